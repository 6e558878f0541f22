//! What a bot knows where it has to decide something: taken along, so that thinking keeps nobody waiting.

use std::sync::Arc;

use bots::{Advice, Bot, Budget, HasBots, Level, Opinion};
use engine::{Chance as _, FastChance, Notation};

/// A hint is thought through so much more thoroughly than a bot's decision, as far as time allows.
const CARE: u32 = 10;

/// All that a seat knows where it has to decide something, without the game's type.
pub trait Decision: Send {
    /// What a bot of this level does, in the game's notation.
    fn choose(&self, level: Level, seed: u64, is_up: &dyn Fn() -> bool) -> Option<String>;
    /// Anything that may be done.
    fn any(&self, seed: u64) -> Option<String>;
    /// What a strong player would do, and why, in the game's notation.
    fn advise(&self, seed: u64, is_up: &dyn Fn() -> bool) -> Option<Advice<String>>;
}

/// What a seat knows, with the game's type.
pub struct SeatDecision<R: HasBots> {
    /// The rules of the table.
    pub rules: Arc<R>,
    /// What the seat sees.
    pub view: R::View,
    /// What it remembers.
    pub memory: R::Memory,
    /// What it may do.
    pub legal: Vec<R::Action>,
}

impl<R: Notation + HasBots> Decision for SeatDecision<R> {
    fn choose(&self, level: Level, seed: u64, is_up: &dyn Fn() -> bool) -> Option<String> {
        let (rules, bot) = (&*self.rules, Bot::Level(level));
        let mut budget = Budget::iterations(R::iterations(bot)).until(is_up);
        let mut chance = FastChance::new(seed);
        let action = rules.choose(bot, &self.view, &self.memory, &self.legal, &mut budget, &mut chance)?;
        Some(rules.write_action(action))
    }

    fn any(&self, seed: u64) -> Option<String> {
        let nth = FastChance::new(seed).below(self.legal.len() as u32) as usize;
        self.legal.get(nth).map(|action| self.rules.write_action(*action))
    }

    fn advise(&self, seed: u64, is_up: &dyn Fn() -> bool) -> Option<Advice<String>> {
        let rules = &*self.rules;
        let usual = R::iterations(Bot::Level(Level::Stationmaster));
        let mut budget = Budget::iterations(CARE * usual).thorough().until(is_up);
        let mut chance = FastChance::new(seed);
        let advice = rules.advise(&self.view, &self.memory, &self.legal, &mut budget, &mut chance)?;
        let written = |opinion: Opinion<R::Action>| Opinion {
            action: rules.write_action(opinion.action),
            rating: opinion.rating,
            why: opinion.why,
        };
        Some(Advice { opinions: advice.opinions.into_iter().map(written).collect() })
    }
}
