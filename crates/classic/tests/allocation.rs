//! What search does millions of times takes no memory from the heap, and a position is small.

use classic::{Action, Classic as Game, State};
use rails::TicketSet;

/// Actions that are sometimes legal.
const OTHERS: [Action; 4] = [Action::Pass, Action::Decline, Action::Blind, Action::Keep(TicketSet::NONE)];

/// Tables of every size.
fn tables() -> impl Iterator<Item = Game> {
    (2..=5).map(|seats| Game::standard(seats).expect("a table"))
}

#[path = "../../rails/tests/harness/allocation.rs"]
mod harness;
