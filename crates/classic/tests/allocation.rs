//! What search does millions of times takes no memory from the heap, and a position is small.

use classic::{Action, Classic as Game, State};
use rails::TicketSet;

/// Actions that are sometimes legal.
const OTHERS: [Action; 4] = [Action::Pass, Action::Decline, Action::Blind, Action::Keep(TicketSet::NONE)];

/// Tables of every size, with the rules of Europe, of USA and others.
fn tables() -> impl Iterator<Item = Game> {
    boards::europe().into_iter().chain(boards::usa()).chain(boards::other_rules())
}

#[path = "boards/tables.rs"]
#[allow(dead_code, reason = "what happens on all small boards happens on those with other rules")]
mod boards;
#[path = "../../rails/tests/harness/allocation.rs"]
mod harness;
#[path = "rulebook/sketch.rs"]
mod sketch;
