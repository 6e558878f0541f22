//! How tables of a game are laid.

use std::ops::RangeInclusive;
use std::sync::Arc;

use engine::{Message, Rules};

use crate::{Choice, Preset, Setup, Title};

/// A game that tables can be laid for. One type may be several games, each with a board of its own.
pub trait FromSetup: Rules {
    /// What is read from a board file.
    type Board: Send + Sync + 'static;

    /// The boards that come with it: the name of each, and the text of its file.
    const BOARDS: &'static [(&'static str, &'static str)];

    /// Reads and checks a board file.
    ///
    /// # Errors
    /// All that is wrong with it.
    fn read_board(text: &str) -> Result<Self::Board, Vec<Message>>;

    /// How many can play on a board.
    fn seat_range(board: &Self::Board) -> RangeInclusive<usize>;

    /// What can be chosen when a table is laid, beside who begins and on which board.
    fn choices() -> Vec<Choice> {
        Vec::new()
    }

    /// Choices that go well together, the easiest first, where there are many.
    fn presets() -> Vec<Preset> {
        Vec::new()
    }

    /// Lays a table of the game on a board. The options are known to be the game's.
    ///
    /// # Errors
    /// Why there can be no such table.
    fn from_setup(title: &Title, board: Arc<Self::Board>, setup: &Setup) -> Result<Self, Message>;

    /// What this game measures beside whole games: the lines to tell.
    fn measure(&self, _stopwatch: Stopwatch<'_>) -> Vec<Message> {
        Vec::new()
    }
}

/// Says how many seconds something takes. It is handed in, because only the program has a clock.
pub type Stopwatch<'a> = &'a dyn Fn(&mut dyn FnMut()) -> f64;
