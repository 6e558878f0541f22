//! How dear pages are: plays a random game so far, then draws what somebody sees of it many times, and
//! prints how long one drawing took and how many bytes it has.
//!
//! ```text
//! cargo run --release -p roundhouse-pages --example render -- [GAME] [SEATS] [STEPS] [LANGUAGE] [TIMES]
//! valgrind --tool=callgrind target/release/examples/render europe 3 100 en 100
//! ```

use std::hint::black_box;
use std::time::Instant;

use bots::Bots;
use engine::{FastChance, Notation, Viewer, playout};
use pages::company::Company;
use pages::together::Together;
use pages::{Chair, HasPages, LogLine, Screen};
use roster::Setup;
use stalls::{Housed, Stalls as _, Visitor};
use words::{Language, Words};

const NAMES: [&str; 5] = ["Anna", "Борис", "Clara", "Дарья", "Emil"];

#[allow(clippy::disallowed_methods, reason = "an example is a program: it reads its arguments")]
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |place: usize, usual: &'static str| args.get(place).map_or(usual, String::as_str);
    let number = |place: usize, usual: u32| arg(place, "").parse().unwrap_or(usual);
    let words = Words::new(Language::from_tag(arg(3, "en")).unwrap_or_default());
    let (seats, steps, times) = (number(1, 3) as usize, number(2, 100), number(4, 1000));
    let setup = Setup::new(arg(0, "europe"), seats);
    stalls::house().visit(&setup, Drawing { words: &words, steps, times }).expect("so many can play it");
}

struct Drawing<'a> {
    words: &'a Words,
    steps: u32,
    times: u32,
}

impl Visitor for Drawing<'_> {
    type Output = ();

    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) {
        draw(&rules, self.words, self.steps, self.times);
    }
}

/// Plays a game so far, and draws it for a spectator, for whoever is to act and for somebody else.
fn draw<R: HasPages + Notation>(rules: &R, words: &Words, steps: u32, times: u32) {
    let mut chance = FastChance::new(1913);
    let (mut fresh, mut events) = (Vec::new(), Vec::new());
    let mut state = rules.deal(&mut chance, &mut fresh);
    let mut step = 0;
    let actor = loop {
        events.extend(fresh.drain(..).map(|event| (step, event)));
        let actor = playout::actor(rules, &state, &mut chance);
        let Some(seat) = actor.filter(|_| step < steps) else { break actor };
        let action = rules.pick(&state, seat, &mut chance).expect("there is something to do");
        assert!(rules.apply(&mut state, seat, action, &mut chance, &mut fresh).is_ok(), "it was legal");
        step += 1;
    };
    let seats = engine::Seat::all(rules.seats());
    let other = seats.clone().find(|seat| Some(*seat) != actor).map(Viewer::Seat);
    let viewers =
        [("spectator", Some(Viewer::Spectator)), ("actor", actor.map(Viewer::Seat)), ("other", other)];
    for (who, viewer) in viewers.into_iter().filter_map(|(who, viewer)| Some((who, viewer?))) {
        look(rules, &state, &events, words, (who, viewer), step, times);
    }
}

fn look<R: HasPages + Notation>(
    rules: &R,
    state: &R::State,
    events: &[(u32, R::Event)],
    words: &Words,
    (who, viewer): (&str, Viewer),
    step: u32,
    times: u32,
) {
    let chair = |(place, name): (usize, &&str)| Chair {
        name: (*name).to_owned(),
        level: (place > 0).then(|| "driver".to_owned()),
        ..Chair::default()
    };
    let chairs: Vec<Chair> = NAMES.iter().enumerate().map(chair).take(rules.seats()).collect();
    let view = rules.view(state, viewer);
    let mut legal = Vec::new();
    if let Viewer::Seat(seat) = viewer {
        rules.legal(state, seat, &mut legal);
    }
    let told = |(step, event): &(u32, R::Event)| Some((*step, rules.witnessed(event, viewer)?));
    let events: Vec<_> = events.iter().filter_map(told).collect();
    let names = pages::names(&chairs);
    let tell = || -> Vec<LogLine> {
        let news = events.iter().rev().filter(|(_, event)| R::is_news(event));
        let line = |(step, event): &(u32, R::Event)| {
            let text = words.say_with(&rules.describe_event(event)?, &names);
            Some(LogLine {
                step: *step,
                seat: None,
                text,
                transfers: R::animate(event),
                ..LogLine::default()
            })
        };
        let mut lines: Vec<LogLine> = news.filter_map(line).take(80).collect();
        lines.reverse();
        lines
    };
    let log = tell();
    let outcome = rules.outcome(state);
    let screen = Screen {
        words,
        rules,
        table: "k3v9q2x7h4m8",
        chairs: &chairs,
        viewer,
        view: &view,
        legal: &legal,
        team: &[],
        together: Together::default(),
        hint: None,
        hints: true,
        counts: true,
        thinking: false,
        departed: None,
        mark: "0.0",
        once: "",
        own_board: None,
        step,
        events: &events,
        log: &log,
        since: 0,
        outcome: outcome.as_ref(),
        focus: None,
        refusal: None,
        company: Company::default(),
        chat: &pages::chat::SILENCE,
        big: None,
        review: None,
        whole: None,
        preferences: pages::preferences::Preferences::default(),
        now: 0,
    };
    let first = timed(1, || R::page(&screen));
    println!("{who}: step {step}, the first page {first:.0} µs");
    let page = timed(times, || R::page(&screen));
    println!("  a page {page:.0} µs, {} bytes", R::page(&screen).into_string().len());
    let regions = timed(times, || R::regions(&screen));
    let sizes: Vec<String> =
        R::regions(&screen).iter().map(|region| format!("{} {}", region.id, region.html.len())).collect();
    println!("  its regions {regions:.0} µs: {}", sizes.join(", "));
    println!("  the journal as sentences {:.0} µs", timed(times, tell));
}

/// How many microseconds something takes.
#[allow(clippy::disallowed_methods, reason = "a measurement needs a clock")]
fn timed<T>(times: u32, mut what: impl FnMut() -> T) -> f64 {
    let start = Instant::now();
    for _ in 0..times {
        black_box(what());
    }
    start.elapsed().as_secs_f64() * 1e6 / f64::from(times.max(1))
}
