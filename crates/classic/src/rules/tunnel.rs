//! Tunnels (EU-25 to EU-28).

use engine::{Chance, Witness};
use rails::RouteId;

use super::{claim, end, market};
use crate::card::{Cards, Colour, LOCOMOTIVE};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::payment::{Cars, Cost, Payment};
use crate::setup::Classic;
use crate::state::{Phase, State};

/// So many cards are turned up (EU-25).
const TURNED_UP: usize = 3;

/// What a tunnel costs more: cars of the colour that was laid, or locomotives; locomotives only if
/// only those were laid (EU-25, EU-26).
#[inline]
pub(crate) fn extra_cost(laid: Payment, extra: u8) -> Cost {
    Cost { cards: extra, locomotives: 0, cars: laid.colour.map_or(Cars::None, Cars::Of) }
}

/// The kinds of cards that can pay for more.
pub(crate) fn kinds_that_pay(laid: Payment) -> impl Iterator<Item = usize> + Clone {
    laid.colour.map(Colour::kind).into_iter().chain([LOCOMOTIVE])
}

/// How many of the cards turned up match what was laid (EU-25, EU-26).
#[inline]
fn matches(laid: Payment, turned: &Cards) -> u8 {
    turned.of(LOCOMOTIVE) + laid.colour.map_or(0, |colour| turned.of(colour.kind()))
}

/// Turns the cards up and goes on as they say. The cards laid have left the hand and are not in the
/// discards yet (EU-28).
pub(crate) fn dig(
    game: &Classic,
    state: &mut State,
    route: RouteId,
    laid: Payment,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    let mut turned = Cards::NONE;
    for _ in 0..TURNED_UP {
        let Some(card) = market::turn_up(&mut state.pile, chance, witness) else { break };
        turned.add(card.kind(), 1);
    }
    let extra = matches(laid, &turned);
    let seat = state.turn;
    witness.see(|| Event::Dug { seat, route, laid, turned, extra });
    if extra == 0 {
        finish(game, state, route, laid, &turned, chance, witness);
    } else if extra_cost(laid, extra).count(&state.of(seat).hand) == 0 {
        withdraw(game, state, route, laid, &turned, true, chance, witness);
    } else {
        state.phase = Phase::Tunnel { route, laid, turned, extra };
        market::settle(state, chance, witness);
    }
}

/// Whether the seat may pay so.
pub(crate) fn check_pay(state: &State, payment: Payment) -> Result<(), Illegal> {
    let Phase::Tunnel { laid, extra, .. } = state.phase else { return Err(Illegal::NoTunnel) };
    let hand = &state.of(state.turn).hand;
    extra_cost(laid, extra).check(payment, hand).map_err(|wrong| Illegal::TunnelPayment { wrong })
}

pub(crate) fn pay(
    game: &Classic,
    state: &mut State,
    payment: Payment,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    let Phase::Tunnel { route, laid, turned, .. } = state.phase else { return };
    let seat = state.turn;
    let holdings = &mut state.holdings[seat];
    payment.take_from(&mut holdings.hand);
    payment.take_known(&mut holdings.known);
    witness.see(|| Event::Paid { seat, payment });
    let whole = Payment {
        colour: laid.colour,
        cars: laid.cars + payment.cars,
        locomotives: laid.locomotives + payment.locomotives,
    };
    finish(game, state, route, whole, &turned, chance, witness);
}

pub(crate) fn decline(
    game: &Classic,
    state: &mut State,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    if let Phase::Tunnel { route, laid, turned, .. } = state.phase {
        withdraw(game, state, route, laid, &turned, false, chance, witness);
    }
}

fn finish(
    game: &Classic,
    state: &mut State,
    route: RouteId,
    payment: Payment,
    turned: &Cards,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    state.pile.discards.add_all(turned);
    claim::build(game, state, route, payment, witness);
    market::settle(state, chance, witness);
    end::turn(game, state, witness);
}

/// The laid cards come back to the hand, where everyone has seen them; the turned ones are
/// discarded; the turn is over (EU-27, EU-40).
#[allow(clippy::too_many_arguments)]
fn withdraw(
    game: &Classic,
    state: &mut State,
    route: RouteId,
    laid: Payment,
    turned: &Cards,
    unable: bool,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    let seat = state.turn;
    let holdings = &mut state.holdings[seat];
    laid.put_into(&mut holdings.hand);
    laid.put_into(&mut holdings.known);
    state.pile.discards.add_all(turned);
    witness.see(|| Event::Withdrew { seat, route, laid, unable });
    market::settle(state, chance, witness);
    end::turn(game, state, witness);
}
