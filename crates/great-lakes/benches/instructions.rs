//! How many instructions random games of Great Lakes take: the same on a noisy machine as on a quiet one.
//!
//! Each benchmark asserts what it computed, and fails if it takes more instructions than its limit.
//! The limits are a tenth above what was measured; whoever makes the engine slower raises
//! them and says why, whoever makes it faster lowers them.

// The macros make items without documentation, and read the arguments.
#![allow(missing_docs, clippy::disallowed_methods)]

use std::hint::black_box;

use engine::{Quick, Rules, Viewer, playout};
use great_lakes::GreatLakes;
use gungraun::{
    Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main,
};

const GAMES: u64 = 20;

fn limit(instructions: u64) -> LibraryBenchmarkConfig {
    let mut callgrind = Callgrind::default();
    callgrind.hard_limits([(EventKind::Ir, instructions)]);
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(callgrind);
    config
}

fn table(seats: usize) -> GreatLakes {
    GreatLakes::standard(seats).expect("a table")
}

// Whole games: deal, pick, perform, score.
#[library_benchmark]
#[bench::two(args = (2, 3734), setup = with_table, config = limit(4_800_000))]
#[bench::five(args = (5, 8351), setup = with_table, config = limit(11_200_000))]
fn random_games((game, decisions): (GreatLakes, u32)) -> u32 {
    let mut chance = Quick::new(1);
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

fn with_table(seats: usize, decisions: u32) -> (GreatLakes, u32) {
    (table(seats), decisions)
}

// A middle position as a seat sees it, and what the seat makes of it: what a bot does before each
// try.
#[library_benchmark]
#[bench::three(args = (3), setup = middle, config = limit(380_000))]
fn view_and_imagine((game, state): (GreatLakes, great_lakes::State)) -> usize {
    let mut chance = Quick::new(2);
    let viewer = Viewer::Seat(state.turn);
    for _ in 0..GAMES {
        let view = game.view(&state, viewer);
        let imagined = game.imagine(&view, &mut chance).expect("a view of a true state");
        assert_eq!(imagined.market, state.market);
        black_box(imagined);
    }
    GAMES as usize
}

fn middle(seats: usize) -> (GreatLakes, great_lakes::State) {
    let game = table(seats);
    let mut chance = Quick::new(3);
    let mut state = game.deal(&mut chance, &mut ());
    for _ in 0..120 {
        let Some(seat) = playout::actor(&game, &state, &mut chance) else { break };
        let action = game.pick(&state, seat, &mut chance).expect("there is always something to do");
        game.perform(&mut state, seat, action, &mut chance, &mut ());
    }
    (game, state)
}

library_benchmark_group!(name = great_lakes_engine; benchmarks = random_games, view_and_imagine);
main!(library_benchmark_groups = great_lakes_engine);
