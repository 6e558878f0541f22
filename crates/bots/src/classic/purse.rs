//! What a hand has for routes, and what they still need.

use classic::{Board, Cards, Cars, LOCOMOTIVE, Route, RouteKind};
use rails::RouteSet;

use crate::planner::shopping::{Hand, MOST_KINDS, MOST_PURSES};
use crate::planner::{DivCeil, Price, Shopping};

/// The colours that can pay where these cars are asked for.
pub(super) fn payers(cars: Cars) -> std::ops::Range<usize> {
    match cars {
        Cars::Of(colour) => colour.kind()..colour.kind() + 1,
        Cars::Any => 0..LOCOMOTIVE,
        Cars::None => 0..0,
    }
}

/// How many cars the hand has of the colour asked for, or of its best.
pub(super) fn held(hand: &Cards, cars: Cars) -> u8 {
    payers(cars).map(|kind| hand.of(kind)).max().unwrap_or(0)
}

/// Whether a route is a tunnel.
pub(super) fn is_tunnel(route: &Route) -> bool {
    route.kind == RouteKind::Tunnel
}

/// What cards these routes need beside those in hand. A tunnel wants one to spare.
pub(super) fn shopping(board: &Board, hand: &Cards, routes: RouteSet) -> Shopping {
    let counts = hand.counts();
    let mut purses = [0; MOST_PURSES];
    for (purse, count) in purses.iter_mut().zip(&counts[..LOCOMOTIVE]) {
        *purse = i32::from(*count);
    }
    let prices = routes.iter().map(|route| {
        let facts = board.route(route);
        let cost = facts.cost();
        let [amount, wilds] = [cost.cards - cost.locomotives, cost.locomotives].map(i32::from);
        Price { purses: payers(cost.cars), amount, wilds, spare: is_tunnel(facts).into(), card_pays: 10 }
    });
    Shopping::new(&Hand { purses, wilds: counts[LOCOMOTIVE].into() }, prices)
}

/// What each kind of card is worth to a hand that lacks so much.
pub(super) fn card_worths(shopping: &Shopping) -> [i32; MOST_KINDS] {
    let mut worth = [0; MOST_KINDS];
    worth[..LOCOMOTIVE].copy_from_slice(&shopping.worth[..LOCOMOTIVE]);
    worth[LOCOMOTIVE] = shopping.wild_worth;
    worth
}

/// How many cards of a kind a seat hasn't seen that has seen these.
pub(super) fn unseen(board: &Board, seen: [&Cards; 3], kind: usize) -> i32 {
    let known: i32 = seen.iter().map(|cards| i32::from(cards.of(kind))).sum();
    i32::from(board.cards().of(kind)) - known
}

/// A guess at how many turns it takes a seat that hurries to bring the last round about, before that
/// round (EU-34): half a turn for each card it lacks, and one for each four cars.
pub(super) fn turns_left(cars: u8, hand: u8) -> i32 {
    let cars = (i32::from(cars) - 2).max(0);
    let cards = (cars - i32::from(hand)).max(0);
    cars.div_ceil_by(4) + cards.div_ceil_by(2)
}
