//! What the instruction counts of all games share: random games, and positions in their middle.
//! The file above says which game.

use std::hint::black_box;

use engine::{FastChance, Rules, Viewer, playout};
use gungraun::{Callgrind, EventKind, LibraryBenchmarkConfig};

use super::{Game, State};

/// So many games, or looks.
pub const GAMES: u64 = 20;

/// A benchmark that may take no more instructions than these.
pub fn limit(instructions: u64) -> LibraryBenchmarkConfig {
    let mut callgrind = Callgrind::default();
    callgrind.hard_limits([(EventKind::Ir, instructions)]);
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(callgrind);
    config
}

/// A table of so many, and how many decisions its games take.
pub fn with_table(seats: usize, decisions: u32) -> (Game, u32) {
    (Game::standard(seats).expect("a table"), decisions)
}

/// Plays whole games: deal, pick, perform, score.
pub fn play_games((game, decisions): (Game, u32)) -> u32 {
    let mut chance = FastChance::new(1);
    let mut made = 0;
    for _ in 0..GAMES {
        let mut state = game.deal(&mut chance, &mut ());
        let (decisions, outcome) =
            playout::play_on(&game, &mut state, &mut chance, 100_000, |_| {}).expect("every game ends");
        made += decisions;
        black_box(outcome);
    }
    assert_eq!(made, decisions);
    made
}

/// A game of so many after some decisions.
pub fn middle(seats: usize, decisions: u32) -> (Game, State) {
    let (game, _) = with_table(seats, 0);
    let mut chance = FastChance::new(3);
    let mut state = game.deal(&mut chance, &mut ());
    for _ in 0..decisions {
        let Some(seat) = playout::actor(&game, &state, &mut chance) else { break };
        let action = game.pick(&state, seat, &mut chance).expect("there is always something to do");
        game.perform(&mut state, seat, action, &mut chance, &mut ());
    }
    (game, state)
}

/// Looks at a position as a seat sees it, and imagines what the seat makes of it: what a bot does
/// before each try.
pub fn look_and_imagine((game, state): (Game, State)) -> usize {
    let mut chance = FastChance::new(2);
    let viewer = Viewer::Seat(state.turn);
    for _ in 0..GAMES {
        let view = game.view(&state, viewer);
        let imagined = game.imagine(&view, &mut chance).expect("a view of a true state");
        assert_eq!(imagined.market, state.market);
        black_box(imagined);
    }
    GAMES as usize
}
