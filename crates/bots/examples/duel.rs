//! Bots against each other, for those who work on them: how often one wins, by how much, and how long
//! it thinks.
//!
//! ```text
//! cargo run --release -p roundhouse-bots --example duel -- GAME ONE OTHER DEALS [ITERATIONS [SEATS [FIRST]]]
//! cargo run --release -p roundhouse-bots --example duel -- europe stationmaster driver 100
//! ```
//!
//! Each deal is played once with `ONE` in each seat and `OTHER` in all the rest. `ITERATIONS` are those of
//! `ONE`, 0 for what is usual; `FIRST` is the first deal.

use std::time::{Duration, Instant};

use bots::{Bot, Budget, Plays};
use card_game::CardGame;
use engine::{Quick, Seat, Viewer, playout};
use europe::Europe;
use great_lakes::GreatLakes;

/// What one of the two came to.
#[derive(Default)]
struct Tally {
    wins: f64,
    points: i64,
    seats: u32,
    decisions: u32,
    longest: Duration,
    time: Duration,
}

fn main() {
    #[allow(clippy::disallowed_methods, reason = "a program, though a small one")]
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, one, other, deals, rest @ ..] = &words[..] else {
        return eprintln!("duel GAME ONE OTHER DEALS [ITERATIONS [SEATS [FIRST]]]");
    };
    let bot = |word: &str| Bot::from_word(word).unwrap_or_else(|| panic!("no bot is called {word}"));
    let number = |word: Option<&String>, usual| word.map_or(usual, |word| word.parse().expect("a number"));
    let bots = [bot(one), bot(other)];
    let (iterations, seats) = (number(rest.first(), 0), number(rest.get(1), 2) as usize);
    let first = u64::from(number(rest.get(2), 0));
    let deals = first..first + u64::from(number(Some(deals), 0));
    match game.as_str() {
        "europe" => duel(&Europe::standard(seats).expect("so many can play"), bots, deals, iterations),
        "great-lakes" => {
            duel(&GreatLakes::standard(seats).expect("so many can play"), bots, deals, iterations)
        }
        "card-game" => duel(&CardGame::standard(seats).expect("so many can play"), bots, deals, iterations),
        _ => eprintln!("europe, great-lakes or card-game"),
    }
}

/// Plays all deals in all seatings, and prints what came of it.
fn duel<G: Plays>(game: &G, bots: [Bot; 2], deals: std::ops::Range<u64>, iterations: u32) {
    let mut tallies = [Tally::default(), Tally::default()];
    // How much of the games of a deal the first has won: deals differ, games of a deal depend on each other.
    let mut shares = Vec::new();
    for deal in deals {
        let before = tallies[0].wins;
        for place in 0..game.seats() {
            play(game, bots, place, deal, iterations, &mut tallies);
        }
        shares.push((tallies[0].wins - before) / game.seats() as f64);
    }
    let count = shares.len().max(1) as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let games = shares.len() * game.seats();
    println!("{games} games: {:.1} % ± {:.1} won", 100.0 * mean, 196.0 * (variance / count).sqrt());
    for (bot, tally) in bots.iter().zip(&tallies) {
        let micros = tally.time.as_secs_f64() * 1e6 / f64::from(tally.decisions.max(1));
        println!(
            "{:<14} {:6.1} points, {:8.1} µs a decision, {:6.1} ms the longest, {:.3} s a game",
            bot.word(),
            tally.points as f64 / f64::from(tally.seats.max(1)),
            micros,
            tally.longest.as_secs_f64() * 1e3,
            tally.time.as_secs_f64() / f64::from(tally.seats.max(1)),
        );
    }
}

/// Plays one game of a deal.
fn play<G: Plays>(
    game: &G,
    bots: [Bot; 2],
    place: usize,
    deal: u64,
    iterations: u32,
    tallies: &mut [Tally; 2],
) {
    let who = |seat: Seat| usize::from(seat.index() != place);
    let mut chance = Quick::new(deal);
    let mut memories: Vec<G::Memory> =
        Seat::all(game.seats()).map(|seat| game.memory(Viewer::Seat(seat))).collect();
    let mut events = Vec::new();
    let mut state = game.deal(&mut chance, &mut events);
    let mut step = 0;
    loop {
        for (seat, memory) in Seat::all(game.seats()).zip(&mut memories) {
            let seen = events.iter().filter_map(|event| game.witnessed(event, Viewer::Seat(seat)));
            seen.for_each(|event| game.watch(memory, &event));
        }
        let Some(seat) = playout::actor(game, &state, &mut chance) else { break };
        let (bot, tally) = (bots[who(seat)], &mut tallies[who(seat)]);
        let view = game.view(&state, Viewer::Seat(seat));
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        let usual = if who(seat) == 0 && iterations > 0 { iterations } else { G::iterations(bot) };
        let mut own = Quick::new(deal << 32 | step << 1 | place as u64);
        #[allow(clippy::disallowed_methods, reason = "what is measured is time")]
        let start = Instant::now();
        let memory = &memories[seat.index()];
        let chosen = game.choose(bot, &view, memory, &legal, &mut Budget::iterations(usual), &mut own);
        let time = start.elapsed();
        tally.time += time;
        tally.longest = tally.longest.max(time);
        tally.decisions += 1;
        let action = chosen.expect("something is legal");
        events.clear();
        if let Err(illegal) = game.apply(&mut state, seat, action, &mut chance, &mut events) {
            panic!("{} chose {action:?}: {illegal:?}", bot.word());
        }
        step += 1;
    }
    let outcome = game.outcome(&state).expect("nobody may act, so it is over");
    for seat in Seat::all(game.seats()) {
        let tally = &mut tallies[who(seat)];
        tally.seats += 1;
        tally.points += i64::from(outcome.sheets[seat.index()].total());
        if outcome.winners.contains(seat) {
            tally.wins += 1.0 / outcome.winners.len() as f64;
        }
    }
}
