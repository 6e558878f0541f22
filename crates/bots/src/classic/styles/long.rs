//! Lives on long routes: takes the longest it can, keeps few tickets and goes to them by long routes
//! too, and has no cars left before the others have done their tickets.

use rails::{RouteId, RouteSet, TicketSet};

use super::tour::{Tour, dearest_first};
use super::ways::less_points;
use super::{Intent, StyleSituation, in_view};
use crate::planner::PlannerQueries;
use crate::planner::tickets::parts;

/// A route of so many cars is long.
const LONG: i32 = 4;
/// What it adds to a route's points that it is on the way of a ticket, in tenths of a point.
const ON_THE_WAY: i32 = 60;
/// What it adds that it goes on from its own routes (EU-37), in tenths of a point.
const GOES_ON: i32 = 10;

/// As few tickets as it may: those that together take the fewest turns.
pub(super) fn keep(situation: &StyleSituation<'_>, least: usize) -> TicketSet {
    let costs = less_points(situation);
    let effort = |kept: &TicketSet| {
        let tour = Tour::new(situation, &dearest_first(situation, situation.undone | *kept), &costs);
        (tour.lost.len(), tour.cost)
    };
    let few = parts(situation.own.offer).filter(|kept| kept.len() == least);
    few.min_by_key(effort).unwrap_or_default()
}

/// To claim long routes, those that bring the most for the turns that they take, and among them rather
/// such as its tickets need. When there are none left, or just enough cars and turns for the tickets,
/// these are done.
pub(super) fn intent(situation: &StyleSituation<'_>) -> Intent {
    let costs = less_points(situation);
    let tour = Tour::new(situation, &dearest_first(situation, situation.undone), &costs);
    let on_the_way: RouteSet = tour.routes.iter().copied().collect();
    let beside = |route: RouteId| {
        let cars = if on_the_way.contains(route) { 0 } else { situation.length(route) };
        situation.cars() - tour.cars >= cars
    };
    let touched = situation.board.network.touched(situation.me.routes);
    let rate = |route: RouteId| {
        let goes_on = situation.board.network.ends(route).into_iter().any(|city| touched.contains(city));
        let way = if on_the_way.contains(route) { ON_THE_WAY } else { 0 };
        let worth = 10 * situation.points(route) + way + if goes_on { GOES_ON } else { 0 };
        6 * worth / situation.turns_for(route)
    };
    let long = situation.open.iter().filter(|route| situation.length(*route) >= LONG && beside(*route));
    let long = in_view(long.map(|route| (route, rate(route))));
    let hurry = !tour.routes.is_empty() && situation.turns <= tour.turns();
    match long.is_empty() || hurry {
        true => Intent::tour(situation, tour),
        false => Intent { borrow: tour.borrow, ..Intent::save_up(long) },
    }
}
