//! Train cards of the games that have eight colours and the locomotive.

use serde::{Deserialize, Serialize};

crate::colours! {
    /// A colour of train cards and of routes.
    Colour: Purple "purple", Blue "blue", Orange "orange", White "white", Green "green", Yellow "yellow",
    Black "black", Red "red",
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
pub type Cards = crate::Cards<KINDS>;

/// The kind that stands in for all others.
pub const LOCOMOTIVE: usize = 8;

/// All cards of a game: so many of each colour, and so many locomotives.
pub fn all_cards(of_each_colour: u8, locomotives: u8) -> Cards {
    let mut counts = [of_each_colour; KINDS];
    counts[LOCOMOTIVE] = locomotives;
    Cards::new(counts)
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
    pub const fn id(self) -> &'static str {
        match self {
            Card::Car(colour) => colour.id(),
            Card::Locomotive => "locomotive",
        }
    }

    /// The card with this name.
    pub fn from_id(id: &str) -> Option<Card> {
        crate::Card::from_id(id)
    }
}

impl crate::Card for Card {
    const KINDS: usize = KINDS;

    fn kind(self) -> usize {
        self.kind()
    }
    fn of_kind(kind: usize) -> Card {
        Card::of_kind(kind)
    }
    fn id(self) -> &'static str {
        self.id()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_kinds_go_both_ways() {
        for kind in 0..KINDS {
            let card = Card::of_kind(kind);
            assert_eq!((card.kind(), Card::from_id(card.id())), (kind, Some(card)));
            let json = serde_json::to_string(&card).expect("a card can be written");
            assert_eq!(json, format!("\"{}\"", card.id()));
            assert_eq!(serde_json::from_str::<Card>(&json).expect("and read"), card);
        }
        assert_eq!(Colour::from_id("locomotive"), None);
    }
}
