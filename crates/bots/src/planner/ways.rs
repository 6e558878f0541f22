//! What it costs to go over each route, and the cheapest ways.

use std::array;

use rails::{CityId, CitySet, RouteId, RouteSet, Ticket};

use super::scene::Sight;

/// A cost that nothing reaches.
pub(crate) const NEVER: u32 = u32::MAX;

/// What it costs to go over each route: about ten for each card and twenty for a turn, less what
/// points are worth.
#[derive(Clone)]
pub(super) struct Costs(pub [u32; RouteSet::CAPACITY]);

impl Costs {
    pub fn new<'a, S: Sight<'a>>(sight: &S) -> Costs {
        Costs(array::from_fn(|index| {
            let route = RouteId(index as u8);
            if sight.mine.contains(route) {
                0
            } else if sight.open.contains(route) {
                sight.claim_cost(route)
            } else if sight.others.contains(route) {
                sight.borrow_cost(route)
            } else {
                NEVER
            }
        }))
    }

    /// The sum over these routes.
    pub fn of(&self, routes: RouteSet) -> u32 {
        routes.iter().fold(0, |sum, route| sum.saturating_add(self.0[route.index()]))
    }

    /// The same, but the others' routes are impassable.
    pub fn without_borrowing<'a, S: Sight<'a>>(&self, sight: &S) -> Costs {
        let mut costs = self.clone();
        for route in sight.others.iter() {
            if costs.0[route.index()] > 0 {
                costs.0[route.index()] = NEVER;
            }
        }
        costs
    }

    /// The cheapest way between a ticket's cities (Dijkstra); `None` if there is none.
    pub fn path<'a, S: Sight<'a>>(&self, sight: &S, ticket: &Ticket) -> Option<RouteSet> {
        let [from, to] = ticket.ends;
        self.way(sight, from, to).map(|(_, path)| path)
    }

    /// The cheapest way between two cities and its cost.
    fn way<'a, S: Sight<'a>>(&self, sight: &S, from: CityId, to: CityId) -> Option<(u32, RouteSet)> {
        let network = &sight.chart.network;
        let mut reached = [NEVER; CitySet::CAPACITY];
        let mut by: [Option<RouteId>; CitySet::CAPACITY] = [None; CitySet::CAPACITY];
        let mut open = CitySet::only(from);
        let mut done = CitySet::NONE;
        reached[from.index()] = 0;
        while let Some(city) = open.iter().min_by_key(|city| reached[city.index()]) {
            if city == to {
                break;
            }
            open -= CitySet::only(city);
            done = done.with(city);
            for route in network.at(city).iter() {
                let next = network.across(route, city);
                let cost = self.0[route.index()];
                let sum = reached[city.index()].saturating_add(cost);
                if cost != NEVER && !done.contains(next) && sum < reached[next.index()] {
                    reached[next.index()] = sum;
                    by[next.index()] = Some(route);
                    open = open.with(next);
                }
            }
        }
        let (mut city, mut path) = (to, RouteSet::NONE);
        while city != from {
            let route = by[city.index()]?;
            path = path.with(route);
            city = network.across(route, city);
        }
        Some((reached[to.index()], path))
    }

    /// How much dearer it would be to go round a route, up to `most`.
    pub fn detour<'a, S: Sight<'a>>(sight: &S, route: RouteId, most: u32) -> u32 {
        let mut costs = Costs::new(sight);
        let cost = std::mem::replace(&mut costs.0[route.index()], NEVER);
        let [from, to] = sight.chart.network.ends(route);
        costs.way(sight, from, to).map_or(most, |(round, _)| round.saturating_sub(cost).min(most))
    }
}
