//! What partners tell each other where all play together, beside words: what they propose, in steps of the game,
//! and the pins that they put on the map.
//!
//! None of it is the game's: a table says it aside, and a game says what is left of it.

use engine::{Message, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// The most steps of a plan.
pub const MOST_STEPS: usize = 8;
/// The most pins of a seat.
pub const MOST_PINS: usize = 5;

engine::enum_with_ids!(
    /// What a pin says.
    PinKind:
    /// A train should come here.
    Here = "here",
    /// Nobody should touch this.
    Keep = "keep",
    /// Look at this.
    Look = "look",
);

/// A pin that somebody has put on the map, for all to see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pin {
    /// Whose.
    pub seat: Seat,
    /// What it says.
    pub kind: PinKind,
    /// Where, as a click there would name it: `city:paris`.
    pub place: String,
}

/// What is left of what somebody proposed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Left<A> {
    /// The steps that are still to be done, in order; there is one at least.
    pub steps: Vec<A>,
    /// The first of them as whoever is to act can do it now.
    pub now: Option<A>,
    /// Why the first can't be done any more, if so.
    pub never: Option<Message>,
}

/// A proposal, as those at the table see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal<A> {
    /// Who made it.
    pub seat: Seat,
    /// What is left of it.
    pub left: Left<A>,
    /// Who doesn't do it, and why not.
    pub declined: Vec<(Seat, Vec<Message>)>,
}

/// All that partners tell each other, as one viewer sees it.
#[derive(Debug)]
pub struct Together<'a, A> {
    /// What is proposed.
    pub proposals: &'a [Proposal<A>],
    /// What is pinned to the map.
    pub pins: &'a [Pin],
    /// Whether the viewer plans what comes later, though they may be the one who is to act.
    pub planning: bool,
    /// Whether they could.
    pub plans: bool,
}

impl<A> Clone for Together<'_, A> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A> Copy for Together<'_, A> {}

impl<A> Default for Together<'_, A> {
    fn default() -> Self {
        Together { proposals: &[], pins: &[], planning: false, plans: false }
    }
}

impl<A> Together<'_, A> {
    /// How many steps of the viewer's own proposals are left: a form that adds one says after how many, so that it
    /// is added once.
    pub fn own_steps(&self, viewer: Viewer) -> usize {
        let own = self.proposals.iter().filter(|proposal| viewer.is(proposal.seat));
        own.map(|proposal| proposal.left.steps.len()).sum()
    }
}
