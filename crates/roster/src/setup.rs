//! What a table is laid with.

use engine::{Message, Record};

use crate::{First, Title};

/// What a table is laid with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// Which game.
    pub game: String,
    /// The text of a board file; `None` for one of the game's own boards.
    pub board: Option<String>,
    /// How many seats.
    pub seats: usize,
    /// The game's options by name, as a record's head has them.
    pub options: Vec<(String, String)>,
}

impl Setup {
    /// The game on its own board, for so many seats.
    pub fn new(game: &str, seats: usize) -> Setup {
        Setup { game: game.to_owned(), seats, ..Setup::default() }
    }

    /// With this option too.
    #[must_use]
    pub fn with(mut self, option: &str, value: impl Into<String>) -> Setup {
        self.options.push((option.to_owned(), value.into()));
        self
    }

    /// What a record was played with. The text of its board is not in it.
    pub fn of(record: &Record, board: Option<String>) -> Setup {
        Setup { game: record.game.clone(), board, seats: record.seats, options: record.options.clone() }
    }

    /// Who is first: the one option that all games have.
    ///
    /// # Errors
    /// It says something else than a seat.
    pub fn first(&self) -> Result<First, Message> {
        match self.option("first") {
            Some(word) => {
                First::from_id(word).ok_or_else(|| bad_option("first", word, "random, A, B, C, D, E"))
            }
            None => Ok(First::Random),
        }
    }

    /// What is said of an option, if anything is.
    pub fn option(&self, name: &str) -> Option<&str> {
        self.options.iter().rev().find(|(option, _)| option == name).map(|(_, value)| value.as_str())
    }
}

impl Title {
    /// Whether a table is asked for with options that this game has.
    ///
    /// # Errors
    /// The first that it hasn't, with those that it has.
    pub fn check_options(&self, setup: &Setup) -> Result<(), Message> {
        let known = || self.choices.iter().map(|choice| choice.name).chain(["first"]);
        let stranger = setup.options.iter().find(|(option, _)| !known().any(|name| name == option));
        stranger.map_or(Ok(()), |(option, value)| {
            Err(bad_option(option, value, &known().collect::<Vec<_>>().join(", ")))
        })
    }

    /// What is chosen for one of the game's options: what was said, or else the usual.
    ///
    /// # Errors
    /// Something was said that can't be chosen.
    pub fn chosen(&self, setup: &Setup, name: &str) -> Result<&'static str, Message> {
        let Some(choice) = self.choices.iter().find(|choice| choice.name == name) else { return Ok("") };
        let Some(said) = setup.option(name) else { return Ok(choice.usual()) };
        let known = choice.values.iter().find(|value| **value == said);
        known.copied().ok_or_else(|| bad_option(name, said, &choice.values.join(", ")))
    }
}

/// That an option can't be this, and what it can be.
pub fn bad_option(option: &str, value: &str, allowed: &str) -> Message {
    Message::new("roster-bad-option").with("option", option).with("value", value).with("allowed", allowed)
}
