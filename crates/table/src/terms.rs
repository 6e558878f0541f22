//! On what terms people meet at a table.

use serde::{Deserialize, Serialize};

use crate::Person;

/// On what terms people meet at a table: its host chooses them. Older logs don't say them all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// Whether people may ask what a strong player would do.
    #[serde(default = "yes")]
    pub hints: bool,
    /// Whether cards still to come are counted for people.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub counts: bool,
    /// How long they may think.
    #[serde(default, skip_serializing_if = "Pace::is_none")]
    pub pace: Pace,
    /// The bot that plays for whoever isn't there.
    #[serde(default = "driver", skip_serializing_if = "is_driver")]
    pub stand_in: String,
    /// Whether it is listed on the front page until it begins.
    #[serde(default, skip_serializing_if = "is_no")]
    pub listed: bool,
    /// Whether others may watch.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub watched: bool,
    /// Whether people keep their colours when chairs change places. At older tables these stay with the chairs.
    #[serde(default, skip_serializing_if = "is_no")]
    pub own_colours: bool,
    /// What the house adds to the shuffle: its hash is shown from the start, itself only after the end. Older
    /// tables have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealed: Option<String>,
    /// Who is expected on which chair: nobody else sits down there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expected: Vec<Option<Person>>,
    /// Whether it is a first lesson: its deal is known, and its host learns.
    #[serde(default, skip_serializing_if = "is_no")]
    pub lesson: bool,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            hints: true,
            counts: true,
            pace: Pace::None,
            stand_in: driver(),
            listed: false,
            watched: true,
            own_colours: false,
            sealed: None,
            expected: Vec::new(),
            lesson: false,
        }
    }
}

const fn yes() -> bool {
    true
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_yes(value: &bool) -> bool {
    *value
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_no(value: &bool) -> bool {
    !*value
}

fn driver() -> String {
    "driver".to_owned()
}

fn is_driver(bot: &str) -> bool {
    bot == "driver"
}

/// How long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As long as they like.
    #[default]
    None,
    /// So many seconds for each decision, and as many more in all.
    Live {
        /// For each decision.
        decision: u32,
        /// In all, beyond that.
        reserve: u32,
    },
    /// So many days for each decision.
    Days(u32),
}

impl Pace {
    /// Whether nobody's time is ever up.
    pub fn is_none(&self) -> bool {
        *self == Pace::None
    }

    /// The allowance for a decision and the reserve for a game, in milliseconds.
    pub fn allowed(self) -> Option<(i64, i64)> {
        const SECOND: i64 = 1000;
        match self {
            Pace::None => None,
            Pace::Live { decision, reserve } => {
                Some((i64::from(decision) * SECOND, i64::from(reserve) * SECOND))
            }
            Pace::Days(days) => Some((i64::from(days) * 24 * 60 * 60 * SECOND, 0)),
        }
    }
}
