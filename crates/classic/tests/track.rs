//! Whatever a stranger can send to Europe or USA is refused or taken as it is; see `test_track`.

use std::sync::Arc;

use classic::{Board, Classic, First};
use engine::{FastChance, Rules as _};
use test_track::{boards, notation, records, views};

/// Finished games of every kind, of older rules too.
const RECORDS: &[&str] = &[
    include_str!("replays/one-order.txt"),
    include_str!("replays/tunnels.txt"),
    include_str!("replays/all-pass.txt"),
    include_str!("replays/three-sweeps.txt"),
    include_str!("replays/usa-last-tickets.txt"),
    include_str!("replays/v1/last-cards.txt"),
];

/// Boards that are made for tests.
const BOARDS: &[(&str, &str)] = &[("ravine", include_str!("boards/ravine.toml"))];

fn tables() -> Vec<Classic> {
    let texts = classic::BOARDS.iter().chain(BOARDS).map(|(_, text)| *text);
    let boards = texts.map(|text| Arc::new(Board::parse(text).expect("a board")));
    let tables =
        boards.flat_map(|board| (2..=5).map(move |seats| Classic::new(board.clone(), seats, First::Random)));
    // Not as many as that can play everywhere.
    tables.filter_map(Result::ok).collect()
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
    records::damaged::<Classic>(RECORDS, BOARDS);
}

#[test]
fn damaged_boards_are_played_or_their_faults_have_lines() {
    let boards: Vec<&str> = classic::BOARDS.iter().chain(BOARDS).map(|(_, text)| *text).collect();
    boards::damaged::<Classic>(&boards);
}

#[test]
fn damaged_views_are_refused_or_imagined_as_they_are() {
    views::imagined(&tables());
}

#[test]
fn views_with_a_wrong_number_are_refused_or_imagined_as_they_are() {
    views::with_wrong_numbers(&tables());
}

/// Found by a bot that was shown such a view, and counted down from there.
#[test]
fn a_game_without_turns_left_is_over() {
    let game = tables().remove(0);
    let mut state = game.deal(&mut FastChance::new(1), &mut ());
    state.turns_left = Some(1);
    assert_eq!(game.audit(&state), Ok(()));
    state.turns_left = Some(0);
    assert!(game.audit(&state).is_err());
}
