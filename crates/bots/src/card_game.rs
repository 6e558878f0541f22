//! How programs play the Card Game.
//!
//! - [`situation`]: what a player looks at before it decides
//! - [`profile`]: what makes a level weaker than another
//! - [`weights`]: numbers that weigh one thing against another
//! - [`wants`]: what cards are worth on the train pile, and in hand
//! - [`risk`]: how likely a group in a station is to be robbed
//! - [`play`]: which cars to play to the station, and whom to rob
//! - [`draw`]: which cards to draw
//! - [`tickets`]: which tickets to keep, and when to take more
//! - [`options`]: all of that side by side
//! - [`rollout`]: the rollout policy: quick players of imagined games
//! - [`lookahead`]: thinking ahead
//! - [`why`]: what speaks for an action, in sentences
//! - [`greedy`]: a yardstick

mod draw;
mod greedy;
mod lookahead;
mod options;
mod play;
mod profile;
mod risk;
mod rollout;
mod situation;
mod tickets;
mod wants;
mod weights;
mod why;

use ::card_game::{Action, CardGame, Event, Memory, Phase, State, View};
use engine::{Chance, Contradiction, Seat, Viewer};

use crate::search::{advice, prospects};
use crate::{Advice, Budget, HasBots, HouseBot, Level, settled};
use profile::Profile;
use situation::Situation;

impl HasBots for CardGame {
    type Memory = Memory;

    const ITERATIONS: u32 = 100;

    fn memory(&self, viewer: Viewer) -> Memory {
        Memory::new(self, viewer)
    }

    fn watch(&self, memory: &mut Memory, event: &Event) {
        memory.watch(event);
    }

    fn imagine_as_remembered(
        &self,
        view: &View,
        memory: &Memory,
        chance: &mut impl Chance,
    ) -> Result<State, Contradiction> {
        memory.imagine(self, view, chance)
    }

    fn choose(
        &self,
        bot: HouseBot,
        view: &View,
        memory: &Memory,
        legal: &[Action],
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Action> {
        settled(legal, chance, |chance| match bot {
            HouseBot::Greedy => greedy::choose(self, view, memory, legal),
            HouseBot::Level(level) => by_level(self, level, (view, memory), legal, budget, chance),
            HouseBot::Random | HouseBot::Style(_) => None,
        })
    }

    fn advise(
        &self,
        view: &View,
        memory: &Memory,
        legal: &[Action],
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Advice<Action>> {
        told(self, (view, memory), (legal, None), budget, chance)
    }

    fn weigh(
        &self,
        view: &View,
        memory: &Memory,
        (legal, made): (&[Action], Action),
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Advice<Action>> {
        told(self, (view, memory), (legal, Some(made)), budget, chance)
    }

    fn prospects(
        &self,
        state: &State,
        next: Option<(Seat, Action)>,
        budget: &mut Budget<'_>,
        luck: u64,
    ) -> Option<Vec<u16>> {
        prospects(self, state, next, budget, luck)
    }
}

/// What the strongest thinks of what may be done, and of what was done, if that is said.
fn told(
    game: &CardGame,
    (view, memory): (&View, &Memory),
    (legal, made): (&[Action], Option<Action>),
    budget: &mut Budget<'_>,
    chance: &mut impl Chance,
) -> Option<Advice<Action>> {
    if legal.len() <= 1 {
        return None;
    }
    let situation = Situation::of_view(game, view, memory, Profile::of(Level::Stationmaster))?;
    let candidates = lookahead::lookahead(&situation, (view, memory), (legal, made), budget, chance);
    let tried: Vec<_> = candidates.into_iter().filter(|candidate| candidate.tries > 0).collect();
    advice(&tried, |candidate| why::why(&situation, candidate.action))
}

/// What a player of this level does.
fn by_level(
    game: &CardGame,
    level: Level,
    (view, memory): (&View, &Memory),
    legal: &[Action],
    budget: &mut Budget<'_>,
    chance: &mut impl Chance,
) -> Option<Action> {
    let situation = Situation::of_view(game, view, memory, Profile::of(level))?;
    match view.phase {
        Phase::Scoring { .. } => complete(game, view, legal),
        _ if level == Level::Stationmaster => {
            lookahead::lookahead(&situation, (view, memory), (legal, None), budget, chance)
                .first()
                .map(|candidate| candidate.action)
        }
        _ => options::best(&situation, view.own.as_ref()?.offer),
    }
}

/// One ticket of the best set (CG-24). In which order they are completed makes no difference.
fn complete(game: &CardGame, view: &View, legal: &[Action]) -> Option<Action> {
    let best = game.advice(view)?.tickets;
    let is_best = |action: &&Action| matches!(action, Action::Complete(ticket) if best.contains(*ticket));
    legal.iter().find(is_best).copied()
}
