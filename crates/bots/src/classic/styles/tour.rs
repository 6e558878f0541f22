//! The routes that connect several tickets.

use std::cmp::Reverse;

use rails::paths::Tolls;
use rails::{RouteId, RouteSet, TicketId, TicketSet};

use super::Outlook;
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
    pub fn new(outlook: &Outlook<'_>, tickets: &[TicketId], costs: &Tolls) -> Tour {
        let (mut tour, mut costs) = (Tour::default(), *costs);
        for ticket in tickets {
            tour.add(outlook, *ticket, &mut costs);
        }
        tour
    }

    /// Connects one more, if that is possible; `costs` are those that the tour leaves.
    pub fn add(&mut self, outlook: &Outlook<'_>, ticket: TicketId, costs: &mut Tolls) -> bool {
        let ends = outlook.board.ticket(ticket).ends;
        let plain = costs.way(&outlook.board.network, ends).filter(|(way, _)| self.has_cars(outlook, *way));
        let way = plain.or_else(|| {
            let mut with_stations = *costs;
            with_stations.set(outlook.others, |_| STATION);
            with_stations.way(&outlook.board.network, ends).filter(|(way, _)| {
                let borrow = self.borrow | (*way & outlook.others);
                self.has_cars(outlook, *way) && outlook.stations_for(borrow).is_some()
            })
        });
        let Some((way, _)) = way else {
            self.lost = self.lost.with(ticket);
            return false;
        };
        let new = ranked(self.new_routes(outlook, way).map(|route| (route, outlook.length(route))));
        let stations = (way & (outlook.others - self.borrow)).len() as u32;
        self.cost += new.iter().map(|route| u32::from(effort(outlook, *route))).sum::<u32>()
            + u32::from(STATION) * stations;
        self.cars += new.iter().map(|route| outlook.length(*route)).sum::<i32>();
        self.routes.extend(new);
        self.borrow |= way & outlook.others;
        self.goals = self.goals.with(ticket);
        costs.set(way - outlook.others, |_| 0);
        true
    }

    /// How many turns it takes, about.
    pub fn turns(&self) -> i32 {
        self.cost.div_ceil(4) as i32
    }

    /// The points for its routes.
    pub fn route_points(&self, outlook: &Outlook<'_>) -> i32 {
        self.routes.iter().map(|route| outlook.points(*route)).sum()
    }

    fn new_routes(&self, outlook: &Outlook<'_>, way: RouteSet) -> impl Iterator<Item = RouteId> {
        (way & outlook.open).iter().filter(|route| !self.routes.contains(route))
    }

    fn has_cars(&self, outlook: &Outlook<'_>, way: RouteSet) -> bool {
        let more: i32 = self.new_routes(outlook, way).map(|route| outlook.length(route)).sum();
        self.cars + more <= outlook.cars()
    }
}

/// These tickets, those worth the most first.
pub(super) fn dearest_first(outlook: &Outlook<'_>, tickets: TicketSet) -> Vec<TicketId> {
    ranked(tickets.iter().map(|ticket| (ticket, outlook.board.ticket(ticket).points)))
}

/// These tickets, those that are connected most cheaply first.
pub(super) fn nearest_first(outlook: &Outlook<'_>, tickets: TicketSet, costs: &Tolls) -> Vec<TicketId> {
    ranked(tickets.iter().map(|ticket| {
        let way = costs.way(&outlook.board.network, outlook.board.ticket(ticket).ends);
        (ticket, Reverse(way.map_or(u32::MAX, |(_, cost)| cost)))
    }))
}
