//! What is drawn from.

/// What is drawn from: a deck, a bag, a die. What a table draws grows from its name and number, so
/// both stay as they are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Source {
    name: &'static str,
    number: u8,
}

impl Source {
    /// Nothing that is on the table: what search and imagination draw from.
    pub const NONE: Source = Source::named("");

    /// What has this name in its game.
    pub const fn named(name: &'static str) -> Source {
        Source { name, number: 0 }
    }

    /// The deck of cards whose kinds are counted from this one: where a game has several decks, a
    /// kind says which deck it is of.
    pub const fn cards(first: usize) -> Source {
        Source { name: "cards", number: first as u8 }
    }

    /// The die with this number.
    pub const fn die(number: usize) -> Source {
        Source { name: "die", number: number as u8 }
    }

    /// Its name, and its number among those that have the same name.
    pub const fn key(self) -> (&'static str, u8) {
        (self.name, self.number)
    }

    /// What its kinds are counted from.
    #[inline]
    pub(super) const fn first(self) -> usize {
        self.number as usize
    }
}
