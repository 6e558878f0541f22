//! What a view says can be claimed is what can be claimed. Shared by the games of routes: the file above says
//! at which tables, and which route an action claims.

use engine::{FastChance, Rules, Seat, Viewer, playout};
use rails::{Barrier, RouteGame, RouteId, RouteSet};

use super::{claims, open, tables};

#[test]
fn open_routes_and_why_not_say_what_the_rules_do() {
    let mut barriers = [0; 4];
    for (seed, game) in (1..).zip(tables()) {
        let mut chance = FastChance::new(seed);
        let mut state = game.deal(&mut chance, &mut ());
        for decision in 0.. {
            let Some(seat) = playout::actor(&game, &state, &mut chance) else { break };
            if decision % 7 == 0 {
                for seat in Seat::all(game.seats()) {
                    compare(&game, &state, seat, &mut barriers);
                }
            }
            let action = game.pick(&state, seat, &mut chance).expect("something to do");
            game.perform(&mut state, seat, action, &mut chance, &mut ());
        }
    }
    assert!(barriers.iter().all(|count| *count > 100), "{barriers:?}");
}

/// Compares what anybody's view says of a seat with what the position says, and with what is legal.
fn compare(game: &super::Game, state: &super::State, seat: Seat, barriers: &mut [u32; 4]) {
    let (mut legal, network) = (Vec::new(), &game.chart().network);
    game.legal(state, seat, &mut legal);
    let legal: RouteSet = legal.iter().filter_map(claims).collect();
    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
        let view = game.view(state, viewer);
        assert_eq!(game.open_routes(&view, Some(seat)), open(game, state, seat));
        assert!(legal.is_empty() || game.not_now(&view, seat).is_none());
        for route in network.routes().iter() {
            let why = game.why_not(&view, Some(seat), route);
            assert!(why.is_none() || !legal.contains(route), "{route:?} {why:?}");
            note(game, &view, seat, route, why, barriers);
        }
    }
}

/// Whether the reason is the right one, told from the board alone.
fn note(
    game: &super::Game,
    view: &super::View,
    seat: Seat,
    route: RouteId,
    why: Option<Barrier>,
    barriers: &mut [u32; 4],
) {
    let has = |seat: Seat, route| super::Game::routes_of(view, seat).contains(route);
    let owner = |route: RouteId| Seat::all(game.seats()).find(|seat| has(*seat, route));
    let mut twins = game.chart().network.twin(route).iter();
    let which = match why {
        Some(Barrier::Owned(by)) => (0, owner(route) == Some(by)),
        Some(Barrier::OwnTwin) => (1, twins.any(|twin| has(seat, twin))),
        Some(Barrier::Closed) => (2, twins.any(|twin| owner(twin).is_some_and(|by| by != seat))),
        Some(Barrier::TooFewPieces(left)) => (3, left < game.chart().network.length(route)),
        None => return assert_eq!(owner(route), None),
    };
    assert!(which.1, "{route:?} {why:?}");
    barriers[which.0] += 1;
}
