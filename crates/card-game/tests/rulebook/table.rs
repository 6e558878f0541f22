//! A table where rules are tried: actions in notation, and what comes of them.

use std::sync::Arc;

use card_game::{Board, CardGame, First};

pub use super::plan::{cards, table, table_of, tickets};
pub use engine::trial::seat;

/// The Card Game at a position, and what happened last.
pub type Table = engine::trial::Table<CardGame>;

/// A table that has just been dealt, with all that chance decides: for each seat seven cards and six
/// tickets; then the market; then who is first, unless the host has set it.
#[track_caller]
pub fn deal(seats: usize, first: First, chance: &str) -> Table {
    Table::deal(CardGame::new(Arc::new(Board::standard()), seats, first).expect("so many can play"), chance)
}
