//! What is known of games before tables are laid for them, and what a table is laid with: plain data.
//!
//! No game is named here. A game says by [`FromSetup`] how its tables are laid; whoever has games makes a
//! [`Roster`] of them and hands it in, as pages and servers are handed their words.

mod from_setup;
mod head;
mod livery;
mod preset;
mod setup;

use std::ops::RangeInclusive;
use std::sync::Arc;

use engine::{Chance as _, FastChance, Message};

pub use from_setup::{FromSetup, Stopwatch};
pub use head::Head;
pub use livery::{Liveries, Livery};
pub use preset::{OWN, Preset};
pub use rails::First;
pub use setup::{Setup, bad_option};

/// What is known of a game before a table is laid for it.
#[derive(Clone, Debug)]
pub struct Title {
    /// Its name in records, addresses and on the command line; its texts start with it.
    pub id: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// The names of its own boards, the usual one first. Where there are several, the option `board` says
    /// which.
    pub boards: Vec<&'static str>,
    /// The texts of their files, in the same order: patterns for boards of people's own.
    pub files: Vec<&'static str>,
    /// Whether all win or lose together. Then one person may hold several seats.
    pub together: bool,
    /// Whether there is a score pad for it.
    pub pad: bool,
    /// What can be chosen when a table is laid, beside who begins.
    pub choices: Vec<Choice>,
    /// Choices that go well together, the easiest first.
    pub presets: Vec<Preset>,
    /// What is drawn on its poster, as SVG 400 wide and 560 high.
    pub poster: &'static str,
    /// A picture for messengers, as PNG 1200 wide and 630 high, if it brings one.
    pub card: Option<&'static [u8]>,
    /// Its texts, each with the tag of its language, if they aren't among those of the house.
    pub texts: &'static [(&'static str, &'static str)],
    /// The bots that play it beside those of the house.
    pub bots: Vec<Guest>,
}

/// A bot that plays a game beside those of the house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// Its name in forms and on the command line.
    pub id: String,
    /// What to expect of it, each with the tag of its language, as far as its author says.
    pub about: Vec<(&'static str, &'static str)>,
}

/// Something that can be chosen when a table is laid. Its texts are `<game>-option-<name>`, the same
/// with `-about` for what it means, and with `-<value>` for each value that is a word (`-A-C` for `A,C`).
#[derive(Clone, Debug)]
pub struct Choice {
    /// The option's name in records and forms.
    pub name: &'static str,
    /// What it can be, the usual first.
    pub values: Vec<&'static str>,
}

impl Choice {
    /// A choice among these, the usual first.
    pub fn new(name: &'static str, values: &[&'static str]) -> Choice {
        Choice { name, values: values.to_vec() }
    }

    /// What it is unless somebody says otherwise.
    pub fn usual(&self) -> &'static str {
        self.values.first().copied().unwrap_or_default()
    }
}

/// How many mixtures of options a thorough test plays at most, beside the usual ones.
const MIXTURES: usize = 11;

impl Title {
    /// The same table with other options: what a thorough test should play. The table itself is the
    /// first, and the same mixtures follow on every run: of the last choices each with each, as far as
    /// that goes, and of the others by lot.
    pub fn variations(&self, setup: &Setup) -> Vec<Setup> {
        let choices = || self.choices.iter().filter(|choice| choice.name != "board");
        let all = choices().map(|choice| choice.values.len()).fold(1, usize::saturating_mul);
        let mixture = |number: usize| {
            let (mut chance, mut turn, mut left) = (FastChance::new(number as u64), number, MIXTURES);
            choices().rev().fold(setup.clone(), |setup, choice| {
                let many = choice.values.len();
                let place = if left >= many { turn % many } else { chance.below(many as u32) as usize };
                (turn, left) = (turn / many, left / many);
                setup.with(choice.name, choice.values[place])
            })
        };
        std::iter::once(setup.clone()).chain((1..all.min(MIXTURES + 1)).map(mixture)).collect()
    }

    /// A table of the fewest seats on each of its own boards.
    pub fn tables(&self) -> Vec<Setup> {
        let table = Setup::new(self.id, *self.seats.start());
        match &self.boards[..] {
            several @ [_, _, ..] => several.iter().map(|own| table.clone().with("board", *own)).collect(),
            _ => vec![table],
        }
    }
}

/// A list of games, cheap to share.
#[derive(Clone, Debug)]
pub struct Roster(Arc<[Title]>);

impl FromIterator<Title> for Roster {
    fn from_iter<I: IntoIterator<Item = Title>>(games: I) -> Roster {
        Roster(games.into_iter().collect())
    }
}

impl Roster {
    /// All games, in the order in which they are shown.
    pub fn games(&self) -> &[Title] {
        &self.0
    }

    /// The game with this name.
    ///
    /// # Errors
    /// There is none; says which there are.
    pub fn game(&self, id: &str) -> Result<&Title, Message> {
        self.games().iter().find(|game| game.id == id).ok_or_else(|| {
            let all: Vec<&str> = self.games().iter().map(|game| game.id).collect();
            Message::new("roster-no-game").with("game", id).with("games", all.join(", "))
        })
    }

    /// The game that a board file is for: its `[board]` says so, and the first game is meant where it
    /// says nothing.
    ///
    /// # Errors
    /// A file that can't be read at all, or one for a game that there isn't.
    pub fn game_of_board(&self, text: &str) -> Result<&Title, Message> {
        let said = Head::read(text)?.game;
        self.game(said.as_deref().or(self.games().first().map(|game| game.id)).unwrap_or_default())
    }

    /// The text of the file of one of the games' own boards.
    pub fn file(&self, board: &str) -> Option<&'static str> {
        let files =
            |game: &Title| game.boards.iter().copied().zip(game.files.iter().copied()).collect::<Vec<_>>();
        self.games().iter().flat_map(files).find(|(own, _)| *own == board).map(|(_, text)| text)
    }

    /// The texts in a language that games bring with them.
    pub fn texts(&self, language: &str) -> impl Iterator<Item = &'static str> {
        let texts = self.games().iter().flat_map(|game| game.texts);
        texts.filter(move |(tag, _)| *tag == language).map(|(_, text)| *text)
    }
}
