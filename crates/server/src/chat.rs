//! What people say at a table: those who play, and those who watch, apart from each other.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::Form;
use axum::response::Response;
use engine::Message;
use pages::chat::{Chat, Line, PHRASES, Speaker, What};
use store::{Said, StoreError};
use table::checked_saying;

use crate::at_table::AtTable;
use crate::playing::answered_beside;
use crate::refusal::{Reason, Refusal};
use crate::room::{Room, TRIES};
use crate::routes::{Fields, field};
use crate::snapshot::{NOBODY, Snapshot};

/// So much of a talk is kept.
const KEPT: u64 = 200;
/// Who says too much within this time has to wait.
const WHILE: Duration = Duration::from_secs(10);

/// Where those who play talk, as it is written down.
const AT_TABLE: &str = "table";
/// Where those who watch do.
const AROUND: &str = "around";

/// What was said at a table, in memory.
#[derive(Clone, Default)]
pub struct Talk {
    kept: store::Talk,
    /// How often something has changed that those who play hear, and what only those who watch do.
    pub(crate) changes: [u64; 2],
}

/// What somebody hears of a talk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hears {
    /// Nothing: a big screen shows no talk, and tells nobody that there is any.
    Nothing,
    /// What is said at the table.
    Table,
    /// What is said around it too.
    All,
}

impl Hears {
    /// Whether that is a part of it.
    fn includes(self, said: &Said) -> bool {
        match self {
            Hears::Nothing => false,
            Hears::Table => said.place == AT_TABLE,
            Hears::All => true,
        }
    }
}

impl Talk {
    /// A talk as the store has it, which has changed so often at least.
    pub(crate) fn of(kept: store::Talk, [table, around]: [u64; 2]) -> Talk {
        let last = |place: &str| {
            let mut there = kept.said.iter().rev().filter(|said| said.place == place);
            there.next().map_or(0, |said| said.line)
        };
        let changes = [last(AT_TABLE).max(table), last(AROUND).max(around)];
        Talk { kept, changes }
    }

    /// Whether it has changed so often.
    pub(crate) fn has(&self, [table, around]: [u64; 2]) -> bool {
        self.changes[0] >= table && self.changes[1] >= around
    }

    /// How often something has changed for whoever hears so much.
    pub(crate) fn heard(&self, hears: Hears) -> u64 {
        match hears {
            Hears::Nothing => 0,
            Hears::Table => self.changes[0],
            Hears::All => self.changes[0] + self.changes[1],
        }
    }

    fn changed(&mut self, place: &str) {
        self.changes[usize::from(place == AROUND)] += 1;
    }
}

impl Snapshot {
    /// What a person hears: those who play don't hear those who watch while they play.
    pub(crate) fn hears(&self, person: &str) -> Hears {
        let plays = self.table.seat_of(person).is_some() && !self.is_over();
        match person {
            NOBODY => Hears::Nothing,
            _ if plays => Hears::Table,
            _ => Hears::All,
        }
    }

    /// What was said here, as a person hears it.
    pub(crate) fn chat(&self, person: &str) -> Chat {
        let (kept, hears) = (&self.talk.kept, self.hears(person));
        let mut nameless: Vec<&str> = Vec::new();
        let (mut lines, mut muted): (Vec<Line>, Vec<(u64, Speaker)>) = (Vec::new(), Vec::new());
        for said in kept.said.iter().filter(|said| hears.includes(said)) {
            let who = match self.table.seat_of(&said.person).filter(|_| said.place == AT_TABLE) {
                Some(seat) => Speaker::Seat(seat),
                None => {
                    let known = nameless.iter().position(|other| *other == said.person);
                    let number = known.unwrap_or_else(|| {
                        nameless.push(&said.person);
                        nameless.len() - 1
                    });
                    Speaker::Guest(said.name.clone(), number + 1)
                }
            };
            if kept.muted.iter().any(|(by, other)| by == person && *other == said.person) {
                muted.retain(|(_, other)| *other != who);
                muted.push((said.line, who));
                continue;
            }
            let what = match (said.phrase.as_str(), said.body.as_str()) {
                ("", "") => What::Gone,
                ("", text) => What::Text(text.to_owned()),
                (phrase, _) => What::Phrase(phrase.to_owned()),
            };
            lines.push(Line { number: said.line, who, mine: said.person == person, what });
        }
        Chat { lines, muted, watches: self.table.seat_of(person).is_none(), open: false }
    }
}

/// What is written down where a talk changes.
enum Kept {
    /// A line; those before this number go.
    Line(Said, u64),
    /// Somebody mutes another, or hears them again.
    Mute { person: String, other: String, mutes: bool },
}

impl Room {
    /// Writes down what somebody says, by a task that goes on even if they have gone.
    async fn talk(self: &Arc<Self>, said: Said) -> Result<(), Refusal> {
        let room = self.clone();
        let saying = tokio::spawn(async move {
            let line = |_: &Snapshot, talk: &mut Talk| {
                let last = talk.kept.said.last().map_or(0, |said| said.line);
                let said = Said { line: last + 1, ..said.clone() };
                let from = said.line.saturating_sub(KEPT - 1);
                talk.kept.said.retain(|old| old.line >= from);
                talk.changed(&said.place);
                talk.kept.said.push(said.clone());
                Ok(Kept::Line(said, from))
            };
            room.change_talk(line).await
        });
        saying.await.unwrap_or(Err(Reason::Unknown.into()))
    }

    /// Notes that somebody doesn't want to hear whoever said a line, or does again.
    async fn mute(self: &Arc<Self>, person: &str, line: u64, mutes: bool) -> Result<(), Refusal> {
        let mute = |now: &Snapshot, talk: &mut Talk| {
            let heard = |said: &&Said| said.line == line && now.hears(person).includes(said);
            let gone = || Refusal::Told(Message::new("chat-no-line"));
            let other = talk.kept.said.iter().find(heard).map(|said| said.person.clone());
            let other = other.filter(|other| !other.is_empty() && other != person).ok_or_else(gone)?;
            talk.kept.muted.retain(|(by, muted)| !(by == person && *muted == other));
            if mutes {
                talk.kept.muted.push((person.to_owned(), other.clone()));
            }
            let place = if now.table.seat_of(person).is_some() { AT_TABLE } else { AROUND };
            talk.changed(place);
            Ok(Kept::Mute { person: person.to_owned(), other, mutes })
        };
        self.change_talk(mute).await
    }

    /// Changes the talk by what `change` makes of it as it is now.
    async fn change_talk(
        &self,
        change: impl Fn(&Snapshot, &mut Talk) -> Result<Kept, Refusal>,
    ) -> Result<(), Refusal> {
        let _turn = self.turn_to_write().await;
        let store = &self.tools().store;
        for _ in 0..TRIES {
            let now = self.now();
            let mut talk = Talk::clone(&now.talk);
            let kept = change(&now, &mut talk)?;
            let next = Snapshot { talk: Arc::new(talk), ..Snapshot::clone(&now) };
            let aside = next.to_say();
            let written = match kept {
                Kept::Line(said, from) => store.say(&self.id, said, from, aside).await,
                Kept::Mute { person, other, mutes } => {
                    store.mute(&self.id, (&person, &other), mutes, aside).await
                }
            };
            match written {
                Ok(()) if store.is_shared() => {
                    self.said(next);
                    return Ok(());
                }
                Ok(()) => {
                    self.note(|now| now.talk = next.talk);
                    return Ok(());
                }
                // Somebody spoke at another server.
                Err(StoreError::Taken) if store.is_shared() => drop(self.catch_up().await?),
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refusal::Stale)
    }
}

/// Whether somebody may say something once more.
async fn may_speak(at: &AtTable) -> Result<(), Refusal> {
    let (limits, now) = (&at.house.tools.settings.limits, (at.house.tools.clock)());
    let spoken = &at.house.spoken;
    // People can be made up: their address counts too, if there is one.
    let there = at.visitor.address.as_ref();
    let allowed = there.is_none_or(|there| spoken.allow(there, limits.lines_an_address, WHILE, now))
        && spoken.allow(&at.visitor.person, limits.lines_a_person, WHILE, now);
    let allowed = allowed
        && at.house.may("speak", &at.visitor.person, limits.lines_a_person as u64, WHILE).await
        && match there {
            Some(there) => at.house.may("speak", there, limits.lines_an_address as u64, WHILE).await,
            None => true,
        };
    if allowed { Ok(()) } else { Err(Refusal::Told(Message::new("chat-too-many"))) }
}

/// Somebody says something, in words of their own or by a phrase.
pub(crate) async fn say(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let done = async {
        let now = at.room.now();
        now.game()?;
        let phrase = field(&fields, "phrase");
        let body = match phrase {
            "" => checked_saying(field(&fields, "text")).map_err(Refusal::Told)?,
            known if PHRASES.contains(&known) => String::new(),
            _ => return Err(Reason::BadForm.into()),
        };
        may_speak(&at).await?;
        let person = at.visitor.person.clone();
        let plays = now.table.seat_of(&person).is_some();
        let name = at.house.tools.store.name(&person).await?.unwrap_or_default();
        let place = if plays { AT_TABLE } else { AROUND }.to_owned();
        at.room.talk(Said { line: 0, person, name, place, phrase: phrase.to_owned(), body }).await
    };
    let done = done.await;
    answered_beside(&at, field(&fields, "have"), done, Some(field(&fields, "focus"))).await
}

/// Somebody doesn't want to hear whoever said a line (`line`), or does again (`hear`).
pub(crate) async fn mute(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let done = async {
        may_speak(&at).await?;
        let number = |name: &str| field(&fields, name).parse::<u64>().ok();
        let (line, mutes) = match (number("line"), number("hear")) {
            (Some(line), _) => (line, true),
            (None, Some(line)) => (line, false),
            (None, None) => return Err(Reason::BadForm.into()),
        };
        at.room.mute(&at.visitor.person, line, mutes).await
    };
    let done = done.await;
    answered_beside(&at, field(&fields, "have"), done, Some(field(&fields, "focus"))).await
}
