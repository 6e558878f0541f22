//! What a bot makes of its view of Europe.

use std::ops::Deref;

use europe::{Action, Board, Card, Cars, Europe, LOCOMOTIVE, OwnView, Payment, Phase, Route, RouteKind};
use europe::{SeatView, View};
use rails::{RouteId, RouteSet};

use super::stations::stations_for;
use crate::Level;
use crate::planner::claim::FULL_HAND;
use crate::planner::scene::{MeaningFor, others_and_open, place};
use crate::planner::shopping::{Hand, MOST_KINDS, MOST_PURSES};
use crate::planner::{DivCeil, Meaning, NEVER, Plan, Price, Scene, Shopping, Sight, Temper};

/// What a station costs beside a route's tens: its points, its cards and its turn.
const STATION: u32 = 75;
/// What a locomotive that stands in for a car is worth, in hundredths of a point.
const LOCOMOTIVE_LOSS: i32 = 80;
/// What a card is worth that another planned route needs.
const RESERVED_LOSS: i32 = 120;

const EASY: Temper = Temper {
    slips: 20,
    goals: 1,
    heeds_others: false,
    keeps_few: true,
    more_tickets: (25, 12),
    saves_up: false,
    turn_worth: 250,
    path_worth: 0,
};
const FAIR: Temper = Temper {
    slips: 0,
    goals: usize::MAX,
    heeds_others: true,
    keeps_few: false,
    more_tickets: (12, 7),
    saves_up: true,
    turn_worth: 330,
    // EU-37.
    path_worth: 80,
};

/// A view with what a bot wants to know of it at every turn.
pub(super) struct EuropeSight<'a> {
    scene: Scene<'a, Route>,
    pub board: &'a Board,
    pub view: &'a View,
    pub own: &'a OwnView,
    pub me: &'a SeatView,
}

impl<'a> Deref for EuropeSight<'a> {
    type Target = Scene<'a, Route>;

    fn deref(&self) -> &Scene<'a, Route> {
        &self.scene
    }
}

impl<'a> EuropeSight<'a> {
    /// What the seat that has this view makes of it; `None` if no seat of this game has it.
    pub fn new(game: &'a Europe, view: &'a View, level: Level) -> Option<EuropeSight<'a>> {
        let temper = match level {
            Level::Easy => EASY,
            Level::Fair => FAIR,
        };
        let (board, place) = (game.board(), place(view.viewer)?);
        let (own, me) = (view.own.as_ref()?, view.seats.get(place)?);
        // EU-19, EU-21, EU-22.
        let (others, open) = others_and_open(board, place, view.seats.iter().map(|seat| seat.routes));
        let turns = match view.turns_left {
            Some(_) => 1,
            None if temper.heeds_others => view.seats.iter().map(turns_left).min().unwrap_or(1),
            None => turns_left(me) + 3,
        };
        let scene = Scene {
            chart: board,
            temper,
            by_length: &board.scoring.by_length,
            seats: view.seats.len(),
            tickets: own.tickets,
            hand: own.hand.total(),
            pieces: me.cars,
            mine: me.routes,
            others,
            open,
            turns,
        };
        Some(EuropeSight { scene, board, view, own, me })
    }

    /// Whether a route is a tunnel.
    pub fn is_tunnel(&self, route: RouteId) -> bool {
        self.board.route(route).kind == RouteKind::Tunnel
    }

    /// How many more cards than it costs the hand has for a route, in its best colour; below zero
    /// if some are missing.
    fn spare(&self, route: RouteId) -> i32 {
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
    fn held(&self, cars: Cars) -> u8 {
        let hand = &self.own.hand;
        match cars {
            Cars::Of(colour) => hand.of(colour.kind()),
            Cars::Any | Cars::None => hand.counts()[..LOCOMOTIVE].iter().copied().max().unwrap_or(0),
        }
    }

    /// How many cars these routes take.
    fn cars(&self, routes: RouteSet) -> i32 {
        routes.iter().map(|route| self.length(route)).sum()
    }
}

impl<'a> Sight<'a> for EuropeSight<'a> {
    type Route = Route;
    type Action = Action;
    type Payment = Payment;
    type Card = Card;

    const WILD: Card = Card::Locomotive;

    fn meaning(action: &Action) -> MeaningFor<'a, Self> {
        match *action {
            Action::Keep(tickets) => Meaning::Keep(tickets),
            Action::Claim { route, payment } => Meaning::Claim(route, payment),
            Action::Tickets => Meaning::Tickets,
            Action::Take(card) => Meaning::Take(card),
            Action::Blind => Meaning::Blind(0),
            _ => Meaning::Other,
        }
    }

    fn claim_cost(&self, route: RouteId) -> u32 {
        let facts = self.board.route(route);
        let length = u32::from(facts.length);
        let missing = length.saturating_sub(self.held(facts.cost().cars).into());
        // One colour is harder to come by than any.
        let colour = if facts.colour.is_some() { 3 * missing } else { missing };
        let kind = match facts.kind {
            RouteKind::Rail => 0,
            RouteKind::Tunnel => 10,
            RouteKind::Ferry { locomotives } => 8 * u32::from(locomotives),
        };
        let points = self.points(route) as u32;
        (10 * length + 12 + colour + kind).saturating_sub(3 * points).max(1)
    }

    fn borrow_cost(&self, route: RouteId) -> u32 {
        match stations_for(self, RouteSet::only(route)) {
            Some(new) if new.is_empty() => 1,
            Some(_) => STATION,
            None => NEVER,
        }
    }

    fn can_borrow(&self, routes: RouteSet) -> bool {
        stations_for(self, routes).is_some()
    }

    fn lacking(&self, route: RouteId) -> i32 {
        let wanted = i32::from(self.is_tunnel(route));
        (wanted - self.spare(route)).max(0)
    }

    fn is_risky(&self, route: RouteId) -> bool {
        self.is_tunnel(route) && self.spare(route) < 1 && self.hand < FULL_HAND
    }

    fn has_pieces(&self, routes: RouteSet) -> bool {
        self.cars(routes) <= self.pieces.into()
    }

    fn pieces_beside(&self, kept: RouteSet, _: RouteId) -> i32 {
        i32::from(self.pieces) - self.cars(kept)
    }

    fn more_turns(&self, plan: &Plan) -> i32 {
        stations_for(self, plan.borrow).map_or(0, |stations| stations.len() as i32)
    }

    fn more_points(&self, plan: &Plan) -> i32 {
        -4 * plan.borrow.len() as i32
    }

    fn shopping(&self, routes: RouteSet) -> Shopping {
        let counts = self.own.hand.counts();
        let mut purses = [0; MOST_PURSES];
        for (purse, count) in purses.iter_mut().zip(&counts[..LOCOMOTIVE]) {
            *purse = i32::from(*count);
        }
        let prices = routes.iter().map(|route| {
            let cost = self.board.route(route).cost();
            let purses = match cost.cars {
                Cars::Of(colour) => colour.kind()..colour.kind() + 1,
                Cars::Any | Cars::None => 0..LOCOMOTIVE,
            };
            let [amount, wilds] = [cost.cards - cost.locomotives, cost.locomotives].map(i32::from);
            Price { purses, amount, wilds, spare: self.is_tunnel(route).into(), card_pays: 10 }
        });
        Shopping::new(&Hand { purses, wilds: counts[LOCOMOTIVE].into() }, prices)
    }

    fn loss(&self, payment: Payment, reserved: &Shopping) -> i32 {
        let locomotives = i32::from(payment.locomotives) * LOCOMOTIVE_LOSS;
        let Some(kind) = payment.colour.map(|colour| colour.kind()) else {
            return locomotives;
        };
        let free = i32::from(self.own.hand.of(kind)) - reserved.reserved[kind];
        let broken = i32::from(payment.cars) - free.max(0);
        locomotives + broken.max(0) * RESERVED_LOSS - free.min(8)
    }

    fn card_worths(&self, shopping: &Shopping) -> [i32; MOST_KINDS] {
        let mut worth = [0; MOST_KINDS];
        worth[..LOCOMOTIVE].copy_from_slice(&shopping.worth[..LOCOMOTIVE]);
        worth[LOCOMOTIVE] = shopping.wild_worth;
        worth
    }

    fn in_market(&self, card: Card) -> u8 {
        self.view.market.of(card.kind())
    }

    fn unseen(&self, card: Card) -> i32 {
        let shown = [&self.view.market, &self.view.discards, &self.own.hand];
        let known: i32 = shown.iter().map(|cards| i32::from(cards.of(card.kind()))).sum();
        i32::from(self.board.cards().of(card.kind())) - known
    }

    fn deck(_: Card) -> usize {
        0
    }

    fn is_first_card(&self) -> bool {
        matches!(self.view.phase, Phase::Turn)
    }
}

/// A guess at how many turns it takes a seat that hurries to bring the last round about, that
/// round included (EU-34): half a turn for each card it lacks, and one for each four cars.
fn turns_left(seat: &SeatView) -> i32 {
    let cars = i32::from(seat.cars) - 2;
    let cards = (cars - i32::from(seat.hand)).max(0);
    1 + cars.max(0).div_ceil_by(4) + cards.div_ceil_by(2)
}
