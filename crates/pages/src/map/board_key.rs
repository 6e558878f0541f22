//! What drawings are cached by: a board and a language.

use std::sync::Arc;

use engine::Names;
use words::Language;

use super::SIZE;
use crate::cache::Cache;
use crate::ticket_game::TicketGame;

/// A board, as far as drawings depend on it.
pub(crate) trait Pictured {
    /// Its game, what it is called, and a hash of all that the rules depend on.
    fn ids(&self) -> [&str; 3];

    /// How wide and high it is.
    fn size(&self) -> (f32, f32);

    /// Everything that has a name: this, where it is, and on which side of it the name should stand, if
    /// the board says so.
    fn places(&self) -> impl Iterator<Item = (&Names, (f32, f32), &str)>;
}

impl<G: TicketGame> Pictured for G {
    fn ids(&self) -> [&str; 3] {
        [self.game(), &self.chart().id, &self.chart().hash]
    }

    fn size(&self) -> (f32, f32) {
        SIZE
    }

    fn places(&self) -> impl Iterator<Item = (&Names, (f32, f32), &str)> {
        self.chart().cities.iter().map(|city| (&city.names, city.at, ""))
    }
}

/// A board and a language. A board that was changed is another, whatever it is called.
pub(crate) struct BoardKey {
    language: Option<Language>,
    ids: [String; 3],
    size: (f32, f32),
    places: Vec<(Names, (f32, f32), String)>,
}

impl BoardKey {
    /// What is cached for a board in a language, or in any; made, if there is none yet.
    pub fn cached<T>(
        cache: &Cache<BoardKey, T>,
        board: &impl Pictured,
        language: Option<Language>,
        make: impl FnOnce() -> T,
    ) -> Arc<T> {
        cache.get(|key| key.fits(board, language), || BoardKey::new(board, language), make)
    }

    fn new(board: &impl Pictured, language: Option<Language>) -> BoardKey {
        let places = board.places().map(|(names, at, side)| (names.clone(), at, side.to_owned()));
        BoardKey {
            language,
            ids: board.ids().map(str::to_owned),
            size: board.size(),
            places: places.collect(),
        }
    }

    /// Whether it is this board and language.
    pub fn fits(&self, board: &impl Pictured, language: Option<Language>) -> bool {
        let places = self.places.iter().map(|(names, at, side)| (names, *at, side.as_str()));
        self.language == language
            && self.ids == board.ids()
            && self.size == board.size()
            && places.eq(board.places())
    }
}
