//! Bots play Switch & Signal with each other: how often they win, what a game costs, and where it is lost.
//!
//! `cargo run --release -p roundhouse-bots --example switch_signal -- 300 driver north-america`
//!
//! After the number of games: only this bot, only this board, how many iterations a decision, and the
//! first game.

#![allow(clippy::disallowed_methods, reason = "a program: it reads arguments and a clock")]

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use bots::{Budget, HasBots, HouseBot};
use engine::{FastChance, Rules, Viewer, Witness, playout};
use switch_signal::{Board, Event, Halt, OWN, Options, Phase, SwitchSignal, size};

/// The first game: none of those that numbers were found with.
const FIRST: u64 = 10_000;

/// What came of some games.
#[derive(Default)]
struct Tally {
    won: u32,
    goods: u32,
    decisions: u32,
    thinking: Duration,
    longest: Duration,
    /// Instructions left after a win.
    spare: u32,
    /// Cards left in all hands at the end.
    kept: u32,
    /// Everything that happened, by its name.
    events: BTreeMap<&'static str, u32>,
}

impl Tally {
    fn count(&mut self, name: &'static str, times: u32) {
        *self.events.entry(name).or_default() += times;
    }
}

impl Witness<Event> for &mut Tally {
    fn see(&mut self, event: impl FnOnce() -> Event) {
        match event() {
            Event::Ran { halt, lost, .. } => {
                let name = match halt {
                    Halt::Red(_) => "lost: red signal",
                    Halt::Closed(_) => "lost: switch",
                    Halt::Behind(_) => "lost: behind a train",
                    Halt::CityTaken(_) => "lost: city taken",
                    Halt::HeadOn(_) => "lost: head-on",
                    Halt::NoExit => "lost: no exit",
                    Halt::AtDeparture => "lost: departure point",
                    _ => "lost: otherwise",
                };
                self.count(name, lost.into());
                self.count("runs", 1);
                if matches!(halt, Halt::HeadOn(_)) && lost > 0 {
                    self.count("head-ons", 1);
                }
            }
            Event::Occupied { lost, .. } => self.count("lost: departure taken", lost.into()),
            Event::Removed { .. } => self.count("instructions removed", 1),
            Event::SignalMoved { payment, .. } => self.count(paid("signal", payment), 1),
            Event::SwitchSet { payment, .. } => self.count(paid("switch", payment), 1),
            Event::Ordered { payment, .. } => self.count(paid("move", payment), 1),
            Event::Loaded { .. } => self.count("cards: load", 1),
            Event::Returned { .. } => self.count("goods returned", 1),
            Event::ColourStays { .. } | Event::TrainStays { .. } => self.count("helper: stays", 1),
            Event::Dispatching { .. } => self.count("helper: dispatcher", 1),
            Event::Rolled { again: true, .. } => self.count("helper: rolled again", 1),
            Event::Ignored { .. } => self.count("helper: pointsman", 1),
            Event::Departed { picked: true, .. } => self.count("helper: coupler", 1),
            Event::Departed { .. } => self.count("departed", 1),
            _ => {}
        }
    }
}

/// What a card was played for, and whether by its own kind.
fn paid(what: &str, payment: switch_signal::Payment) -> &'static str {
    match (what, payment) {
        ("signal", switch_signal::Payment::Own) => "cards: signal",
        ("signal", _) => "pairs: signal",
        ("switch", switch_signal::Payment::Own) => "cards: switch",
        ("switch", _) => "pairs: switch",
        (_, switch_signal::Payment::Own) => "cards: move",
        _ => "pairs: move",
    }
}

fn play(game: &SwitchSignal, bot: HouseBot, iterations: u32, seed: u64, tally: &mut Tally) {
    let mut chance = FastChance::new(seed);
    let mut state = game.deal(&mut chance, &mut ());
    let mut legal = Vec::new();
    while let Some(seat) = playout::actor(game, &state, &mut chance) {
        legal.clear();
        game.legal(&state, seat, &mut legal);
        let view = game.view(&state, Viewer::Seat(seat));
        let start = Instant::now();
        let mut budget = Budget::iterations(iterations);
        let action = game.choose(bot, &view, &(), &legal, &mut budget, &mut chance);
        let took = start.elapsed();
        tally.decisions += 1;
        tally.thinking += took;
        tally.longest = tally.longest.max(took);
        let action = action.expect("something is legal");
        game.apply(&mut state, seat, action, &mut chance, &mut &mut *tally).expect("it was legal");
    }
    let won = game.outcome(&state).is_some_and(|outcome| !outcome.winners.is_empty());
    tally.won += u32::from(won);
    tally.goods += u32::from(game.goods_arrived(&state));
    tally.spare += if won { u32::from(state.instructions_left()) } else { 0 };
    tally.kept += state.hands.iter().map(|hand| u32::from(size(hand))).sum::<u32>();
    if let Phase::Over(ending) = state.phase {
        tally.count(ending.id(), 1);
    }
}

fn main() {
    let argument = |place: usize| std::env::args().nth(place);
    let number = |place: usize| argument(place).and_then(|text| text.parse::<u64>().ok());
    let games = number(1).unwrap_or(300);
    let (only, where_) = (argument(2), argument(3));
    let first = number(5).unwrap_or(FIRST);
    for board in
        OWN.into_iter().filter(|id| where_.as_deref().is_none_or(|only| only == "both" || only == *id))
    {
        let board = Board::own(board).expect("it is one of ours");
        for bot in HouseBot::all().filter(|bot| <SwitchSignal as HasBots>::has(*bot)) {
            if only.as_ref().is_some_and(|only| only != bot.id() && only != "all") {
                continue;
            }
            let game = SwitchSignal::new(board.clone(), 2, Options::default()).expect("two can play");
            let iterations = number(4).map_or(SwitchSignal::iterations(bot), |number| number as u32);
            let mut tally = Tally::default();
            for seed in first..first + games {
                play(&game, bot, iterations, seed, &mut tally);
            }
            report(&game, bot, games, &tally);
        }
    }
}

fn report(game: &SwitchSignal, bot: HouseBot, games: u64, tally: &Tally) {
    let a_game = |count: u32| f64::from(count) / games as f64;
    let each = tally.thinking / tally.decisions.max(1);
    println!(
        "{:14} {:13} won {:4.1} %, {:.2} goods, {:.2} instructions to spare; {:.0} decisions, {each:?} each, at most {:?}, {:?} a game",
        game.board().id,
        bot.id(),
        100.0 * a_game(tally.won),
        a_game(tally.goods),
        f64::from(tally.spare) / f64::from(tally.won.max(1)),
        a_game(tally.decisions),
        tally.longest,
        tally.thinking / games as u32,
    );
    print!("   cards kept {:.1}", a_game(tally.kept));
    for (name, count) in &tally.events {
        print!("; {name} {:.2}", a_game(*count));
    }
    println!();
}
