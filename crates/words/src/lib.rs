//! Every sentence a person reads.
//!
//! Games speak in [`Message`](engine::Message)s: keys with what goes into them, in no language. The
//! texts are in `locales/`, one folder for each [`Language`] and one for each game, as Fluent files by topic; [`Words`]
//! joins the two. A new sentence is a text in each folder, and tests notice if one is missing.
//!
//! ```
//! use engine::Message;
//! use words::{Language, Words};
//!
//! let cards = Message::new("cards-red").with("count", 3);
//! assert_eq!(Words::new(Language::En).say(&cards), "3 red cards");
//! assert_eq!(Words::new(Language::Ru).say(&cards), "3 красные карты");
//! ```

mod day;
mod language;
mod places;
mod words;

pub use day::Day;
pub use language::{Language, lessons};
pub use places::has_forms;
pub use words::{Words, capitalised};
