//! A finished game with everything that happened in it: what the features of golden records are
//! looked for in. Shared by `tests/replays.rs` and `examples/golden.rs`.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use card_game::{Action, Board, CardGame, Event, First, Phase, State};
use engine::replay::{Departure, Replay};
use engine::{Notation, Outcome, Record, Rules, Seat};

/// A finished game.
pub struct Story {
    /// What it was played with.
    pub game: CardGame,
    /// Who sat there, as far as it is known.
    pub names: Vec<String>,
    /// What happened in the deal.
    pub dealt: Vec<Event>,
    /// What was done, in order.
    pub scenes: Vec<Scene>,
    /// How it ended.
    pub outcome: Outcome,
}

/// One action and what came of it.
pub struct Scene {
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: Action,
    /// What was to be decided.
    pub phase: Phase,
    /// What happened.
    pub events: Vec<Event>,
    /// The position that resulted.
    pub after: State,
}

impl Story {
    /// Everything that happened, in order, the deal included.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.dealt.iter().chain(self.scenes.iter().flat_map(|scene| &scene.events))
    }

    /// Plays a record again.
    pub fn of_record(game: &CardGame, record: &Record) -> Result<Story, Departure> {
        let mut dealt = Vec::new();
        let mut replay = Replay::new(game, record, &mut dealt)?;
        let mut scenes = Vec::new();
        for step in &record.steps {
            let depart = |why| Departure { step: replay.steps() + 1, why };
            let action = game.read_action(&step.action).map_err(depart)?;
            let (phase, mut events) = (replay.state().phase, Vec::new());
            replay.advance(&mut events)?;
            scenes.push(Scene { seat: step.seat, action, phase, events, after: replay.state().clone() });
        }
        replay.check_result()?;
        let unfinished = || Departure { step: scenes.len(), why: engine::Message::new("record-not-over") };
        let outcome = game.outcome(replay.state()).ok_or_else(unfinished)?;
        let names = record.names.iter().map(|(_, name)| name.clone()).collect();
        Ok(Story { game: game.clone(), names, dealt, scenes, outcome })
    }
}

/// A folder under `tests`.
pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The text of a file under `tests`.
#[allow(clippy::disallowed_methods, reason = "tests read their own data; the room does no I/O")]
pub fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The board with this id: the standard one, or one in `tests/boards`.
pub fn board(id: &str) -> Arc<Board> {
    if id == "card-game" {
        return Arc::new(Board::standard());
    }
    let text = read(&folder("boards").join(format!("{id}.toml")));
    Arc::new(Board::parse(&text).unwrap_or_else(|faults| panic!("the board {id}: {faults:?}")))
}

/// The game that a record was played with, by the lines `board`, `seats` and `option` of its head.
pub fn game_of(record: &Record) -> CardGame {
    let first = match record.options.iter().find(|(option, _)| option == "first") {
        Some((_, letter)) if letter != "random" => {
            First::Seat(Seat::from_letter(letter).unwrap_or_else(|| panic!("no seat is called {letter}")))
        }
        _ => First::Random,
    };
    let peeking = record.options.iter().any(|(option, value)| option == "peeking" && value == "yes");
    let game = CardGame::new(board(&record.board.0), record.seats, first);
    game.unwrap_or_else(|why| panic!("{why:?}")).with_peeking(peeking)
}
