//! What a hand has for a route, how it pays, and which cards are wanted.

use classic::{Action, Cards, Cars, KINDS, LOCOMOTIVE, Payment};
use rails::RouteId;

use super::StyleSituation;

/// What a locomotive costs more than a car that it stands in for.
const LOCOMOTIVE_LOSS: i32 = 30;
/// What it costs to spend a card that another wanted route needs.
const RESERVED_LOSS: i32 = 20;
/// What it costs to be a card short of what a tunnel may cost more.
const SHORT_LOSS: i32 = 100;

/// The colour asked for, or the one that the hand has most of.
pub(super) fn colour_for(hand: &Cards, cars: Cars) -> usize {
    match cars {
        Cars::Of(colour) => colour.kind(),
        Cars::Any | Cars::None => (0..LOCOMOTIVE).rev().max_by_key(|kind| hand.of(*kind)).unwrap_or(0),
    }
}

/// How many cards should be to spare where cards of this kind are laid for a tunnel: as many as will
/// match, on average and rounded up. Where hands hold nearly all cards, whoever lays less might try
/// for ever.
pub(super) fn spare_for_tunnel(situation: &StyleSituation<'_>, laid: Option<usize>) -> i32 {
    let (view, all) = (situation.view, situation.board.cards());
    let pool = i32::from(view.deck) + i32::from(view.discards.total());
    let may_match = |kind: usize| {
        let shown = view.market.of(kind) + situation.own.hand.of(kind);
        i32::from(all.of(kind)) - i32::from(shown)
    };
    let matching = laid.into_iter().chain([LOCOMOTIVE]).map(may_match).sum::<i32>().clamp(0, pool);
    if pool == 0 { 0 } else { ((3 * matching + pool - 1) / pool).min(pool.min(3)) }
}

/// How many cards of each kind some routes need, the most wanted route first.
pub(super) struct Wants {
    /// How much a card of each kind is wanted; 0 if it isn't.
    pub worth: [i32; KINDS],
    /// The cards in hand that the routes need.
    pub reserved: [u8; KINDS],
    /// How many cards the first route lacks.
    pub first_lacks: i32,
}

impl Wants {
    /// Hands out the cards in hand, route by route, and counts what is missing.
    pub fn new(situation: &StyleSituation<'_>, routes: impl Iterator<Item = RouteId>) -> Wants {
        let mut hand = situation.own.hand;
        let mut wants = Wants { worth: [0; KINDS], reserved: [0; KINDS], first_lacks: 0 };
        for (place, route) in routes.enumerate().take(6) {
            let facts = situation.board.route(route);
            let kind = colour_for(&hand, facts.cost().cars);
            let asked = facts.cost().locomotives;
            // A tunnel wants one to spare.
            let needed =
                [(LOCOMOTIVE, asked), (kind, facts.length - asked + u8::from(situation.is_tunnel(route)))];
            let mut lacks = 0;
            for (kind, needed) in needed {
                let there = needed.min(hand.of(kind));
                hand.remove(kind, there);
                wants.reserved[kind] += there;
                let missing = i32::from(needed - there);
                if missing > 0 {
                    wants.worth[kind] = wants.worth[kind].max(60 - 10 * place as i32 + missing.min(9));
                }
                lacks += missing;
            }
            // What locomotives are left stand in.
            let standing_in = hand.of(LOCOMOTIVE).min(lacks.clamp(0, 9) as u8);
            hand.remove(LOCOMOTIVE, standing_in);
            wants.reserved[LOCOMOTIVE] += standing_in;
            if place == 0 {
                wants.first_lacks = lacks - i32::from(standing_in);
            }
        }
        wants
    }

    /// What a payment costs: locomotives are dear, and so are cards that are needed elsewhere.
    pub fn loss(&self, hand: &Cards, payment: Payment) -> i32 {
        let locomotives = i32::from(payment.locomotives) * LOCOMOTIVE_LOSS;
        let Some(kind) = payment.colour.map(|colour| colour.kind()) else { return locomotives };
        let free = i32::from(hand.of(kind)) - i32::from(self.reserved[kind]);
        let broken = (i32::from(payment.cars) - free.max(0)).max(0);
        locomotives + RESERVED_LOSS * broken - free.min(9)
    }
}

/// The cheapest way to claim a route. For a tunnel, one that leaves enough cards to pay more.
pub(super) fn claim(
    situation: &StyleSituation<'_>,
    route: RouteId,
    wants: &Wants,
    legal: &[Action],
) -> Option<Action> {
    let options = legal.iter().filter_map(|action| match action {
        Action::Claim { route: one, payment } if *one == route => Some((action, *payment)),
        _ => None,
    });
    let loss = |payment: Payment| {
        let short = if situation.is_tunnel(route) { short_for_tunnel(situation, payment) } else { 0 };
        wants.loss(&situation.own.hand, payment) + SHORT_LOSS * short
    };
    options.min_by_key(|(_, payment)| loss(*payment)).map(|(action, _)| *action)
}

/// How many cards too few are left after this payment for what a tunnel may cost more.
fn short_for_tunnel(situation: &StyleSituation<'_>, payment: Payment) -> i32 {
    let (hand, kind) = (&situation.own.hand, payment.colour.map(|colour| colour.kind()));
    let cars = kind.map_or(0, |kind| hand.of(kind).saturating_sub(payment.cars));
    let left = cars + hand.of(LOCOMOTIVE).saturating_sub(payment.locomotives);
    (spare_for_tunnel(situation, kind) - i32::from(left)).max(0)
}
