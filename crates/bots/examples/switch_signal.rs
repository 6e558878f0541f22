//! Bots play Switch & Signal with each other: how often they win, and how long a decision takes.
//!
//! `cargo run --release -p roundhouse-bots --example switch_signal -- 300`
//!
//! After the number of games: only this level, and only these settings (`fair standard`).

#![allow(clippy::disallowed_methods, reason = "a program: it reads arguments and a clock")]

use std::time::{Duration, Instant};

use bots::{Budget, Level, Plays};
use engine::{Quick, Rules, Viewer, playout};
use switch_signal::{Board, OWN, Options, SwitchSignal};

/// The first game: none of those that the numbers of `temper.rs` were found with.
const FIRST: u64 = 10_000;

/// What came of some games.
#[derive(Default)]
struct Tally {
    won: u32,
    goods: u32,
    decisions: u32,
    thinking: Duration,
    longest: Duration,
}

fn play(game: &SwitchSignal, who: Option<Level>, seed: u64, tally: &mut Tally) {
    let mut chance = Quick::new(seed);
    let mut state = game.deal(&mut chance, &mut ());
    let mut legal = Vec::new();
    while let Some(seat) = playout::actor(game, &state, &mut chance) {
        let action = match who {
            None => game.pick(&state, seat, &mut chance),
            Some(level) => {
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let start = Instant::now();
                let action =
                    game.choose(level.into(), &view, &(), &legal, &mut Budget::iterations(0), &mut chance);
                let took = start.elapsed();
                tally.decisions += 1;
                tally.thinking += took;
                tally.longest = tally.longest.max(took);
                action
            }
        };
        let action = action.expect("something is legal");
        game.apply(&mut state, seat, action, &mut chance, &mut ()).expect("it was legal");
    }
    let won = game.outcome(&state).is_some_and(|outcome| !outcome.winners.is_empty());
    tally.won += u32::from(won);
    tally.goods += u32::from(game.goods_arrived(&state));
}

fn main() {
    let argument = |place: usize| std::env::args().nth(place);
    let games = argument(1).and_then(|text| text.parse().ok()).unwrap_or(300);
    let only = argument(2);
    let setting = argument(3);
    let standard = Options::default();
    let settings =
        [("standard", standard), ("easy", Options { removed: 0, time: SwitchSignal::TIME[1], ..standard })];
    for board in OWN.into_iter().filter_map(Board::own) {
        for (name, options) in settings {
            if setting.as_ref().is_some_and(|only| only != name) {
                continue;
            }
            for who in [None, Some(Level::Trainee), Some(Level::Driver)] {
                let word = who.map_or("random", Level::word);
                if only.as_ref().is_some_and(|only| only != word) {
                    continue;
                }
                let game = SwitchSignal::new(board.clone(), 2, options).expect("two can play");
                let mut tally = Tally::default();
                for seed in FIRST..FIRST + games {
                    play(&game, who, seed, &mut tally);
                }
                let percent = f64::from(tally.won) * 100.0 / games as f64;
                let goods = f64::from(tally.goods) / games as f64;
                let each = tally.thinking / tally.decisions.max(1);
                println!(
                    "{:14} {name:8} {word:6} won {percent:4.1} %, {goods:.2} goods; {each:?} a decision, at most {:?}",
                    board.id, tally.longest
                );
            }
        }
    }
}
