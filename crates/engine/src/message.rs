//! A sentence before it has a language: a key and what goes into it.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// A sentence before it has a language. The texts are in the room `words`, which joins the two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Which sentence.
    pub key: Cow<'static, str>,
    /// What goes into it.
    pub args: Vec<(&'static str, Arg)>,
}

/// What can go into a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
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
        self.args.push((name, arg.into()));
        self
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
