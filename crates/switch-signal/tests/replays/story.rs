//! A finished game with everything that happened in it: what the features of golden records are
//! looked for in. Shared by `tests/replays.rs` and `examples/golden.rs`.

use std::path::{Path, PathBuf};

use super::features::FEATURES;
pub use super::features::{Feature, SHOWS, find};
use engine::replay::{Departure, Replay};
use engine::{Notation, Outcome, Record, Rules, Seat};
use switch_signal::{Action, Board, Departures, Event, First, Options, Phase, Placement, SwitchSignal};

/// A finished game.
pub struct Story {
    /// What it was played with.
    pub game: SwitchSignal,
    /// What happened in the deal.
    pub dealt: Vec<Event>,
    /// What was done, in order.
    pub scenes: Vec<Scene>,
    /// How it ended.
    pub outcome: Outcome,
}

/// One action and what came of it.
pub struct Scene {
    /// What they did.
    pub action: Action,
    /// What was to be decided.
    pub phase: Phase,
    /// What happened.
    pub events: Vec<Event>,
}

impl Story {
    /// Everything that happened, in order, the deal included.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.dealt.iter().chain(self.scenes.iter().flat_map(|scene| &scene.events))
    }

    /// Plays a record again.
    pub fn of_record(game: &SwitchSignal, record: &Record) -> Result<Story, Departure> {
        let mut dealt = Vec::new();
        let mut replay = Replay::new(game, record, &mut dealt)?;
        let mut scenes = Vec::new();
        for step in &record.steps {
            let depart = |why| Departure { step: replay.steps() + 1, why };
            let action = game.read_action(&step.action).map_err(depart)?;
            let (phase, mut events) = (replay.state().phase, Vec::new());
            replay.advance(&mut events)?;
            scenes.push(Scene { action, phase, events });
        }
        replay.check_result()?;
        let unfinished = || Departure { step: scenes.len(), why: engine::Message::new("record-not-over") };
        let outcome = game.outcome(replay.state()).ok_or_else(unfinished)?;
        Ok(Story { game: game.clone(), dealt, scenes, outcome })
    }
}

/// Everything that records have to show.
pub fn features() -> impl Iterator<Item = &'static Feature> {
    FEATURES.iter()
}

/// The text of a file under `tests`.
#[allow(clippy::disallowed_methods, reason = "tests read their own data; the room does no I/O")]
pub fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// A folder under `tests`.
pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The game that a record was played with, by the lines `seats` and `option` of its head.
pub fn game_of(record: &Record) -> SwitchSignal {
    let options = record.options.iter().map(|(option, value)| (option.as_str(), value.as_str()));
    table(record.seats, options)
}

/// A table with these options, as records write them.
pub fn table<'o>(seats: usize, options: impl Iterator<Item = (&'o str, &'o str)>) -> SwitchSignal {
    let mut board = Board::central_europe();
    let mut made = Options::default();
    for (option, value) in options {
        match option {
            "board" => board = Board::own(value).unwrap_or_else(|| panic!("no board is called {value}")),
            "first" => made.first = Seat::from_letter(value).map_or(First::Random, First::Seat),
            "placement" => {
                made.placement = *Placement::ALL.iter().find(|one| one.id() == value).expect("a placement");
            }
            "removed" => made.removed = value.parse().expect("a number"),
            "time" => made.time = value.parse().expect("a number"),
            "signal" => made.extra_signal = value == "yes",
            "goods" => made.ten_goods = value == "10",
            "departures" => {
                made.departures = *Departures::ALL.iter().find(|one| one.id() == value).expect("departures");
            }
            other => panic!("no option is called {other}"),
        }
    }
    SwitchSignal::new(board, seats, made).unwrap_or_else(|why| panic!("{why:?}"))
}
