//! The market: gaps are refilled, and too many locomotives are swept away.

use engine::{Chance, Witness};
use rails::Pile;

use crate::card::{Card, Cards, KINDS, LOCOMOTIVE};
use crate::event::Event;
use crate::state::{MARKET, State};

/// So many locomotives are too many (EU-14).
const TOO_MANY: u8 = 3;

/// Fills gaps and sweeps a market with too many locomotives (EU-10, EU-14, EU-15). Called at the
/// end of every action.
#[inline]
pub(crate) fn settle(state: &mut State, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
    if state.market.total() == MARKET && state.market.of(LOCOMOTIVE) < TOO_MANY {
        return;
    }
    fill(state, chance, witness);
    while state.market.total() == MARKET && state.market.of(LOCOMOTIVE) >= TOO_MANY && can_help(state) {
        let cards = std::mem::take(&mut state.market);
        state.pile.discards.add_all(&cards);
        witness.see(|| Event::Flushed { cards });
        fill(state, chance, witness);
    }
}

/// A gap is refilled from the deck; if there is no card for it, it stays (EU-10, EU-15).
fn fill(state: &mut State, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
    while state.market.total() < MARKET {
        let Some(card) = turn_up(&mut state.pile, chance, witness) else { return };
        state.market.add(card.kind(), 1);
        witness.see(|| Event::Refilled { card });
    }
}

/// With fewer than three cards other than locomotives outside the hands, sweeping could go on for
/// ever (EU-14).
fn can_help(state: &State) -> bool {
    let cars = |cards: &Cards| cards.total() - cards.of(LOCOMOTIVE);
    cars(&state.market) + cars(&state.pile.deck) + cars(&state.pile.discards) >= MARKET + 1 - TOO_MANY
}

/// Turns up the top card of the deck, rebuilt if need be (EU-15).
pub(crate) fn turn_up(
    pile: &mut Pile<KINDS>,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) -> Option<Card> {
    pile.turn_up(chance, |cards| witness.see(|| Event::Reshuffled { cards })).map(Card::of_kind)
}
