//! What the planner asks of the classic ticket games.

use classic::{Action, Card, Payment, Phase, Route, RouteKind};
use engine::Chance;
use rails::paths::CLOSED;
use rails::{RouteId, RouteSet};

use super::situation::ClassicSituation;
use super::{claim, purse};
use crate::planner::claim::FULL_HAND;
use crate::planner::shopping::MOST_KINDS;
use crate::planner::situation::MeaningFor;
use crate::planner::{Meaning, Plan, PlannerQueries, Shopping};

/// What a station costs beside a route's tens: its points, its cards and its turn.
const STATION: u16 = 75;
/// What a locomotive that stands in for a car is worth, in hundredths of a point.
const LOCOMOTIVE_LOSS: i32 = 80;
/// What a card is worth that another planned route needs.
const RESERVED_LOSS: i32 = 120;

impl<'a> PlannerQueries<'a> for ClassicSituation<'a> {
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

    fn claim_cost(&self, route: RouteId) -> u16 {
        let facts = self.board.route(route);
        let length = u16::from(facts.length);
        let missing = length.saturating_sub(purse::held(&self.own.hand, facts.cost().cars).into());
        // One colour is harder to come by than any.
        let colour = if facts.colour.is_some() { 3 * missing } else { missing };
        let kind = match facts.kind {
            RouteKind::Rail => 0,
            RouteKind::Tunnel => 10,
            RouteKind::Ferry { locomotives } => 8 * u16::from(locomotives),
        };
        let points = self.points(route) as u16;
        (10 * length + 12 + colour + kind).saturating_sub(3 * points).max(1)
    }

    fn borrow_cost(&self, route: RouteId) -> u16 {
        match self.stations_for(RouteSet::only(route)) {
            Some(new) if new.is_empty() => 1,
            Some(_) => STATION,
            None => CLOSED,
        }
    }

    fn can_borrow(&self, routes: RouteSet) -> bool {
        self.stations_for(routes).is_some()
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
        self.stations_for(plan.borrow).map_or(0, |stations| stations.len() as i32)
    }

    fn more_points(&self, plan: &Plan) -> i32 {
        -4 * plan.borrow.len() as i32
    }

    fn shopping(&self, routes: RouteSet) -> Shopping {
        purse::shopping(self.board, &self.own.hand, routes)
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
        purse::card_worths(shopping)
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
        purse::unseen(self.board, [&self.view.market, &self.view.discards, &self.own.hand], card.kind())
    }

    fn deck(_: Card) -> usize {
        0
    }

    fn is_first_card(&self) -> bool {
        matches!(self.view.phase, Phase::Turn)
    }

    fn beside_routes(&self, plan: &Plan, legal: &[Action]) -> Option<Action> {
        claim::station(self, plan, legal)
    }

    fn last(&self, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
        claim::last(self, legal, chance)
    }

    fn liking(&self, action: &Action) -> i32 {
        match action {
            Action::Pass => 40,
            Action::Station { payment, .. } => 20 - i32::from(payment.locomotives),
            _ => 0,
        }
    }
}
