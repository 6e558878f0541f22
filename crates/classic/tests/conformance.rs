//! What every game promises, on our board and on one where cards and tickets run out.

use std::sync::Arc;

use classic::{Board, Classic, First};

#[test]
fn europe_keeps_the_promises_of_every_game() {
    for seats in 2..=5 {
        engine::conformance::check(&Classic::standard(seats).expect("a table"), 4, seats as u64);
    }
}

#[test]
fn so_it_does_where_cards_and_tickets_run_out() {
    let board = Board::parse(include_str!("boards/ravine.toml")).expect("a board");
    let game = Classic::new(Arc::new(board), 2, First::Random).expect("a table");
    engine::conformance::check(&game, 60, 1);
}
