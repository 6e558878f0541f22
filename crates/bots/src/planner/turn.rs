//! What to do with a whole turn.

use engine::Chance;

use super::claim::{for_points, planned};
use super::plan::Plan;
use super::situation::{Meaning, PlannerQueries};
use super::{best, draw, novice, tickets};

/// What to do with a whole turn.
pub(crate) fn turn<'a, S: PlannerQueries<'a>>(
    situation: &S,
    legal: &[S::Action],
    chance: &mut impl Chance,
) -> Option<S::Action> {
    if situation.turns <= 1 {
        return situation.last(legal, chance).or_else(|| leftover(situation, legal, chance));
    }
    if let Some(route) = novice::tempting(situation, legal, chance) {
        return Some(route);
    }
    let plan = Plan::new(situation, situation.tickets);
    planned(situation, &plan, legal, chance)
        .or_else(|| situation.beside_routes(&plan, legal))
        .or_else(|| tickets::draw(situation, &plan, legal))
        .or_else(|| for_points(situation, &plan, legal, chance))
        .or_else(|| draw::card(situation, &plan, legal, chance))
        .or_else(|| leftover(situation, legal, chance))
}

/// What to do where nothing better has come to mind: no cards are left to draw, or it is too late
/// for them to matter.
fn leftover<'a, S: PlannerQueries<'a>>(
    situation: &S,
    legal: &[S::Action],
    chance: &mut impl Chance,
) -> Option<S::Action> {
    let worth = |action: &S::Action| match S::meaning(action) {
        Meaning::Claim(route, payment) => 200 + 10 * situation.points(route) - S::wilds(payment),
        Meaning::Blind(_) => 60,
        Meaning::Take(_) => 50,
        Meaning::Keep(_) | Meaning::Tickets => 0,
        Meaning::Other => situation.liking(action),
    };
    best(legal.iter().copied(), worth, chance)
}
