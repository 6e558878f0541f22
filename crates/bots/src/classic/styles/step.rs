//! Takes the next step that brings most, towards one ticket at a time, and thinks of nothing beyond.

use rails::paths::{NEVER, Tolls};
use rails::{RouteId, TicketId, TicketSet};

use super::path::for_points;
use super::tour::nearest_first;
use super::ways::tolls;
use super::{Intent, Outlook, in_view};
use crate::planner::Sight;
use crate::ranked;

/// So many cars must be left before it draws more tickets.
const CARS_FOR_TICKETS: i32 = 14;
/// So many turns must be left before it draws more tickets.
const TURNS_FOR_TICKETS: i32 = 8;
/// What a point is worth beside a quarter of a turn of the way.
const POINT: i32 = 1;

/// As few tickets as it may: those that are nearest for their points, each looked at by itself.
pub(super) fn keep(outlook: &Outlook<'_>, least: usize) -> TicketSet {
    let costs = tolls(outlook);
    let worth = |ticket: TicketId| {
        let facts = outlook.board.ticket(ticket);
        let way = costs.way(&outlook.board.network, facts.ends);
        way.map_or(0, |(_, cost)| 1000 * u32::from(facts.points) / (cost + 8))
    };
    ranked(outlook.own.offer.iter().map(|ticket| (ticket, worth(ticket)))).into_iter().take(least).collect()
}

/// To claim the route that brings the nearest ticket nearer, most of the way for the turns that it
/// takes; without a ticket in reach it draws one, and without time for that it takes points.
pub(super) fn intent(outlook: &Outlook<'_>) -> Intent {
    let costs = tolls(outlook);
    match nearest_first(outlook, outlook.undone, &costs).first() {
        Some(ticket) => {
            let steps = steps(outlook, *ticket, &costs);
            if steps.is_empty() { Intent::save_up(for_points(outlook)) } else { Intent::save_up(steps) }
        }
        None => {
            let tickets = outlook.cars() >= CARS_FOR_TICKETS && outlook.turns >= TURNS_FOR_TICKETS;
            Intent { tickets, ..Intent::save_up(for_points(outlook)) }
        }
    }
}

/// The routes that shorten the way of a ticket, the best first.
fn steps(outlook: &Outlook<'_>, ticket: TicketId, costs: &Tolls) -> Vec<RouteId> {
    let network = &outlook.board.network;
    let [from, to] = outlook.board.ticket(ticket).ends.map(|city| costs.from(network, city));
    let [_, end] = outlook.board.ticket(ticket).ends;
    let whole = from[end.index()];
    if whole >= NEVER {
        return Vec::new();
    }
    let rate = |route: RouteId| {
        let [one, other] = network.ends(route).map(|city| city.index());
        let rest = (from[one] + to[other]).min(from[other] + to[one]).min(whole);
        let shorter = (whole - rest) as i32;
        let gain = shorter + POINT * outlook.points(route);
        (shorter > 0).then(|| (route, 60 * gain / outlook.turns_for(route)))
    };
    in_view(outlook.open.iter().filter_map(rate))
}
