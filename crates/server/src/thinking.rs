//! What a seat knows where it has to decide something, copied, so that it can be thought about on another
//! thread: [`PendingDecision`] without the game's type, [`SeatDecision`] with it.

use std::sync::Arc;

use bots::{Advice, Answer, Bot, Bots, Budget, Decision, HasBots, HouseBot, Level, Opinion};
use engine::{Chance as _, FastChance, Notation, Seat};

/// A hint is thought through so much more thoroughly than a bot's decision, as far as time allows.
const CARE: u32 = 10;

/// All that a seat knows where it has to decide something, without the game's type.
pub trait PendingDecision: Send {
    /// Whether there is a bot with this id.
    fn has(&self, bot: &str) -> bool;
    /// What the bot with this id does where people propose this, in the game's notation; where there is none, what a
    /// driver does.
    fn answer(
        &self,
        bot: &str,
        proposed: &[String],
        seed: u64,
        is_up: &dyn Fn() -> bool,
    ) -> Option<Answer<String>>;
    /// Anything that may be done.
    fn any(&self, seed: u64) -> Option<String>;
    /// What a strong player would do, and why, in the game's notation.
    fn advise(&self, seed: u64, is_up: &dyn Fn() -> bool) -> Option<Advice<String>>;
}

/// What a seat knows, with the game's type.
pub struct SeatDecision<R: HasBots> {
    /// The rules of the table.
    pub rules: Arc<R>,
    /// Those who can play by them.
    pub bots: Bots<R>,
    /// Whose decision it is.
    pub seat: Seat,
    /// What the seat sees.
    pub view: R::View,
    /// What it remembers.
    pub memory: R::Memory,
    /// What it may do.
    pub legal: Vec<R::Action>,
}

impl<R: HasBots> SeatDecision<R> {
    /// The bot with this id. Where it isn't here any more, a driver steps in.
    fn bot(&self, id: &str) -> Arc<dyn Bot<R>> {
        self.bots.seated(id).unwrap_or_else(|| Arc::new(Level::Driver))
    }
}

impl<R: Notation + HasBots> SeatDecision<R> {
    /// An opinion in the game's notation.
    fn written(&self, Opinion { action, rating, why }: Opinion<R::Action>) -> Opinion<String> {
        Opinion { action: self.rules.write_action(action), rating, why }
    }
}

impl<R: Notation + HasBots> PendingDecision for SeatDecision<R> {
    fn has(&self, bot: &str) -> bool {
        self.bots.seated(bot).is_some()
    }

    fn answer(
        &self,
        bot: &str,
        proposed: &[String],
        seed: u64,
        is_up: &dyn Fn() -> bool,
    ) -> Option<Answer<String>> {
        let (bot, rules) = (self.bot(bot), &*self.rules);
        let proposed: Vec<_> = proposed.iter().filter_map(|action| rules.read_action(action).ok()).collect();
        let answer = bot.answer(&mut Decision {
            game: &self.rules,
            seat: self.seat,
            view: &self.view,
            memory: &self.memory,
            legal: &self.legal,
            proposed: &proposed,
            budget: Budget::iterations(bot.iterations()).until(is_up),
            chance: &mut FastChance::new(seed),
        })?;
        let declined = answer.declined.into_iter().map(|opinion| self.written(opinion)).collect();
        Some(Answer { action: rules.write_action(answer.action), declined })
    }

    fn any(&self, seed: u64) -> Option<String> {
        let nth = FastChance::new(seed).below(self.legal.len() as u32) as usize;
        self.legal.get(nth).map(|action| self.rules.write_action(*action))
    }

    fn advise(&self, seed: u64, is_up: &dyn Fn() -> bool) -> Option<Advice<String>> {
        let rules = &*self.rules;
        let usual = R::iterations(HouseBot::Level(Level::Stationmaster));
        let mut budget = Budget::iterations(CARE * usual).thorough().until(is_up);
        let mut chance = FastChance::new(seed);
        let advice = rules.advise(&self.view, &self.memory, &self.legal, &mut budget, &mut chance)?;
        Some(Advice { opinions: advice.opinions.into_iter().map(|opinion| self.written(opinion)).collect() })
    }
}
