//! Follows the shortest path of each ticket, and when all are done takes what brings points.

use rails::{RouteId, TicketSet};

use super::tour::{Tour, dearest_first};
use super::ways::tolls;
use super::{Intent, StyleSituation, in_view};
use crate::planner::PlannerQueries;
use crate::planner::tickets::best_part;

/// Points that a quarter of a turn is worth, in tenths.
const QUARTER: i32 = 8;

/// The tickets whose paths together bring the most for the turns that they take.
pub(super) fn keep(situation: &StyleSituation<'_>, least: usize) -> TicketSet {
    let costs = tolls(situation);
    let worth = |kept: &TicketSet| {
        let tour = Tour::new(situation, &dearest_first(situation, situation.undone | *kept), &costs);
        let points =
            situation.board.ticket_points(tour.goals | tour.lost, tour.goals) + tour.route_points(situation);
        10 * points - QUARTER * tour.cost as i32
    };
    best_part(situation.own.offer, least, worth).unwrap_or_default()
}

/// To claim the routes of all paths, those of the dearest ticket first. They are found anew each time,
/// so whoever is in the way is gone round.
pub(super) fn intent(situation: &StyleSituation<'_>) -> Intent {
    Intent::tour(
        situation,
        Tour::new(situation, &dearest_first(situation, situation.undone), &tolls(situation)),
    )
}

/// The routes that bring the most points for the turns that they take, the best first.
pub(in crate::classic) fn for_points(situation: &StyleSituation<'_>) -> Vec<RouteId> {
    let rate = |route| 60 * situation.points(route) / situation.turns_for(route);
    in_view(situation.open.iter().map(|route| (route, rate(route))))
}
