//! `roundhouse bench GAME`: how fast the engine is on one core.

use std::hint::black_box;
use std::time::{Duration, Instant};

use arena::report::grouped;
use bots::Bots;
use clap::ArgMatches;
use engine::{FastChance, Message, Rules, playout};
use stalls::{Housed, Stalls, Visitor};
use words::Words;

use super::{tables, tell, title};
use crate::failure::Failure;

/// How long each measurement takes if nothing else is said.
const SECONDS: u64 = 3;
/// No random game is longer.
const ENDLESS: u32 = 1_000_000;

pub fn run(stalls: &impl Stalls, words: &Words, matches: &ArgMatches) -> Result<(), Failure> {
    let (game, setups) = tables(stalls, matches)?;
    let seconds = matches.get_one("seconds").copied().unwrap_or(SECONDS);
    let time = Duration::from_secs(seconds);
    let head = Message::new("bench-head").with("game", title(game.id)).with("seconds", seconds as i64);
    tell(words, [head])?;
    for setup in setups {
        let first = setup.seats == *game.seats.start() || matches.contains_id("seats");
        let named = first && setup.board.is_none() && game.boards.len() > 1;
        let (board, state, lines) = stalls.visit(&setup, Bench { time })?;
        tell(words, named.then_some(board).into_iter().chain(first.then_some(state)).chain(lines))?;
    }
    Ok(())
}

struct Bench {
    time: Duration,
}

/// What was done in how much time.
struct Speed {
    games: u64,
    decisions: u64,
    seconds: f64,
}

impl Visitor for Bench {
    /// What is said of the board, of a position, and of its speed.
    type Output = (Message, Message, Vec<Message>);

    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) -> Self::Output {
        let rules = &rules;
        let mut chance = FastChance::new(rules.seats() as u64);
        let picked = self.measure(|| {
            let mut state = rules.deal(&mut chance, &mut ());
            let (decisions, outcome) = playout::play_on(rules, &mut state, &mut chance, ENDLESS, |_| {})
                .unwrap_or_else(|stuck| panic!("a random game can't be played on: {stuck}"));
            black_box(outcome);
            decisions
        });
        let mut actions = Vec::new();
        let listed = self.measure(|| play_listed(rules, &mut chance, &mut actions));
        let mut lines = vec![picked.told("bench-picked", rules), listed.told("bench-listed", rules)];
        lines.extend(rules.measure(&|work| {
            let start = Instant::now();
            work();
            start.elapsed().as_secs_f64()
        }));
        let state = Message::new("bench-state").with("bytes", size_of::<G::State>());
        (Message::new("bench-board").with("board", rules.board().0), state, lines)
    }
}

impl Speed {
    fn told<R: Rules>(&self, key: &'static str, rules: &R) -> Message {
        let nanoseconds = self.seconds * 1e9 / self.decisions as f64;
        Message::new(key)
            .with("seats", rules.seats())
            .with("games", grouped((self.games as f64 / self.seconds).round() as u64))
            .with("decisions", format!("{:.1}", self.decisions as f64 / self.games as f64))
            .with("nanoseconds", format!("{nanoseconds:.0}"))
    }
}

impl Bench {
    /// Plays games, first for a moment to warm up, then for as long as was asked for.
    fn measure(&self, mut play: impl FnMut() -> u32) -> Speed {
        let warm = Instant::now();
        while warm.elapsed() < self.time / 10 {
            play();
        }
        let mut speed = Speed { games: 0, decisions: 0, seconds: 0.0 };
        let start = Instant::now();
        while start.elapsed() < self.time {
            for _ in 0..100 {
                speed.decisions += u64::from(play());
                speed.games += 1;
            }
        }
        speed.seconds = start.elapsed().as_secs_f64();
        speed
    }
}

/// The same game by way of whole lists of legal actions and the checked door, as bots use them.
fn play_listed<R: Rules>(rules: &R, chance: &mut FastChance, actions: &mut Vec<R::Action>) -> u32 {
    use engine::Chance as _;
    let mut state = rules.deal(chance, &mut ());
    let mut decisions = 0;
    while let Some(seat) = playout::actor(rules, &state, chance) {
        actions.clear();
        rules.legal(&state, seat, actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        rules
            .apply(&mut state, seat, action, chance, &mut ())
            .unwrap_or_else(|why| panic!("a listed action is refused: {why:?}"));
        decisions += 1;
    }
    black_box(rules.outcome(&state));
    decisions
}
