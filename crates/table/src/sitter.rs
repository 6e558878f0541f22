//! Who sits on a chair, and who plays in their place while they are away.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{Person, Table};

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Sitter {
    Person { person: Person, name: String, stand_in: Option<StandIn> },
    Bot { level: String, name: String },
}

/// A bot that plays in somebody's place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandIn {
    /// Which.
    pub level: String,
    /// Why.
    pub why: Absence,
}

/// Why a bot plays somebody's seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// They left, and may come back.
    Left,
    /// They gave up for good.
    Resigned,
    /// They were not there, and somebody at the table handed their seat over.
    Away,
    /// Their time was up.
    Late,
}

impl Absence {
    /// Its name in texts.
    pub const fn id(self) -> &'static str {
        match self {
            Absence::Left => "left",
            Absence::Resigned => "resigned",
            Absence::Away => "away",
            Absence::Late => "late",
        }
    }
}

impl Sitter {
    /// What they are called.
    pub fn name(&self) -> &str {
        match self {
            Sitter::Person { name, .. } | Sitter::Bot { name, .. } => name,
        }
    }

    /// Which bot plays there, if one does.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Sitter::Bot { level, .. } | Sitter::Person { stand_in: Some(StandIn { level, .. }), .. } => {
                Some(level)
            }
            Sitter::Person { .. } => None,
        }
    }

    /// Whose seat it is, if it is anybody's.
    pub fn person(&self) -> Option<&str> {
        match self {
            Sitter::Person { person, .. } => Some(person),
            Sitter::Bot { .. } => None,
        }
    }
}

impl Table {
    /// The person who plays a seat, if no bot does.
    pub fn player(&self, seat: Seat) -> Option<&str> {
        self.sitter(seat).filter(|sitter| sitter.bot().is_none())?.person()
    }

    /// Whoever leaves as host is succeeded by the next person who plays, in the order of seats.
    pub(crate) fn succeed(&mut self, gone: Seat) {
        if self.seats().any(|seat| self.player(seat) == Some(&self.host)) {
            return;
        }
        let count = self.chairs.len();
        let after = (1..=count).filter_map(|next| Seat::new(((gone.index() + next) % count) as u8));
        if let Some(heir) = after.filter_map(|seat| self.player(seat)).next().map(str::to_owned) {
            self.host = heir;
        }
    }
}
