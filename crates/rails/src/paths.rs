//! The cheapest ways over a network.

use crate::{CityId, CitySet, Network, RouteId, RouteSet};

/// A toll that nobody pays.
pub const CLOSED: u16 = u16::MAX;
/// What it costs to come where no way leads. Two of these can be added up.
pub const NEVER: u32 = u32::MAX / 2;

/// A city on one of several sheets of the same map: who comes by another sheet has come otherwise.
pub type Place = (CityId, usize);

/// What it costs to come from the first sheet of a city to every place, and by which way.
#[derive(Clone, Debug)]
pub struct Reached<const SHEETS: usize> {
    start: CityId,
    costs: [[u32; CitySet::CAPACITY]; SHEETS],
    by: [[(RouteId, u8); CitySet::CAPACITY]; SHEETS],
    /// The goal, once it is reached.
    goal: Option<Place>,
}

impl<const SHEETS: usize> Reached<SHEETS> {
    /// The cheapest ways (Dijkstra) from a city to all places, or to the first of one other city: `ways` are
    /// those that lead on from a place, each with where it leads and what it costs. Of ways that cost the
    /// same, what was found first counts.
    #[inline]
    pub fn new<W: Iterator<Item = (RouteId, Place, u32)>>(
        start: CityId,
        goal: Option<CityId>,
        ways: impl Fn(Place) -> W,
    ) -> Reached<SHEETS> {
        let mut costs = [[NEVER; CitySet::CAPACITY]; SHEETS];
        let mut by = [[(RouteId(0), 0); CitySet::CAPACITY]; SHEETS];
        let mut open = [CitySet::NONE; SHEETS];
        open[0] = CitySet::only(start);
        costs[0][start.index()] = 0;
        loop {
            let (mut here, mut least) = ((start, 0), NEVER);
            for (sheet, cities) in open.iter().enumerate() {
                for city in cities.iter() {
                    if costs[sheet][city.index()] < least {
                        (here, least) = ((city, sheet), costs[sheet][city.index()]);
                    }
                }
            }
            let (city, sheet) = here;
            if least == NEVER || Some(city) == goal {
                return Reached { start, costs, by, goal: (least < NEVER).then_some(here) };
            }
            open[sheet] -= CitySet::only(city);
            for (route, (next, other), toll) in ways(here) {
                if least + toll < costs[other][next.index()] {
                    costs[other][next.index()] = least + toll;
                    by[other][next.index()] = (route, sheet as u8);
                    open[other] = open[other].with(next);
                }
            }
        }
    }

    /// What it costs to come to each city on the first sheet; [`NEVER`] where no way leads.
    pub fn costs(&self) -> &[u32; CitySet::CAPACITY] {
        &self.costs[0]
    }

    /// The way to the goal, and its cost; `None` if there is none.
    #[inline]
    pub fn way(&self, network: &Network) -> Option<(RouteSet, u32)> {
        let (mut city, mut sheet) = self.goal?;
        let (cost, mut routes) = (self.costs[sheet][city.index()], RouteSet::NONE);
        while (city, sheet) != (self.start, 0) {
            let (route, before) = self.by[sheet][city.index()];
            routes = routes.with(route);
            (city, sheet) = (network.across(route, city), before.into());
        }
        Some((routes, cost))
    }
}

/// What it costs to go over each route.
#[derive(Clone, Copy, Debug)]
pub struct Tolls(pub [u16; RouteSet::CAPACITY]);

impl Tolls {
    /// Own routes cost nothing, open ones so much, and all others are closed.
    #[inline]
    pub fn new(own: RouteSet, open: RouteSet, toll: impl Fn(RouteId) -> u16) -> Tolls {
        let mut tolls = Tolls([CLOSED; RouteSet::CAPACITY]);
        tolls.set(own, |_| 0);
        tolls.set(open, toll);
        tolls
    }

    /// Sets the tolls of these routes.
    #[inline]
    pub fn set(&mut self, routes: RouteSet, toll: impl Fn(RouteId) -> u16) {
        for route in routes.iter() {
            self.0[route.index()] = toll(route);
        }
    }

    /// The sum over these routes.
    pub fn of(&self, routes: RouteSet) -> u32 {
        routes.iter().map(|route| u32::from(self.0[route.index()])).sum()
    }

    /// The cheapest way between two cities, and its cost; `None` if there is none.
    pub fn way(&self, network: &Network, [from, to]: [CityId; 2]) -> Option<(RouteSet, u32)> {
        self.reach(network, from, Some(to)).way(network)
    }

    /// What it costs to come from a city to each other.
    pub fn from(&self, network: &Network, city: CityId) -> [u32; CitySet::CAPACITY] {
        *self.reach(network, city, None).costs()
    }

    #[inline]
    fn reach(&self, network: &Network, from: CityId, to: Option<CityId>) -> Reached<1> {
        Reached::new(from, to, |(city, _)| {
            let passable = network.ways(city).iter().filter(|(route, _)| self.0[route.index()] != CLOSED);
            passable.map(|&(route, next)| (route, (next, 0), self.0[route.index()].into()))
        })
    }
}
