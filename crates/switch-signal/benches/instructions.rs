//! How many instructions random games of Switch & Signal take: the same on a noisy machine as on a
//! quiet one.
//!
//! Each benchmark asserts what it computed, and fails if it takes more instructions than its limit.
//! The limits are a tenth above what was measured; whoever makes the engine slower raises
//! them and says why, whoever makes it faster lowers them.

// The macros make items without documentation, and read the arguments.
#![allow(missing_docs, clippy::disallowed_methods)]

use std::hint::black_box;
use std::sync::Arc;

use engine::{FastChance, Rules, playout};
use gungraun::{
    Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main,
};
use switch_signal::{Board, Options, State, SwitchSignal};

const GAMES: u64 = 20;

fn limit(instructions: u64) -> LibraryBenchmarkConfig {
    let mut callgrind = Callgrind::default();
    callgrind.hard_limits([(EventKind::Ir, instructions)]);
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(callgrind);
    config
}

fn table(board: Arc<Board>) -> SwitchSignal {
    SwitchSignal::new(board, 2, Options::default()).expect("a table")
}

// Whole games: deal, pick, perform, outcome.
#[library_benchmark]
#[bench::central_europe(args = ("central-europe", 1258), setup = with_table, config = limit(1_630_000))]
#[bench::north_america(args = ("north-america", 1200), setup = with_table, config = limit(1_600_000))]
fn random_games((game, decisions): (SwitchSignal, u32)) -> u32 {
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

fn with_table(board: &str, decisions: u32) -> (SwitchSignal, u32) {
    (table(Board::own(board).expect("ours")), decisions)
}

// Where each train would end with each roll: what a screen or a bot asks before each move.
#[library_benchmark]
#[bench::north_america(args = ("north-america"), setup = middle, config = limit(655_000))]
fn looking_ahead((game, state): (SwitchSignal, State)) -> usize {
    let mut courses = 0;
    for _ in 0..GAMES {
        for train in state.on_network().iter() {
            courses += black_box(game.courses(&state, train)).len();
        }
    }
    assert_eq!(courses, 600);
    courses
}

fn middle(board: &str) -> (SwitchSignal, State) {
    let game = table(Board::own(board).expect("ours"));
    let mut chance = FastChance::new(3);
    let mut state = game.deal(&mut chance, &mut ());
    for _ in 0..30 {
        let Some(seat) = playout::actor(&game, &state, &mut chance) else { break };
        let action = game.pick(&state, seat, &mut chance).expect("there is always something to do");
        game.perform(&mut state, seat, action, &mut chance, &mut ());
    }
    (game, state)
}

library_benchmark_group!(name = switch_signal_engine; benchmarks = random_games, looking_ahead);
main!(library_benchmark_groups = switch_signal_engine);
