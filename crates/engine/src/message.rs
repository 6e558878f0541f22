//! A sentence before it has a language: a key and what goes into it.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// A sentence before it has a language. The texts are in the room `words`, which joins the two.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Message {
    /// Which sentence.
    pub key: Cow<'static, str>,
    /// What goes into it.
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What can go into a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Arg {
    /// A number; languages choose word forms by it.
    Number(i64),
    /// A text that is the same in all languages.
    Text(String),
    /// A name that each language has its own form of.
    Name(Names),
    /// Whoever sits there.
    Seat(Seat),
    /// A phrase inside the sentence.
    Phrase(Message),
    /// An enumeration of phrases, joined as the language joins them.
    List(Vec<Message>),
}

/// What a place is called in each language, and by those who live there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Names {
    /// In English.
    pub en: String,
    /// In Russian.
    pub ru: String,
    /// In its own language.
    pub local: String,
}

impl Message {
    /// The sentence with this key.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message { key: key.into(), args: Vec::new() }
    }

    /// With this put in.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name.into(), arg.into()));
        self
    }
}

/// For programmers: the key and what goes into it. People are told by the room `words`.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        for (place, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}: {arg}", if place == 0 { " (" } else { ", " })?;
        }
        if self.args.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

impl Error for Message {}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => number.fmt(f),
            Arg::Text(text) => text.fmt(f),
            Arg::Name(names) => names.en.fmt(f),
            Arg::Seat(seat) => seat.fmt(f),
            Arg::Phrase(phrase) => phrase.fmt(f),
            Arg::List(list) => f.debug_list().entries(list.iter().map(ToString::to_string)).finish(),
        }
    }
}

macro_rules! number_into_arg {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )*};
}
number_into_arg!(u8, u16, u32, i32, i64, usize);

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&Names> for Arg {
    fn from(names: &Names) -> Arg {
        Arg::Name(names.clone())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Phrase(message)
    }
}

impl From<Vec<Message>> for Arg {
    fn from(messages: Vec<Message>) -> Arg {
        Arg::List(messages)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_an_error_that_programmers_can_read() {
        let city = &Names { en: "Paris".to_owned(), ..Names::default() };
        let inner = Message::new("arena-bot-guest").with("name", city);
        let message = Message::new("arena-item").with("item", inner.clone()).with("winners", 3);
        let error: Box<dyn Error> = Box::new(message.with("losers", vec![inner]));
        let one = "arena-bot-guest (name: Paris)";
        let told = format!("arena-item (item: {one}, winners: 3, losers: [\"{one}\"])");
        assert_eq!(error.to_string(), told);
        assert_eq!(Message::new("arena-usual").to_string(), "arena-usual");
    }
}
