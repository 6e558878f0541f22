//! What a board file says of itself, whichever game it is for.

use engine::{Message, Names};
use rails::facts::Document;

/// What `[board]` of a board file says; what it lacks is empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The game that it is for, if it says so.
    pub game: Option<String>,
    /// Its name in records.
    pub id: String,
    /// What it is called.
    pub names: Names,
}

impl Head {
    /// Reads it, and nothing else of the file.
    ///
    /// # Errors
    /// A file that can't be read at all.
    pub fn read(text: &str) -> Result<Head, Message> {
        let document = Document::open(text)?;
        let board = document.find_table("board");
        let said = |key| board.as_ref().and_then(|board| board.find(key)?.text());
        let text = |key| said(key).unwrap_or_default();
        let (en, ru) = (text("name_en"), text("name_ru"));
        let local = said("name_local").unwrap_or_else(|| en.clone());
        Ok(Head { game: said("game"), id: text("id"), names: Names { en, ru, local } })
    }
}
