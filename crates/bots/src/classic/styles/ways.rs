//! The cheapest ways over the board.

use rails::{CityId, CitySet, Network, RouteId, RouteSet};

use super::Outlook;
use super::purse::locomotives_of;

/// What no way costs.
pub(super) const NEVER: u32 = 1 << 20;
/// What a station costs: its turn, its cards and its points.
pub(super) const STATION: u32 = 26;

/// What each route costs, in quarters of a turn.
#[derive(Clone)]
pub(super) struct Costs([u32; RouteSet::CAPACITY]);

impl Costs {
    /// What it takes to claim each; own routes cost nothing, and those of others can't be used.
    pub fn new(outlook: &Outlook<'_>) -> Costs {
        let mut costs = [NEVER; RouteSet::CAPACITY];
        for route in outlook.me.routes.iter() {
            costs[route.index()] = 0;
        }
        for route in outlook.open.iter() {
            costs[route.index()] = effort(outlook, route);
        }
        Costs(costs)
    }

    /// The same, but routes that bring many points are cheaper.
    pub fn less_points(mut self, outlook: &Outlook<'_>) -> Costs {
        for route in outlook.open.iter() {
            let cost = &mut self.0[route.index()];
            *cost = cost.saturating_sub(outlook.points(route) as u32).max(1);
        }
        self
    }

    /// The same, but routes of others can be used with stations.
    pub fn with_stations(mut self, outlook: &Outlook<'_>) -> Costs {
        for route in outlook.others.iter() {
            self.0[route.index()] = STATION;
        }
        self
    }

    /// These routes cost nothing any more: they are claimed anyway.
    pub fn spend(&mut self, routes: RouteSet) {
        for route in routes.iter() {
            self.0[route.index()] = 0;
        }
    }

    /// What it costs to come from a city to each other.
    pub fn from(&self, network: &Network, from: CityId) -> [u32; CitySet::CAPACITY] {
        self.spread(network, from, None).0
    }

    /// The cheapest way between two cities, its cost and its routes; `None` if there is none.
    pub fn way(&self, network: &Network, [from, to]: [CityId; 2]) -> Option<(u32, RouteSet)> {
        let (distances, by) = self.spread(network, from, Some(to));
        let cost = distances[to.index()];
        if cost >= NEVER {
            return None;
        }
        let (mut routes, mut city) = (RouteSet::NONE, to);
        while city != from {
            let route = by[city.index()]?;
            routes = routes.with(route);
            city = network.across(route, city);
        }
        Some((cost, routes))
    }

    /// Dijkstra's algorithm: what it costs to come from a city to each other, and by which route one
    /// comes there last. Stops where it is asked for one city alone and has reached it.
    fn spread(&self, network: &Network, from: CityId, to: Option<CityId>) -> Spread {
        let mut distances = [NEVER; CitySet::CAPACITY];
        let mut by = [None; CitySet::CAPACITY];
        let (mut reached, mut done) = (CitySet::only(from), CitySet::NONE);
        distances[from.index()] = 0;
        while let Some(city) = reached.iter().min_by_key(|city| distances[city.index()]) {
            if Some(city) == to {
                break;
            }
            reached -= CitySet::only(city);
            done = done.with(city);
            for route in network.at(city).iter() {
                let (next, cost) = (network.across(route, city), self.0[route.index()]);
                let distance = distances[city.index()] + cost;
                if cost < NEVER && distance < distances[next.index()] && !done.contains(next) {
                    distances[next.index()] = distance;
                    by[next.index()] = Some(route);
                    reached = reached.with(next);
                }
            }
        }
        (distances, by)
    }
}

/// Distances, and the routes by which one comes.
type Spread = ([u32; CitySet::CAPACITY], [Option<RouteId>; CitySet::CAPACITY]);

/// What it takes to claim a route, in quarters of a turn: a claim is a turn and a card is half of one; a
/// card in hand costs half as much, since it could be spent elsewhere.
pub(super) fn effort(outlook: &Outlook<'_>, route: RouteId) -> u32 {
    let facts = outlook.board.route(route);
    let length = u32::from(facts.length);
    let held = super::purse::held(&outlook.own.hand, facts.cost().cars);
    let risk = if outlook.is_tunnel(route) { 2 } else { 0 };
    4 + 2 * length - u32::from(held).min(length) + risk + 2 * u32::from(locomotives_of(facts))
}
