//! Finds the golden records in `tests/replays` and writes them, the same ones on every run:
//!
//! ```text
//! cargo run --release -p roundhouse-switch-signal --example golden
//! ```
//!
//! A record that is there stays: it may be of an older program, and has to replay all the same. To
//! have one found again, delete it. Losses are found among random games, wins among those of a greedy driver.

#[path = "golden/driver.rs"]
mod driver;
#[path = "../tests/replays/features.rs"]
mod features;
#[path = "../tests/replays/story.rs"]
#[allow(dead_code, unused_imports, reason = "the tests use the rest of it")]
mod story;

use std::path::PathBuf;
use std::process::ExitCode;

use engine::{FastChance, Record, Recorder, Rules, Seed, playout};
use features::{FEATURES, SHOWS};
use story::Story;

/// A record to be found.
struct Wanted {
    /// The name of its file.
    file: &'static str,
    seats: usize,
    options: &'static [(&'static str, &'static str)],
    /// Whether the driver plays, or chance alone.
    driven: bool,
    /// So many games are looked at.
    games: u32,
    /// The features that it must show; its remark tells the others too.
    shows: &'static [&'static str],
}

const WANTED: &[Wanted] = &[
    Wanted {
        file: "central-europe-delivered",
        seats: 2,
        options: &[("board", "central-europe"), ("first", "A")],
        driven: true,
        games: 400,
        shows: &["central-europe-delivered"],
    },
    Wanted {
        file: "central-europe-instructions",
        seats: 3,
        options: &[("board", "central-europe"), ("placement", "own"), ("signal", "yes")],
        driven: false,
        games: 2_000,
        shows: &[
            "central-europe-instructions",
            "own-placement",
            "logistician",
            "conductor",
            "head-on",
            "dispatcher",
        ],
    },
    Wanted {
        file: "central-europe-clock",
        seats: 2,
        options: &[("board", "central-europe"), ("goods", "10"), ("departures", "tokens"), ("removed", "6")],
        driven: false,
        games: 2_000,
        shows: &["central-europe-clock", "behind", "at-departure", "no-exit", "occupied"],
    },
    Wanted {
        file: "north-america-delivered",
        seats: 4,
        options: &[("board", "north-america"), ("removed", "0"), ("time", "10"), ("signal", "yes")],
        driven: true,
        games: 4_000,
        shows: &["north-america-delivered"],
    },
    Wanted {
        file: "north-america-instructions",
        seats: 2,
        options: &[("board", "north-america"), ("departures", "variable")],
        driven: false,
        games: 4_000,
        shows: &[
            "north-america-instructions",
            "pointsman",
            "station-attendant",
            "coupler",
            "city-taken",
            "pass-through",
            "stop-in-city",
        ],
    },
    Wanted {
        file: "north-america-clock",
        seats: 3,
        options: &[("board", "north-america"), ("placement", "random")],
        driven: false,
        games: 20_000,
        shows: &["north-america-clock", "good-returned", "occupied-again", "pair"],
    },
    Wanted {
        file: "one-order",
        seats: 4,
        options: &[("board", "central-europe"), ("departures", "tokens"), ("placement", "random")],
        driven: true,
        games: 400,
        shows: &["reshuffle", "location-tokens", "random-placement"],
    },
];

fn main() -> ExitCode {
    for wanted in WANTED.iter().filter(|wanted| !path(wanted).exists()) {
        if let Err(why) = find(wanted).and_then(|record| write(wanted, &record)) {
            eprintln!("{}: {why}", wanted.file);
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// Where its record is kept.
fn path(wanted: &Wanted) -> PathBuf {
    story::folder("replays").join(wanted.file).with_extension("txt")
}

/// Writes a record with its remarks, if it shows when it is read again what is wanted of it, and
/// tells everything that it shows.
#[allow(clippy::disallowed_methods, reason = "this is what the program is for; the room does no I/O")]
fn write(wanted: &Wanted, record: &Record) -> Result<(), String> {
    let mut record = Record::parse(&record.to_string()).map_err(|why| format!("{why:?}"))?;
    let story = Story::of_record(&story::game_of(&record), &record).map_err(|why| format!("{why:?}"))?;
    let shown = FEATURES.iter().filter(|feature| (feature.shown)(&story));
    let shown: Vec<&str> = shown.map(|feature| feature.name).collect();
    if let Some(lacking) = wanted.shows.iter().find(|name| !shown.contains(name)) {
        return Err(format!("does not show {lacking} when it is read again"));
    }
    record.remarks.insert(0, format!("{SHOWS}{}", shown.join(" ")));
    let (text, path) = (record.to_string(), path(wanted));
    std::fs::write(&path, &text).map_err(|why| format!("{}: {why}", path.display()))?;
    println!("{}.txt: {} steps, {} bytes", wanted.file, record.steps.len(), text.len());
    Ok(())
}

/// The first record that shows what is wanted.
fn find(wanted: &Wanted) -> Result<Record, String> {
    let game = story::table(wanted.seats, wanted.options.iter().copied());
    let feature = |name: &&'static str| features::find(name).ok_or(format!("no feature is called {name}"));
    let shows = wanted.shows.iter().map(feature).collect::<Result<Vec<_>, String>>()?;
    for number in 0..wanted.games {
        let seed = Seed::from_text(&format!("{} {number}", wanted.file));
        let mut whim = FastChance::new(number.into());
        let mut recorder = Recorder::deal(&game, seed, &mut ());
        while let Some(seat) = playout::actor(&game, recorder.state(), &mut whim) {
            let action = match wanted.driven {
                true => driver::choose(&game, recorder.state(), &recorder.chance(), &mut whim),
                false => game.pick(recorder.state(), seat, &mut whim),
            };
            let action = action.ok_or("there is nothing to do")?;
            recorder.apply(seat, action, &mut ()).map_err(|why| format!("{why:?}"))?;
        }
        let record = recorder.record();
        let story = Story::of_record(&game, record).map_err(|why| format!("{why:?}"))?;
        if shows.iter().all(|feature| (feature.shown)(&story)) {
            return Ok(record.clone());
        }
    }
    Err(format!("no game of {} shows what is wanted", wanted.games))
}
