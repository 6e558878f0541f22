//! A table as it is now, in memory: a [`Snapshot`], which nobody changes.
//!
//! Whoever reads takes one and keeps it for as long as it takes to draw it; whoever writes makes the next
//! one ([`room`](crate::room)). So readers wait for nobody.

use std::sync::Arc;

use bots::Advice;
use engine::{Message, Seat, Seats, Viewer};
use pages::Chair;
use roster::Head;
use table::{Entry, Sitter, Table, Wish};

use crate::dealing::Deals;
use crate::live::Live;
use crate::refusal::{Reason, Refusal};

/// What a seat that asked for a hint gets.
#[derive(Clone)]
pub enum Hint {
    /// It is being thought about.
    Thinking,
    /// What a strong player would do.
    Told(Arc<Advice<String>>),
}

/// A table as it is now, and its game, if it has begun.
#[derive(Clone)]
pub struct Snapshot {
    /// Who deals its game.
    pub(crate) deals: Arc<dyn Deals>,
    /// Who sits where, and what was done.
    pub table: Arc<Table>,
    /// What the board says of itself that its host brought along, if they did.
    pub own_board: Option<Arc<Head>>,
    /// The game.
    pub live: Option<Arc<dyn Live>>,
    /// Why the game can't go on: the rules have changed since.
    pub departed: Option<Message>,
    /// What has been proposed since the last step. It isn't kept: it is said at the table.
    pub proposals: Vec<(Seat, String)>,
    /// What seats that are to act were advised to do: each is for that seat alone, and isn't kept.
    pub hints: Vec<(Seat, Hint)>,
    /// How often something was said that isn't kept.
    pub said: u64,
    /// How often a seat's hint has changed: nobody else is told that it asked.
    pub asked: Vec<(Seat, u64)>,
    /// How often anything has changed since the table came into memory.
    pub version: u64,
}

/// What comes of a wish.
pub enum Plan {
    /// It is so already.
    Done,
    /// These entries have to be written down; then this is the table.
    Write(Vec<Entry>, Arc<Table>, Option<Arc<dyn Live>>),
}

impl Snapshot {
    /// A table that has just been laid.
    fn new(deals: Arc<dyn Deals>, table: Table) -> Snapshot {
        let own_board = table.own_board.as_deref().and_then(|text| Head::read(text).ok());
        Snapshot {
            deals,
            own_board: own_board.map(Arc::new),
            table: Arc::new(table),
            live: None,
            departed: None,
            proposals: Vec::new(),
            hints: Vec::new(),
            said: 0,
            asked: Vec::new(),
            version: 0,
        }
    }

    /// The table with this log. A game that departs from today's rules is there up to that step.
    ///
    /// # Errors
    /// A log that no table can have.
    pub fn replay(deals: Arc<dyn Deals>, log: &[Entry]) -> Result<Snapshot, Message> {
        let first = log.first().ok_or_else(|| Message::new("table-bad-log").with("entry", 0))?;
        Snapshot::new(deals, Table::laid(first)?).after(&log[1..])
    }

    /// The table after more entries that have been written down.
    ///
    /// # Errors
    /// Entries that can't follow.
    pub fn after(&self, entries: &[Entry]) -> Result<Snapshot, Message> {
        let mut table = Table::clone(&self.table);
        let mut game = self.live.as_ref().map(|live| live.fork());
        let mut departed = self.departed.clone();
        for entry in entries {
            table.add(entry)?;
            match (entry, &mut game) {
                (Entry::Started { seed, .. }, _) => game = Some(self.deals.deal(&table, seed)?),
                (Entry::Acted { seat, action, hash, .. }, Some(game)) if departed.is_none() => {
                    departed = game.play(*seat, action, hash).err();
                }
                _ => {}
            }
        }
        Ok(self.with(Arc::new(table), game.map(Arc::from), departed))
    }

    /// The same after something was written down: what was said of the step before is over.
    pub fn with(
        &self,
        table: Arc<Table>,
        live: Option<Arc<dyn Live>>,
        departed: Option<Message>,
    ) -> Snapshot {
        let since = table.steps.get(self.table.steps.len()..).unwrap_or_default();
        let acted: Seats = since.iter().map(|step| step.seat).collect();
        let actors = live.as_ref().map_or(Seats::default(), |live| live.actors());
        // Whoever chooses at the same time as others may still need a hint.
        let needed = |(seat, _): &&(Seat, Hint)| !acted.contains(*seat) && actors.contains(*seat);
        let hints = self.hints.iter().filter(needed).cloned().collect();
        let proposals = if since.is_empty() { self.proposals.clone() } else { Vec::new() };
        Snapshot { table, live, departed, proposals, hints, ..self.clone() }
    }

    /// A text that is another one whenever something has changed for a person.
    pub fn mark(&self, person: &str) -> String {
        let theirs = self.table.seats_of(person);
        let asked: u64 = self.asked.iter().filter(|(seat, _)| theirs.contains(*seat)).map(|(_, n)| n).sum();
        format!("{}.{}.{asked}", self.table.entries, self.said)
    }

    /// How often a seat's hint has changed: whoever thinks about one knows by it whether it is still wanted.
    pub fn ticket(&self, seat: Seat) -> u64 {
        self.asked.iter().find(|(asked, _)| *asked == seat).map_or(0, |(_, times)| *times)
    }

    /// Notes that a seat's hint is another now.
    pub fn note_hint(&mut self, seat: Seat, hint: Option<Hint>) {
        self.hints.retain(|(hinted, _)| *hinted != seat);
        self.hints.extend(hint.map(|hint| (seat, hint)));
        match self.asked.iter_mut().find(|(asked, _)| *asked == seat) {
            Some((_, times)) => *times += 1,
            None => self.asked.push((seat, 1)),
        }
    }

    /// How many steps have been played.
    pub fn steps(&self) -> u32 {
        self.live.as_ref().map_or(0, |live| live.steps())
    }

    /// The game, if it has begun.
    ///
    /// # Errors
    /// It hasn't.
    pub fn game(&self) -> Result<&Arc<dyn Live>, Refusal> {
        self.live.as_ref().ok_or_else(|| Reason::NotBegun.into())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.live.as_ref().is_some_and(|live| live.is_over())
    }

    /// The seat of a person that may act now: whoever holds several acts for one at a time.
    pub fn acting(&self, person: &str) -> Option<Seat> {
        let live = self.live.as_ref().filter(|_| self.departed.is_none())?;
        let theirs = self.table.seats_of(person);
        live.actors().iter().find(|seat| theirs.contains(*seat))
    }

    /// As whom a person looks at the game.
    pub fn viewer(&self, person: &str) -> Viewer {
        let seat = self.acting(person).or_else(|| self.table.seat_of(person));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What a seat gets that asked for a hint.
    pub fn hint(&self, seat: Seat) -> Option<&Hint> {
        self.hints.iter().find(|(hinted, _)| *hinted == seat).map(|(_, hint)| hint)
    }

    /// The next bot that has to act, what it is, and the step it answers.
    pub fn next_bot(&self) -> Option<(Seat, &str, u32)> {
        let live = self.live.as_ref().filter(|_| self.departed.is_none())?;
        live.actors().iter().find_map(|seat| match self.table.sitter(seat)? {
            Sitter::Bot { level, .. } => Some((seat, level.as_str(), live.steps())),
            Sitter::Person { .. } => None,
        })
    }

    /// What is to be written down for a wish to come true.
    ///
    /// # Errors
    /// Why it can't.
    pub fn wish(&self, wish: Wish) -> Result<Plan, Refusal> {
        match &wish {
            Wish::Sit { person, .. } if self.table.seat_of(person).is_some() => return Ok(Plan::Done),
            Wish::Start { person, .. } if self.table.has_begun() && self.table.host == *person => {
                return Ok(Plan::Done);
            }
            _ => {}
        }
        let entry = self.table.answer(wish).map_err(Refusal::Told)?;
        let next = self.after(std::slice::from_ref(&entry)).map_err(Refusal::Told)?;
        Ok(Plan::Write(vec![entry], next.table, next.live))
    }

    /// What is to be written down for somebody to do something, and then more for as long as it can be
    /// done, in answer to step `step`. Who asks again for what has been done already is told so.
    ///
    /// # Errors
    /// It isn't their seat, something has happened since, or the rules say no.
    pub fn act(&self, person: &str, step: u32, actions: &[String]) -> Result<Plan, Refusal> {
        let first = self.table.seat_of(person).ok_or(Reason::NotYourSeat)?;
        let seat = |live: &dyn Live| {
            let theirs = self.table.seats_of(person);
            live.actors().iter().find(|seat| theirs.contains(*seat)).unwrap_or(first)
        };
        self.act_as(self.table.seats_of(person), seat, step, actions)
    }

    /// The same for a bot.
    ///
    /// # Errors
    /// As for people.
    pub fn act_for(&self, seat: Seat, step: u32, action: &str) -> Result<Plan, Refusal> {
        self.act_as(Seats::only(seat), |_| seat, step, &[action.to_owned()])
    }

    fn act_as(
        &self,
        theirs: Seats,
        seat: impl Fn(&dyn Live) -> Seat,
        step: u32,
        actions: &[String],
    ) -> Result<Plan, Refusal> {
        let mut game = self.game()?.clone();
        // What others have done since makes an answer no staler: they act at the same time only
        // where everybody chooses at the same time.
        let since = self.table.steps.get(step as usize..).ok_or(Refusal::Stale)?;
        if let Some(done) = since.iter().find(|done| theirs.contains(done.seat)) {
            let asked = actions.first().and_then(|action| game.written(action).ok());
            return if asked.as_deref() == Some(&*done.action) {
                Ok(Plan::Done)
            } else {
                Err(Refusal::Stale)
            };
        }
        if let Some(why) = &self.departed {
            return Err(Refusal::Departed(why.clone()));
        }
        let (mut entries, mut table) = (Vec::new(), Table::clone(&self.table));
        for action in actions {
            match game.act(seat(&*game), action) {
                Ok((entry, next)) => {
                    table.add(&entry).map_err(Refusal::Told)?;
                    entries.push(entry);
                    game = Arc::from(next);
                }
                // What the game has done by itself meanwhile needs no doing.
                Err(_) if !entries.is_empty() => break,
                Err(why) => return Err(Refusal::Told(why)),
            }
        }
        Ok(Plan::Write(entries, Arc::new(table), Some(game)))
    }
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
