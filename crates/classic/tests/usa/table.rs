//! A table where the rules of USA are tried: actions in notation, and what comes of them.

use std::sync::Arc;

use classic::{Board, Classic, First};

use super::plan::Plan;
pub use super::plan::{cards, route, table_on, tickets};
use super::sketch::{board, sketch};
pub use engine::trial::seat;

/// A game of USA at a position, and what happened last.
pub type Table = engine::trial::Table<Classic>;

/// The board of USA.
pub fn usa() -> Arc<Board> {
    board(include_str!("../../boards/usa.toml"))
}

/// A table of so many on the board of USA.
pub fn table(seats: usize) -> Plan {
    table_on(usa(), seats)
}

/// A table that has just been dealt, with all that chance decides: for each seat four cards and three
/// tickets; then the market; then who is first, unless the host has set it.
#[track_caller]
pub fn deal(seats: usize, first: First, chance: &str) -> Table {
    Table::deal(Classic::new(usa(), seats, first).expect("so many can play"), chance)
}

/// A sketched board with the rules of USA.
#[track_caller]
pub fn small(text: &str) -> Arc<Board> {
    let rules = "game usa; stations 0; rule dealt_long_tickets 0; rule opening_returned \"under-deck\"
                 rule ties [\"tickets\",\"longest-path\"]";
    sketch(&format!("{rules}; {text}"))
}

/// Two who have been dealt three tickets each of eight, with these other rules: A has a-b, a-c and a-d, B
/// has a-e, b-c and b-d, and b-e and c-d are left.
#[track_caller]
pub fn few_tickets(rules: &str) -> Table {
    let board = small(&format!(
        "{rules}; a-b 2 gray; b-c 2 gray; c-d 2 gray; d-e 2 gray; ticket a-b 1; ticket a-c 2; ticket a-d 3
         ticket a-e 4; ticket b-c 1; ticket b-d 2; ticket b-e 3; ticket c-d 1"
    ));
    let game = Classic::new(board, 2, First::Seat(seat("A"))).expect("two can play");
    Table::deal(
        game,
        "red red red red a-b a-c a-d blue blue blue blue a-e b-c b-d red blue white black green",
    )
}

/// The same two, after A has turned down a-d, and B b-d.
#[track_caller]
pub fn opened(rules: &str) -> Table {
    few_tickets(rules).plays("A", "keep a-b a-c").plays("B", "keep a-e b-c")
}
