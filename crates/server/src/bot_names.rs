//! What bots at a table are called: in the language of whoever reads it.
//!
//! The log keeps the name that a bot got in the language of whoever sat it down. A name of the house's is
//! found again by what it says, in whichever language; any other, as of a person whose seat a bot has
//! taken for good, stays as it is.

use engine::Seat;
use pages::start::level_name;
use table::{Sitter, Table};
use words::{Language, Words};

use crate::House;

/// So many first names the house has for bots.
const FIRST_NAMES: usize = 5;

/// What a new bot is called: that says how well it plays, or whose it is.
pub(crate) fn new_name(house: &House, language: Language, table: &Table, bot: &str) -> String {
    let sitters = || table.seats().filter_map(|seat: Seat| table.sitter(seat));
    let taken: Vec<String> = sitters().map(|sitter| shown(house, language, sitter)).collect();
    let words = house.words(language);
    let mut names = (1..=FIRST_NAMES).map(|number| named(words, bot, Some(number)));
    names.find(|name| !taken.contains(name)).unwrap_or_else(|| named(words, bot, None))
}

/// What somebody at a table is called by whoever reads this language.
pub(crate) fn shown(house: &House, language: Language, sitter: &Sitter) -> String {
    let name = sitter.name();
    let Some(bot) = sitter.bot() else { return name.to_owned() };
    let numbers = || std::iter::once(None).chain((1..=FIRST_NAMES).map(Some));
    let known = Language::ALL.into_iter().find_map(|language| {
        let words = house.words(language);
        numbers().find(|number| named(words, bot, *number) == name)
    });
    known.map_or_else(|| name.to_owned(), |number| named(house.words(language), bot, number))
}

/// A bot's rank, and its first name if it has one.
fn named(words: &Words, bot: &str, number: Option<usize>) -> String {
    let rank = level_name(words, bot);
    match number {
        Some(number) => format!("{rank} {}", words.text(&format!("server-bot-{number}"))),
        None => rank,
    }
}
