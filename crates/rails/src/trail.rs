//! The longest continuous path.

use crate::{CityId, CitySet, Network, RouteSet};

/// The length of the longest continuous path over these routes: each route at most once, cities as
/// often as one likes.
///
/// Each connected part is looked at by itself. A longest path that doesn't return to its start
/// can't begin where an even number of routes meet: one of them would be left to begin it earlier.
/// So a part with at most two odd cities can be travelled whole, and in any other the search
/// starts at odd cities only. It stops as soon as nothing longer is possible.
pub fn longest_trail(network: &Network, routes: RouteSet) -> u16 {
    let mut rest = routes;
    let mut longest = 0;
    while let Some(route) = rest.first() {
        let part = Part::around(network, rest, network.ends(route)[0]);
        rest -= part.routes;
        if part.length > longest {
            longest = longest.max(part.longest_trail(network, longest));
        }
    }
    longest
}

/// Routes that hang together.
struct Part {
    routes: RouteSet,
    odd: CitySet,
    length: u16,
}

impl Part {
    fn around(network: &Network, routes: RouteSet, start: CityId) -> Part {
        let mut part = Part { routes: RouteSet::NONE, odd: CitySet::NONE, length: 0 };
        let (mut seen, mut open) = (CitySet::only(start), CitySet::only(start));
        while let Some(city) = open.first() {
            open -= CitySet::only(city);
            let here = network.at(city) & routes;
            if here.len() % 2 == 1 {
                part.odd = part.odd.with(city);
            }
            for route in (here - part.routes).iter() {
                part.length += u16::from(network.length(route));
                let next = CitySet::only(network.across(route, city));
                open |= next - seen;
                seen |= next;
            }
            part.routes |= here;
        }
        part
    }

    /// The longest trail in this part; may be less if it isn't longer than `beaten`.
    fn longest_trail(&self, network: &Network, beaten: u16) -> u16 {
        if self.odd.len() <= 2 {
            return self.length;
        }
        let mut search = Search { network, best: beaten, limit: self.limit(network) };
        for city in self.odd.iter() {
            if search.best >= search.limit {
                break;
            }
            search.walk(city, self.routes, self.length, 0);
        }
        search.best
    }

    /// No trail is longer: all odd cities but two must lose a route, and one route serves two.
    fn limit(&self, network: &Network) -> u16 {
        let mut lengths = [0_u8; RouteSet::CAPACITY];
        let count = self.routes.len();
        for (slot, route) in lengths.iter_mut().zip(self.routes.iter()) {
            *slot = network.length(route);
        }
        let left_out = (self.odd.len() - 2) / 2;
        let lengths = &mut lengths[..count];
        lengths.sort_unstable();
        self.length - lengths[..left_out].iter().map(|&length| u16::from(length)).sum::<u16>()
    }
}

struct Search<'n> {
    network: &'n Network,
    best: u16,
    limit: u16,
}

impl Search<'_> {
    /// Walks on from a city over the `unused` routes, which have the length `left` in all.
    fn walk(&mut self, city: CityId, unused: RouteSet, left: u16, walked: u16) {
        self.best = self.best.max(walked);
        if walked + left <= self.best {
            return;
        }
        for route in (self.network.at(city) & unused).iter() {
            if self.best >= self.limit {
                return;
            }
            let length = u16::from(self.network.length(route));
            let unused = unused - RouteSet::only(route);
            self.walk(self.network.across(route, city), unused, left - length, walked + length);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Chance, Quick};

    /// Tries every path from every city.
    fn naive(network: &Network, city: CityId, unused: RouteSet) -> u16 {
        let here = unused.iter().filter(|route| network.ends(*route).contains(&city));
        let lengths = here.map(|route| {
            let onward = naive(network, network.across(route, city), unused - RouteSet::only(route));
            u16::from(network.length(route)) + onward
        });
        lengths.max().unwrap_or(0)
    }

    #[test]
    fn the_search_finds_what_trying_everything_finds() {
        let mut chance = Quick::new(7);
        for _ in 0..2000 {
            let cities = 2 + chance.below(7);
            let routes: Vec<([CityId; 2], u8)> = (0..chance.below(10))
                .map(|_| {
                    let one = chance.below(cities);
                    let other = (one + 1 + chance.below(cities - 1)) % cities;
                    ([CityId(one as u8), CityId(other as u8)], 1 + chance.below(4) as u8)
                })
                .collect();
            let network = Network::new(cities as usize, &routes, |_, _| true);
            let expected =
                (0..cities).map(|city| naive(&network, CityId(city as u8), network.routes())).max();
            assert_eq!(Some(longest_trail(&network, network.routes())), expected, "{routes:?}");
        }
    }
}
