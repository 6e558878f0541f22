//! How many instructions random games of the Card Game take, and the best set of tickets: the same on
//! a noisy machine as on a quiet one.
//!
//! Each benchmark asserts what it computed, and fails if it takes more instructions than its limit.
//! The limits are a tenth above what was measured; whoever makes the engine slower raises
//! them and says why, whoever makes it faster lowers them.

// The macros make items without documentation, and read the arguments.
#![allow(missing_docs, clippy::disallowed_methods)]

#[path = "../../rails/tests/harness/instructions.rs"]
mod harness;

use card_game::{CardGame as Game, Cards, Rivals, State};
use engine::{Chance, FastChance};
use gungraun::{library_benchmark, library_benchmark_group, main};
use harness::{GAMES, limit, middle, with_table};
use rails::{TicketId, TicketSet};

#[library_benchmark]
#[bench::two(args = (2, 2803), setup = with_table, config = limit(3_850_000))]
#[bench::four(args = (4, 4484), setup = with_table, config = limit(5_400_000))]
fn random_games(table: (Game, u32)) -> u32 {
    harness::play_games(table)
}

#[library_benchmark]
#[bench::three(args = (3, 80), setup = middle, config = limit(370_000))]
fn view_and_imagine(position: (Game, State)) -> usize {
    harness::look_and_imagine(position)
}

/// A train pile and tickets that it can't complete all of.
type Pile = (Cards, TicketSet);

// The best set out of twelve tickets, with 20 cards in the pile: a long game's end.
#[library_benchmark]
#[bench::twelve(args = (12, 4313), setup = piles, config = limit(3_350_000))]
fn best_set((game, piles, gain): (Game, Vec<Pile>, u32)) -> u32 {
    let best = |(train, held): &Pile| {
        game.best_of_pile(train, TicketSet::NONE, TicketSet::NONE, *held, Rivals::default(), true).gain
    };
    let found = piles.iter().map(best).sum();
    assert_eq!(found, gain);
    found
}

fn piles(tickets: usize, gain: u32) -> (Game, Vec<Pile>, u32) {
    let (game, _) = with_table(2, 0);
    let mut chance = FastChance::new(4);
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
