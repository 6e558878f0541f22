//! Hoards tickets: draws more for as long as there are cars and turns for them, keeps all that can be
//! connected together, and connects next what is cheapest.

use rails::TicketSet;
use rails::paths::Tolls;

use super::tour::{Tour, nearest_first};
use super::ways::less_points;
use super::{Intent, StyleSituation};

/// So many cars must be left beside what the tickets take before it draws more.
const CARS_TO_SPARE: i32 = 8;
/// So many turns must be left beside what the tickets take before it draws more.
const TURNS_TO_SPARE: i32 = 6;
/// So many turns must be left beside what the tickets take when it keeps them.
const TURNS_FOR_LUCK: i32 = 2;

/// All tickets that there are cars and turns for, the cheapest first; if those are too few, the ones
/// that cost the fewest points to lose.
pub(super) fn keep(situation: &StyleSituation<'_>, least: usize) -> TicketSet {
    let (mut tour, mut costs) = tour(situation);
    let offer = nearest_first(situation, situation.own.offer, &costs);
    let mut kept = TicketSet::NONE;
    for &ticket in &offer {
        let (mut longer, mut costs_left) = (tour.clone(), costs);
        if longer.add(situation, ticket, &mut costs_left)
            && longer.turns() + TURNS_FOR_LUCK <= situation.turns
        {
            (tour, costs, kept) = (longer, costs_left, kept.with(ticket));
        }
    }
    let mut rest = offer;
    rest.sort_by_key(|ticket| situation.board.ticket(*ticket).points);
    for ticket in rest {
        if kept.len() < least {
            kept = kept.with(ticket);
        }
    }
    kept
}

/// More tickets while there is room for them; else to claim the routes of those it has, the cheapest
/// ticket's first.
pub(super) fn intent(situation: &StyleSituation<'_>) -> Intent {
    let (tour, _) = tour(situation);
    let tickets =
        situation.cars() - tour.cars >= CARS_TO_SPARE && situation.turns - tour.turns() >= TURNS_TO_SPARE;
    Intent { tickets, ..Intent::tour(situation, tour) }
}

/// How its tickets are connected, the cheapest first, and what routes cost beside that.
fn tour(situation: &StyleSituation<'_>) -> (Tour, Tolls) {
    // The tickets' ways are most of its routes, so these should bring something themselves.
    let mut costs = less_points(situation);
    let mut tour = Tour::default();
    for ticket in nearest_first(situation, situation.undone, &costs) {
        tour.add(situation, ticket, &mut costs);
    }
    (tour, costs)
}
