//! What the exact choice of tickets to complete costs in the Card Game.

use std::hint::black_box;

use engine::{Chance as _, FastChance, Message, Rules as _, Seat, playout};
use rails::{TicketId, TicketSet};
use roster::Stopwatch;

use crate::{CardGame, Cards, Phase, Rivals, State};

/// So many choices of random games are looked at.
const CHOICES: usize = 2000;
/// And so many made up ones, harder than games bring about: tickets, and cards in the pile.
const MADE_UP: usize = 200;
const MANY_TICKETS: usize = 30;
const MANY_CARDS: u8 = 32;
/// Each is measured so often, and the quickest time counts: a machine that does other things too
/// doesn't make a choice harder.
const TIMES: usize = 3;

/// Measures, for a table of this size, the choices that random games lead to, and at the smallest
/// table also harder ones.
pub(crate) fn measure(game: &CardGame, stopwatch: Stopwatch<'_>) -> Vec<Message> {
    let choices = choices(game);
    let most = choices.iter().map(|(state, seat)| state.of(*seat).tickets.len()).max().unwrap_or(0);
    let best = |(state, seat): &(State, Seat)| game.best_completion(state, *seat).gain;
    let told = line("card-game-bench-completion", &choices, best, stopwatch);
    let mut lines = vec![told.with("seats", game.seats()).with("tickets", most)];
    if game.seats() == CardGame::FEWEST_SEATS {
        let best = |(train, held): &(Cards, TicketSet)| {
            let none = TicketSet::NONE;
            game.best_of_pile(train, none, none, *held, Rivals::default(), true).gain
        };
        let hard = line("card-game-bench-completion-hard", &made_up(game), best, stopwatch);
        lines.push(hard.with("tickets", MANY_TICKETS).with("cards", MANY_CARDS));
    }
    lines
}

fn line<T>(key: &'static str, cases: &[T], best: impl Fn(&T) -> u32, stopwatch: Stopwatch<'_>) -> Message {
    // In microseconds.
    let time = |case: &T| 1e6 * stopwatch(&mut || _ = black_box(best(case)));
    let quickest = |case: &T| (0..TIMES).map(|_| time(case)).fold(f64::INFINITY, f64::min);
    let mut times: Vec<f64> = cases.iter().map(quickest).collect();
    times.sort_by(f64::total_cmp);
    let at = |share: usize| times.get(times.len() * share / 100).copied().unwrap_or(0.0);
    let worst = times.last().copied().unwrap_or(0.0);
    Message::new(key)
        .with("cases", cases.len())
        .with("median", format!("{:.1}", at(50)))
        .with("most", format!("{:.1}", at(99)))
        .with("worst", format!("{worst:.1}"))
}

/// Positions of random games in which a seat chooses.
fn choices(game: &CardGame) -> Vec<(State, Seat)> {
    let mut chance = FastChance::new(7);
    let mut choices = Vec::new();
    while choices.len() < CHOICES {
        let mut state = game.deal(&mut chance, &mut ());
        while let Some(seat) = playout::actor(game, &state, &mut chance) {
            if let Phase::Scoring { seat } = state.phase {
                choices.push((state.clone(), seat));
            }
            let Some(action) = game.pick(&state, seat, &mut chance) else { break };
            game.perform(&mut state, seat, action, &mut chance, &mut ());
        }
    }
    choices.truncate(CHOICES);
    choices
}

fn made_up(game: &CardGame) -> Vec<(Cards, TicketSet)> {
    let mut chance = FastChance::new(8);
    let all = game.board().tickets.len();
    let case = |_| {
        let train = game.board().cards().draw_many(MANY_CARDS, &mut chance);
        let mut held = TicketSet::NONE;
        while held.len() < MANY_TICKETS.min(all) {
            held = held.with(TicketId(chance.below(all as u32) as u8));
        }
        (train, held)
    };
    (0..MADE_UP).map(case).collect()
}
