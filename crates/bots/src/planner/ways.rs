//! What it costs to go over each route.

use rails::RouteId;
use rails::paths::{CLOSED, Tolls};

use super::situation::PlannerQueries;

/// What it costs to go over each route: about ten for each card and twenty for a turn, less what
/// points are worth.
pub(super) fn tolls<'a, S: PlannerQueries<'a>>(situation: &S) -> Tolls {
    let mut tolls = Tolls::new(situation.mine, situation.open, |route| situation.claim_cost(route));
    tolls.set(situation.others, |route| situation.borrow_cost(route));
    tolls
}

/// The same, but the others' routes are impassable.
pub(super) fn without_borrowing<'a, S: PlannerQueries<'a>>(tolls: &Tolls, situation: &S) -> Tolls {
    let mut own = *tolls;
    own.set(situation.others, |route| if tolls.0[route.index()] > 0 { CLOSED } else { 0 });
    own
}

/// How much dearer it would be to go round a route, up to `most`.
pub(super) fn detour<'a, S: PlannerQueries<'a>>(situation: &S, route: RouteId, most: u32) -> u32 {
    let (network, mut tolls) = (&situation.chart.network, tolls(situation));
    let toll = std::mem::replace(&mut tolls.0[route.index()], CLOSED);
    let round = tolls.way(network, network.ends(route));
    round.map_or(most, |(_, round)| round.saturating_sub(toll.into()).min(most))
}
