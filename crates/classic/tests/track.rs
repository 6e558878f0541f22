//! Whatever a stranger can send to Europe or USA is refused or taken as it is; see `test_track`.

use std::sync::Arc;

use classic::{Board, Classic, First};
use engine::{FastChance, Rules as _, Seat};
use rails::{CityId, CitySet};

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

test_track::track!(Classic, classic::BOARDS);

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

/// Found by positions that had lost the line of their phase.
#[test]
fn what_is_chosen_in_the_opening_is_what_was_dealt() {
    let game = tables().remove(0);
    let (mut state, mut chance) = (game.deal(&mut FastChance::new(1), &mut ()), FastChance::new(2));
    let opening = state.phase;
    for _ in 0..30 {
        let Some(seat) = engine::playout::actor(&game, &state, &mut chance) else { break };
        let action = game.pick(&state, seat, &mut chance).expect("something to do");
        game.perform(&mut state, seat, action, &mut chance, &mut ());
        assert_eq!(game.audit(&state), Ok(()));
    }
    // Somebody has drawn more tickets by now.
    assert!(game.view(&state, engine::Viewer::Spectator).seats.iter().any(|seat| seat.tickets > 4));
    state.phase = opening;
    assert!(game.audit(&state).is_err());
}

/// Found by a bot that looked for the way there.
#[test]
fn stations_stand_in_cities() {
    let game = tables().remove(0);
    let mut state = game.deal(&mut FastChance::new(1), &mut ());
    let own = &mut state.holdings[Seat::default()];
    own.stations_left -= 1;
    let mut built = |city: usize| {
        state.holdings[Seat::default()].stations = CitySet::only(CityId::at(city));
        game.audit(&state)
    };
    assert_eq!(built(0), Ok(()));
    assert!(built(63).is_err());
}
