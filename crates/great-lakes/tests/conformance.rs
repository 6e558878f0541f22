//! What every game promises, on our board and on one where cards and tickets run out.

use std::sync::Arc;

use great_lakes::{Board, First, GreatLakes};

#[test]
fn great_lakes_keeps_the_promises_of_every_game() {
    for seats in GreatLakes::FEWEST_SEATS..=GreatLakes::MOST_SEATS {
        engine::conformance::check(&GreatLakes::standard(seats).expect("a table"), 3, seats as u64);
    }
}

#[test]
fn so_it_does_where_cards_and_tickets_run_out() {
    let board = Arc::new(Board::parse(include_str!("boards/narrows.toml")).expect("a board"));
    for seats in GreatLakes::FEWEST_SEATS..=board.most_seats() {
        let game = GreatLakes::new(board.clone(), seats, First::Random).expect("a table");
        engine::conformance::check(&game, 20, seats as u64);
    }
}
