//! The cheapest ways over a network.

use rails::paths::{NEVER, Reached, Tolls};
use rails::{CityId, Network, RouteId, RouteSet};

const CITIES: [CityId; 4] = [CityId(0), CityId(1), CityId(2), CityId(3)];
const ROUTES: [RouteId; 3] = [RouteId(0), RouteId(1), RouteId(2)];

/// A direct route of 5 from the first city to the third, and one of 2 and one of 4 around over the second.
/// Nothing leads to the fourth.
fn network() -> Network {
    let [a, b, c, _] = CITIES;
    Network::new(4, &[([a, c], 5), ([a, b], 2), ([b, c], 4)], |_, _| false)
}

fn set(routes: &[RouteId]) -> RouteSet {
    routes.iter().copied().collect()
}

#[track_caller]
fn check(own: &[RouteId], open: &[RouteId], expected: Option<(&[RouteId], u32)>) {
    let (network, [a, _, c, d]) = (network(), CITIES);
    let tolls = Tolls::new(set(own), set(open), |route| network.length(route).into());
    let expected = expected.map(|(way, cost)| (set(way), cost));
    assert_eq!(tolls.way(&network, [a, c]), expected);
    assert_eq!(tolls.way(&network, [c, a]), expected);
    assert_eq!(tolls.way(&network, [a, d]), None);
}

#[test]
fn the_cheapest_way_is_found_over_what_is_open() {
    let [direct, first, second] = ROUTES;
    check(&[], &ROUTES, Some((&[direct], 5)));
    check(&[first], &ROUTES[..1], Some((&[direct], 5)));
    check(&[first], &[direct, second], Some((&[first, second], 4)));
    check(&[], &[first, second], Some((&[first, second], 6)));
    check(&[], &[first], None);
}

#[test]
fn costs_to_all_cities_are_known_and_add_up_along_a_way() {
    let (network, [a, b, c, d]) = (network(), CITIES);
    let mut tolls = Tolls::new(RouteSet::NONE, set(&ROUTES), |route| network.length(route).into());
    let costs = tolls.from(&network, a);
    assert_eq!([a, b, c, d].map(|city| costs[city.index()]), [0, 2, 5, NEVER]);
    tolls.set(set(&ROUTES[1..]), |_| 1);
    assert_eq!((tolls.from(&network, a)[c.index()], tolls.of(set(&ROUTES))), (2, 7));
}

/// The second route around is open only to those who have come by the first.
#[test]
fn a_city_may_be_reached_on_several_sheets() {
    let (network, [a, b, c, _]) = (network(), CITIES);
    let [_, first, second] = ROUTES;
    let reached = Reached::<2>::new(a, Some(c), |(city, sheet)| {
        let ways = network.ways(city).iter().copied();
        ways.filter_map(move |(route, next)| match sheet {
            0 if route == first => Some((route, (next, 1), 1)),
            1 if route == second => Some((route, (next, 0), 1)),
            _ => None,
        })
    });
    assert_eq!(reached.way(&network), Some((set(&[first, second]), 2)));
    assert_eq!((reached.costs()[b.index()], reached.costs()[c.index()]), (NEVER, 2));
}
