//! How many instructions random games of Great Lakes take: the same on a noisy machine as on a quiet one.
//!
//! Each benchmark asserts what it computed, and fails if it takes more instructions than its limit.
//! The limits are a tenth above what was measured; whoever makes the engine slower raises
//! them and says why, whoever makes it faster lowers them.

// The macros make items without documentation, and read the arguments.
#![allow(missing_docs, clippy::disallowed_methods)]

#[path = "../../rails/tests/harness/instructions.rs"]
mod harness;

use great_lakes::{GreatLakes as Game, State};
use gungraun::{library_benchmark, library_benchmark_group, main};
use harness::{limit, middle, with_table};

#[library_benchmark]
#[bench::two(args = (2, 5710), setup = with_table, config = limit(7_790_000))]
#[bench::five(args = (5, 14133), setup = with_table, config = limit(20_400_000))]
fn random_games(table: (Game, u32)) -> u32 {
    harness::play_games(table)
}

#[library_benchmark]
#[bench::three(args = (3, 120), setup = middle, config = limit(520_000))]
fn view_and_imagine(position: (Game, State)) -> usize {
    harness::look_and_imagine(position)
}

library_benchmark_group!(name = great_lakes_engine; benchmarks = random_games, view_and_imagine);
main!(library_benchmark_groups = great_lakes_engine);
