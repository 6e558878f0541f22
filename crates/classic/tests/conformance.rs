//! What every game promises, on the boards of the house and on small ones where cards and tickets run out
//! and other rules hold.

#[path = "boards/tables.rs"]
#[allow(dead_code, reason = "the small boards with Europe's rules are like the one here")]
mod boards;
#[path = "rulebook/sketch.rs"]
mod sketch;

use classic::{Classic, First};
use engine::{FastChance, Rules};

fn check(tables: &[Classic], games: u64) {
    for game in tables {
        engine::conformance::check(game, games, game.seats() as u64);
    }
}

#[test]
fn europe_keeps_the_promises_of_every_game() {
    check(&boards::europe(), 4);
}

#[test]
fn usa_keeps_the_promises_of_every_game() {
    check(&boards::usa(), 4);
}

#[test]
fn so_does_europe_where_cards_and_tickets_run_out() {
    let board = sketch::board(include_str!("boards/ravine.toml"));
    check(&[Classic::new(board, 2, First::Random).expect("a table")], 60);
}

#[test]
fn so_do_games_with_other_rules() {
    check(&boards::other_rules(), 2);
}

#[test]
fn so_does_a_game_whatever_its_rules_are() {
    let mut chance = FastChance::new(14);
    for _ in 0..30 {
        check(&boards::any_rules(&mut chance), 1);
    }
}
