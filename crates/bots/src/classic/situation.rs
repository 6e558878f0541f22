//! What a bot makes of its view of a classic ticket game.

use std::ops::Deref;

use classic::{Board, Classic, LOCOMOTIVE, OwnView, Route, SeatView, View};
use rails::{CitySet, RouteGame, RouteId, RouteSet};

use super::purse::{self, turns_left};
use super::stations::stations_for;
use crate::Level;
use crate::planner::situation::{others_and_open, seat};
use crate::planner::{Profile, Situation};

/// Plans no better than a fireman, draws cards by their looks, and is easily tempted away from its plan.
const TRAINEE: Profile = Profile { tempted: 4, by_looks: true, ..FIREMAN };
/// Has one ticket in mind at a time, heeds nobody, takes no more tickets than it must, and can't resist the
/// longest routes.
const FIREMAN: Profile = Profile {
    goals: 1,
    heeds_others: false,
    keeps_few: true,
    // Never.
    more_tickets: (u8::MAX, i32::MAX),
    turn_worth: 250,
    tempted: 6,
    by_looks: false,
};
/// Plans for all its tickets and watches the others, but takes what points it can get at once.
const DRIVER: Profile = Profile {
    goals: usize::MAX,
    heeds_others: true,
    keeps_few: false,
    more_tickets: (12, 7),
    turn_worth: 330,
    tempted: Profile::NEVER,
    by_looks: false,
};

/// A view with what a bot wants to know of it at every turn.
pub(super) struct ClassicSituation<'a> {
    situation: Situation<'a, Route>,
    pub board: &'a Board,
    pub view: &'a View,
    pub own: &'a OwnView,
    pub me: &'a SeatView,
}

impl<'a> Deref for ClassicSituation<'a> {
    type Target = Situation<'a, Route>;

    fn deref(&self) -> &Situation<'a, Route> {
        &self.situation
    }
}

impl<'a> ClassicSituation<'a> {
    /// What the seat that has this view makes of it; `None` if no seat of this game has it.
    pub fn new(game: &'a Classic, view: &'a View, level: Level) -> Option<ClassicSituation<'a>> {
        let profile = match level {
            Level::Trainee => TRAINEE,
            Level::Fireman => FIREMAN,
            Level::Driver | Level::Stationmaster => DRIVER,
        };
        let (board, seat) = (game.board(), seat(view.viewer)?);
        let (own, me) = (view.own.as_ref()?, view.seats.get(seat.index())?);
        // EU-19, EU-21, EU-22.
        let (others, open) = others_and_open(game, view, seat);
        let left = |seat: &SeatView| 1 + turns_left(seat.cars, seat.hand);
        let turns = match view.turns_left {
            Some(_) => 1,
            None if profile.heeds_others => view.seats.iter().map(left).min().unwrap_or(1),
            None => left(me) + 3,
        };
        let situation = Situation {
            chart: board,
            profile,
            by_length: &board.scoring.by_length,
            doubles: game.doubles(),
            tickets: own.tickets,
            hand: own.hand.total(),
            pieces: me.cars,
            mine: me.routes,
            others,
            open,
            turns,
        };
        Some(ClassicSituation { situation, board, view, own, me })
    }

    /// Whether a route is a tunnel.
    pub fn is_tunnel(&self, route: RouteId) -> bool {
        purse::is_tunnel(self.board.route(route))
    }

    /// How many more cards than it costs the hand has for a route, in its best colour; below zero
    /// if some are missing.
    pub fn spare(&self, route: RouteId) -> i32 {
        let (cost, hand) = (self.board.route(route).cost(), &self.own.hand);
        let [cars, locomotives, cards, needed] =
            [purse::held(hand, cost.cars), hand.of(LOCOMOTIVE), cost.cards, cost.locomotives].map(i32::from);
        // A ferry's symbols can't be paid with cars.
        let cars = if needed > 0 { cars.min(cards - needed) } else { cars };
        cars + locomotives - cards
    }

    /// Where new stations have to stand so that these routes of others can be used.
    pub fn stations_for(&self, borrow: RouteSet) -> Option<CitySet> {
        let taken = self.view.seats.iter().fold(CitySet::NONE, |taken, seat| taken | seat.stations);
        stations_for(&self.board.network, borrow, (self.me.stations, taken), self.me.stations_left)
    }

    /// How many cars these routes take.
    pub fn cars(&self, routes: RouteSet) -> i32 {
        routes.iter().map(|route| self.length(route)).sum()
    }
}
