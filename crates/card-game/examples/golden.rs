//! Finds the golden records in `tests/replays` and writes them, the same ones on every run:
//!
//! ```text
//! cargo run --release -p roundhouse-card-game --example golden
//! ```
//!
//! Each record is the shortest among the games of many seeds that shows what it has to show.

#[path = "../tests/replays/features.rs"]
mod features;
#[path = "../tests/replays/story.rs"]
mod story;

use std::process::ExitCode;

use card_game::{Action, Card, CardGame, First, Phase, State};
use engine::{Chance, Quick, Record, Recorder, Rules, Sealed, Seat, Seed, playout};
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
    /// Whether owners may look into their own train piles.
    peeking: bool,
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
        file: "two-seats",
        board: "card-game",
        seats: 2,
        first: None,
        peeking: false,
        names: &["Анна Петровна", "Robert"],
        policy: Policy::Fickle,
        games: 10_000,
        shows: &[
            "robbery",
            "robbery-of-locomotives",
            "row",
            "locomotive-sent-off",
            "choice",
            "completed-at-once",
        ],
    },
    Wanted {
        file: "three-seats",
        board: "card-game",
        seats: 3,
        first: Some(1),
        peeking: true,
        names: &[],
        policy: Policy::Fickle,
        games: 2_000,
        shows: &["first-set", "peeking", "robbery", "bonus-tied", "bonus-of-nobody"],
    },
    Wanted {
        file: "four-seats",
        board: "card-game",
        seats: 4,
        first: None,
        peeking: false,
        names: &[],
        policy: Policy::Random,
        games: 2_000,
        shows: &["second-round", "choice-in-first-scoring", "below-zero", "face-up-locomotive"],
    },
    Wanted {
        file: "four-hoarders",
        board: "card-game",
        seats: 4,
        first: Some(3),
        peeking: false,
        names: &[],
        policy: Policy::Hoarding,
        games: 500,
        shows: &["second-round", "short-deal", "empty-market", "single-last-card"],
    },
    Wanted {
        file: "all-tickets",
        board: "branch-line",
        seats: 2,
        first: None,
        peeking: false,
        names: &[],
        policy: Policy::Curious,
        games: 20_000,
        shows: &["tickets-again", "tickets-few", "tickets-exhausted", "tickets-none-kept"],
    },
    Wanted {
        file: "nothing-to-do",
        board: "branch-line",
        seats: 4,
        first: None,
        peeking: false,
        names: &[],
        policy: Policy::Spendthrift,
        games: 100_000,
        shows: &["pass", "empty-market"],
    },
    Wanted {
        file: "tie-tickets",
        board: "card-game",
        seats: 2,
        first: None,
        peeking: false,
        names: &[],
        policy: Policy::Brisk,
        games: 5_000,
        shows: &["tie-tickets"],
    },
    Wanted {
        file: "tie-bonuses",
        board: "branch-line",
        seats: 3,
        first: None,
        peeking: false,
        names: &[],
        policy: Policy::Brisk,
        games: 50_000,
        shows: &["tie-bonuses"],
    },
    Wanted {
        file: "tie-shared",
        board: "branch-line",
        seats: 2,
        first: None,
        peeking: false,
        names: &[],
        policy: Policy::Random,
        games: 50_000,
        shows: &["tie-shared"],
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
    let game = CardGame::new(story::board(wanted.board), wanted.seats, first);
    let game = game.map_err(|why| format!("{why:?}"))?.with_peeking(wanted.peeking);
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
fn play(game: &CardGame, wanted: &Wanted, number: u32, longest: usize) -> Option<Story> {
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
    /// Plays as many cars as it can, and draws cards if it can't.
    Brisk,
    /// As brisk, but at one of four decisions any legal action will do.
    Fickle,
    /// Draws cards while there are any.
    Hoarding,
    /// Takes tickets while there are any.
    Curious,
    /// Takes tickets and keeps them all, plays small groups and rows, and never holds cards back.
    Spendthrift,
}

impl Policy {
    /// What the remarks of records call it.
    fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// What the seat does: one of the actions that it likes best.
    fn choose(self, game: &CardGame, state: &State, seat: Seat, whim: &mut Quick) -> Option<Action> {
        if matches!(self, Policy::Random) || matches!(self, Policy::Fickle) && whim.below(4) == 0 {
            return game.pick(state, seat, whim);
        }
        let mut actions = Vec::new();
        game.legal(state, seat, &mut actions);
        let likings: Vec<u8> = actions.iter().map(|action| self.liking(state, *action)).collect();
        let most = likings.iter().max()?;
        let mut likings_left = likings.iter();
        actions.retain(|_| likings_left.next() == Some(most));
        actions.get(whim.below(actions.len() as u32) as usize).copied()
    }

    /// How much it likes an action. All answers to an offer, and all tickets to complete, are equally
    /// welcome.
    fn liking(self, state: &State, action: Action) -> u8 {
        match (self, action) {
            (Policy::Spendthrift, Action::Keep(kept)) => kept.len() as u8,
            (_, Action::Keep(_) | Action::Complete(_) | Action::Pass) => 0,
            (Policy::Curious | Policy::Spendthrift, Action::Tickets) => 60,
            (Policy::Hoarding, Action::Take(card)) if card != Card::Locomotive => 50,
            (Policy::Hoarding, Action::Take(_) | Action::Blind) => 40,
            (Policy::Spendthrift, Action::Play(_)) => 30,
            (_, Action::Play(play)) => 10 + play.cards().total(),
            (_, Action::Take(_) | Action::Blind) if state.phase == Phase::Turn => 5,
            (_, Action::Take(_) | Action::Blind) => 1,
            (_, Action::Tickets) => 2,
        }
    }
}
