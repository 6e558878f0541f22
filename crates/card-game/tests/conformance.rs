//! What every game promises, with and without peeking, and where cards and tickets run short.

use std::sync::Arc;

use card_game::{Board, CardGame, First};

#[test]
fn the_card_game_keeps_the_promises_of_every_game() {
    for seats in CardGame::FEWEST_SEATS..=CardGame::MOST_SEATS {
        engine::conformance::check(&CardGame::standard(seats).expect("a table"), 12, seats as u64);
    }
}

#[test]
fn so_it_does_where_owners_may_look_into_their_piles() {
    for seats in CardGame::FEWEST_SEATS..=CardGame::MOST_SEATS {
        let game = CardGame::standard(seats).expect("a table").with_peeking(true);
        engine::conformance::check(&game, 6, 40 + seats as u64);
    }
}

#[test]
fn so_it_does_where_some_may() {
    let game = CardGame::standard(3).expect("a table");
    let some = game.read_peeking("A,C").expect("two seats");
    engine::conformance::check(&game.with_peeking_of(some), 6, 60);
}

#[test]
fn so_it_does_where_cards_and_tickets_run_short() {
    let board = Arc::new(Board::parse(include_str!("boards/branch-line.toml")).expect("a board"));
    for seats in CardGame::FEWEST_SEATS..=CardGame::MOST_SEATS {
        let game = CardGame::new(board.clone(), seats, First::Random).expect("a table");
        engine::conformance::check(&game, 60, 80 + seats as u64);
    }
}
