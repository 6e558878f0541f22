//! How many instructions random games of Europe and USA take: the same on a noisy machine as on a quiet one.
//!
//! Each benchmark asserts what it computed, and fails if it takes more instructions than its limit.
//! The limits are a tenth above what was measured; whoever makes the engine slower raises
//! them and says why, whoever makes it faster lowers them.

// The macros make items without documentation, and read the arguments.
#![allow(missing_docs, clippy::disallowed_methods)]

#[path = "../../rails/tests/harness/instructions.rs"]
mod harness;

use std::sync::Arc;

use classic::{Board, Classic as Game, First, State};
use gungraun::{library_benchmark, library_benchmark_group, main};
use harness::{limit, middle, with_table};

/// A table of USA of so many, and how many decisions its games take.
fn with_usa(seats: usize, decisions: u32) -> (Game, u32) {
    let board = Board::parse(include_str!("../boards/usa.toml")).expect("a board");
    (Game::new(Arc::new(board), seats, First::Random).expect("a table"), decisions)
}

#[library_benchmark]
#[bench::two(args = (2, 3734), setup = with_table, config = limit(3_440_000))]
#[bench::five(args = (5, 8351), setup = with_table, config = limit(7_950_000))]
#[bench::usa_two(args = (2, 3124), setup = with_usa, config = limit(2_690_000))]
#[bench::usa_five(args = (5, 7489), setup = with_usa, config = limit(6_300_000))]
fn random_games(table: (Game, u32)) -> u32 {
    harness::play_games(table)
}

#[library_benchmark]
#[bench::three(args = (3, 120), setup = middle, config = limit(420_000))]
fn view_and_imagine(position: (Game, State)) -> usize {
    harness::look_and_imagine(position)
}

library_benchmark_group!(name = europe_engine; benchmarks = random_games, view_and_imagine);
main!(library_benchmark_groups = europe_engine);
