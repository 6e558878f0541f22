//! What a strong player would do, and why.

use engine::Message;
use serde::{Deserialize, Serialize};

/// What a bot thinks of a decision: of all that it looked at more closely, the best first.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Advice<Action> {
    /// Its opinions; the first is what it would do.
    pub opinions: Vec<Opinion<Action>>,
}

/// What a bot thinks of an action.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Opinion<Action> {
    /// What could be done.
    pub action: Action,
    /// What it expects of it, if it has tried.
    pub rating: Option<Rating>,
    /// What speaks for it, and what against it, in sentences.
    pub why: Vec<Message>,
}

/// What a bot does where its partners propose something.
#[derive(Clone, Debug)]
pub struct Answer<Action> {
    /// What it does.
    pub action: Action,
    /// What it was asked to do and doesn't, and why not.
    pub declined: Vec<Opinion<Action>>,
}

impl<Action> Answer<Action> {
    /// Does so, and says nothing.
    pub fn wordless(action: Action) -> Answer<Action> {
        Answer { action, declined: Vec::new() }
    }
}

/// What a bot expects of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// How likely the seat wins, out of a thousand.
    pub odds: u16,
    /// By how many tenths of a point it will be ahead of its best rival, or behind; `None` where a
    /// team plays.
    pub lead: Option<i32>,
}
