//! The rules of a game as people read them: chapters of short paragraphs with pictures, and at the side of
//! each paragraph the numbers of the rules that it tells.
//!
//! The texts are files of `words`, one for each game and language; `read` says how they are written. What
//! is drawn in them is drawn by the game, as its table draws it ([`HasPages::figure`](crate::HasPages::figure)).

mod cited;
mod inline;
mod page;
mod read;
mod search;
mod shown;

use words::{Language, Words};

pub use cited::{cited, link};
pub use page::{RulesPage, page};
pub use read::{Block, Chapter, Handbook, Item, Part};
pub use search::Search;

use cited::link_here;
pub(crate) use cited::{at_table, door};
pub(crate) use inline::inline;
pub(crate) use shown::{position, shown};

/// Whether a game has rules to read.
pub fn is_there(words: &Words, game: &str) -> bool {
    words.language().rules(game).is_some()
}

/// The address of a game's rules.
pub fn address(game: &str) -> String {
    format!("/g/{game}/rules")
}

impl Handbook {
    /// The rules of a game, if somebody has written them down.
    ///
    /// # Panics
    /// They can't be read: our own can.
    pub fn of(language: Language, game: &str) -> Option<Handbook> {
        let read = |text| Handbook::read(text).unwrap_or_else(|fault| panic!("{game}: {fault}"));
        language.rules(game).map(read)
    }
}
