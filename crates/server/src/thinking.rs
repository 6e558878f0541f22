//! Bots at work: what they know of a table is taken along, so that thinking keeps nobody waiting.

use std::num::NonZero;
use std::sync::Arc;
use std::time::Duration;

use bots::{Advice, Bot, Budget, Level, Opinion, Plays};
use engine::{Notation, Quick};
use tokio::sync::Semaphore;

/// A hint is thought through so much more thoroughly than a bot's decision, as far as time allows.
const CARE: u32 = 10;
/// No bot thinks longer about a decision.
const LONGEST: Duration = Duration::from_millis(900);

/// What time it is, counted from whenever: handed in, because only the program has a clock.
pub type Clock = Arc<dyn Fn() -> Duration + Send + Sync>;

/// All that a seat knows where it has to decide something, without the game's type.
pub trait Mind: Send {
    /// What a bot of this level does, in the game's notation.
    fn choose(&self, level: Level, seed: u64, is_up: &dyn Fn() -> bool) -> Option<String>;
    /// What a strong player would do, and why, in the game's notation.
    fn advise(&self, seed: u64, is_up: &dyn Fn() -> bool) -> Option<Advice<String>>;
}

/// What a seat knows, with the game's type.
pub struct Knowing<R: Plays> {
    /// The rules of the table.
    pub rules: Arc<R>,
    /// What the seat sees.
    pub view: R::View,
    /// What it remembers.
    pub memory: R::Memory,
    /// What it may do.
    pub legal: Vec<R::Action>,
}

impl<R: Notation + Plays> Mind for Knowing<R> {
    fn choose(&self, level: Level, seed: u64, is_up: &dyn Fn() -> bool) -> Option<String> {
        let (rules, bot) = (&*self.rules, Bot::Level(level));
        let mut budget = Budget::iterations(R::iterations(bot)).until(is_up);
        let mut chance = Quick::new(seed);
        let action = rules.choose(bot, &self.view, &self.memory, &self.legal, &mut budget, &mut chance)?;
        Some(rules.write_action(action))
    }

    fn advise(&self, seed: u64, is_up: &dyn Fn() -> bool) -> Option<Advice<String>> {
        let rules = &*self.rules;
        let usual = R::iterations(Bot::Level(Level::Stationmaster));
        let mut budget = Budget::iterations(CARE * usual).thorough().until(is_up);
        let mut chance = Quick::new(seed);
        let advice = rules.advise(&self.view, &self.memory, &self.legal, &mut budget, &mut chance)?;
        let written = |opinion: Opinion<R::Action>| Opinion {
            action: rules.write_action(opinion.action),
            rating: opinion.rating,
            why: opinion.why,
        };
        Some(Advice { opinions: advice.opinions.into_iter().map(written).collect() })
    }
}

/// Where bots think: on threads of their own, and no more of them at a time than the machine has cores,
/// so that many who ask don't keep everyone waiting.
#[derive(Clone)]
pub struct Study {
    clock: Clock,
    places: Arc<Semaphore>,
}

impl Study {
    /// A study with this clock.
    pub fn new(clock: Clock) -> Study {
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        Study { clock, places: Arc::new(Semaphore::new(cores)) }
    }

    /// Thinks something through; `None` if nothing came of it.
    pub async fn think<T: Send + 'static>(
        &self,
        mind: Box<dyn Mind>,
        thought: impl FnOnce(&dyn Mind, &dyn Fn() -> bool) -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let place = self.places.clone().acquire_owned().await.ok()?;
        let clock = self.clock.clone();
        let thinking = tokio::task::spawn_blocking(move || {
            let _place = place;
            let end = clock() + LONGEST;
            thought(&*mind, &|| clock() >= end)
        });
        thinking.await.ok().flatten()
    }
}
