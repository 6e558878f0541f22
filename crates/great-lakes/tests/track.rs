//! Whatever a stranger can send to the Great Lakes is refused or taken as it is; see `test_track`.

use engine::{FastChance, Rules as _};
use great_lakes::GreatLakes;
use test_track::{boards, notation, records, views};

/// Finished games of every kind, of older rules too.
const RECORDS: &[&str] = &[
    include_str!("replays/one-order.txt"),
    include_str!("replays/exchanges.txt"),
    include_str!("replays/all-pass.txt"),
    include_str!("replays/last-cards.txt"),
    include_str!("replays/v1/harbours.txt"),
];

/// Boards that are made for tests.
const BOARDS: &[(&str, &str)] = &[("narrows", include_str!("boards/narrows.toml"))];

fn tables() -> Vec<GreatLakes> {
    (2..=5).map(|seats| GreatLakes::standard(seats).expect("a table")).collect()
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
    records::damaged::<GreatLakes>(RECORDS, BOARDS);
}

#[test]
fn damaged_boards_are_played_or_their_faults_have_lines() {
    let boards: Vec<&str> = great_lakes::BOARDS.iter().chain(BOARDS).map(|(_, text)| *text).collect();
    boards::damaged::<GreatLakes>(&boards);
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
