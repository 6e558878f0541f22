//! What a drawing was made for: a board and a language.

use std::sync::Arc;

use ::switch_signal::{Board, Drawn};
use words::Language;

use crate::made::Kept;

/// A board and a language. A board that was changed is another, whatever it is called.
pub(super) struct Chosen {
    language: Option<Language>,
    board: String,
    /// Of all that the rules depend on.
    hash: String,
    size: (u16, u16),
    places: Vec<Drawn>,
}

impl Chosen {
    /// What is kept for a board in a language, or in any; made, if there is none yet.
    pub fn kept<T>(
        kept: &Kept<Chosen, T>,
        board: &Board,
        language: Option<Language>,
        make: impl FnOnce() -> T,
    ) -> Arc<T> {
        kept.get(|chosen| chosen.fits(board, language), || Chosen::new(board, language), make)
    }

    fn new(board: &Board, language: Option<Language>) -> Chosen {
        Chosen {
            language,
            board: board.id.clone(),
            hash: board.hash.clone(),
            size: board.size,
            places: places(board).cloned().collect(),
        }
    }

    /// Whether it is this board and language.
    pub fn fits(&self, board: &Board, language: Option<Language>) -> bool {
        let same = |(one, other): (&Drawn, &Drawn)| {
            one.at == other.at && one.names == other.names && one.label == other.label
        };
        self.language == language
            && (&self.board, &self.hash, self.size) == (&board.id, &board.hash, board.size)
            && self.places.len() == places(board).count()
            && self.places.iter().zip(places(board)).all(same)
    }
}

/// Everything that has a place and a name.
fn places(board: &Board) -> impl Iterator<Item = &Drawn> {
    let cities = board.cities.iter().map(|city| &city.drawn);
    let departures = board.departures.iter().map(|departure| &departure.drawn);
    cities.chain(departures).chain(board.junctions.iter().map(|junction| &junction.drawn))
}
