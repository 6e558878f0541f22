//! Signals and switches as they are drawn in each of their states: once for a board and a language.

use std::sync::{Arc, OnceLock};

use ::switch_signal::{Board, Closed, FieldId, JunctionId};
use maud::Markup;
use words::Words;

use crate::cache::Cache;
use crate::map::BoardKey;

/// Something in one of its states: what it says of itself, and how it is drawn.
pub(super) struct Piece {
    pub title: Markup,
    pub drawing: Markup,
}

/// All of them, each drawn when it is first seen.
pub(super) struct TokenDrawings {
    /// Of each field, red and green.
    signals: Vec<[OnceLock<Piece>; 2]>,
    /// Of each junction, by which of its ways are closed.
    switches: Vec<Vec<OnceLock<Piece>>>,
}

impl TokenDrawings {
    /// Those of a board in a language.
    pub fn of(board: &Board, words: &Words) -> Arc<TokenDrawings> {
        static KEPT: Cache<BoardKey, TokenDrawings> = Cache::new();
        let all = |ways: usize| (0..1_usize << ways).map(|_| OnceLock::new()).collect();
        BoardKey::cached(&KEPT, board, Some(words.language()), || TokenDrawings {
            signals: board.fields.iter().map(|_| Default::default()).collect(),
            switches: board.junctions.iter().map(|junction| all(junction.tracks.len())).collect(),
        })
    }

    /// A signal.
    pub fn signal(&self, id: FieldId, green: bool, draw: impl FnOnce() -> Piece) -> &Piece {
        self.signals[id.index()][usize::from(green)].get_or_init(draw)
    }

    /// A junction, set so.
    pub fn switch(&self, id: JunctionId, closed: Closed, draw: impl FnOnce() -> Piece) -> &Piece {
        self.switches[id.index()][usize::from(closed.0)].get_or_init(draw)
    }
}
