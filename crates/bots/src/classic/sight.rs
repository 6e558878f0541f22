//! What a bot makes of its view of Europe.

use std::ops::Deref;

use classic::{Board, Cars, Classic, LOCOMOTIVE, OwnView, Route, RouteKind, SeatView, View};
use rails::{RouteGame, RouteId, RouteSet};

use crate::Level;
use crate::planner::scene::{others_and_open, seat};
use crate::planner::{DivCeil, Scene, Temper};

/// Plans no better than a fireman, draws cards by their looks, and is easily tempted away from its plan.
const TRAINEE: Temper = Temper { tempted: 4, by_looks: true, ..FIREMAN };
/// Has one ticket in mind at a time, heeds nobody, takes no more tickets than it must, and can't resist the
/// longest routes.
const FIREMAN: Temper = Temper {
    goals: 1,
    heeds_others: false,
    keeps_few: true,
    // Never.
    more_tickets: (u8::MAX, i32::MAX),
    saves_up: false,
    turn_worth: 250,
    path_worth: 0,
    tempted: 6,
    by_looks: false,
};
/// Plans for all its tickets and watches the others, but takes what points it can get at once, and
/// doesn't think of the longest path.
const DRIVER: Temper = Temper {
    goals: usize::MAX,
    heeds_others: true,
    keeps_few: false,
    more_tickets: (12, 7),
    saves_up: false,
    turn_worth: 330,
    path_worth: 0,
    tempted: Temper::NEVER,
    by_looks: false,
};

/// A view with what a bot wants to know of it at every turn.
pub(super) struct ClassicSight<'a> {
    scene: Scene<'a, Route>,
    pub board: &'a Board,
    pub view: &'a View,
    pub own: &'a OwnView,
    pub me: &'a SeatView,
}

impl<'a> Deref for ClassicSight<'a> {
    type Target = Scene<'a, Route>;

    fn deref(&self) -> &Scene<'a, Route> {
        &self.scene
    }
}

impl<'a> ClassicSight<'a> {
    /// What the seat that has this view makes of it; `None` if no seat of this game has it.
    pub fn new(game: &'a Classic, view: &'a View, level: Level) -> Option<ClassicSight<'a>> {
        let temper = match level {
            Level::Trainee => TRAINEE,
            Level::Fireman => FIREMAN,
            Level::Driver | Level::Stationmaster => DRIVER,
        };
        let (board, seat) = (game.board(), seat(view.viewer)?);
        let (own, me) = (view.own.as_ref()?, view.seats.get(seat.index())?);
        // EU-19, EU-21, EU-22.
        let (others, open) = others_and_open(game, view, seat);
        let turns = match view.turns_left {
            Some(_) => 1,
            None if temper.heeds_others => view.seats.iter().map(turns_left).min().unwrap_or(1),
            None => turns_left(me) + 3,
        };
        let scene = Scene {
            chart: board,
            temper,
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
        Some(ClassicSight { scene, board, view, own, me })
    }

    /// Whether a route is a tunnel.
    pub fn is_tunnel(&self, route: RouteId) -> bool {
        self.board.route(route).kind == RouteKind::Tunnel
    }

    /// How many more cards than it costs the hand has for a route, in its best colour; below zero
    /// if some are missing.
    pub fn spare(&self, route: RouteId) -> i32 {
        let cost = self.board.route(route).cost();
        let cars = if cost.cars == Cars::None { 0 } else { self.held(cost.cars) };
        let [cars, locomotives, cards, needed] =
            [cars, self.own.hand.of(LOCOMOTIVE), cost.cards, cost.locomotives].map(i32::from);
        // A ferry's symbols can't be paid with cars.
        if cost.locomotives > 0 {
            return cars.min(cards - needed) + locomotives - cards;
        }
        cars + locomotives - cards
    }

    /// How many cars the hand has of the colour asked for, or of its best.
    pub fn held(&self, cars: Cars) -> u8 {
        let hand = &self.own.hand;
        match cars {
            Cars::Of(colour) => hand.of(colour.kind()),
            Cars::Any | Cars::None => hand.counts()[..LOCOMOTIVE].iter().copied().max().unwrap_or(0),
        }
    }

    /// How many cars these routes take.
    pub fn cars(&self, routes: RouteSet) -> i32 {
        routes.iter().map(|route| self.length(route)).sum()
    }
}

/// A guess at how many turns it takes a seat that hurries to bring the last round about, that
/// round included (EU-34): half a turn for each card it lacks, and one for each four cars.
fn turns_left(seat: &SeatView) -> i32 {
    let cars = i32::from(seat.cars) - 2;
    let cards = (cars - i32::from(seat.hand)).max(0);
    1 + cars.max(0).div_ceil_by(4) + cards.div_ceil_by(2)
}
