//! Cities and the routes between them; who is connected with what.

use crate::{CityId, CitySet, RouteId, RouteSet};

/// Where every route leads, in tables made for speed.
#[derive(Clone, Debug)]
pub struct Network {
    routes: RouteSet,
    cities: CitySet,
    ends: Vec<[CityId; 2]>,
    lengths: Vec<u8>,
    at: Vec<RouteSet>,
    ways: Vec<(RouteId, CityId)>,
    first_way: Vec<u16>,
    twins: Vec<RouteSet>,
    doubled: RouteSet,
}

impl Network {
    /// The network of `cities` cities with these routes, each with its two ends and its length.
    /// `doubles` says of two routes with the same ends whether they are one double route.
    pub fn new(
        cities: usize,
        routes: &[([CityId; 2], u8)],
        doubles: impl Fn(RouteId, RouteId) -> bool,
    ) -> Network {
        let id = |index: usize| RouteId(index as u8);
        let mut at = vec![RouteSet::NONE; cities];
        let mut twins = vec![RouteSet::NONE; routes.len()];
        for (index, (ends, _)) in routes.iter().enumerate() {
            for end in ends {
                at[end.index()] = at[end.index()].with(id(index));
            }
            for (other, (other_ends, _)) in routes.iter().enumerate() {
                let same = ends == other_ends || *ends == [other_ends[1], other_ends[0]];
                if index != other && same && doubles(id(index), id(other)) {
                    twins[index] = twins[index].with(id(other));
                }
            }
        }
        let all = (RouteSet::first_of(routes.len()), CitySet::first_of(cities));
        let (mut ways, mut first_way) = (Vec::new(), vec![0]);
        for (city, at) in at.iter().enumerate() {
            for route in at.iter() {
                let [one, other] = routes[route.index()].0;
                ways.push((route, if one.index() == city { other } else { one }));
            }
            first_way.push(ways.len() as u16);
        }
        let (ends, lengths) = routes.iter().copied().unzip();
        let doubled = all.0.iter().filter(|route| !twins[route.index()].is_empty()).collect();
        Network { routes: all.0, cities: all.1, ends, lengths, at, ways, first_way, twins, doubled }
    }

    /// All routes.
    #[inline]
    pub fn routes(&self) -> RouteSet {
        self.routes
    }

    /// All cities.
    #[inline]
    pub fn cities(&self) -> CitySet {
        self.cities
    }

    /// The two cities that a route joins.
    #[inline]
    pub fn ends(&self, route: RouteId) -> [CityId; 2] {
        self.ends[route.index()]
    }

    /// The city at the other end.
    #[inline]
    pub fn across(&self, route: RouteId, from: CityId) -> CityId {
        let [one, other] = self.ends(route);
        if one == from { other } else { one }
    }

    /// How many cars a route takes.
    #[inline]
    pub fn length(&self, route: RouteId) -> u8 {
        self.lengths[route.index()]
    }

    /// How many cars these routes take.
    #[inline]
    pub fn total(&self, routes: RouteSet) -> u16 {
        routes.iter().map(|route| u16::from(self.length(route))).sum()
    }

    /// The routes that end in a city, each with the city at its other end.
    #[inline]
    pub fn ways(&self, city: CityId) -> &[(RouteId, CityId)] {
        let [from, to] = [city.index(), city.index() + 1].map(|place| usize::from(self.first_way[place]));
        &self.ways[from..to]
    }

    /// The routes that end in a city.
    #[inline]
    pub fn at(&self, city: CityId) -> RouteSet {
        self.at[city.index()]
    }

    /// The other half of a double route; empty for a single one.
    #[inline]
    pub fn twin(&self, route: RouteId) -> RouteSet {
        self.twins[route.index()]
    }

    /// The other halves of those of these routes that are double.
    #[inline]
    pub fn twins(&self, routes: RouteSet) -> RouteSet {
        (routes & self.doubled).iter().fold(RouteSet::NONE, |all, route| all | self.twin(route))
    }

    /// How many double routes there are.
    pub fn doubles(&self) -> usize {
        self.doubled.len() / 2
    }

    /// The cities that these routes touch.
    pub fn touched(&self, routes: RouteSet) -> CitySet {
        routes.iter().flat_map(|route| self.ends(route)).collect()
    }
}

/// Which cities are connected with which: those that are have the same label.
#[derive(Clone, Copy)]
pub struct Components([u8; CitySet::CAPACITY]);

impl Components {
    /// Every city by itself.
    pub fn apart() -> Components {
        Components(std::array::from_fn(|city| city as u8))
    }

    /// What these routes connect.
    pub fn of(network: &Network, routes: RouteSet) -> Components {
        let mut components = Components::apart();
        for route in routes.iter() {
            let [one, other] = network.ends(route);
            components.join(one, other);
        }
        components
    }

    /// Connects two cities.
    #[inline]
    pub fn join(&mut self, one: CityId, other: CityId) {
        let (one, other) = (self.label(one), self.label(other));
        // All labels are looked at, sixteen at a time, which takes no longer than to find a few.
        for label in &mut self.0 {
            *label = if *label == other { one } else { *label };
        }
    }

    /// Whether two cities are connected.
    #[inline]
    pub fn joined(&self, one: CityId, other: CityId) -> bool {
        self.label(one) == self.label(other)
    }

    #[inline]
    fn label(&self, city: CityId) -> u8 {
        self.0[city.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_are_told_by_their_ends_and_connections_reach_across_routes() {
        let [a, b, c, d] = [0, 1, 2, 3].map(CityId);
        let routes = [([a, b], 2), ([b, a], 2), ([b, c], 3), ([d, c], 1)];
        let network = Network::new(4, &routes, |_, _| true);
        assert_eq!(network.twin(RouteId(0)), RouteSet::only(RouteId(1)));
        assert_eq!(network.twin(RouteId(2)), RouteSet::NONE);
        assert_eq!(network.at(b).len(), 3);
        assert_eq!(network.across(RouteId(3), c), d);
        let components = Components::of(&network, [RouteId(1), RouteId(2)].into_iter().collect());
        assert!(components.joined(a, c) && !components.joined(a, d));
        assert_eq!(Network::new(4, &routes, |_, _| false).twin(RouteId(0)), RouteSet::NONE);
    }
}
