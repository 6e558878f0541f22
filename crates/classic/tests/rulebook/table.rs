//! A table where rules are tried: actions in notation, and what comes of them.

use std::sync::Arc;

use classic::{Board, Classic, First};

use super::plan::Plan;
pub use super::plan::{cards, city, route, table_on, ticket, tickets};
pub use engine::trial::seat;

/// A game of Europe at a position, and what happened last.
pub type Table = engine::trial::Table<Classic>;

/// A table of so many on the standard board.
pub fn table(seats: usize) -> Plan {
    table_on(Arc::new(Board::standard()), seats)
}

/// A table that has just been dealt, with all that chance decides: for each seat four cards, a long
/// ticket and three others; then the market; then who is first, unless the host has set it.
#[track_caller]
pub fn deal(seats: usize, first: First, chance: &str) -> Table {
    Table::deal(Classic::new(Arc::new(Board::standard()), seats, first).expect("so many can play"), chance)
}
