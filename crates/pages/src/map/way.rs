//! The best way that is left between two cities.

use rails::paths::Reached;
use rails::{CityId, CitySet, Network, RouteSet};

/// What somebody can go by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Means {
    /// Their own routes: they cost nothing more.
    pub own: RouteSet,
    /// Routes they could still claim: they cost their length.
    pub open: RouteSet,
    /// Routes of others: each of their stations lends them one that leads into its city.
    pub others: RouteSet,
    /// Where their stations are.
    pub stations: CitySet,
}

/// A way between two cities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Over these routes.
    pub routes: RouteSet,
    /// So many cars have to be laid for it still; 0 if it is complete.
    pub to_lay: u32,
}

/// A car that has to be laid still weighs more than any length.
const TO_LAY: u32 = 1 << 16;

/// The cheapest way from one city to another: first in cars that have to be laid still, then in
/// length. `None` if there is no way any more.
pub fn best_way(network: &Network, ends: [CityId; 2], means: &Means) -> Option<Way> {
    let [start, goal] = ends;
    // A city where a station has lent its route already is another place than the same city where
    // it hasn't.
    const LENT: usize = 1;
    let reached = Reached::<{ LENT + 1 }>::new(start, Some(goal), |(city, sheet)| {
        network.ways(city).iter().filter_map(move |&(route, across)| {
            let length = u32::from(network.length(route));
            let lends = |city: CityId| means.others.contains(route) && means.stations.contains(city);
            let (to_lay, sheet) = match () {
                () if means.own.contains(route) => (0, 0),
                () if means.open.contains(route) => (length, 0),
                () if lends(city) && sheet != LENT => (0, 0),
                () if lends(across) => (0, LENT),
                () => return None,
            };
            Some((route, (across, sheet), TO_LAY * to_lay + length))
        })
    });
    let (routes, cost) = reached.way(network)?;
    Some(Way { routes, to_lay: cost / TO_LAY })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rails::RouteId;

    const CITIES: [CityId; 3] = [CityId(0), CityId(1), CityId(2)];
    const ROUTES: [RouteId; 3] = [RouteId(0), RouteId(1), RouteId(2)];

    /// A direct route of 4, and two of 3 around over the second city.
    #[track_caller]
    fn check(means: Means, routes: &[RouteId], to_lay: u32) {
        let [a, b, c] = CITIES;
        let network = Network::new(3, &[([a, c], 4), ([a, b], 3), ([b, c], 3)], |_, _| false);
        let way = Way { routes: set(routes), to_lay };
        for ends in [[a, c], [c, a]] {
            let expected = (!routes.is_empty()).then_some(way);
            assert_eq!(best_way(&network, ends, &means), expected);
        }
    }

    fn set(routes: &[RouteId]) -> RouteSet {
        routes.iter().copied().collect()
    }

    #[test]
    fn own_routes_are_free_and_closed_ones_are_no_way() {
        let [direct, first, second] = ROUTES;
        let open = set(&ROUTES);
        check(Means { open, ..Means::default() }, &[direct], 4);
        check(Means { own: set(&[first]), open, ..Means::default() }, &[first, second], 3);
        check(Means { own: set(&[first, second]), open, ..Means::default() }, &[first, second], 0);
        check(Means { own: set(&[first]), open: set(&[direct]), ..Means::default() }, &[direct], 4);
        check(Means { own: set(&[first]), ..Means::default() }, &[], 0);
    }

    #[test]
    fn a_station_lends_one_route() {
        let [direct, first, second] = ROUTES;
        let [a, b, _] = CITIES;
        let others = set(&ROUTES);
        let at = CitySet::only;
        check(Means { others, stations: at(a), ..Means::default() }, &[direct], 0);
        // Two that lead into the same city would be one too many.
        check(Means { others: set(&[first, second]), stations: at(b), ..Means::default() }, &[], 0);
        let own = set(&[second]);
        check(Means { own, others: set(&[first]), stations: at(b), ..Means::default() }, &[first, second], 0);
    }
}
