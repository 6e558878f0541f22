//! The deal of the day: the same for everybody, one try each, and told to nobody before all have had theirs.
//!
//! - `laying`: how somebody begins it, or goes back to it
//! - `measuring`: the house's own player, who plays it too
//! - `showing`: what came of it

mod laying;
mod measuring;
mod showing;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use engine::{Message, Seat};
use store::{Ended, Try};
use table::{Entry, Table};
use words::Day;

use crate::House;
use crate::refusal::Refusal;
use crate::room::Room;
use crate::snapshot::Snapshot;

pub(crate) use laying::play;
pub(crate) use measuring::Measured;
pub(crate) use showing::{earlier, offers, today};

/// Games that were begun in time count for so long after the end of their day, in seconds; then the deal is
/// told, whoever may still be at it.
const LATE: i64 = 3 * 60 * 60;
/// Another server's clock may be behind by so many seconds: it may still let somebody begin.
const MARGIN: i64 = 60;

impl House {
    /// The day that it is.
    pub(crate) fn today(&self) -> Day {
        Day::at(self.tools.seconds())
    }

    /// Whether what was dealt on a day may be told: nobody can begin it any more, and nobody's game counts that
    /// isn't over.
    async fn is_told(&self, day: Day, game: &str) -> Result<bool, Refusal> {
        let since = self.tools.seconds() - day.ends();
        Ok(since >= LATE || (since >= MARGIN && !self.tools.store.is_tried(day.0, game).await?))
    }

    /// Opens a table of a day's deal to everybody, once that may be told.
    ///
    /// # Errors
    /// Nobody knows whether it may.
    pub(crate) async fn tell(&self, room: &Arc<Room>) -> Result<(), Refusal> {
        let now = room.now();
        if let Some(day) = now.table.day.filter(|_| !now.told)
            && self.is_told(Day(day), &now.table.game).await?
        {
            room.note(|now| now.told = true);
        }
        Ok(())
    }

    /// Whether a person has had their try at the deal that a table plays, and whether it is still to be had.
    ///
    /// # Errors
    /// That is so, or nobody knows.
    pub(crate) async fn has_a_try(
        &self,
        table: &Table,
        person: &str,
        why: &'static str,
    ) -> Result<(), Refusal> {
        let Some(day) = table.day else { return Ok(()) };
        if Day(day) != self.today() {
            return Err(told("table-day-over"));
        }
        match self.own_try(person, Day(day), &table.game).await? {
            Some(_) => Err(told(why)),
            None => Ok(()),
        }
    }

    async fn own_try(&self, person: &str, day: Day, game: &str) -> Result<Option<Try>, Refusal> {
        let own = self.tools.store.own_tries(person, day.0).await?;
        Ok(own.into_iter().find(|own| own.game == game))
    }
}

fn told(key: &'static str) -> Refusal {
    Refusal::Told(Message::new(key))
}

impl Snapshot {
    /// Whether what was dealt here is everybody's, and secret until all have played it.
    pub(crate) fn is_secret(&self) -> bool {
        self.table.day.is_some() && !self.told
    }
}

/// Whether a game that ends at this time, in seconds since 1970, ends in time: any does but that of a deal which
/// everybody knows by then.
pub(crate) fn is_in_time(table: &Table, at: i64) -> bool {
    table.day.is_none_or(|day| at < Day(day).ends() + LATE)
}

/// The tries that begin with these entries, after which the table is so: all who sit there have one together.
pub(crate) fn begun(id: &str, table: &Table, entries: &[Entry]) -> Vec<Try> {
    let begins = entries.iter().any(|entry| matches!(entry, Entry::Started { .. }));
    let Some(day) = table.day.filter(|_| begins) else { return Vec::new() };
    let one = |person: &str| Try {
        day,
        game: table.game.clone(),
        person: person.to_owned(),
        table: id.to_owned(),
        ..Try::default()
    };
    table.players().into_iter().map(one).collect()
}

/// How the try at a table ends with these entries, at this time, if it does: whoever lets a bot play has given up.
pub(crate) fn ended(now: &Snapshot, next: &Snapshot, entries: &[Entry], at: i64) -> Option<Ended> {
    now.table.day?;
    if entries.iter().any(|entry| matches!(entry, Entry::Handed { .. })) {
        return Some(Ended { at, came: None });
    }
    let over = !now.is_over() && next.is_over() && !next.table.substituted && is_in_time(&next.table, at);
    let came = next.live.as_ref().filter(|_| over)?.came(Seat::default())?;
    Some(Ended { at, came: Some(came) })
}
