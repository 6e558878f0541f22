//! Finished games, and what they were played with. Shared by the replay tests of all games and by
//! what finds golden records: the module above says which game.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use engine::{Record, Rules};
use rails::First;

use super::features::FEATURES;
use super::{Board, Game};

/// A finished game with everything that happened in it.
pub type Story = engine::trial::Story<Game>;

/// Something that at least one golden record has to show.
pub struct Feature {
    /// What records call it in their remarks.
    pub name: &'static str,
    /// Whether a game shows it.
    pub shown: fn(&Story) -> bool,
}

/// How a record's remark begins that says what it shows.
pub const SHOWS: &str = "shows: ";

/// The feature with this name.
pub fn find(name: &str) -> Option<&'static Feature> {
    FEATURES.iter().find(|feature| feature.name == name)
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
    if id == Game::GAME {
        return Arc::new(Board::standard());
    }
    let text = read(&folder("boards").join(format!("{id}.toml")));
    Arc::new(Board::parse(&text).unwrap_or_else(|faults| panic!("the board {id}: {faults:?}")))
}

/// The game that a record was played with, by the lines `board`, `seats` and `option` of its head.
pub fn game_of(record: &Record) -> Game {
    let first = record.options.iter().find(|(option, _)| option == "first");
    let first = first.map_or(Some(First::Random), |(_, word)| First::from_word(word));
    let first = first.unwrap_or_else(|| panic!("nobody is first"));
    Game::new(board(&record.board.0), record.seats, first).unwrap_or_else(|why| panic!("{why:?}"))
}
