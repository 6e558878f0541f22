//! Cheap plans for imagined games: what it costs to go over each route, and the routes that connect
//! the cities of tickets at little cost. Nothing is allocated.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use rails::{CityId, CitySet, Network, RouteId, RouteSet, Ticket, TicketId, TicketSet};

/// A toll that nobody pays.
pub(crate) const CLOSED: u16 = u16::MAX;
/// More tickets than these are not planned together: the largest count.
pub(crate) const MOST_GOALS: usize = 12;

/// What it costs to go over each route.
#[derive(Clone, Copy)]
pub(crate) struct Tolls(pub [u16; RouteSet::CAPACITY]);

/// The routes that connect some tickets.
#[derive(Clone, Copy, Default)]
pub(crate) struct Web {
    /// All routes of it, those built included.
    pub routes: RouteSet,
    /// The tickets that it connects.
    pub goals: TicketSet,
    /// What its routes cost.
    pub cost: u32,
}

impl Tolls {
    /// The cheapest way between two cities (Dijkstra), and its cost; `None` if there is none.
    pub fn way(&self, network: &Network, from: CityId, to: CityId) -> Option<(RouteSet, u32)> {
        let mut reached = [u16::MAX; CitySet::CAPACITY];
        let mut by = [RouteId(0); CitySet::CAPACITY];
        let mut open = CitySet::only(from);
        reached[from.index()] = 0;
        loop {
            let (mut city, mut least) = (from, u16::MAX);
            for other in open.iter() {
                if reached[other.index()] < least {
                    (city, least) = (other, reached[other.index()]);
                }
            }
            if least == u16::MAX {
                return None;
            }
            if city == to {
                break;
            }
            open -= CitySet::only(city);
            for &(route, next) in network.ways(city) {
                // A closed one adds up to more than any other way.
                let sum = least.saturating_add(self.0[route.index()]);
                if sum < reached[next.index()] {
                    reached[next.index()] = sum;
                    by[next.index()] = route;
                    open = open.with(next);
                }
            }
        }
        let (mut city, mut path) = (to, RouteSet::NONE);
        while city != from {
            let route = by[city.index()];
            path = path.with(route);
            city = network.across(route, city);
        }
        Some((path, reached[to.index()].into()))
    }

    /// Connects tickets, the largest first or the smallest first, whichever is cheaper.
    pub fn connect(&self, network: &Network, tickets: &[Ticket], goals: TicketSet) -> Web {
        let mut order = largest_first(tickets, goals);
        let one = self.follow(network, tickets, &order);
        if order.len() < 2 {
            return one;
        }
        order.reverse();
        let other = self.follow(network, tickets, &order);
        let rank = |web: &Web| (usize::MAX - web.goals.len(), web.cost);
        if rank(&other) < rank(&one) { other } else { one }
    }

    /// Connects tickets, the largest first.
    pub fn in_order(&self, network: &Network, tickets: &[Ticket], goals: TicketSet) -> Web {
        self.follow(network, tickets, &largest_first(tickets, goals))
    }

    /// Connects ticket by ticket, over what is already planned where that helps.
    fn follow(&self, network: &Network, tickets: &[Ticket], order: &[TicketId]) -> Web {
        let mut tolls = *self;
        let mut web = Web::default();
        for ticket in order {
            let [from, to] = tickets[ticket.index()].ends;
            let Some((path, cost)) = tolls.way(network, from, to) else { continue };
            web.goals = web.goals.with(*ticket);
            web.cost += cost;
            for route in (path - web.routes).iter() {
                tolls.0[route.index()] = 0;
            }
            web.routes |= path;
        }
        web
    }
}

/// Tickets by their points.
fn largest_first(tickets: &[Ticket], goals: TicketSet) -> ArrayVec<TicketId, MOST_GOALS> {
    let mut order: ArrayVec<TicketId, MOST_GOALS> = goals.iter().take(MOST_GOALS).collect();
    order.sort_by_key(|ticket| Reverse(tickets[ticket.index()].points));
    order
}
