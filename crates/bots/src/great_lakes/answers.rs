//! What the planner asks of the Great Lakes.

use engine::Chance;
use great_lakes::{Action, COLOURS, Card, Colour, Kind, Payment, Phase, Route};
use rails::{Card as _, RouteId, RouteSet};

use super::sight::LakesSight;
use super::{harbours, pieces};
use crate::planner::scene::MeaningFor;
use crate::planner::shopping::{Hand, MOST_KINDS, MOST_PURSES};
use crate::planner::{DivCeil, Meaning, Plan, Price, Shopping, Sight};

/// What a wild that stands in for a card is worth, in hundredths of a point.
const WILD_LOSS: i32 = 80;
/// What it costs to spend what another planned route needs.
const RESERVED_LOSS: i32 = 120;
/// What it costs to spend a card that is kept for a harbour.
const HARBOUR_LOSS: i32 = 250;

/// How much a card of a deck pays on average, in tenths: three of five ships are double.
const fn card_pays(kind: Kind) -> i32 {
    match kind {
        Kind::Train => 10,
        Kind::Ship => 16,
    }
}

/// Where the purses of a kind begin: those of the train colours, then those of the ship colours.
const fn first_purse(kind: Kind) -> usize {
    match kind {
        Kind::Train => 0,
        Kind::Ship => COLOURS,
    }
}

impl LakesSight<'_> {
    /// The most it can pay for a route with cards of one colour.
    fn held(&self, route: &Route) -> i32 {
        match route.colour {
            Some(colour) => self.purse(route.kind, colour),
            None => Colour::ALL.into_iter().map(|colour| self.purse(route.kind, colour)).max().unwrap_or(0),
        }
    }
}

impl<'a> Sight<'a> for LakesSight<'a> {
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
        let missing = (length - self.held(facts)).max(0);
        // One colour is harder to come by than any.
        let colour = if facts.colour.is_some() { 3 * missing } else { missing };
        let cards = (10 * (10 * length + colour)) / card_pays(facts.kind);
        (cards + 12 - 3 * self.points(route)).max(1) as u16
    }

    fn lacking(&self, route: RouteId) -> i32 {
        let facts = self.board.route(route);
        let gap = i32::from(facts.length) - self.held(facts);
        ((10 * gap.max(0)).div_ceil_by(card_pays(facts.kind)) - self.wilds()).max(0)
    }

    fn has_pieces(&self, routes: RouteSet) -> bool {
        pieces::are_enough(self, routes)
    }

    fn pieces_beside(&self, kept: RouteSet, route: RouteId) -> i32 {
        let kind = self.kind(route);
        self.supply(kind) - self.taken(kind, kept)
    }

    fn more_points(&self, plan: &Plan) -> i32 {
        harbours::prospect(self, plan)
    }

    fn shopping(&self, routes: RouteSet) -> Shopping {
        let mut purses = [0; MOST_PURSES];
        for kind in Kind::ALL {
            for colour in Colour::ALL {
                purses[first_purse(kind) + colour.kind()] = self.purse(kind, colour);
            }
        }
        let prices = routes.iter().map(|route| {
            let facts = self.board.route(route);
            let first = first_purse(facts.kind);
            let purses = match facts.colour {
                Some(colour) => first + colour.kind()..first + colour.kind() + 1,
                None => first..first + COLOURS,
            };
            let amount = facts.length.into();
            Price { purses, amount, wilds: 0, spare: 0, card_pays: card_pays(facts.kind) }
        });
        Shopping::new(&Hand { purses, wilds: self.wilds() }, prices)
    }

    fn loss(&self, payment: Payment, reserved: &Shopping) -> i32 {
        let wilds = i32::from(payment.wild) * WILD_LOSS;
        let Some(colour) = payment.colour else {
            return wilds;
        };
        let [marked, single] = self.marked(colour);
        let [kept_trains, kept_ships] = self.sets.kept(colour);
        let (kind, paid) = match payment.plain + payment.marked {
            0 => (Kind::Ship, payment.single + 2 * payment.double),
            trains => (Kind::Train, trains),
        };
        let free = self.purse(kind, colour) - reserved.reserved[first_purse(kind) + colour.kind()];
        let broken = i32::from(paid) - free.max(0);
        // Cards with the mark that a harbour would lack.
        let torn = (i32::from(payment.marked) - (marked - kept_trains)).max(0)
            + (i32::from(payment.single) - (single - kept_ships)).max(0);
        wilds + broken.max(0) * RESERVED_LOSS + torn * HARBOUR_LOSS - free.min(8)
            + 5 * i32::from(payment.marked + payment.single)
    }

    fn card_worths(&self, shopping: &Shopping) -> [i32; MOST_KINDS] {
        let mut worths = [0; MOST_KINDS];
        for card in Card::all() {
            let purse = |kind: Kind, colour: Colour| shopping.worth[first_purse(kind) + colour.kind()];
            let for_harbour = self.sets.worth(card);
            let for_routes = match card {
                Card::Wild => shopping.wild_worth,
                Card::Train { colour, .. } => purse(Kind::Train, colour),
                Card::Ship { colour, double: false } => purse(Kind::Ship, colour),
                Card::Ship { colour, double: true } => 2 * purse(Kind::Ship, colour),
            };
            worths[card.kind()] = for_routes.max(for_harbour) + for_routes.min(for_harbour) / 4;
        }
        worths
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
