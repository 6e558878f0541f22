//! What the planner asks of Europe.

use classic::{Action, Card, Cars, LOCOMOTIVE, Payment, Phase, Route, RouteKind};
use rails::{RouteId, RouteSet};

use super::sight::ClassicSight;
use super::stations::stations_for;
use crate::planner::claim::FULL_HAND;
use crate::planner::scene::MeaningFor;
use crate::planner::shopping::{Hand, MOST_KINDS, MOST_PURSES};
use crate::planner::{Meaning, NEVER, Plan, Price, Shopping, Sight};

/// What a station costs beside a route's tens: its points, its cards and its turn.
const STATION: u32 = 75;
/// What a locomotive that stands in for a car is worth, in hundredths of a point.
const LOCOMOTIVE_LOSS: i32 = 80;
/// What a card is worth that another planned route needs.
const RESERVED_LOSS: i32 = 120;

impl<'a> Sight<'a> for ClassicSight<'a> {
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

    fn in_hand(&self, card: Card) -> u8 {
        self.own.hand.of(card.kind())
    }

    fn wilds(payment: Payment) -> i32 {
        payment.locomotives.into()
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
