//! The turntable: what a game is, and everything that is the same for all of them.
//!
//! A game implements [`Rules`]. Everything else in the house (bots, tables, pages, the terminal)
//! is written against that trait alone.
//!
//! - [`seat`]: places at a table, sets of them, and what each of them has
//! - [`chance`]: what decks and dice decide, by a chance that anyone can check
//! - [`rules`]: the trait, who may know what, and how events are told
//! - [`outcome`]: how a game ended, with a score sheet for each seat
//! - [`message`]: a sentence before it has a language
//! - [`record`]: a whole game as text that a person can read, write and diff
//! - [`replay`]: a record played again, checked step by step
//! - [`menu`]: what a seat may do, listed, counted and picked by the same code
//! - [`eights`]: eight small numbers in one word, for what is decided millions of times
//! - [`game`]: rules, position and chance in one hand, for whoever just wants to play
//! - [`playout`]: random games, for soaking, benchmarks and tests
//!
//! With the feature `testing`, for tests of games:
//!
//! - `conformance`: what every game promises, tested in three lines
//! - `trial`: tables where rules are tried
//!
//! This room does no I/O, reads no clock and knows no game.

pub mod chance;
#[cfg(any(test, feature = "testing"))]
pub mod conformance;
pub mod eights;
pub mod game;
mod ids;
pub mod menu;
pub mod message;
pub mod outcome;
pub mod playout;
pub mod record;
pub mod replay;
pub mod rules;
pub mod seat;
#[cfg(any(test, feature = "testing"))]
pub mod trial;

pub use chance::{Chance, Drawn, FastChance, Keyed, Seed, Source, TableChance};
pub use game::Game;
pub use message::{Arg, Message, Names};
pub use outcome::{Line, Outcome, Sheet};
pub use record::{Record, Recorder};
pub use rules::{BoardText, Contradiction, Notation, Play, Rules, Viewer, Witness};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats};
