//! Train cards: eight colours and the locomotive.

use serde::{Deserialize, Serialize};

/// A colour of train cards and of routes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Colour {
    Purple,
    Blue,
    Orange,
    White,
    Green,
    Yellow,
    Black,
    Red,
}

/// A train card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// Stands in for any car.
    Locomotive,
    /// A car of one colour.
    #[serde(untagged)]
    Car(Colour),
}

/// How many kinds of train cards there are.
pub const KINDS: usize = 9;

/// Train cards, as counts of each kind: the colours in order, then locomotives.
pub type Cards = rails::Cards<KINDS>;

/// The kind that stands in for all others.
pub const LOCOMOTIVE: usize = 8;

impl Colour {
    /// All colours, in order.
    pub const ALL: [Colour; 8] = [
        Colour::Purple,
        Colour::Blue,
        Colour::Orange,
        Colour::White,
        Colour::Green,
        Colour::Yellow,
        Colour::Black,
        Colour::Red,
    ];

    /// Its place among the kinds of cards.
    #[inline]
    pub const fn kind(self) -> usize {
        self as usize
    }

    /// Its name in board files, records and message keys.
    pub const fn word(self) -> &'static str {
        ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"][self as usize]
    }

    /// The colour with this name.
    pub fn from_word(word: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.word() == word)
    }
}

impl Card {
    /// Its place among the kinds of cards.
    #[inline]
    pub const fn kind(self) -> usize {
        match self {
            Card::Car(colour) => colour.kind(),
            Card::Locomotive => LOCOMOTIVE,
        }
    }

    /// The card of this kind. There have to be so many.
    #[inline]
    pub const fn of_kind(kind: usize) -> Card {
        if kind < LOCOMOTIVE { Card::Car(Colour::ALL[kind]) } else { Card::Locomotive }
    }

    /// Its name in records and message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Card::Car(colour) => colour.word(),
            Card::Locomotive => "locomotive",
        }
    }

    /// The card with this name.
    pub fn from_word(word: &str) -> Option<Card> {
        (0..KINDS).map(Card::of_kind).find(|card| card.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_kinds_go_both_ways() {
        for kind in 0..KINDS {
            let card = Card::of_kind(kind);
            assert_eq!((card.kind(), Card::from_word(card.word())), (kind, Some(card)));
            let json = serde_json::to_string(&card).expect("a card can be written");
            assert_eq!(json, format!("\"{}\"", card.word()));
            assert_eq!(serde_json::from_str::<Card>(&json).expect("and read"), card);
        }
        assert_eq!(Colour::from_word("locomotive"), None);
    }
}
