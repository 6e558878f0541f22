//! How many instructions random games of the Card Game take, and the best set of tickets: the same on
//! a noisy machine as on a quiet one.
//!
//! Each benchmark asserts what it computed, and fails if it takes more instructions than its limit.
//! The limits are a tenth above what was measured; whoever makes the engine slower raises
//! them and says why, whoever makes it faster lowers them.

// The macros make items without documentation, and read the arguments.
#![allow(missing_docs, clippy::disallowed_methods)]

use std::hint::black_box;

use card_game::{CardGame, Cards, Rivals};
use engine::{Chance, Quick, Rules, Viewer, playout};
use gungraun::{
    Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main,
};
use rails::{TicketId, TicketSet};

const GAMES: u64 = 20;

fn limit(instructions: u64) -> LibraryBenchmarkConfig {
    let mut callgrind = Callgrind::default();
    callgrind.hard_limits([(EventKind::Ir, instructions)]);
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(callgrind);
    config
}

fn table(seats: usize) -> CardGame {
    CardGame::standard(seats).expect("a table")
}

// Whole games: deal, pick, perform, score.
#[library_benchmark]
#[bench::two(args = (2, 2803), setup = with_table, config = limit(3_850_000))]
#[bench::four(args = (4, 4484), setup = with_table, config = limit(5_400_000))]
fn random_games((game, decisions): (CardGame, u32)) -> u32 {
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

fn with_table(seats: usize, decisions: u32) -> (CardGame, u32) {
    (table(seats), decisions)
}

// A middle position as a seat sees it, and what the seat makes of it: what a bot does before each
// try.
#[library_benchmark]
#[bench::three(args = (3), setup = middle, config = limit(370_000))]
fn view_and_imagine((game, state): (CardGame, card_game::State)) -> usize {
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

fn middle(seats: usize) -> (CardGame, card_game::State) {
    let game = table(seats);
    let mut chance = Quick::new(3);
    let mut state = game.deal(&mut chance, &mut ());
    for _ in 0..80 {
        let Some(seat) = playout::actor(&game, &state, &mut chance) else { break };
        let action = game.pick(&state, seat, &mut chance).expect("there is always something to do");
        game.perform(&mut state, seat, action, &mut chance, &mut ());
    }
    (game, state)
}

/// A train pile and tickets that it can't complete all of.
type Pile = (Cards, TicketSet);

// The best set out of twelve tickets, with 20 cards in the pile: a long game's end.
#[library_benchmark]
#[bench::twelve(args = (12, 4313), setup = piles, config = limit(3_350_000))]
fn best_set((game, piles, gain): (CardGame, Vec<Pile>, u32)) -> u32 {
    let best = |(train, held): &Pile| {
        game.best_of_pile(train, TicketSet::NONE, TicketSet::NONE, *held, Rivals::default(), true).gain
    };
    let found = piles.iter().map(best).sum();
    assert_eq!(found, gain);
    found
}

fn piles(tickets: usize, gain: u32) -> (CardGame, Vec<Pile>, u32) {
    let game = table(2);
    let mut chance = Quick::new(4);
    let pile = |_| {
        let train = game.board().cards().draw_many(20, &mut chance);
        let mut held = TicketSet::NONE;
        while held.len() < tickets {
            held = held.with(TicketId(chance.below(46) as u8));
        }
        (train, held)
    };
    let piles = (0..GAMES).map(pile).collect();
    (game, piles, gain)
}

library_benchmark_group!(name = card_game_engine; benchmarks = random_games, view_and_imagine, best_set);
main!(library_benchmark_groups = card_game_engine);
