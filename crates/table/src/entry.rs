//! What is written down of a table, one line after another.

use std::sync::Arc;

use engine::{Keyed, Seat};
use serde::{Deserialize, Serialize};

use crate::{Absence, Person, Terms};

/// What is written down, one line after another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Entry {
    /// The table was laid.
    Laid {
        game: String,
        seats: usize,
        options: Vec<(String, String)>,
        host: Person,
        /// On what terms people meet there.
        #[serde(flatten)]
        terms: Terms,
        /// The text of the board file that its host brought along; none for a board of the house's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        own_board: Option<Arc<str>>,
    },
    /// The table is for the deal of this day, counted from 1970: the same for everybody, and one try each. It
    /// stands in no terms, so that a program that knows of no such deals can't read the table and open it.
    OfDay { day: i64 },
    /// It is practice: it goes on from a step of another game, whose steps up to there come first.
    Branched(Branch),
    /// A person sat down.
    Sat { seat: Seat, person: Person, name: String },
    /// A bot was put on a chair.
    Bot { seat: Seat, level: String, name: String },
    /// The browser of whoever sits there added something to the shuffle.
    Salted { seat: Seat, salt: String },
    /// Someone stood up, or a bot was taken away, before the game began.
    Left { seat: Seat },
    /// Chairs were added, or as many free ones taken away, the last first.
    Resized { seats: usize },
    /// Two chairs changed places, with whoever sits on them.
    Swapped { one: Seat, other: Seat },
    /// Which chair goes first was decided; by lot, where none is said.
    First { seat: Option<Seat> },
    /// A seat got another colour and pattern: whoever had one of them got what it had before.
    Painted { seat: Seat, colour: Seat, pattern: Seat },
    /// The game began, with the chance of this seed. Older tables don't say what that is keyed by, by
    /// which rules, nor on which board.
    Started {
        seed: String,
        /// What chance is keyed by.
        #[serde(default, skip_serializing_if = "Keyed::is_unsaid")]
        chance: Keyed,
        /// The version of the game's rules.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules: Option<u32>,
        /// The board's name and the hash of its facts, as in a record.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        board: Option<(String, String)>,
    },
    /// A seat did something: the action, what chance decided and the hash of the state, as in a record.
    Acted { seat: Seat, action: String, drawn: Vec<String>, hash: String },
    /// A seat took back so many of the steps that stood: others had to consent, or it was free. It is a
    /// step itself. The hash is that of the position it led back to.
    Undone { seat: Seat, back: usize, granted: bool, hash: String },
    /// In practice: it goes on from what a seat imagined at that step, and chance from this seed. It is a step
    /// itself. The hash is that of the position.
    Imagined { seat: Seat, seed: String, state: String, hash: String },
    /// A bot plays a seat from now on, until its owner is back, if there still is one.
    Handed { seat: Seat, level: String, why: Absence },
    /// The owner of a seat that a bot played is back.
    Returned { seat: Seat },
    /// The chair of somebody who isn't there is offered to whoever comes.
    Offered { seat: Seat },
    /// A newcomer took over a chair that was offered.
    Taken { seat: Seat, person: Person, name: String },
    /// Those who sat here play again, at this table.
    Followed { table: String },
    /// In a first lesson: the learner goes on from an idea, or wants no more of the lesson.
    Coached { idea: Option<String> },
}

/// From where a game goes on that is played for practice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Branch {
    /// Which game it grew from: a table, or `record/…`.
    pub from: String,
    /// From which of its steps.
    pub step: u32,
    /// Whose place whoever practises has.
    pub seat: Seat,
    /// Whether what that seat didn't know was imagined; else the decks lie as they lay.
    pub imagined: bool,
}

/// An entry with the time at which it was written down, in milliseconds since 1970: handed in, and never
/// earlier than that of the entry before. Older logs don't say it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Timed {
    /// When.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<i64>,
    /// What.
    #[serde(flatten)]
    pub entry: Entry,
}
