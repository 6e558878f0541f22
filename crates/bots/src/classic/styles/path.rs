//! Follows the shortest path of each ticket, and when all are done takes what brings points.

use rails::{RouteId, TicketSet};

use super::tour::{Tour, dearest_first};
use super::ways::tolls;
use super::{Intent, Outlook, in_view};
use crate::planner::Sight;
use crate::planner::tickets::best_part;

/// Points that a quarter of a turn is worth, in tenths.
const QUARTER: i32 = 8;

/// The tickets whose paths together bring the most for the turns that they take.
pub(super) fn keep(outlook: &Outlook<'_>, least: usize) -> TicketSet {
    let costs = tolls(outlook);
    let worth = |kept: &TicketSet| {
        let tour = Tour::new(outlook, &dearest_first(outlook, outlook.undone | *kept), &costs);
        let points =
            outlook.board.ticket_points(tour.goals | tour.lost, tour.goals) + tour.route_points(outlook);
        10 * points - QUARTER * tour.cost as i32
    };
    best_part(outlook.own.offer, least, worth).unwrap_or_default()
}

/// To claim the routes of all paths, those of the dearest ticket first. They are found anew each time,
/// so whoever is in the way is gone round.
pub(super) fn intent(outlook: &Outlook<'_>) -> Intent {
    Intent::tour(outlook, Tour::new(outlook, &dearest_first(outlook, outlook.undone), &tolls(outlook)))
}

/// The routes that bring the most points for the turns that they take, the best first.
pub(in crate::classic) fn for_points(outlook: &Outlook<'_>) -> Vec<RouteId> {
    let rate = |route| 60 * outlook.points(route) / outlook.turns_for(route);
    in_view(outlook.open.iter().map(|route| (route, rate(route))))
}
