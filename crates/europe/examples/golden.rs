//! Finds the golden records in `tests/replays` and writes them, the same ones on every run:
//!
//! ```text
//! cargo run --release -p roundhouse-europe --example golden
//! ```
//!
//! Each record is the shortest among the games of many seeds that shows what it has to show.

#[path = "../tests/replays/features.rs"]
mod features;
#[path = "../tests/replays/story.rs"]
mod story;

use std::process::ExitCode;

use engine::{Chance, Quick, Record, Recorder, Rules, Sealed, Seat, Seed, playout};
use europe::{Action, Europe, First, RouteKind, State};
use features::{FEATURES, SHOWS};
use story::{Scene, Story};

/// A record to be found.
struct Wanted {
    /// The name of its file.
    file: &'static str,
    /// The board's id.
    board: &'static str,
    seats: usize,
    /// Who begins; `None` leaves it to chance.
    first: Option<u8>,
    /// Who sits there, seat by seat.
    names: &'static [&'static str],
    policy: Policy,
    /// So many games are looked at.
    games: u32,
    /// The features that it must show; its remark tells the others too.
    shows: &'static [&'static str],
}

const WANTED: &[Wanted] = &[
    Wanted {
        file: "tunnels",
        board: "europe",
        seats: 2,
        first: None,
        names: &["Анна Петровна", "Robert"],
        policy: Policy::Digging,
        games: 20_000,
        shows: &["tunnel-free", "tunnel-paid", "tunnel-declined", "tunnel-unable", "tunnel-reshuffle"],
    },
    Wanted {
        file: "last-cards",
        board: "europe",
        seats: 2,
        first: None,
        names: &[],
        policy: Policy::Hoarding,
        games: 2_000,
        shows: &["tunnel-no-cards", "tunnel-few-cards", "gap-filled-later", "sole-card", "flush-skipped"],
    },
    Wanted {
        file: "all-tickets",
        board: "europe",
        seats: 2,
        first: Some(1),
        names: &[],
        policy: Policy::Curious,
        games: 10_000,
        shows: &["tickets-again", "tickets-few", "tickets-exhausted", "first-set"],
    },
    Wanted {
        file: "tie-tickets",
        board: "europe",
        seats: 2,
        first: None,
        names: &[],
        policy: Policy::Random,
        games: 20_000,
        shows: &["tie-tickets", "station-all-built", "station-borrows"],
    },
    Wanted {
        file: "tie-stations",
        board: "europe",
        seats: 3,
        first: Some(2),
        names: &[],
        policy: Policy::Fickle,
        games: 20_000,
        shows: &["tie-stations"],
    },
    Wanted {
        file: "tie-express",
        board: "europe",
        seats: 2,
        first: None,
        names: &[],
        policy: Policy::Brisk,
        games: 10_000,
        shows: &["tie-express"],
    },
    Wanted {
        file: "tie-shared",
        board: "europe",
        seats: 4,
        first: Some(3),
        names: &[],
        policy: Policy::Brisk,
        games: 5_000,
        shows: &["tie-shared", "express-tied"],
    },
    Wanted {
        file: "five-seats",
        board: "europe",
        seats: 5,
        first: None,
        names: &[],
        policy: Policy::Brisk,
        games: 5_000,
        shows: &["flush-repeated", "flush-in-deal"],
    },
    Wanted {
        file: "all-pass",
        board: "ravine",
        seats: 2,
        first: None,
        names: &[],
        policy: Policy::Random,
        games: 100_000,
        shows: &["ends-by-passes"],
    },
    Wanted {
        file: "one-passes",
        board: "ravine",
        seats: 2,
        first: Some(0),
        names: &[],
        policy: Policy::Random,
        games: 100_000,
        shows: &[
            "pass-then-play",
            "ends-by-cars",
            "tunnel-locomotives",
            "tunnel-few-cards",
            "tunnel-no-cards",
        ],
    },
];

fn main() -> ExitCode {
    let mut missing: Vec<&str> = FEATURES.iter().map(|feature| feature.name).collect();
    for wanted in WANTED {
        match find(wanted).and_then(|record| write(wanted, &record)) {
            Ok(shown) => missing.retain(|name| !shown.contains(name)),
            Err(why) => {
                eprintln!("{}: {why}", wanted.file);
                return ExitCode::FAILURE;
            }
        }
    }
    if !missing.is_empty() {
        eprintln!("no record shows {}", missing.join(", "));
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Writes a record with its remarks, if it shows when it is read again what is wanted of it, and
/// tells everything that it shows.
#[allow(clippy::disallowed_methods, reason = "this is what the program is for; the room does no I/O")]
fn write(wanted: &Wanted, record: &Record) -> Result<Vec<&'static str>, String> {
    let mut record = Record::parse(&record.to_string()).map_err(|why| format!("{why:?}"))?;
    let story = Story::of_record(&story::game_of(&record), &record).map_err(|why| format!("{why:?}"))?;
    let shown = FEATURES.iter().filter(|feature| (feature.shown)(&story));
    let shown: Vec<&str> = shown.map(|feature| feature.name).collect();
    if let Some(lacking) = wanted.shows.iter().find(|name| !shown.contains(name)) {
        return Err(format!("does not show {lacking} when it is read again"));
    }
    record.remarks.insert(0, format!("{SHOWS}{}", shown.join(" ")));
    let (text, path) = (record.to_string(), story::folder("replays").join(wanted.file).with_extension("txt"));
    std::fs::write(&path, &text).map_err(|why| format!("{}: {why}", path.display()))?;
    println!("{}.txt: {} steps, {} bytes", wanted.file, record.steps.len(), text.len());
    println!("    {}", shown.join(" "));
    Ok(shown)
}

/// The shortest record that shows what is wanted.
fn find(wanted: &Wanted) -> Result<Record, String> {
    let first = wanted.first.and_then(Seat::new).map_or(First::Random, First::Seat);
    let game = Europe::new(story::board(wanted.board), wanted.seats, first);
    let game = game.map_err(|why| format!("{why:?}"))?;
    let feature = |name: &&'static str| features::find(name).ok_or(format!("no feature is called {name}"));
    let shows = wanted.shows.iter().map(feature).collect::<Result<Vec<_>, String>>()?;
    let mut best: Option<(u32, Story)> = None;
    for number in 0..wanted.games {
        let longest = best.as_ref().map_or(usize::MAX, |(_, story)| story.scenes.len());
        if let Some(story) = play(&game, wanted, number, longest)
            && shows.iter().all(|feature| (feature.shown)(&story))
        {
            best = Some((number, story));
        }
    }
    let (number, story) = best.ok_or_else(|| format!("none of {} games shows it", wanted.games))?;
    let mut recorder = Recorder::deal(&game, seed(wanted, number), &mut ());
    for Scene { seat, action, .. } in story.scenes {
        recorder.apply(seat, action, &mut ()).map_err(|why| format!("{why:?}"))?;
    }
    let record = recorder.record_mut();
    record.names = Seat::all(wanted.seats).zip(story.names).collect();
    record.remarks =
        vec![format!("found by examples/golden.rs: {} play, game {number}", wanted.policy.name())];
    Ok(record.clone())
}

fn seed(wanted: &Wanted, number: u32) -> Seed {
    Seed::from_text(&format!("{} {number}", wanted.file))
}

/// Plays the game with this number, unless it gets as long as `longest`.
fn play(game: &Europe, wanted: &Wanted, number: u32, longest: usize) -> Option<Story> {
    let seed = seed(wanted, number);
    let mut whim = Quick::new(number.into());
    let (mut dealt, mut scenes) = (Vec::new(), Vec::new());
    let mut state = game.deal(&mut Sealed::new(seed, 0), &mut dealt);
    while let Some(seat) = playout::actor(game, &state, &mut whim) {
        if scenes.len() + 1 >= longest {
            return None;
        }
        let action = wanted.policy.choose(game, &state, seat, &mut whim)?;
        let (phase, mut events) = (state.phase, Vec::new());
        let mut chance = Sealed::new(seed, scenes.len() as u32 + 1);
        game.perform(&mut state, seat, action, &mut chance, &mut events);
        scenes.push(Scene { seat, action, phase, events, after: state.clone() });
    }
    let outcome = game.outcome(&state)?;
    let names = wanted.names.iter().map(|name| (*name).to_owned()).collect();
    Some(Story { game: game.clone(), names, dealt, scenes, outcome })
}

/// How all seats of a game play.
#[derive(Clone, Copy, Debug)]
enum Policy {
    /// Any legal action, each as likely as any other.
    Random,
    /// Claims the longest route it can pay for, and draws cards if there is none.
    Brisk,
    /// As brisk, but at one of eight decisions any legal action will do.
    Fickle,
    /// Claims tunnels before all else.
    Digging,
    /// Draws cards while there is a deck, then draws or claims tunnels, and other routes last.
    Hoarding,
    /// Draws tickets while there are any.
    Curious,
}

impl Policy {
    /// What the remarks of records call it.
    fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// What the seat does: one of the actions that it likes best.
    fn choose(self, game: &Europe, state: &State, seat: Seat, whim: &mut Quick) -> Option<Action> {
        if matches!(self, Policy::Random) || matches!(self, Policy::Fickle) && whim.below(8) == 0 {
            return game.pick(state, seat, whim);
        }
        let mut actions = Vec::new();
        game.legal(state, seat, &mut actions);
        let likings: Vec<u8> = actions.iter().map(|action| self.liking(game, state, *action)).collect();
        let most = likings.iter().max()?;
        let mut likings_left = likings.iter();
        actions.retain(|_| likings_left.next() == Some(most));
        actions.get(whim.below(actions.len() as u32) as usize).copied()
    }

    /// How much it likes an action. All answers to an offer or to a tunnel are equally welcome.
    fn liking(self, game: &Europe, state: &State, action: Action) -> u8 {
        match (self, action) {
            (_, Action::Keep(_) | Action::Pay(_) | Action::Decline | Action::Pass) => 0,
            (Policy::Curious, Action::Tickets) => 40,
            (Policy::Hoarding, Action::Take(_) | Action::Blind) if !state.pile.deck.is_empty() => 40,
            (Policy::Hoarding, Action::Take(_) | Action::Blind) => 30,
            (Policy::Hoarding | Policy::Digging, Action::Claim { route, .. })
                if game.board().route(route).kind == RouteKind::Tunnel =>
            {
                30
            }
            (_, Action::Claim { route, .. }) => 10 + game.board().route(route).length,
            (_, Action::Take(_) | Action::Blind) => 5,
            (_, Action::Tickets | Action::Station { .. }) => 0,
        }
    }
}
