//! Tables of any game, and positions at them.

use std::sync::Arc;

use engine::{FastChance, Rules, playout};
use proptest::prelude::*;
use roster::{Choice, FromSetup, Setup, Title};

/// A place in a random game: at which table, which game, and after how many decisions.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    table: prop::sample::Index,
    seed: u64,
    decisions: u32,
}

/// Any place in any game.
pub fn positions() -> impl Strategy<Value = Position> {
    (any::<prop::sample::Index>(), any::<u64>(), 0_u32..300).prop_map(|(table, seed, decisions)| Position {
        table,
        seed,
        decisions,
    })
}

impl Position {
    /// The table, the position, and chance to go on with. A shorter game is played to its end.
    pub fn at<R: Rules>(self, tables: &[R]) -> (&R, R::State, FastChance) {
        let game = self.table.get(tables);
        let (state, chance) = after(game, self.seed, self.decisions);
        (game, state, chance)
    }
}

/// A random game after so many decisions, and chance to go on with.
pub(crate) fn after<R: Rules>(game: &R, seed: u64, decisions: u32) -> (R::State, FastChance) {
    let mut chance = FastChance::new(seed);
    let mut state = game.deal(&mut chance, &mut ());
    for _ in 0..decisions {
        let Some(seat) = playout::actor(game, &state, &mut chance) else { break };
        let Some(action) = game.pick(&state, seat, &mut chance) else { break };
        game.perform(&mut state, seat, action, &mut chance, &mut ());
    }
    (state, chance)
}

/// A table of the game on a board, if it can be laid so.
pub fn laid<G: FromSetup>(text: &str, setup: &Setup) -> Option<G> {
    let board = Arc::new(G::read_board(text).ok()?);
    let names: Vec<&'static str> = G::BOARDS.iter().map(|(name, _)| *name).collect();
    let title = Title {
        id: "",
        seats: G::seat_range(&board),
        choices: G::choices().into_iter().chain([Choice::new("board", &names)]).collect(),
        boards: names,
        files: Vec::new(),
        together: false,
        pad: false,
        presets: Vec::new(),
        poster: "",
        card: None,
        texts: &[],
        bots: Vec::new(),
    };
    title.check_options(setup).ok()?;
    G::from_setup(&title, board, setup).ok()
}
