//! What every game promises, on our board and on one where cards and tickets run out.

use std::sync::Arc;

use europe::{Board, Europe, First};

#[test]
fn europe_keeps_the_promises_of_every_game() {
    for seats in Europe::FEWEST_SEATS..=Europe::MOST_SEATS {
        engine::conformance::check(&Europe::standard(seats).expect("a table"), 4, seats as u64);
    }
}

#[test]
fn so_it_does_where_cards_and_tickets_run_out() {
    let board = Board::parse(include_str!("boards/ravine.toml")).expect("a board");
    let game = Europe::new(Arc::new(board), 2, First::Random).expect("a table");
    engine::conformance::check(&game, 60, 1);
}
