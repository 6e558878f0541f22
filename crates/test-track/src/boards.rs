//! Board files, damaged: a board is played to the end of a game, or all its faults have a line.

use engine::{Arg, FastChance, Notation, Viewer, playout};
use proptest::prelude::*;
use roster::{FromSetup, Setup};

use crate::{edited, edits, laid, tries};

/// No game takes more decisions, on whatever board.
const ENDLESS: u32 = 200_000;

/// Damaged boards of a game, and any other text.
///
/// # Panics
/// A fault without its line, or a board that is right but can't be played.
pub fn damaged<G: FromSetup + Notation>(boards: &[&str]) {
    let inputs = (any::<prop::sample::Index>(), edits(), any::<u64>(), "\\PC{0,40}");
    tries(60, &inputs, |(which, edits, seed, any)| {
        for text in [edited(boards[which.index(boards.len())], &edits), any] {
            match G::read_board(&text) {
                Err(faults) => {
                    assert!(!faults.is_empty(), "{text}");
                    for fault in faults {
                        let line = fault.args.iter().find(|(name, _)| *name == "line");
                        let lines = text.split('\n').count() as i64;
                        let there =
                            |line: &Arg| matches!(line, Arg::Number(line) if (1..=lines).contains(line));
                        assert!(line.is_some_and(|(_, line)| there(line)), "{fault:?} in\n{text}");
                    }
                }
                Ok(board) => {
                    let seats = G::seat_range(&board);
                    let many = seats.start() + seed as usize % seats.clone().count().max(1);
                    let laid = laid::<G>(&text, &Setup::new("", many));
                    play(&laid.unwrap_or_else(|| panic!("no table of {many} on\n{text}")), seed);
                }
            }
        }
    });
}

/// Plays a game to its end, looking at it on the way.
fn play<G: Notation>(game: &G, seed: u64) {
    let (mut chance, mut fresh) = (FastChance::new(seed), FastChance::new(!seed));
    let mut state = game.deal(&mut chance, &mut ());
    game.describe_board();
    let mut count = 0;
    let played = playout::play_on(game, &mut state, &mut chance, ENDLESS, |state| {
        count += 1;
        if count % 50 == 1 {
            assert_eq!(game.audit(state), Ok(()));
            assert_eq!(game.read_state(&game.write_state(state)).as_ref(), Ok(state));
            for viewer in Viewer::all(game.seats()) {
                let view = game.view(state, viewer);
                assert!(game.imagine(&view, &mut fresh).is_ok(), "{viewer:?}");
            }
        }
    });
    played.unwrap_or_else(|stuck| panic!("{stuck}"));
}
