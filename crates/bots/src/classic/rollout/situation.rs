//! What a seat of an imagined game sees of it at its turn.

use classic::{Board, Cars, Classic, Holdings, LOCOMOTIVE, Payment, Route, State};
use engine::Seat;
use rails::{RouteId, RouteSet};

use super::weights;
use crate::classic::purse::{self, payers, turns_left};
use crate::planner::Shopping;
use crate::planner::shopping::MOST_PURSES;

/// Where nothing is reserved for other routes.
pub(crate) const NOTHING: [i32; MOST_PURSES] = [0; MOST_PURSES];

/// What a seat sees.
pub(crate) struct RolloutSituation<'a> {
    pub board: &'a Board,
    pub state: &'a State,
    pub me: &'a Holdings,
    /// The routes of all others.
    pub others: RouteSet,
    /// The routes it may still claim, cards and cars aside.
    pub open: RouteSet,
    /// A guess at how many turns it still has, this one included.
    pub turns: i32,
}

impl<'a> RolloutSituation<'a> {
    pub fn new(game: &'a Classic, state: &'a State, seat: Seat) -> RolloutSituation<'a> {
        let (board, me) = (game.board(), state.of(seat));
        let (mut others, mut least) = (RouteSet::NONE, i32::MAX);
        for other in game.all_seats() {
            let holdings = state.of(other);
            if other != seat {
                others |= holdings.routes;
            }
            least = least.min(turns_left(holdings.cars, holdings.hand.total()));
        }
        let turns = if state.turns_left.is_some() { 1 } else { 1 + least * weights::TEMPO / 10 };
        let open = game.open(state, seat);
        RolloutSituation { board, state, me, others, open, turns }
    }

    pub fn route(&self, route: RouteId) -> &'a Route {
        &self.board.routes[route.index()]
    }

    pub fn length(&self, route: RouteId) -> i32 {
        self.board.network.length(route).into()
    }

    pub fn points(&self, route: RouteId) -> i32 {
        self.board.scoring.by_length[usize::from(self.board.network.length(route))].into()
    }

    pub fn is_tunnel(&self, route: RouteId) -> bool {
        purse::is_tunnel(self.route(route))
    }

    /// How many cards of a kind the hand has.
    pub fn held(&self, kind: usize) -> i32 {
        self.me.hand.of(kind).into()
    }

    /// How many locomotives it has.
    pub fn wilds(&self) -> i32 {
        self.held(LOCOMOTIVE)
    }

    /// What cards these routes need beside those in hand.
    pub fn shopping(&self, routes: RouteSet) -> Shopping {
        purse::shopping(self.board, &self.me.hand, routes)
    }

    /// The payment for a route that costs the least beside plain cards, and that cost, where so many
    /// cards of each colour are reserved for other routes; `None` if it can't be paid.
    pub fn payment(&self, route: RouteId, reserved: &[i32; MOST_PURSES]) -> Option<(Payment, i32)> {
        let cost = self.route(route).cost();
        let (cards, symbols) = (i32::from(cost.cards), i32::from(cost.locomotives));
        if cards > i32::from(self.me.cars) {
            return None;
        }
        self.pay(cards, symbols, cost.cars, reserved)
    }

    /// The same for any cost.
    pub fn pay(
        &self,
        cards: i32,
        symbols: i32,
        cars: Cars,
        reserved: &[i32; MOST_PURSES],
    ) -> Option<(Payment, i32)> {
        let wilds = self.wilds();
        let mixed = payers(cars).filter_map(|kind| {
            let laid = self.held(kind).min(cards - symbols);
            let locomotives = cards - laid;
            if laid <= 0 || locomotives > wilds {
                return None;
            }
            let free = self.held(kind) - reserved[kind];
            let broken = (laid - free.max(0)).max(0);
            let loss =
                (locomotives - symbols) * weights::STANDS_IN + broken * weights::RESERVED - free.min(8);
            let colour = Some(classic::Colour::ALL[kind]);
            Some((Payment { colour, cars: laid as u8, locomotives: locomotives as u8 }, loss))
        });
        let alone = || (Payment::locomotives_alone(cards as u8), (cards - symbols) * weights::STANDS_IN);
        mixed.min_by_key(|(_, loss)| *loss).or_else(|| (wilds >= cards).then(alone))
    }
}
