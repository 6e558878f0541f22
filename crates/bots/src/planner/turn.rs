//! What to do with a whole turn.

use engine::Chance;

use super::claim::{for_points, planned};
use super::plan::Plan;
use super::scene::{Meaning, Sight};
use super::{best, draw, novice, tickets};

/// What to do with a whole turn.
pub(crate) fn turn<'a, S: Sight<'a>>(
    sight: &S,
    legal: &[S::Action],
    chance: &mut impl Chance,
) -> Option<S::Action> {
    if sight.turns <= 1 {
        return sight.last(legal, chance).or_else(|| leftover(sight, legal, chance));
    }
    if let Some(route) = novice::tempting(sight, legal, chance) {
        return Some(route);
    }
    let plan = Plan::new(sight, sight.tickets);
    planned(sight, &plan, legal, chance)
        .or_else(|| sight.beside_routes(&plan, legal))
        .or_else(|| tickets::draw(sight, &plan, legal))
        .or_else(|| for_points(sight, &plan, legal, chance))
        .or_else(|| draw::card(sight, &plan, legal, chance))
        .or_else(|| leftover(sight, legal, chance))
}

/// What to do where nothing better has come to mind: no cards are left to draw, or it is too late
/// for them to matter.
fn leftover<'a, S: Sight<'a>>(sight: &S, legal: &[S::Action], chance: &mut impl Chance) -> Option<S::Action> {
    let worth = |action: &S::Action| match S::meaning(action) {
        Meaning::Claim(route, payment) => 200 + 10 * sight.points(route) - S::wilds(payment),
        Meaning::Blind(_) => 60,
        Meaning::Take(_) => 50,
        Meaning::Keep(_) | Meaning::Tickets => 0,
        Meaning::Other => sight.liking(action),
    };
    best(legal.iter().copied(), worth, chance)
}
