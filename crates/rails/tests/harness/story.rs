//! Finished games, and what they were played with. Shared by the replay tests of all games and by
//! what finds golden records: the module above says which game.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use engine::{Record, Rules};
use rails::First;

use super::features::FEATURES;
use super::{Board, Game};

/// What a game can be told in a record's head, besides who is first.
pub trait Options: Sized {
    /// The game with this option. All others have no such options.
    #[must_use]
    fn with_option(self, _option: &str, _value: &str) -> Self {
        self
    }
}

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

/// Tables of the numbers of seats that all games have.
pub const SEATS: &[Feature] = &[
    Feature { name: "seats-2", shown: |story| story.game.seats() == 2 },
    Feature { name: "seats-3", shown: |story| story.game.seats() == 3 },
    Feature { name: "seats-4", shown: |story| story.game.seats() == 4 },
];

/// What the head of a record says in all games.
pub const HEAD: &[Feature] = &[
    Feature { name: "first-random", shown: |story| story.first() == "random" },
    Feature { name: "first-set", shown: |story| story.first() != "random" },
    Feature { name: "named", shown: Story::is_named_in_both_languages },
];

/// Everything that this game's records have to show.
pub fn features() -> impl Iterator<Item = &'static Feature> {
    FEATURES.iter().copied().flatten()
}

/// The feature with this name.
pub fn find(name: &str) -> Option<&'static Feature> {
    features().find(|feature| feature.name == name)
}

/// Somebody has less than nothing at the end.
pub fn below_zero(story: &Story) -> bool {
    story.outcome.sheets.iter().any(|sheet| sheet.total() < 0)
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

/// The board with this id: one in `tests/boards`, or one of the house.
pub fn board(id: &str) -> Arc<Board> {
    let file = format!("{id}.toml");
    let [ours, own] = [folder("../boards"), folder("boards")].map(|folder| folder.join(&file));
    let text = read(if own.exists() { &own } else { &ours });
    Arc::new(Board::parse(&text).unwrap_or_else(|faults| panic!("the board {id}: {faults:?}")))
}

/// The game that a record was played with, by the lines `board`, `seats` and `option` of its head.
pub fn game_of(record: &Record) -> Game {
    let options = record.options.iter().map(|(option, value)| (option.as_str(), value.as_str()));
    game(&record.board.0, record.seats, options)
}

/// The game on this board for so many, with options as a record's head has them.
pub fn game<'o>(id: &str, seats: usize, options: impl Iterator<Item = (&'o str, &'o str)> + Clone) -> Game {
    let first = options.clone().find(|(option, _)| *option == "first");
    let first = first.map_or(Some(First::Random), |(_, word)| First::from_id(word));
    let first = first.unwrap_or_else(|| panic!("nobody is first"));
    let game = Game::new(board(id), seats, first).unwrap_or_else(|why| panic!("{why:?}"));
    options.fold(game, |game, (option, value)| game.with_option(option, value))
}
