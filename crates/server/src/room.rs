//! A table in memory, kept in step with the store.

use std::sync::Arc;
use std::time::Duration;

use bots::{Advice, Level};
use engine::{Message, Seat, Seats, Viewer};
use pages::{Chair, Region};
use store::{Store, StoreError};
use table::{Entry, Sitter, Table, Wish};
use tokio::sync::{Mutex, watch};
use words::Words;

use crate::Random;
use crate::live::{self, Live, Look};
use crate::thinking::Study;

/// Why something can't be done.
#[derive(Debug)]
pub enum Refusal {
    /// There is no such table.
    NoTable,
    /// The rules of the game or of the table say no.
    Told(Message),
    /// Something has happened since: the action answers another step.
    Stale,
    /// It is not the person's seat.
    NotSeated,
    /// The disk says no.
    Store(StoreError),
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        match error {
            StoreError::Taken => Refusal::Stale,
            other => Refusal::Store(other),
        }
    }
}

/// A table and its game, if it has begun.
pub struct Room {
    /// Its id in addresses.
    pub id: String,
    inner: Mutex<Inner>,
    /// How often something has changed; whoever watches is told.
    changed: watch::Sender<u64>,
    /// Whether somebody wants to skip ahead to a person's turn.
    hurry: watch::Sender<bool>,
}

struct Inner {
    table: Table,
    live: Option<Box<dyn Live>>,
    /// What has been proposed since the last step. It isn't kept: it is said at the table.
    proposals: Vec<(Seat, String)>,
    /// What seats that are to act were advised to do: each is for that seat alone, and isn't kept.
    hints: Vec<(Seat, Advice<String>)>,
}

/// A person's look at a table.
pub struct Glance {
    /// How many steps had been played when it was made.
    pub steps: u64,
    /// What is to be seen.
    pub regions: Vec<Region>,
}

impl Room {
    /// A room with a table and its game, if it has begun.
    pub fn new(id: String, table: Table, live: Option<Box<dyn Live>>) -> Room {
        let (changed, hurry) = (watch::channel(table.entries).0, watch::channel(false).0);
        let inner = Inner { table, live, proposals: Vec::new(), hints: Vec::new() };
        Room { id, inner: Mutex::new(inner), changed, hurry }
    }

    /// Follows the table's changes.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// A copy of the table.
    pub async fn table(&self) -> Table {
        self.inner.lock().await.table.clone()
    }

    /// Whether the game is over, and whether it is the person's turn to act.
    pub async fn stage(&self, person: &str) -> (bool, bool) {
        let inner = self.inner.lock().await;
        let Some(live) = &inner.live else { return (false, false) };
        let mine = acting(&inner.table, &**live, person).is_some();
        (live.is_over(), mine)
    }

    /// Writes an entry down and makes it come true.
    async fn add(&self, inner: &mut Inner, store: &Store, entry: &Entry) -> Result<(), Refusal> {
        let body = serde_json::to_string(entry).unwrap_or_default();
        store.append(&self.id, inner.table.entries, &body).await?;
        inner.table.add(entry).map_err(Refusal::Told)?;
        match (entry, &mut inner.live) {
            (Entry::Started { seed, .. }, _) => {
                inner.live = Some(live::deal(&inner.table, seed).map_err(Refusal::Told)?)
            }
            (Entry::Acted { .. }, Some(live)) => {
                inner.proposals.clear();
                if let Some(step) = inner.table.steps.last() {
                    live.play(step).map_err(Refusal::Told)?;
                    // Whoever chooses at the same time as others may still need it.
                    let actors = live.actors();
                    inner.hints.retain(|(seat, _)| *seat != step.seat && actors.contains(*seat));
                }
            }
            _ => {}
        }
        self.changed.send_modify(|version| *version += 1);
        Ok(())
    }

    /// Lets a wish come true, if it may.
    ///
    /// # Errors
    /// Why it may not.
    pub async fn wish(&self, store: &Store, wish: Wish) -> Result<(), Refusal> {
        let mut inner = self.inner.lock().await;
        let entry = inner.table.answer(wish).map_err(Refusal::Told)?;
        self.add(&mut inner, store, &entry).await?;
        if let Entry::Sat { person, .. } = &entry {
            store.sits(person, &self.id).await?;
        }
        Ok(())
    }

    /// Does an action that answers step `step`. When this returns, it is on disk.
    ///
    /// # Errors
    /// It is not the person's seat, the action answers another step, or the rules say no.
    pub async fn act(&self, store: &Store, person: &str, step: u32, action: &str) -> Result<(), Refusal> {
        let mut inner = self.inner.lock().await;
        let first = inner.table.seat_of(person).ok_or(Refusal::NotSeated)?;
        let seat = inner.live.as_ref().and_then(|live| acting(&inner.table, &**live, person));
        let theirs = inner.table.seats_of(person);
        self.act_as(&mut inner, store, seat.unwrap_or(first), theirs, step, action).await
    }

    async fn act_as(
        &self,
        inner: &mut Inner,
        store: &Store,
        seat: Seat,
        theirs: Seats,
        step: u32,
        action: &str,
    ) -> Result<(), Refusal> {
        let live = inner.live.as_ref().ok_or_else(|| Refusal::Told(Message::new("table-not-begun")))?;
        // What others have done since makes an answer no staler: they act at the same time only
        // where everybody chooses at the same time.
        let since = inner.table.steps.get(step as usize..).ok_or(Refusal::Stale)?;
        if since.iter().any(|done| theirs.contains(done.seat)) {
            return Err(Refusal::Stale);
        }
        let entry = live.entry(seat, action).map_err(Refusal::Told)?;
        self.add(inner, store, &entry).await
    }

    /// Proposes an action to whoever is to act; one a seat, the newest counts.
    ///
    /// # Errors
    /// It is not the person's table, or it can't be done.
    pub async fn propose(&self, person: &str, action: &str) -> Result<(), Refusal> {
        let mut inner = self.inner.lock().await;
        let seat = inner.table.seat_of(person).ok_or(Refusal::NotSeated)?;
        let live = inner.live.as_ref().ok_or_else(|| Refusal::Told(Message::new("table-not-begun")))?;
        let action = live.proposal(action).map_err(Refusal::Told)?;
        inner.proposals.retain(|(by, _)| *by != seat);
        inner.proposals.push((seat, action));
        self.changed.send_modify(|version| *version += 1);
        Ok(())
    }

    /// Thinks about what a person could do now. What comes of it is for that person's eyes alone, and is
    /// there until they act; asking again brings nothing new.
    ///
    /// # Errors
    /// It is not their turn, or hints are not allowed at this table.
    pub async fn hint(&self, study: &Study, person: &str, seed: u64) -> Result<(), Refusal> {
        let (seat, steps, mind) = {
            let inner = self.inner.lock().await;
            inner.table.seat_of(person).ok_or(Refusal::NotSeated)?;
            if !inner.table.hints {
                return Err(Refusal::Told(Message::new("table-no-hints")));
            }
            let live = inner.live.as_ref().ok_or_else(|| Refusal::Told(Message::new("table-not-begun")))?;
            let acting = acting(&inner.table, &**live, person);
            let seat = acting.ok_or_else(|| Refusal::Told(Message::new("table-hint-not-now")))?;
            if inner.hints.iter().any(|(hinted, _)| *hinted == seat) {
                return Ok(());
            }
            (seat, inner.table.steps.len(), live.mind(seat))
        };
        let advice = study.think(mind, move |mind, is_up| mind.advise(seed, is_up)).await;
        let advice = advice.ok_or_else(|| Refusal::Told(Message::new("table-hint-none")))?;
        let mut inner = self.inner.lock().await;
        let since = inner.table.steps.get(steps..).unwrap_or_default();
        let acting = inner.live.as_ref().is_some_and(|live| live.actors().contains(seat));
        if acting && since.iter().all(|step| step.seat != seat) {
            inner.hints.retain(|(hinted, _)| *hinted != seat);
            inner.hints.push((seat, advice));
        }
        Ok(())
    }

    /// The next bot that has to act; `None` if no bot has to.
    async fn next_bot(&self) -> Option<(Seat, Level, u32)> {
        let inner = self.inner.lock().await;
        let live = inner.live.as_ref()?;
        live.actors().iter().find_map(|seat| match inner.table.sitter(seat)? {
            Sitter::Bot { level, .. } => {
                Some((seat, Level::from_word(level).unwrap_or(Level::Driver), live.steps()))
            }
            Sitter::Person { .. } => None,
        })
    }

    /// Lets the bots of this table play, at a pace that people can follow, for as long as it is
    /// their turn.
    pub async fn drive_bots(self: Arc<Room>, store: Store, pace: Duration, random: Random, study: Study) {
        let mut watch = self.watch();
        let mut hurry = self.hurry.subscribe();
        loop {
            let Some((seat, level, step)) = self.next_bot().await else {
                self.hurry.send_replace(false);
                if watch.changed().await.is_err() {
                    return;
                }
                continue;
            };
            let _ = tokio::time::timeout(pace, hurry.wait_for(|hurry| *hurry)).await;
            let seed = u64::from_le_bytes(random()[..8].try_into().unwrap_or_default());
            let mind = self.inner.lock().await.live.as_ref().map(|live| live.mind(seat));
            let Some(mind) = mind else { return };
            let choice = study.think(mind, move |mind, is_up| mind.choose(level, seed, is_up)).await;
            let Some(action) = choice else { return };
            let mut inner = self.inner.lock().await;
            match self.act_as(&mut inner, &store, seat, Seats::only(seat), step, &action).await {
                Ok(()) | Err(Refusal::Stale) => {}
                Err(_) => return,
            }
        }
    }

    /// Lets the bots play without a pause until it is a person's turn.
    pub fn skip_ahead(&self) {
        self.hurry.send_replace(true);
    }

    /// What a person sees of the game now.
    pub async fn look(
        &self,
        person: &str,
        words: &Words,
        focus: Option<&str>,
        refusal: Option<&str>,
    ) -> Glance {
        let inner = self.inner.lock().await;
        let Some(live) = &inner.live else { return Glance { steps: 0, regions: Vec::new() } };
        let chairs = chairs(&inner.table);
        let look = self.how(&inner, &chairs, person, words, focus, refusal);
        Glance { steps: live.steps().into(), regions: live.regions(&look) }
    }

    /// The whole page of a game that has begun.
    pub async fn page(
        &self,
        person: &str,
        words: &Words,
        focus: Option<&str>,
        refusal: Option<&str>,
    ) -> Option<String> {
        let inner = self.inner.lock().await;
        let live = inner.live.as_ref()?;
        let chairs = chairs(&inner.table);
        Some(live.page(&self.how(&inner, &chairs, person, words, focus, refusal)))
    }

    fn how<'a>(
        &'a self,
        inner: &'a Inner,
        chairs: &'a [Chair],
        person: &str,
        words: &'a Words,
        focus: Option<&'a str>,
        refusal: Option<&'a str>,
    ) -> Look<'a> {
        let acting = inner.live.as_ref().and_then(|live| acting(&inner.table, &**live, person));
        let seat = acting.or_else(|| inner.table.seat_of(person));
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let hint = acting.and_then(|seat| inner.hints.iter().find(|(hinted, _)| *hinted == seat));
        Look {
            words,
            table: &self.id,
            chairs,
            viewer,
            focus,
            refusal,
            proposals: &inner.proposals,
            hint: hint.map(|(_, advice)| advice),
            hints: inner.table.hints,
        }
    }
}

/// The seat of a person that may act now: whoever holds several acts for one at a time.
fn acting(table: &Table, live: &dyn Live, person: &str) -> Option<Seat> {
    let theirs = table.seats_of(person);
    live.actors().iter().find(|seat| theirs.contains(*seat))
}

/// Who sits where, for pages.
pub fn chairs(table: &Table) -> Vec<Chair> {
    let chair = |sitter: &Option<Sitter>| Chair {
        name: sitter.as_ref().map(|sitter| sitter.name().to_owned()).unwrap_or_default(),
        level: match sitter {
            Some(Sitter::Bot { level, .. }) => Some(level.clone()),
            _ => None,
        },
    };
    table.chairs.iter().map(chair).collect()
}
