//! What the planner asks of the Great Lakes.

use engine::Chance;
use great_lakes::{Action, COLOURS, Card, Kind, Payment, Phase, Route};
use rails::{Card as _, RouteId, RouteSet};

use super::purse::taken;
use super::situation::LakesSituation;
use super::{harbours, pieces};
use crate::planner::shopping::MOST_KINDS;
use crate::planner::situation::MeaningFor;
use crate::planner::{Meaning, Plan, PlannerQueries, Shopping};

/// What a wild that stands in for a card is worth, in hundredths of a point.
const WILD_LOSS: i32 = 80;
/// What it costs to spend what another planned route needs.
const RESERVED_LOSS: i32 = 120;
/// What it costs to spend a card that is kept for a harbour.
const HARBOUR_LOSS: i32 = 250;

impl<'a> PlannerQueries<'a> for LakesSituation<'a> {
    type Route = Route;
    type Action = Action;
    type Payment = Payment;
    type Card = Card;

    const WILD: Card = Card::Wild;

    fn meaning(action: &Action) -> MeaningFor<'a, Self> {
        match *action {
            Action::Keep(tickets) => Meaning::Keep(tickets),
            Action::Claim { route, payment } => Meaning::Claim(route, payment),
            Action::Tickets => Meaning::Tickets,
            Action::Take(card) => Meaning::Take(card),
            Action::Blind(deck) => Meaning::Blind(deck as usize),
            _ => Meaning::Other,
        }
    }

    fn claim_cost(&self, route: RouteId) -> u16 {
        let facts = self.board.route(route);
        let length = i32::from(facts.length);
        let missing = (length - self.purse.held(facts)).max(0);
        // One colour is harder to come by than any.
        let colour = if facts.colour.is_some() { 3 * missing } else { missing };
        let cards = (10 * (10 * length + colour)) / self.purse.card_pays(facts.kind);
        (cards + 12 - 3 * self.points(route)).max(1) as u16
    }

    fn lacking(&self, route: RouteId) -> i32 {
        self.purse.lacking(self.board.route(route))
    }

    fn has_pieces(&self, routes: RouteSet) -> bool {
        pieces::are_enough(self, routes)
    }

    fn pieces_beside(&self, kept: RouteSet, route: RouteId) -> i32 {
        let kind = self.board.route(route).kind;
        self.supply(kind) - taken(self.board, kept)[kind as usize]
    }

    fn more_points(&self, plan: &Plan) -> i32 {
        harbours::prospect(self, plan)
    }

    fn shopping(&self, routes: RouteSet) -> Shopping {
        self.purse.shopping(self.board, routes)
    }

    fn loss(&self, payment: Payment, reserved: &Shopping) -> i32 {
        let wilds = i32::from(payment.wild) * WILD_LOSS;
        let Some(colour) = payment.colour else {
            return wilds;
        };
        let colour = colour.kind();
        let [marked, single] = [self.own.hand.trains.of(COLOURS + colour), self.own.hand.ships.of(colour)];
        let [kept_trains, kept_ships] = self.purse.sets.kept[colour];
        let (kind, paid) = match payment.plain + payment.marked {
            0 => (Kind::Ship, payment.single + 2 * payment.double),
            trains => (Kind::Train, trains),
        };
        let purse = kind as usize * COLOURS + colour;
        let free = self.purse.of[purse] - reserved.reserved[purse];
        let broken = i32::from(paid) - free.max(0);
        // Cards with the mark that a harbour would lack.
        let torn = (i32::from(payment.marked) - (i32::from(marked) - kept_trains)).max(0)
            + (i32::from(payment.single) - (i32::from(single) - kept_ships)).max(0);
        wilds + broken.max(0) * RESERVED_LOSS + torn * HARBOUR_LOSS - free.min(8)
            + 5 * i32::from(payment.marked + payment.single)
    }

    fn card_worths(&self, shopping: &Shopping) -> [i32; MOST_KINDS] {
        self.purse.card_worths(shopping)
    }

    fn in_hand(&self, card: Card) -> u8 {
        self.own.hand.of(card)
    }

    fn wilds(payment: Payment) -> i32 {
        payment.wild.into()
    }

    fn in_market(&self, card: Card) -> u8 {
        self.view.market.of(card)
    }

    fn unseen(&self, card: Card) -> i32 {
        let discarded = match card.deck() {
            Kind::Train => self.view.trains.discards.of(card.kind()),
            Kind::Ship => self.view.ships.discards.of(card.kind() - great_lakes::TRAIN_KINDS),
        };
        let known = i32::from(discarded) + i32::from(self.own.hand.of(card));
        i32::from(self.board.all_cards().of(card)) - known - i32::from(self.view.market.of(card))
    }

    fn deck(card: Card) -> usize {
        card.deck() as usize
    }

    fn is_first_card(&self) -> bool {
        self.view.phase == Phase::Turn
    }

    fn beside_routes(&self, plan: &Plan, legal: &[Action]) -> Option<Action> {
        harbours::build(self, plan, legal)
    }

    fn has_tickets_enough(&self, plan: &Plan) -> bool {
        !plan.lost.is_empty()
    }

    fn last(&self, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
        super::last(self, legal, chance)
    }

    fn liking(&self, action: &Action) -> i32 {
        match action {
            Action::Harbour { payment, .. } => 100 - i32::from(payment.wild),
            Action::Pass => 45,
            Action::Exchange { count, .. } => 40 - i32::from(*count),
            _ => 0,
        }
    }
}
