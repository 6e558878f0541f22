//! Draw train cards (EU-9 to EU-17).

use engine::{Chance, Witness};

use super::{Play, end, market};
use crate::card::{Card, LOCOMOTIVE};
use crate::event::Event;
use crate::illegal::Illegal;
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
pub(crate) fn take<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, card: Card) {
    let seat = play.state.turn;
    play.state.market.remove(card.kind(), 1);
    let holdings = &mut play.state.holdings[seat];
    holdings.hand.add(card.kind(), 1);
    holdings.known.add(card.kind(), 1);
    play.see(|| Event::Took { seat, card });
    // A face-up locomotive is the whole turn (EU-11).
    after_card(play, card == Card::Locomotive);
}

#[inline]
pub(crate) fn blind<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let seat = play.state.turn;
    let witness = &mut *play.witness;
    let rebuilt = |cards| witness.see(|| Event::Reshuffled { cards });
    if let Some(kind) = play.state.pile.draw_blind(seat, play.chance, rebuilt) {
        play.state.holdings[seat].hand.add(kind, 1);
        play.see(|| Event::Drew { seat, card: Some(Card::of_kind(kind)) });
    }
    // A locomotive drawn blind is one ordinary card (EU-13).
    after_card(play, false);
}

/// The gap is refilled before the second card is chosen (EU-10). The turn is over after as many cards
/// as it has, or when no second can be taken (EU-16).
#[inline]
fn after_card<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, whole_turn: bool) {
    market::settle(play);
    let first = play.state.phase == Phase::Turn && play.game.board.terms.cards_a_turn > 1;
    if first && !whole_turn && can_take_second(play.state) {
        play.state.phase = Phase::SecondCard;
    } else {
        end::turn(play);
    }
}

fn can_take_second(state: &State) -> bool {
    state.can_draw_blind() || state.market.total() > state.market.of(LOCOMOTIVE)
}
