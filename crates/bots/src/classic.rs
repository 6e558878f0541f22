//! How programs play Europe.
//!
//! - [`sight`]: what a bot makes of its view
//! - [`answers`]: what the planner asks
//! - [`stations`]: where stations have to stand
//! - [`think`]: what the strongest tries in imagined games, and [`reasons`]: why it would do it
//! - [`candidates`]: what is worth such a try
//! - [`guess`]: which tickets the others may have there
//! - [`crew`]: the quick players of these games
//! - [`claim`]: whether to pay for a tunnel, where to build a station, and the last turn
//! - [`greedy`] and [`styles`]: the yardsticks

mod answers;
mod candidates;
mod claim;
mod crew;
mod greedy;
mod guess;
mod reasons;
mod sight;
mod stations;
mod styles;
mod think;

use classic::{Action, Classic, Event, Phase, View};
use engine::{Chance, Viewer};

use crate::planner::claim::{aims, for_points, planned};
use crate::planner::{Plan, best, draw, novice, tickets};
use crate::{Advice, Bot, Budget, Level, Plays, any, search};
use sight::ClassicSight;

impl Plays for Classic {
    type Memory = ();

    fn memory(&self, _: Viewer) {}

    fn watch(&self, (): &mut (), _: &Event) {}

    fn has(_: Bot) -> bool {
        true
    }

    fn iterations(bot: Bot) -> u32 {
        match bot {
            Bot::Level(Level::Stationmaster) => 400,
            _ => 0,
        }
    }

    fn choose(
        &self,
        bot: Bot,
        view: &View,
        (): &(),
        legal: &[Action],
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Action> {
        let level = match bot {
            Bot::Random => return any(legal, chance),
            Bot::Greedy => return greedy::choose(self, view, legal, chance),
            Bot::Style(style) => return styles::choose(style, self, view, legal, chance),
            Bot::Level(level) => level,
        };
        if legal.len() <= 1 {
            return legal.first().copied();
        }
        if level == Level::Stationmaster {
            let chosen = search::choose(self, view, legal, budget, chance);
            return chosen.or_else(|| any(legal, chance));
        }
        let Some(sight) = ClassicSight::new(self, view, level) else {
            return any(legal, chance);
        };
        let hopeful: Vec<Action> =
            legal.iter().copied().filter(|action| !claim::is_hopeless(&sight, action)).collect();
        let legal = if hopeful.is_empty() { legal } else { &hopeful };
        decide(&sight, legal, chance).or_else(|| any(legal, chance))
    }

    fn advise(
        &self,
        view: &View,
        (): &(),
        legal: &[Action],
        budget: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Advice<Action>> {
        search::advise(self, view, legal, budget, chance)
    }
}

/// What to do in the phase at hand.
fn decide(sight: &ClassicSight<'_>, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    match sight.view.phase {
        Phase::Opening | Phase::Tickets => tickets::keep(sight, legal, chance),
        Phase::Tunnel { route, .. } => claim::pay_for_tunnel(sight, route, legal),
        Phase::SecondCard => {
            let plan = Plan::new(sight, sight.tickets);
            card(sight, &plan, legal, chance)
        }
        Phase::Turn => turn(sight, legal, chance),
        Phase::Over(_) => None,
    }
}

/// What to do with a whole turn.
fn turn(sight: &ClassicSight<'_>, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    if sight.turns <= 1 {
        return claim::last(sight, legal, chance).or_else(|| leftover(sight, legal, chance));
    }
    if let Some(route) = novice::tempting(sight, legal, chance) {
        return Some(route);
    }
    let plan = Plan::new(sight, sight.tickets);
    planned(sight, &plan, legal, chance)
        .or_else(|| claim::station(sight, &plan, legal))
        .or_else(|| tickets::draw(sight, &plan, legal))
        .or_else(|| for_points(sight, &plan, legal, chance))
        .or_else(|| card(sight, &plan, legal, chance))
        .or_else(|| leftover(sight, legal, chance))
}

/// Which card to draw.
fn card(sight: &ClassicSight<'_>, plan: &Plan, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    match sight.temper.by_looks {
        true => novice::card(sight, legal),
        false => draw::card(sight, aims(sight, plan), legal, chance),
    }
}

/// What to do where nothing better has come to mind: no cards are left to draw, or it is too late
/// for them to matter.
fn leftover(sight: &ClassicSight<'_>, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    let worth = |action: &Action| match action {
        Action::Claim { route, payment } => 100 + 10 * sight.points(*route) - i32::from(payment.locomotives),
        Action::Blind => 60,
        Action::Take(_) => 50,
        Action::Pass => 40,
        Action::Station { payment, .. } => 20 - i32::from(payment.locomotives),
        _ => 0,
    };
    best(legal.iter().copied(), worth, chance)
}
