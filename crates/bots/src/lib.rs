//! Players that are programs. They are given a view and never a state, so they see no more than a
//! person in their seat, and what they choose is always one of the legal actions.
//!
//! ```
//! use bots::{Bot, Budget, Decision, Level};
//! use classic::Classic;
//! use engine::{FastChance, Game};
//!
//! let mut game = Game::new(Classic::standard(2).expect("two can play"), 1901);
//! let mut chance = FastChance::new(7);
//! while let Some(seat) = game.actor() {
//!     let (view, legal) = (game.view(seat), game.legal());
//!     let mut decision = Decision {
//!         game: game.rules(),
//!         seat,
//!         view: &view,
//!         memory: &(),
//!         legal: &legal,
//!         proposed: &[],
//!         budget: Budget::iterations(100),
//!         chance: &mut chance,
//!     };
//!     let action = Level::Driver.choose(&mut decision).expect("something is legal");
//!     game.play(action).expect("it was legal");
//! }
//! assert!(game.outcome().is_some());
//! ```
//!
//! - [`Bot`]: what a bot is; write your own
//! - [`Bots`]: those who can play a game
//! - [`HouseBot`], [`Level`], [`Style`]: the bots of the house, and [`HasBots`]: how each game has them play
//! - [`Budget`]: how long a bot may think; [`Advice`]: what the strongest would do, and why

mod advice;
mod bot;
mod budget;
mod card_game;
mod classic;
mod great_lakes;
mod house_bot;
mod planner;
mod search;
mod switch_signal;

pub use advice::{Advice, Answer, Opinion, Rating};
pub use bot::{Bot, Bots, Decision};
pub use budget::Budget;
pub use house_bot::{HouseBot, Level, Style};

use engine::{Chance, Contradiction, Rules, Seat, Viewer};

/// A game that programs can play: what its bots remember, and how those of the house play it.
pub trait HasBots: Rules {
    /// What a bot keeps in mind of what it was told, beside what its view shows. Most games show all.
    type Memory: Clone + Send + Sync;

    /// What is in mind before the deal.
    fn memory(&self, viewer: Viewer) -> Self::Memory;

    /// Keeps an event in mind, as whoever watches was told of it.
    fn watch(&self, _: &mut Self::Memory, _: &Self::Event) {}

    /// A position that fits what was seen and what is kept in mind, drawn as the rules make it likely.
    ///
    /// # Errors
    /// No position of these rules looks so.
    fn imagine_as_remembered(
        &self,
        view: &Self::View,
        _: &Self::Memory,
        chance: &mut impl Chance,
    ) -> Result<Self::State, Contradiction> {
        self.imagine(view, chance)
    }

    /// Whether there is such a bot of the house for this game.
    fn has(bot: HouseBot) -> bool {
        !matches!(bot, HouseBot::Style(_))
    }

    /// How many iterations the strongest takes over a decision where nobody says otherwise; 0 if it
    /// doesn't think in iterations.
    const ITERATIONS: u32 = 0;

    /// How many iterations a bot takes over a decision where nobody says otherwise; 0 if it doesn't
    /// think in iterations.
    fn iterations(bot: HouseBot) -> u32 {
        if bot == HouseBot::Level(Level::Stationmaster) { Self::ITERATIONS } else { 0 }
    }

    /// What a bot of the house does where it sees this view, remembers this and may do these things: always one of
    /// `legal`, and `None` only if that is empty. A bot that this game doesn't have does anything.
    fn choose(
        &self,
        bot: HouseBot,
        view: &Self::View,
        memory: &Self::Memory,
        legal: &[Self::Action],
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Self::Action>;

    /// What a bot of the house does there where people propose some of what is legal: what it does, and why not what
    /// else was proposed. Games in which nobody proposes anything have nothing to answer.
    fn answer(
        &self,
        bot: HouseBot,
        view: &Self::View,
        memory: &Self::Memory,
        (legal, _): (&[Self::Action], &[Self::Action]),
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Answer<Self::Action>> {
        self.choose(bot, view, memory, legal, budget, chance).map(Answer::wordless)
    }

    /// What the strongest thinks of what was done there, beside what it would do itself: as advice, with this among
    /// its opinions if it can say anything about it.
    fn weigh(
        &self,
        view: &Self::View,
        memory: &Self::Memory,
        (legal, _): (&[Self::Action], Self::Action),
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Advice<Self::Action>> {
        self.advise(view, memory, legal, budget, chance)
    }

    /// How likely each seat wins from a position that lies open, out of a thousand, or the team does; after an
    /// action if one is given, whatever chance then brings. The same luck makes two positions comparable. `None`
    /// where nobody can tell.
    fn prospects(
        &self,
        _state: &Self::State,
        _next: Option<(Seat, Self::Action)>,
        _budget: &mut Budget<'_>,
        _luck: u64,
    ) -> Option<Vec<u16>> {
        None
    }

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
