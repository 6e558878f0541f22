//! Players that are programs. They are given a view and never a state, so they see no more than a
//! person in their seat, and what they choose is always one of the legal actions.
//!
//! ```
//! use bots::{Bot, Budget, Level, Plays};
//! use engine::{FastChance, Rules, Viewer, playout};
//! use classic::Classic;
//!
//! let game = Classic::standard(2).expect("two can play");
//! let mut chance = FastChance::new(1901);
//! let mut state = game.deal(&mut chance, &mut ());
//! let mut legal = Vec::new();
//! while let Some(seat) = playout::actor(&game, &state, &mut chance) {
//!     legal.clear();
//!     game.legal(&state, seat, &mut legal);
//!     let view = game.view(&state, Viewer::Seat(seat));
//!     let (bot, mut budget) = (Bot::Level(Level::Driver), Budget::iterations(100));
//!     let action = game.choose(bot, &view, &(), &legal, &mut budget, &mut chance).expect("something is legal");
//!     game.apply(&mut state, seat, action, &mut chance, &mut ()).expect("it was legal");
//! }
//! assert!(game.outcome(&state).is_some());
//! ```

mod advice;
mod bot;
mod budget;
mod card_game;
mod classic;
mod great_lakes;
mod planner;
mod search;
mod switch_signal;

pub use advice::{Advice, Opinion, Rating};
pub use bot::{Bot, Level, Style};
pub use budget::Budget;

use engine::{Chance, Rules, Viewer};

/// A game that programs can play.
pub trait Plays: Rules {
    /// What a bot keeps in mind of what it was told, beside what its view shows. Most games show all.
    type Memory: Clone + Send;

    /// What is in mind before the deal.
    fn memory(&self, viewer: Viewer) -> Self::Memory;

    /// Keeps an event in mind, as whoever watches was told of it.
    fn watch(&self, _: &mut Self::Memory, _: &Self::Event) {}

    /// Whether there is such a bot for this game.
    fn has(bot: Bot) -> bool {
        !matches!(bot, Bot::Style(_))
    }

    /// How many iterations the strongest takes over a decision where nobody says otherwise; 0 if it
    /// doesn't think in iterations.
    const ITERATIONS: u32 = 0;

    /// How many iterations a bot takes over a decision where nobody says otherwise; 0 if it doesn't
    /// think in iterations.
    fn iterations(bot: Bot) -> u32 {
        if bot == Bot::Level(Level::Stationmaster) { Self::ITERATIONS } else { 0 }
    }

    /// What a bot does where it sees this view, remembers this and may do these things: always one of
    /// `legal`, and `None` only if that is empty. A bot that this game doesn't have does anything.
    fn choose(
        &self,
        bot: Bot,
        view: &Self::View,
        memory: &Self::Memory,
        legal: &[Self::Action],
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Self::Action>;

    /// What the strongest bot would do there, what it thinks of the alternatives, and why; `None` if
    /// there is nothing to choose.
    fn advise(
        &self,
        view: &Self::View,
        memory: &Self::Memory,
        legal: &[Self::Action],
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Advice<Self::Action>>;
}

/// The only thing that is legal; else what comes to mind, if it is legal; else any.
pub(crate) fn settled<T: Copy + PartialEq, C: Chance>(
    legal: &[T],
    chance: &mut C,
    thought: impl FnOnce(&mut C) -> Option<T>,
) -> Option<T> {
    if legal.len() <= 1 {
        return legal.first().copied();
    }
    thought(chance).filter(|action| legal.contains(action)).or_else(|| any(legal, chance))
}

/// The first of those that are worth the most.
pub(crate) fn most<T, W: PartialOrd>(all: impl Iterator<Item = (T, W)>) -> Option<T> {
    all.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|(one, _)| one)
}

/// All of them, those worth the most first.
pub(crate) fn ranked<T, W: Ord>(all: impl Iterator<Item = (T, W)>) -> Vec<T> {
    let mut all: Vec<(T, W)> = all.collect();
    all.sort_by(|(_, one), (_, other)| other.cmp(one));
    all.into_iter().map(|(one, _)| one).collect()
}

/// Any of them.
pub(crate) fn any<T: Copy>(legal: &[T], chance: &mut impl Chance) -> Option<T> {
    legal.get(chance.below(legal.len() as u32) as usize).copied()
}
