//! How programs play the classic ticket games: Europe, USA and any other of the family.
//!
//! - [`situation`]: what a bot makes of its view
//! - [`answers`]: what the planner asks
//! - [`purse`]: what a hand has for routes
//! - [`stations`]: where stations have to stand
//! - [`lookahead`]: what the strongest tries in imagined games, and [`reasons`]: why it would do it
//! - [`candidates`]: what is worth such a try
//! - [`guess`]: which tickets the others may have there
//! - [`rollout`]: the rollout policy: quick players of these games
//! - [`claim`]: whether to pay for a tunnel, where to build a station, and the last turn
//! - [`greedy`] and [`styles`]: the yardsticks

mod answers;
mod candidates;
mod claim;
mod greedy;
mod guess;
mod lookahead;
mod purse;
mod reasons;
mod rollout;
mod situation;
mod stations;
mod styles;

use classic::{Action, Classic, Phase, State, View};
use engine::{Chance, Seat, Viewer};

use crate::planner::turn::turn;
use crate::planner::{Plan, draw, tickets};
use crate::{Advice, Budget, HasBots, HouseBot, Level, any, search, settled};
use situation::ClassicSituation;

impl HasBots for Classic {
    type Memory = ();

    const ITERATIONS: u32 = 400;

    fn memory(&self, _: Viewer) {}

    fn has(_: HouseBot) -> bool {
        true
    }

    fn choose(
        &self,
        bot: HouseBot,
        view: &View,
        (): &(),
        legal: &[Action],
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Action> {
        match bot {
            HouseBot::Random => any(legal, chance),
            HouseBot::Greedy => greedy::choose(self, view, legal, chance),
            HouseBot::Style(style) => settled(legal, chance, |_| styles::choose(style, self, view, legal)),
            HouseBot::Level(Level::Stationmaster) => {
                settled(legal, chance, |chance| search::choose(self, view, legal, budget, chance))
            }
            HouseBot::Level(level) => {
                settled(legal, chance, |chance| by_level(self, level, view, legal, chance))
            }
        }
    }

    fn advise(
        &self,
        view: &View,
        (): &(),
        legal: &[Action],
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Advice<Action>> {
        search::advise(self, view, (legal, None), budget, chance)
    }

    fn weigh(
        &self,
        view: &View,
        (): &(),
        (legal, made): (&[Action], Action),
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Advice<Action>> {
        search::advise(self, view, (legal, Some(made)), budget, chance)
    }

    fn prospects(
        &self,
        state: &State,
        next: Option<(Seat, Action)>,
        budget: &mut Budget<'_>,
        luck: u64,
    ) -> Option<Vec<u16>> {
        search::prospects(self, state, next, budget, luck)
    }
}

/// What a player of this level does.
fn by_level(
    game: &Classic,
    level: Level,
    view: &View,
    legal: &[Action],
    chance: &mut impl Chance,
) -> Option<Action> {
    let situation = ClassicSituation::new(game, view, level)?;
    let hopeful: Vec<Action> =
        legal.iter().copied().filter(|action| !claim::is_hopeless(&situation, action)).collect();
    let legal = if hopeful.is_empty() { legal } else { &hopeful };
    decide(&situation, legal, chance).or_else(|| any(legal, chance))
}

/// What to do in the phase at hand.
fn decide(situation: &ClassicSituation<'_>, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    match situation.view.phase {
        Phase::Opening | Phase::Tickets => tickets::keep(situation, legal, chance),
        Phase::Tunnel { route, .. } => claim::pay_for_tunnel(situation, route, legal),
        Phase::SecondCard => draw::card(situation, &Plan::new(situation, situation.tickets), legal, chance),
        Phase::Turn => turn(situation, legal, chance),
        Phase::Over(_) => None,
    }
}
