//! Draw cards (GL-7 to GL-13).

use engine::{Chance, Witness};

use super::{Play, end, market};
use crate::card::{Card, Kind};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Phase, State};

/// Whether this card may be taken from the market now (GL-7, GL-10).
pub(crate) fn check_take(state: &State, card: Card) -> Result<(), Illegal> {
    if state.phase == Phase::SecondCard && card == Card::Wild {
        return Err(Illegal::SecondWild);
    }
    match state.market.of(card) {
        0 => Err(Illegal::NotInMarket { card }),
        _ => Ok(()),
    }
}

/// Whether this deck has a card: to draw (GL-13), or to refill a gap with (GL-8).
pub(crate) fn check_deck(state: &State, deck: Kind, refill: bool) -> Result<(), Illegal> {
    if state.can_draw(deck) { Ok(()) } else { Err(Illegal::NoCardLeft { deck, refill }) }
}

#[inline]
pub(crate) fn take<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, card: Card) {
    let state = &mut *play.state;
    let seat = state.turn;
    state.market.remove(card, 1);
    let holdings = &mut state.holdings[seat];
    holdings.hand.add(card, 1);
    holdings.known.add(card, 1);
    // A face-up wild is the whole turn (GL-9).
    let second = state.phase == Phase::Turn && card != Card::Wild;
    let asks = Kind::ALL.into_iter().all(|deck| state.can_draw(deck));
    play.see(|| Event::Took { seat, card });
    if asks {
        play.state.phase = Phase::Refill { second };
    } else {
        // Where there is no choice, nobody is asked (GL-8).
        after_card(play, second);
    }
}

/// Refills the gap as the seat has said (GL-8).
#[inline]
pub(crate) fn refill<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, deck: Kind) {
    let second = play.state.phase == Phase::Refill { second: true };
    play.state.phase = Phase::Turn;
    market::turn_up(play, deck);
    after_card(play, second);
}

#[inline]
pub(crate) fn blind<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, deck: Kind) {
    let seat = play.state.turn;
    if let Some(card) = play.state.draw_blind(deck, seat, play.chance) {
        play.state.holdings[seat].hand.add(card, 1);
        play.see(|| Event::Drew { seat, deck, card: Some(card) });
    }
    // A wild drawn blind is one ordinary card (GL-11).
    after_card(play, play.state.phase == Phase::Turn);
}

/// The turn is over after two cards, or when no second can be taken (GL-13).
#[inline]
fn after_card<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, second: bool) {
    market::settle(play);
    if second && can_take_second(play.state) {
        play.state.phase = Phase::SecondCard;
    } else {
        end::turn(play);
    }
}

fn can_take_second(state: &State) -> bool {
    Kind::ALL.into_iter().any(|deck| state.can_draw(deck)) || state.market.total() > state.market.wilds()
}
