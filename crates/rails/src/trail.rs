//! The longest continuous path.

use crate::{CityId, CitySet, Network, RouteId, RouteSet};

/// How many steps are tried to find a path longer than aimed at. If they aren't enough, less is aimed at. So
/// the work is bounded whatever the map, and the answer is always the same; but on a map more tangled than
/// any that is played on it may not be the longest. Nets of our boards need less.
pub const MOST_STEPS: u32 = 10_000;

/// How far below what would be possible a path is aimed at first.
const FIRST_AIM: u16 = 6;

/// The longest continuous path over some routes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trail {
    /// How long it is.
    pub length: u16,
    /// How many steps were tried with one aim, at the most.
    pub steps: u32,
}

/// The length of the longest continuous path over these routes: each route at most once, cities as
/// often as one likes.
#[inline]
pub fn longest_trail(network: &Network, routes: RouteSet) -> u16 {
    find_trail(network, routes).length
}

/// The routes of a longest path: those of a net without any that it can do without.
pub fn longest_path(network: &Network, routes: RouteSet) -> RouteSet {
    let length = longest_trail(network, routes);
    let spared = |kept: RouteSet, route| {
        let rest = kept.without(route);
        if longest_trail(network, rest) < length { kept } else { rest }
    };
    routes.iter().fold(routes, spared)
}

/// The longest continuous path over these routes.
///
/// Most nets are trees with a ring or two. Trees are taken away from their leaves inwards, and every city
/// remembers how far one gets into what hung there. What is left are rings: there a path is searched for,
/// which may begin and end in a tree that hangs at its ends.
pub fn find_trail(network: &Network, routes: RouteSet) -> Trail {
    let mut net = Net::new(network, routes);
    let (length, taken) = net.take_trees();
    let mut trail = Trail { length, steps: 0 };
    let mut rest = if taken < routes.len() { net.rings() } else { RouteSet::NONE };
    while let Some(route) = rest.first() {
        let part = Part::around(&net, rest, network.ends(route)[0]);
        rest -= part.routes;
        part.search(&mut trail);
    }
    trail
}

/// A city of a net.
#[derive(Clone, Copy, Default)]
struct Stop {
    /// How many routes meet here, without those that were taken away.
    degree: u8,
    /// The numbers of these routes, all combined by exclusive or: where there is one, its number.
    via: u8,
    /// The longest way into a tree that hung here, and the longest into another.
    hanging: [u16; 2],
}

impl Stop {
    /// A tree hung here with a way of this length.
    #[inline]
    fn hang(&mut self, length: u16) {
        let [longest, second] = self.hanging;
        self.hanging = [longest.max(length), second.max(longest.min(length))];
    }
}

/// Routes with what is known of their cities.
struct Net<'n> {
    network: &'n Network,
    routes: RouteSet,
    stops: [Stop; CitySet::CAPACITY],
    leaves: CitySet,
}

impl<'n> Net<'n> {
    fn new(network: &'n Network, routes: RouteSet) -> Net<'n> {
        let mut stops = [Stop::default(); CitySet::CAPACITY];
        let (mut once, mut more) = (CitySet::NONE, CitySet::NONE);
        for route in routes.iter() {
            for city in network.ends(route) {
                let stop = &mut stops[city.index()];
                stop.degree += 1;
                stop.via ^= route.0;
                more |= once & CitySet::only(city);
                once = once.with(city);
            }
        }
        Net { network, routes, stops, leaves: once - more }
    }

    /// Takes all trees away, from their leaves inwards. Says how long the longest trail in them is, and how
    /// many routes they were.
    #[inline]
    fn take_trees(&mut self) -> (u16, usize) {
        let (mut longest, mut taken) = (0, 0);
        for city in self.leaves.iter() {
            let mut leaf = city;
            while self.stops[leaf.index()].degree == 1 {
                let Stop { via, hanging, .. } = self.stops[leaf.index()];
                self.stops[leaf.index()].degree = 0;
                let route = RouteId(via);
                let length = hanging[0] + u16::from(self.network.length(route));
                leaf = self.network.across(route, leaf);
                let next = &mut self.stops[leaf.index()];
                next.degree -= 1;
                next.via ^= via;
                longest = longest.max(next.hanging[0] + length);
                next.hang(length);
                taken += 1;
            }
        }
        (longest, taken)
    }

    /// The routes that are left when all trees are taken away.
    fn rings(&self) -> RouteSet {
        let left = |city: CityId| self.stops[city.index()].degree > 0;
        self.routes.iter().filter(|route| self.network.ends(*route).into_iter().all(left)).collect()
    }

    fn hanging(&self, city: CityId) -> [u16; 2] {
        self.stops[city.index()].hanging
    }
}

/// Rings that hang together.
struct Part<'a> {
    net: &'a Net<'a>,
    routes: RouteSet,
    /// Where an odd number of routes meet.
    odd: CitySet,
    /// Where a longest trail can begin and end. If it doesn't return to its start, that is not where an even
    /// number of routes meet: one of them would be left to go on. So it is where their number is odd, or
    /// where a tree hangs. If there is no such city, all can be travelled.
    ends: CitySet,
}

impl<'a> Part<'a> {
    fn around(net: &'a Net<'a>, routes: RouteSet, start: CityId) -> Part<'a> {
        let (cities, routes) = together(net.network, routes, start);
        let odd = cities.iter().filter(|city| net.stops[city.index()].degree % 2 == 1).collect();
        let trees = cities.iter().filter(|city| net.hanging(*city)[0] > 0);
        Part { net, routes, odd, ends: trees.fold(odd, CitySet::with) }
    }

    /// Looks for a trail that is longer than this one.
    fn search(&self, longest: &mut Trail) {
        let all = self.net.network.total(self.routes);
        if self.ends.is_empty() {
            longest.length = longest.length.max(all);
            return;
        }
        let shortest = self.routes.iter().map(|route| self.net.network.length(route)).min().unwrap_or(0);
        let drafts = || self.drafts(all);
        let limit = drafts().map(|draft| draft.limit(shortest)).max().unwrap_or(0);
        let mut below = FIRST_AIM;
        loop {
            let aim = limit.saturating_sub(below).max(longest.length);
            let mut search =
                Search { network: self.net.network, shortest, best: Trail { length: aim, steps: 0 } };
            drafts().for_each(|draft| search.leave_out(draft));
            longest.steps = longest.steps.max(search.best.steps);
            if search.best.length > aim || aim == longest.length {
                longest.length = search.best.length;
                return;
            }
            below *= 2;
        }
    }

    /// Trails from each end to each.
    fn drafts(&self, all: u16) -> impl Iterator<Item = Draft> {
        let pairs = self.ends.iter().flat_map(|start| {
            self.ends.iter().take_while(move |end| *end <= start).map(move |end| (start, end))
        });
        pairs.map(move |(start, end)| {
            let [tree, second] = self.net.hanging(start);
            let other = if start == end { second } else { self.net.hanging(end)[0] };
            let odd = self.odd ^ CitySet::only(start) ^ CitySet::only(end);
            Draft { start, routes: self.routes, odd, length: all + tree + other }
        })
    }
}

/// A trail between two ends that has still to leave routes out: it passes through every other city, and
/// needs an even number of routes there.
#[derive(Clone, Copy)]
struct Draft {
    start: CityId,
    routes: RouteSet,
    /// Where a route has still to be left out.
    odd: CitySet,
    /// How long it would be with all these routes.
    length: u16,
}

impl Draft {
    /// It gets no longer: a route that is left out serves two cities.
    #[inline]
    fn limit(&self, shortest: u8) -> u16 {
        self.length.saturating_sub(self.odd.len() as u16 / 2 * u16::from(shortest))
    }
}

/// Leaves routes out, and keeps the longest trail.
struct Search<'n> {
    network: &'n Network,
    /// The length of the shortest route.
    shortest: u8,
    best: Trail,
}

impl Search<'_> {
    fn leave_out(&mut self, draft: Draft) {
        if draft.limit(self.shortest) <= self.best.length || self.best.steps >= MOST_STEPS {
            return;
        }
        self.best.steps += 1;
        let Some(city) = draft.odd.first() else {
            // What hangs together can be travelled.
            let (_, travelled) = together(self.network, draft.routes, draft.start);
            let length = draft.length - self.network.total(draft.routes - travelled);
            self.best.length = self.best.length.max(length);
            return;
        };
        for route in (self.network.at(city) & draft.routes).iter() {
            let [one, other] = self.network.ends(route).map(CitySet::only);
            self.leave_out(Draft {
                routes: draft.routes - RouteSet::only(route),
                odd: draft.odd ^ one ^ other,
                length: draft.length - u16::from(self.network.length(route)),
                ..draft
            });
        }
    }
}

/// What hangs together with a city.
fn together(network: &Network, routes: RouteSet, start: CityId) -> (CitySet, RouteSet) {
    let (mut cities, mut found, mut open) = (CitySet::only(start), RouteSet::NONE, CitySet::only(start));
    while let Some(city) = open.first() {
        let here = (network.at(city) & routes) - found;
        let next: CitySet = here.iter().map(|route| network.across(route, city)).collect();
        open = (open | (next - cities)) - CitySet::only(city);
        cities |= next;
        found |= here;
    }
    (cities, found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Chance, FastChance};

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
        let mut chance = FastChance::new(7);
        for _ in 0..2000 {
            let cities = 2 + chance.below(7);
            let most = if cities > 5 { 12 } else { 9 };
            let routes: Vec<([CityId; 2], u8)> = (0..chance.below(most))
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
            let path = longest_path(&network, network.routes());
            assert_eq!(
                (Some(network.total(path)), Some(longest_trail(&network, path))),
                (expected, expected)
            );
        }
    }

    /// Sixteen cities, each joined with every other: seven routes have to be left out, which could all be as
    /// short as the shortest for all the search knows.
    #[test]
    fn a_tangle_is_searched_so_many_steps_and_no_more() {
        let pairs = (0..16).flat_map(|one| (0..one).map(move |other| [CityId(one), CityId(other)]));
        let lengths = std::iter::once(1).chain(std::iter::repeat(6));
        let routes: Vec<([CityId; 2], u8)> = pairs.zip(lengths).collect();
        let network = Network::new(16, &routes, |_, _| true);
        let trail = find_trail(&network, network.routes());
        let longest = 119 * 6 + 1 - (6 * 6 + 1);
        assert_eq!(trail.steps, MOST_STEPS);
        assert!((longest / 10 * 9..=longest).contains(&trail.length), "{trail:?}");
    }
}
