//! On the boards of the house the search for the longest path always comes to its end by itself.

use classic::Board;
use engine::{Chance, FastChance};
use rails::trail::{MOST_STEPS, find_trail};
use rails::{Network, RouteId, RouteSet};

/// A tangle of routes as long as this at the most, of all cars of a seat: they hang together, and three of
/// four close a ring if they can.
fn tangle(network: &Network, mut cars: u8, longest: u8, chance: &mut FastChance) -> RouteSet {
    let mut pick = |from: &[RouteId]| from[chance.below(from.len() as u32) as usize];
    let mut routes = RouteSet::NONE;
    for round in 0.. {
        let touched = network.touched(routes);
        let ends_there = |route: RouteId| network.ends(route).map(|end| touched.contains(end));
        let left: Vec<RouteId> = (network.routes() - routes - network.twins(routes))
            .iter()
            .filter(|route| network.length(*route) <= longest.min(cars))
            .filter(|route| routes.is_empty() || ends_there(*route) != [false; 2])
            .collect();
        let closing: Vec<RouteId> =
            left.iter().copied().filter(|route| ends_there(*route) == [true; 2]).collect();
        if left.is_empty() {
            break;
        }
        let route = pick(if closing.is_empty() || round % 4 == 0 { &left } else { &closing });
        routes = routes.with(route);
        cars -= network.length(route);
    }
    routes
}

#[test]
fn the_search_ends_by_itself_however_our_boards_are_played() {
    let mut chance = FastChance::new(1);
    for text in [include_str!("../boards/europe.toml"), include_str!("../boards/usa.toml")] {
        let board = Board::parse(text).expect("a board of the house");
        for longest in (2..=6).cycle().take(1500) {
            let routes = tangle(&board.network, board.pieces.cars, longest, &mut chance);
            let trail = find_trail(&board.network, routes);
            assert!(trail.steps < MOST_STEPS, "{trail:?} of {routes:?}");
        }
    }
}
