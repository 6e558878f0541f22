//! Tunnels (EU-25 to EU-28).

use engine::{Chance, Witness};
use rails::RouteId;

use super::{Play, claim, end, market};
use crate::card::{Cards, Colour, LOCOMOTIVE};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::payment::{Cars, Cost, Payment};
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
pub(crate) fn dig<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, route: RouteId, laid: Payment) {
    let mut turned = Cards::NONE;
    for _ in 0..TURNED_UP {
        let Some(card) = market::turn_up(play) else { break };
        turned.add(card.kind(), 1);
    }
    let extra = matches(laid, &turned);
    let seat = play.state.turn;
    play.see(|| Event::Dug { seat, route, laid, turned, extra });
    let dug = Dug { route, laid, turned };
    if extra == 0 {
        finish(play, dug, laid);
    } else if extra_cost(laid, extra).count(&play.state.of(seat).hand) == 0 {
        withdraw(play, dug, true);
    } else {
        play.state.phase = Phase::Tunnel { route, laid, turned, extra };
        market::settle(play);
    }
}

/// A tunnel that somebody digs.
struct Dug {
    route: RouteId,
    laid: Payment,
    turned: Cards,
}

/// Whether the seat may pay so.
pub(crate) fn check_pay(state: &State, payment: Payment) -> Result<(), Illegal> {
    let Phase::Tunnel { laid, extra, .. } = state.phase else { return Err(Illegal::NoTunnel) };
    let hand = &state.of(state.turn).hand;
    extra_cost(laid, extra).check(payment, hand).map_err(|wrong| Illegal::TunnelPayment { wrong })
}

pub(crate) fn pay<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, payment: Payment) {
    let Phase::Tunnel { route, laid, turned, .. } = play.state.phase else { return };
    let seat = play.state.turn;
    let holdings = &mut play.state.holdings[seat];
    payment.take_from(&mut holdings.hand);
    payment.take_known(&mut holdings.known);
    play.see(|| Event::Paid { seat, payment });
    let whole = Payment {
        colour: laid.colour,
        cars: laid.cars + payment.cars,
        locomotives: laid.locomotives + payment.locomotives,
    };
    finish(play, Dug { route, laid, turned }, whole);
}

pub(crate) fn decline<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    if let Phase::Tunnel { route, laid, turned, .. } = play.state.phase {
        withdraw(play, Dug { route, laid, turned }, false);
    }
}

fn finish<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, dug: Dug, payment: Payment) {
    play.state.pile.discards.add_all(&dug.turned);
    claim::build(play, dug.route, payment);
    market::settle(play);
    end::turn(play);
}

/// The laid cards come back to the hand, where everyone has seen them; the turned ones are
/// discarded; the turn is over (EU-27, EU-40).
fn withdraw<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, dug: Dug, unable: bool) {
    let Dug { route, laid, turned } = dug;
    let seat = play.state.turn;
    let holdings = &mut play.state.holdings[seat];
    laid.put_into(&mut holdings.hand);
    laid.put_into(&mut holdings.known);
    play.state.pile.discards.add_all(&turned);
    play.see(|| Event::Withdrew { seat, route, laid, unable });
    market::settle(play);
    end::turn(play);
}
