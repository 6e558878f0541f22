//! Whatever a stranger can send to the Card Game is refused or taken as it is; see `test_track`.

use card_game::CardGame;
use test_track::{boards, notation, records, views};

/// Finished games of every kind, of older rules too.
const RECORDS: &[&str] = &[
    include_str!("replays/one-order.txt"),
    include_str!("replays/two-seats.txt"),
    include_str!("replays/three-seats.txt"),
    include_str!("replays/nothing-to-do.txt"),
    include_str!("replays/all-tickets.txt"),
];

/// Boards that are made for tests.
const BOARDS: &[(&str, &str)] = &[("branch-line", include_str!("boards/branch-line.toml"))];

fn tables() -> Vec<CardGame> {
    let tables = (2..=4).map(|seats| CardGame::standard(seats).expect("a table"));
    let peeking = ["no", "A", "yes"];
    tables
        .zip(peeking)
        .map(|(game, said)| {
            let peeking = game.read_peeking(said).expect("seats");
            game.with_peeking_of(peeking)
        })
        .collect()
}

#[test]
fn damaged_actions_are_refused_or_read_as_they_are() {
    notation::actions(&tables());
}

#[test]
fn damaged_positions_are_refused_or_read_as_they_are() {
    notation::states(&tables());
}

#[test]
fn damaged_records_are_refused_or_played_as_far_as_they_go() {
    records::damaged::<CardGame>(RECORDS, BOARDS);
}

#[test]
fn damaged_boards_are_played_or_their_faults_have_lines() {
    let boards: Vec<&str> = card_game::BOARDS.iter().chain(BOARDS).map(|(_, text)| *text).collect();
    boards::damaged::<CardGame>(&boards);
}

#[test]
fn damaged_views_are_refused_or_imagined_as_they_are() {
    views::imagined(&tables());
}

#[test]
fn views_with_a_wrong_number_are_refused_or_imagined_as_they_are() {
    views::with_wrong_numbers(&tables());
}
