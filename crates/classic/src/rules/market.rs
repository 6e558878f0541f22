//! The market: gaps are refilled, and too many locomotives are swept away.

use engine::{Chance, Witness};

use super::Play;
use crate::board::Terms;
use crate::card::{Card, Cards, LOCOMOTIVE};
use crate::event::Event;
use crate::state::State;

/// The market is swept so many times in one action at most (EU-14).
const SWEEPS: usize = 3;

/// Fills gaps and sweeps a market with too many locomotives (EU-10, EU-14, EU-15). Called at the
/// end of every action.
#[inline]
pub(crate) fn settle<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let terms = &play.game.board.terms;
    if play.state.market.total() == terms.market && !too_many(terms, play.state) {
        return;
    }
    fill(play);
    for _ in 0..SWEEPS {
        if !too_many(terms, play.state) || !can_help(terms, play.state) {
            break;
        }
        let cards = std::mem::take(&mut play.state.market);
        play.state.pile.discards.add_all(&cards);
        play.see(|| Event::Flushed { cards });
        fill(play);
    }
}

/// Whether a full market holds too many locomotives (EU-14).
#[inline]
fn too_many(terms: &Terms, state: &State) -> bool {
    state.market.of(LOCOMOTIVE) >= terms.market_locomotives && state.market.total() == terms.market
}

/// A gap is refilled from the deck; if there is no card for it, it stays (EU-10, EU-15).
fn fill<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    while play.state.market.total() < play.game.board.terms.market {
        let Some(card) = turn_up(play) else { return };
        play.state.market.add(card.kind(), 1);
        play.see(|| Event::Refilled { card });
    }
}

/// Where too few cards other than locomotives lie outside the hands, sweeping could never end (EU-14).
fn can_help(terms: &Terms, state: &State) -> bool {
    let cars = |cards: &Cards| cards.total() - cards.of(LOCOMOTIVE);
    let outside = cars(&state.market) + cars(&state.pile.deck) + cars(&state.pile.discards);
    outside >= terms.market + 1 - terms.market_locomotives
}

/// Turns up the top card of the deck, rebuilt if need be (EU-15).
pub(crate) fn turn_up<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) -> Option<Card> {
    let witness = &mut *play.witness;
    let rebuilt = |cards| witness.see(|| Event::Reshuffled { cards });
    play.state.pile.turn_up(play.chance, rebuilt).map(Card::of_kind)
}
