//! Draw train cards (EU-9 to EU-17).

use engine::{Chance, Witness};

use super::{end, market};
use crate::card::{Card, LOCOMOTIVE};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::Classic;
use crate::state::{Phase, State};

/// Whether this card may be taken from the market now (EU-9, EU-12).
pub(crate) fn check_take(state: &State, card: Card) -> Result<(), Illegal> {
    if state.phase == Phase::SecondCard && card == Card::Locomotive {
        return Err(Illegal::SecondLocomotive);
    }
    match state.market.of(card.kind()) {
        0 => Err(Illegal::NotInMarket { card }),
        _ => Ok(()),
    }
}

/// Whether a card may be drawn blind now (EU-16).
pub(crate) fn check_blind(state: &State) -> Result<(), Illegal> {
    if state.can_draw_blind() { Ok(()) } else { Err(Illegal::NoCardLeft) }
}

#[inline]
pub(crate) fn take(
    game: &Classic,
    state: &mut State,
    card: Card,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    let seat = state.turn;
    state.market.remove(card.kind(), 1);
    let holdings = &mut state.holdings[seat];
    holdings.hand.add(card.kind(), 1);
    holdings.known.add(card.kind(), 1);
    witness.see(|| Event::Took { seat, card });
    // A face-up locomotive is the whole turn (EU-11).
    after_card(game, state, card == Card::Locomotive, chance, witness);
}

#[inline]
pub(crate) fn blind(
    game: &Classic,
    state: &mut State,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    let seat = state.turn;
    let drawn = state.pile.draw_blind(seat, chance, |cards| witness.see(|| Event::Reshuffled { cards }));
    if let Some(kind) = drawn {
        state.holdings[seat].hand.add(kind, 1);
        witness.see(|| Event::Drew { seat, card: Some(Card::of_kind(kind)) });
    }
    // A locomotive drawn blind is one ordinary card (EU-13).
    after_card(game, state, false, chance, witness);
}

/// The gap is refilled before the second card is chosen (EU-10). The turn is over after two cards,
/// or when no second can be taken (EU-16).
#[inline]
fn after_card(
    game: &Classic,
    state: &mut State,
    whole_turn: bool,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    market::settle(state, chance, witness);
    if state.phase == Phase::Turn && !whole_turn && can_take_second(state) {
        state.phase = Phase::SecondCard;
    } else {
        end::turn(game, state, witness);
    }
}

fn can_take_second(state: &State) -> bool {
    state.can_draw_blind() || state.market.total() > state.market.of(LOCOMOTIVE)
}
