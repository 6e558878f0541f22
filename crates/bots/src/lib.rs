//! Players that are programs. They are given a view and never a state, so they see no more than a
//! person in their seat, and what they choose is always one of the legal actions.
//!
//! ```
//! use bots::{Level, Plays};
//! use engine::{Quick, Rules, Viewer, playout};
//! use europe::Europe;
//!
//! let game = Europe::standard(2).expect("two can play");
//! let mut chance = Quick::new(1901);
//! let mut state = game.deal(&mut chance, &mut ());
//! let mut legal = Vec::new();
//! while let Some(seat) = playout::actor(&game, &state, &mut chance) {
//!     legal.clear();
//!     game.legal(&state, seat, &mut legal);
//!     let view = game.view(&state, Viewer::Seat(seat));
//!     let action = game.choose(Level::Fair, &view, &(), &legal, &mut chance).expect("something is legal");
//!     game.apply(&mut state, seat, action, &mut chance, &mut ()).expect("it was legal");
//! }
//! assert!(game.outcome(&state).is_some());
//! ```

mod card_game;
mod europe;
mod great_lakes;
mod planner;
mod switch_signal;

use engine::{Chance, Rules, Viewer};

/// A game that programs can play.
pub trait Plays: Rules {
    /// What a bot keeps in mind of what it was told, beside what its view shows. Most games show all.
    type Memory: Clone + Send;

    /// What is in mind before the deal.
    fn memory(&self, viewer: Viewer) -> Self::Memory;

    /// Keeps an event in mind, as whoever watches was told of it.
    fn watch(&self, memory: &mut Self::Memory, event: &Self::Event);

    /// What a bot of this level does where it sees this view, remembers this and may do these things:
    /// always one of `legal`, and `None` only if that is empty.
    fn choose(
        &self,
        level: Level,
        view: &Self::View,
        memory: &Self::Memory,
        legal: &[Self::Action],
        chance: &mut impl Chance,
    ) -> Option<Self::Action>;
}

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Shortsighted, heedless of the others, and slips now and then.
    Easy,
    /// Sensible: plans ahead and keeps an eye on the others.
    Fair,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 2] = [Level::Easy, Level::Fair];

    /// Its name on the command line, in forms and message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Fair => "fair",
        }
    }

    /// The level with this name.
    pub fn from_word(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_as_written() {
        for level in Level::ALL {
            assert_eq!(Level::from_word(level.word()), Some(level));
        }
        assert_eq!(Level::from_word("hard"), None);
    }
}
