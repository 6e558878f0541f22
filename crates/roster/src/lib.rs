//! The list of games: the one place that names them all.
//!
//! Whoever wants to do something with any game writes it once as a [`Visitor`] and calls [`visit`]
//! with the name of a game: the visitor is compiled for every game by itself, at full speed.
//!
//! A new game is a crate of its own, a line in [`GAMES`] and a line in [`visit`].

use std::ops::RangeInclusive;
use std::sync::Arc;

use card_game::CardGame;
use classic::Classic;
use engine::{Message, Notation, Record};
use great_lakes::GreatLakes;
use rails::First;
use rails::facts::Document;
use switch_signal::SwitchSignal;

mod switch_signal_table;

pub use switch_signal_table::switch_signal;

/// What is known of a game before a table is laid for it.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its name in records, addresses and on the command line; its texts start with it.
    pub id: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// Our own boards, the usual one first. Where there are several, the option `board` says which.
    pub boards: &'static [&'static str],
    /// Whether all win or lose together. Then one person may hold several seats.
    pub together: bool,
    /// What can be chosen when a table is laid, beside who begins.
    pub choices: &'static [Choice],
}

/// Something that can be chosen when a table is laid. Its texts are `<game>-option-<name>`, the same
/// with `-about` for what it means, and with `-<value>` for each value that is a word.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The option's name in records and forms.
    pub name: &'static str,
    /// What it can be, the usual first.
    pub values: &'static [&'static str],
}

impl Choice {
    /// What it is unless somebody says otherwise.
    pub fn usual(&self) -> &'static str {
        self.values.first().copied().unwrap_or_default()
    }
}

/// All games.
pub const GAMES: &[Game] = &[
    Game { id: "europe", seats: 2..=5, boards: &["europe"], together: false, choices: &[] },
    Game { id: "usa", seats: 2..=5, boards: &["usa"], together: false, choices: &[] },
    Game {
        id: GreatLakes::GAME,
        seats: GreatLakes::FEWEST_SEATS..=GreatLakes::MOST_SEATS,
        boards: &["great-lakes"],
        together: false,
        choices: &[],
    },
    Game {
        id: CardGame::GAME,
        seats: CardGame::FEWEST_SEATS..=CardGame::MOST_SEATS,
        boards: &["card-game"],
        together: false,
        choices: &[Choice { name: "peeking", values: &["no", "yes"] }],
    },
    Game {
        id: SwitchSignal::GAME,
        seats: SwitchSignal::FEWEST_SEATS..=SwitchSignal::MOST_SEATS,
        boards: &switch_signal::OWN,
        together: true,
        choices: switch_signal_table::CHOICES,
    },
];

/// The game with this name.
///
/// # Errors
/// There is none; says which there are.
pub fn game(id: &str) -> Result<&'static Game, Message> {
    GAMES.iter().find(|game| game.id == id).ok_or_else(|| {
        let all: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
        Message::new("roster-no-game").with("game", id).with("games", all.join(", "))
    })
}

/// The game that a board file is for: its `[board]` says so.
///
/// # Errors
/// A file that can't be read at all, or one for a game that there isn't.
pub fn game_of_board(text: &str) -> Result<&'static Game, Vec<Message>> {
    let document = Document::open(text).map_err(|fault| vec![fault])?;
    match document.table("board").and_then(|board| board.find("game")?.text()) {
        Some(id) => game(&id).map_err(|unknown| vec![unknown]),
        None => Ok(&GAMES[0]),
    }
}

/// What a table is laid with.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// Which game.
    pub game: String,
    /// The text of a board file; `None` for our own board.
    pub board: Option<String>,
    /// How many seats.
    pub seats: usize,
    /// The game's options by name, as a record's head has them.
    pub options: Vec<(String, String)>,
}

impl Setup {
    /// The game on our own board, for so many seats.
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
}

/// The same table with other options: what a thorough test should play. The table itself is the first.
pub fn variations(setup: &Setup) -> Vec<Setup> {
    match setup.game.as_str() {
        SwitchSignal::GAME => switch_signal_table::variations(setup),
        _ => vec![setup.clone()],
    }
}

/// Something that can be done with any game.
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it with the rules of a table.
    fn visit<R: Notation>(self, rules: &R) -> Self::Output;
}

/// Makes the rules of a table and lets the visitor at them.
///
/// # Errors
/// Why there can be no such table: all that is wrong with its board, or the first other reason.
pub fn visit<V: Visitor>(setup: &Setup, visitor: V) -> Result<V::Output, Vec<Message>> {
    match game(&setup.game).map_err(|unknown| vec![unknown])?.id {
        "europe" | "usa" => Ok(visitor.visit(&classic(setup)?)),
        GreatLakes::GAME => Ok(visitor.visit(&great_lakes(setup)?)),
        CardGame::GAME => Ok(visitor.visit(&card_game(setup)?)),
        SwitchSignal::GAME => Ok(visitor.visit(&switch_signal(setup)?)),
        other => unreachable!("{other} is in the list of games, but not here"),
    }
}

/// The rules of a classic ticket game for such a table.
///
/// # Errors
/// Why there can be no such table.
pub fn classic(setup: &Setup) -> Result<Classic, Vec<Message>> {
    let own = || match setup.game.as_str() {
        "usa" => classic::Board::parse(include_str!("../../../boards/usa.toml")).expect("our own board"),
        _ => classic::Board::standard(),
    };
    let board = Arc::new(match &setup.board {
        Some(text) => classic::Board::parse(text)?,
        None => own(),
    });
    Classic::new(board, setup.seats, setup.first()?).map_err(|wrong| vec![wrong])
}

/// The rules of the Great Lakes for such a table.
///
/// # Errors
/// Why there can be no such table.
pub fn great_lakes(setup: &Setup) -> Result<GreatLakes, Vec<Message>> {
    let board = setup.board_or(great_lakes::Board::parse, great_lakes::Board::standard)?;
    GreatLakes::new(board, setup.seats, setup.first()?).map_err(|wrong| vec![wrong])
}

/// The rules of the Card Game for such a table.
///
/// # Errors
/// Why there can be no such table.
pub fn card_game(setup: &Setup) -> Result<CardGame, Vec<Message>> {
    let board = setup.board_or(card_game::Board::parse, card_game::Board::standard)?;
    let peeking = setup.chosen("peeking")? == "yes";
    let game = CardGame::new(board, setup.seats, setup.first()?).map_err(|wrong| vec![wrong])?;
    Ok(game.with_peeking(peeking))
}

impl Setup {
    /// The board of its text, or our own.
    fn board_or<B>(
        &self,
        parse: fn(&str) -> Result<B, Vec<Message>>,
        standard: fn() -> B,
    ) -> Result<Arc<B>, Vec<Message>> {
        Ok(Arc::new(match &self.board {
            Some(text) => parse(text)?,
            None => standard(),
        }))
    }

    /// Who is first: the one option that all games have. What is no option of the game is refused here.
    fn first(&self) -> Result<First, Vec<Message>> {
        let choices = game(&self.game).map_or(&[][..], |game| game.choices);
        let mut first = First::Random;
        for (option, value) in &self.options {
            if option == "first" {
                let seat = First::from_word(value);
                first = seat.ok_or_else(|| bad_option(option, value, "random, A, B, C, D, E"))?;
            } else if !choices.iter().any(|choice| choice.name == option) {
                let all: Vec<&str> = choices.iter().map(|choice| choice.name).chain(["first"]).collect();
                return Err(bad_option(option, value, &all.join(", ")));
            }
        }
        Ok(first)
    }

    /// What was chosen for one of the game's options.
    fn chosen(&self, name: &str) -> Result<&'static str, Vec<Message>> {
        let mut choices = game(&self.game).map_or(&[][..], |game| game.choices).iter();
        let Some(choice) = choices.find(|choice| choice.name == name) else { return Ok("") };
        let Some((_, value)) = self.options.iter().find(|(option, _)| option == name) else {
            return Ok(choice.usual());
        };
        let known = choice.values.iter().find(|known| *known == value);
        known.copied().ok_or_else(|| bad_option(name, value, &choice.values.join(", ")))
    }
}

fn bad_option(option: &str, value: &str, allowed: &str) -> Vec<Message> {
    let message = Message::new("roster-bad-option").with("option", option).with("value", value);
    vec![message.with("allowed", allowed)]
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Name;

    impl Visitor for Name {
        type Output = (String, usize);
        fn visit<R: Notation>(self, rules: &R) -> Self::Output {
            (rules.game().to_owned(), rules.seats())
        }
    }

    #[test]
    fn every_game_can_be_visited_at_every_size() {
        for game in GAMES {
            for seats in game.seats.clone() {
                assert_eq!(visit(&Setup::new(game.id, seats), Name), Ok((game.id.to_owned(), seats)));
            }
            for board in game.boards {
                let setup = Setup::new(game.id, *game.seats.start()).with("board", *board);
                // Where there is one board only, there is no such option.
                assert_eq!(visit(&setup, Name).is_ok(), game.boards.len() > 1, "{board}");
            }
            let beyond = visit(&Setup::new(game.id, game.seats.end() + 1), Name);
            assert!(beyond.is_err(), "{} has room for one more than it says", game.id);
        }
    }

    #[test]
    fn every_variation_can_be_laid() {
        for game in GAMES {
            for setup in variations(&Setup::new(game.id, *game.seats.end())) {
                assert_eq!(visit(&setup, Name), Ok((game.id.to_owned(), *game.seats.end())), "{setup:?}");
            }
        }
    }

    #[test]
    fn wrong_options_of_switch_and_signal_are_refused() {
        for (option, value) in [
            ("board", "asia"),
            ("first", "Z"),
            ("placement", "none"),
            ("removed", "7"),
            ("removed", "many"),
            ("time", "6"),
            ("time", "11"),
            ("signal", "2"),
            ("goods", "9"),
            ("departures", "both"),
            ("speed", "fast"),
        ] {
            let setup = Setup::new("switch-signal", 2).with(option, value);
            assert!(visit(&setup, Name).is_err(), "{option} {value}");
        }
    }

    #[test]
    fn what_cannot_be_laid_is_refused_with_a_reason() {
        let mut setup = Setup::new("chess", 2);
        let key = |setup: &Setup| visit(setup, Name).expect_err("refused")[0].key.clone();
        assert_eq!(key(&setup), "roster-no-game");
        setup.game = "europe".to_owned();
        setup.options = vec![("first".to_owned(), "Z".to_owned())];
        assert_eq!(key(&setup), "roster-bad-option");
        setup.options = vec![("first".to_owned(), "C".to_owned())];
        assert_eq!(key(&setup), "setup-first");
        setup.options = vec![("fast".to_owned(), "yes".to_owned())];
        assert_eq!(key(&setup), "roster-bad-option");
        setup.board = Some("[board]".to_owned());
        assert!(key(&setup).starts_with("facts-"));
    }

    #[test]
    fn the_card_game_has_two_options() {
        let table = |option: &str, value: &str| {
            let options = vec![(option.to_owned(), value.to_owned())];
            card_game(&Setup { options, ..Setup::new("card-game", 3) })
        };
        let peeks = |value: &str| table("peeking", value).map(|game| game.peeking()).ok();
        assert_eq!((peeks("yes"), peeks("no"), peeks("maybe")), (Some(true), Some(false), None));
        assert!(table("first", "C").is_ok() && table("first", "D").is_err() && table("fast", "yes").is_err());
        let game = table("peeking", "yes").expect("a table");
        assert_eq!(game.options(), [("first", "random".to_owned()), ("peeking", "yes".to_owned())]);
    }
}
