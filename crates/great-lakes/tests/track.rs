//! Whatever a stranger can send to the Great Lakes is refused or taken as it is; see `test_track`.

use engine::{FastChance, Notation as _, Rules as _};
use great_lakes::GreatLakes;

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

test_track::track!(GreatLakes, great_lakes::BOARDS);

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

/// Found by positions and payments with more than can be counted.
#[test]
fn what_cannot_be_counted_is_refused() {
    let game = tables().remove(0);
    let mut state = game.deal(&mut FastChance::new(1), &mut ());
    let own = &mut state.holdings[engine::Seat::default()];
    (own.trains, own.ships) = (200, 100);
    assert!(game.audit(&state).is_err());
    let claim =
        |trains, ships| game.read_action(&format!("claim buffalo-erie: {trains} red-train {ships} red-ship"));
    assert!(claim(1, 1).is_ok());
    assert!(claim(200, 100).is_err());
}
