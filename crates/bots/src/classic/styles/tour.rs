//! The routes that connect several tickets.

use std::cmp::Reverse;

use rails::paths::Tolls;
use rails::{RouteId, RouteSet, TicketId, TicketSet};

use super::StyleSituation;
use super::ways::{STATION, effort};
use crate::ranked;

/// How several tickets are connected.
#[derive(Clone, Default)]
pub(super) struct Tour {
    /// The tickets it connects.
    pub goals: TicketSet,
    /// The tickets it doesn't: there is no way, or there are too few cars.
    pub lost: TicketSet,
    /// The routes to claim, ticket by ticket, and of each the longest first.
    pub routes: Vec<RouteId>,
    /// The others' routes to use with stations.
    pub borrow: RouteSet,
    /// What it costs, in quarters of a turn.
    pub cost: u32,
    /// How many cars it takes.
    pub cars: i32,
}

impl Tour {
    /// Connects ticket by ticket the cheapest way, over what is claimed anyway where that helps.
    pub fn new(situation: &StyleSituation<'_>, tickets: &[TicketId], costs: &Tolls) -> Tour {
        let (mut tour, mut costs) = (Tour::default(), *costs);
        for ticket in tickets {
            tour.add(situation, *ticket, &mut costs);
        }
        tour
    }

    /// Connects one more, if that is possible; `costs` are those that the tour leaves.
    pub fn add(&mut self, situation: &StyleSituation<'_>, ticket: TicketId, costs: &mut Tolls) -> bool {
        let ends = situation.board.ticket(ticket).ends;
        let plain =
            costs.way(&situation.board.network, ends).filter(|(way, _)| self.has_cars(situation, *way));
        let way = plain.or_else(|| {
            let mut with_stations = *costs;
            with_stations.set(situation.others, |_| STATION);
            with_stations.way(&situation.board.network, ends).filter(|(way, _)| {
                let borrow = self.borrow | (*way & situation.others);
                self.has_cars(situation, *way) && situation.stations_for(borrow).is_some()
            })
        });
        let Some((way, _)) = way else {
            self.lost = self.lost.with(ticket);
            return false;
        };
        let new = ranked(self.new_routes(situation, way).map(|route| (route, situation.length(route))));
        let stations = (way & (situation.others - self.borrow)).len() as u32;
        self.cost += new.iter().map(|route| u32::from(effort(situation, *route))).sum::<u32>()
            + u32::from(STATION) * stations;
        self.cars += new.iter().map(|route| situation.length(*route)).sum::<i32>();
        self.routes.extend(new);
        self.borrow |= way & situation.others;
        self.goals = self.goals.with(ticket);
        costs.set(way - situation.others, |_| 0);
        true
    }

    /// How many turns it takes, about.
    pub fn turns(&self) -> i32 {
        self.cost.div_ceil(4) as i32
    }

    /// The points for its routes.
    pub fn route_points(&self, situation: &StyleSituation<'_>) -> i32 {
        self.routes.iter().map(|route| situation.points(*route)).sum()
    }

    fn new_routes(&self, situation: &StyleSituation<'_>, way: RouteSet) -> impl Iterator<Item = RouteId> {
        (way & situation.open).iter().filter(|route| !self.routes.contains(route))
    }

    fn has_cars(&self, situation: &StyleSituation<'_>, way: RouteSet) -> bool {
        let more: i32 = self.new_routes(situation, way).map(|route| situation.length(route)).sum();
        self.cars + more <= situation.cars()
    }
}

/// These tickets, those worth the most first.
pub(super) fn dearest_first(situation: &StyleSituation<'_>, tickets: TicketSet) -> Vec<TicketId> {
    ranked(tickets.iter().map(|ticket| (ticket, situation.board.ticket(ticket).points)))
}

/// These tickets, those that are connected most cheaply first.
pub(super) fn nearest_first(
    situation: &StyleSituation<'_>,
    tickets: TicketSet,
    costs: &Tolls,
) -> Vec<TicketId> {
    ranked(tickets.iter().map(|ticket| {
        let way = costs.way(&situation.board.network, situation.board.ticket(ticket).ends);
        (ticket, Reverse(way.map_or(u32::MAX, |(_, cost)| cost)))
    }))
}
