//! Takes the next step that brings most, towards one ticket at a time, and thinks of nothing beyond.

use rails::paths::{NEVER, Tolls};
use rails::{RouteId, TicketId, TicketSet};

use super::path::for_points;
use super::tour::nearest_first;
use super::ways::tolls;
use super::{Intent, StyleSituation, in_view};
use crate::planner::PlannerQueries;
use crate::ranked;

/// So many cars must be left before it draws more tickets.
const CARS_FOR_TICKETS: i32 = 14;
/// So many turns must be left before it draws more tickets.
const TURNS_FOR_TICKETS: i32 = 8;
/// What a point is worth beside a quarter of a turn of the way.
const POINT: i32 = 1;

/// As few tickets as it may: those that are nearest for their points, each looked at by itself.
pub(super) fn keep(situation: &StyleSituation<'_>, least: usize) -> TicketSet {
    let costs = tolls(situation);
    let worth = |ticket: TicketId| {
        let facts = situation.board.ticket(ticket);
        let way = costs.way(&situation.board.network, facts.ends);
        way.map_or(0, |(_, cost)| 1000 * u32::from(facts.points) / (cost + 8))
    };
    ranked(situation.own.offer.iter().map(|ticket| (ticket, worth(ticket)))).into_iter().take(least).collect()
}

/// To claim the route that brings the nearest ticket nearer, most of the way for the turns that it
/// takes; without a ticket in reach it draws one, and without time for that it takes points.
pub(super) fn intent(situation: &StyleSituation<'_>) -> Intent {
    let costs = tolls(situation);
    match nearest_first(situation, situation.undone, &costs).first() {
        Some(ticket) => {
            let steps = steps(situation, *ticket, &costs);
            if steps.is_empty() { Intent::save_up(for_points(situation)) } else { Intent::save_up(steps) }
        }
        None => {
            let tickets = situation.cars() >= CARS_FOR_TICKETS && situation.turns >= TURNS_FOR_TICKETS;
            Intent { tickets, ..Intent::save_up(for_points(situation)) }
        }
    }
}

/// The routes that shorten the way of a ticket, the best first.
fn steps(situation: &StyleSituation<'_>, ticket: TicketId, costs: &Tolls) -> Vec<RouteId> {
    let network = &situation.board.network;
    let [from, to] = situation.board.ticket(ticket).ends.map(|city| costs.from(network, city));
    let [_, end] = situation.board.ticket(ticket).ends;
    let whole = from[end.index()];
    if whole >= NEVER {
        return Vec::new();
    }
    let rate = |route: RouteId| {
        let [one, other] = network.ends(route).map(|city| city.index());
        let rest = (from[one] + to[other]).min(from[other] + to[one]).min(whole);
        let shorter = (whole - rest) as i32;
        let gain = shorter + POINT * situation.points(route);
        (shorter > 0).then(|| (route, 60 * gain / situation.turns_for(route)))
    };
    in_view(situation.open.iter().filter_map(rate))
}
