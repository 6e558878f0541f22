//! Draw two cars, and the market (CG-2, CG-10 to CG-12).

use engine::{Chance, Witness};

use super::{Play, turn};
use crate::card::{Card, LOCOMOTIVE};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{MARKET, Phase, State};

/// Whether this card may be taken from the market now (CG-10, CG-11).
pub(crate) fn check_take(state: &State, card: Card) -> Result<(), Illegal> {
    if state.phase == Phase::SecondCard && card == Card::Locomotive {
        return Err(Illegal::SecondLocomotive);
    }
    match state.market.of(card.kind()) {
        0 => Err(Illegal::NotInMarket { card }),
        _ => Ok(()),
    }
}

/// Whether a card may be drawn blind now (CG-12).
pub(crate) fn check_blind(state: &State) -> Result<(), Illegal> {
    if state.deck.is_empty() { Err(Illegal::NoCardLeft) } else { Ok(()) }
}

#[inline]
pub(crate) fn take<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, card: Card) {
    let seat = play.state.turn;
    play.state.market.remove(card.kind(), 1);
    play.state.holdings[seat].hand.add(card.kind(), 1);
    play.see(|| Event::Took { seat, card });
    fill_market(play);
    // A face-up locomotive counts as both cards (CG-11).
    after_card(play, card == Card::Locomotive);
}

#[inline]
pub(crate) fn blind<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let seat = play.state.turn;
    let kind = play.state.deck.draw(play.chance);
    play.state.holdings[seat].hand.add(kind, 1);
    play.see(|| Event::Drew { seat, card: Some(Card::of_kind(kind)) });
    // A locomotive drawn blind counts as one card (CG-11).
    after_card(play, false);
}

/// The turn is over after two cards, or when no second can be taken (CG-10).
#[inline]
fn after_card<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, counts_as_both: bool) {
    if play.state.phase == Phase::Turn && !counts_as_both && can_take_second(play.state) {
        play.state.phase = Phase::SecondCard;
    } else {
        turn::close(play);
    }
}

/// Whether anything can be taken as the second card (CG-10, CG-11).
#[inline]
pub(crate) fn can_take_second(state: &State) -> bool {
    !state.deck.is_empty() || state.market.total() > state.market.of(LOCOMOTIVE)
}

/// Gaps are filled while the deck lasts; how many locomotives come up makes no difference (CG-2,
/// CG-10, CG-12).
#[inline]
pub(crate) fn fill_market<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    while play.state.market.total() < MARKET && !play.state.deck.is_empty() {
        let kind = play.state.deck.draw(play.chance);
        play.state.market.add(kind, 1);
        play.see(|| Event::TurnedUp { card: Card::of_kind(kind) });
    }
}
