//! Draw cards (GL-7 to GL-13).

use engine::{Chance, Witness};

use super::{end, market};
use crate::card::{Card, Kind};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::GreatLakes;
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
pub(crate) fn take(
    game: &GreatLakes,
    state: &mut State,
    card: Card,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    let seat = state.turn;
    state.market.remove(card, 1);
    let holdings = &mut state.holdings[seat];
    holdings.hand.add(card, 1);
    holdings.known.add(card, 1);
    witness.see(|| Event::Took { seat, card });
    // A face-up wild is the whole turn (GL-9).
    let second = state.phase == Phase::Turn && card != Card::Wild;
    if Kind::ALL.into_iter().all(|deck| state.can_draw(deck)) {
        state.phase = Phase::Refill { second };
    } else {
        // Where there is no choice, nobody is asked (GL-8).
        after_card(game, state, second, chance, witness);
    }
}

/// Refills the gap as the seat has said (GL-8).
#[inline]
pub(crate) fn refill(
    game: &GreatLakes,
    state: &mut State,
    deck: Kind,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    let second = state.phase == Phase::Refill { second: true };
    state.phase = Phase::Turn;
    state.turn_up(deck, chance, witness);
    after_card(game, state, second, chance, witness);
}

#[inline]
pub(crate) fn blind(
    game: &GreatLakes,
    state: &mut State,
    deck: Kind,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    let seat = state.turn;
    let card = state.draw_blind(deck, seat, chance);
    if let Some(card) = card {
        state.holdings[seat].hand.add(card, 1);
        witness.see(|| Event::Drew { seat, deck, card: Some(card) });
    }
    // A wild drawn blind is one ordinary card (GL-11).
    let second = state.phase == Phase::Turn;
    after_card(game, state, second, chance, witness);
}

/// The turn is over after two cards, or when no second can be taken (GL-13).
#[inline]
fn after_card(
    game: &GreatLakes,
    state: &mut State,
    second: bool,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    market::settle(state, chance, witness);
    if second && can_take_second(state) {
        state.phase = Phase::SecondCard;
    } else {
        end::turn(game, state, witness);
    }
}

fn can_take_second(state: &State) -> bool {
    Kind::ALL.into_iter().any(|deck| state.can_draw(deck)) || state.market.total() > state.market.wilds()
}
