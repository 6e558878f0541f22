//! Actions and positions as text: whatever is read is written as it is, and nothing else is read.

use engine::{Notation, Seat, Viewer};
use proptest::prelude::*;

use crate::{edited, edits, positions, tries};

/// Damaged actions of random games, and any other text.
///
/// # Panics
/// An action is read that isn't written so, or nobody can say what it does.
pub fn actions<R: Notation>(tables: &[R]) {
    let inputs = (positions(), any::<prop::sample::Index>(), edits(), "\\PC{0,40}");
    tries(300, &inputs, |(position, which, edits, any)| {
        let (game, state, mut chance) = position.at(tables);
        let mut texts = vec![any];
        for seat in Seat::all(game.seats()) {
            let mut legal = Vec::new();
            game.legal(&state, seat, &mut legal);
            if !legal.is_empty() {
                texts.push(edited(&game.write_action(*which.get(&legal)), &edits));
            }
        }
        for text in texts {
            let Ok(action) = game.read_action(&text) else { continue };
            assert_eq!(game.read_action(&game.write_action(action)), Ok(action), "{text:?}");
            game.describe_action(action);
            for seat in Seat::all(game.seats()) {
                let mut after = state.clone();
                match game.apply(&mut after, seat, action, &mut chance, &mut Vec::new()) {
                    Ok(()) => assert_eq!(game.audit(&after), Ok(()), "{seat} {text:?}"),
                    Err(illegal) => {
                        assert_eq!(after, state, "{seat} {text:?}");
                        game.explain(&illegal);
                    }
                }
            }
            let _ = game.read_drawn(&text);
        }
    });
}

/// Damaged positions of random games, and any other text.
///
/// # Panics
/// A position is read that isn't written so, or that can't be looked at.
pub fn states<R: Notation>(tables: &[R]) {
    tries(300, &(positions(), edits(), "\\PC{0,40}"), |(position, edits, any)| {
        let (game, state, mut chance) = position.at(tables);
        let whole = game.write_state(&state);
        assert_eq!(game.read_state(&whole).as_ref(), Ok(&state));
        for text in [edited(&whole, &edits), any] {
            let Ok(read) = game.read_state(&text) else { continue };
            assert_eq!(game.read_state(&game.write_state(&read)), Ok(read.clone()), "{text}");
            game.outcome(&read);
            for viewer in Viewer::all(game.seats()) {
                let view = game.view(&read, viewer);
                // Some can't have come about though everything is somewhere: then it takes luck to imagine them.
                if let Ok(imagined) = game.imagine(&view, &mut chance) {
                    assert_eq!(game.view(&imagined, viewer), view, "{viewer:?} {text}");
                }
                if let Viewer::Seat(seat) = viewer {
                    game.legal(&read, seat, &mut Vec::new());
                }
            }
        }
    });
}
