//! What it costs to go over each route.

use rails::RouteId;
use rails::paths::Tolls;

use super::StyleSituation;
use crate::classic::purse::held;

/// What a station costs: its turn, its cards and its points.
pub(super) const STATION: u16 = 26;

/// What it takes to claim each route, in quarters of a turn; own routes cost nothing, and those of others
/// can't be used.
pub(super) fn tolls(situation: &StyleSituation<'_>) -> Tolls {
    Tolls::new(situation.me.routes, situation.open, |route| effort(situation, route))
}

/// The same, but routes that bring many points are cheaper.
pub(super) fn less_points(situation: &StyleSituation<'_>) -> Tolls {
    let toll = |route| effort(situation, route).saturating_sub(situation.points(route) as u16).max(1);
    Tolls::new(situation.me.routes, situation.open, toll)
}

/// What it takes to claim a route, in quarters of a turn: a claim is a turn and a card is half of one; a
/// card in hand costs half as much, since it could be spent elsewhere.
pub(super) fn effort(situation: &StyleSituation<'_>, route: RouteId) -> u16 {
    let facts = situation.board.route(route);
    let length = u16::from(facts.length);
    let held = held(&situation.own.hand, facts.cost().cars);
    let risk = if situation.is_tunnel(route) { 2 } else { 0 };
    4 + 2 * length - u16::from(held).min(length) + risk + 2 * u16::from(facts.cost().locomotives)
}
