//! The market and its two decks: gaps are refilled, and too many wilds are swept away.

use engine::{Chance, Seat, Witness};
use rails::Card as _;

use super::Play;
use crate::card::{Card, Cards, Kind, TRAIN_KINDS, WILD};
use crate::event::Event;
use crate::state::{MARKET, Phase, State};

/// So many wilds are too many (GL-12).
const TOO_MANY: u8 = 3;
/// It is swept no more often than this in one action (GL-12).
const MOST_SWEEPS: u8 = 3;
/// So many cards of each deck make a new market (GL-2, GL-12).
const OF_EACH: u8 = MARKET / 2;

impl State {
    /// Draws a card that only the seat sees.
    #[inline]
    pub(crate) fn draw_blind(&mut self, deck: Kind, seat: Seat, chance: &mut impl Chance) -> Option<Card> {
        match deck {
            Kind::Train => self.trains.draw_blind(seat, chance, |_| {}).map(Card::of_kind),
            Kind::Ship => self.ships.draw_blind(seat, chance, |_| {}).map(ship),
        }
    }
}

fn ship(kind: usize) -> Card {
    Card::of_kind(TRAIN_KINDS + kind)
}

/// Turns up a card of a deck and puts it into the market (GL-8). Says whether there was one.
#[inline]
pub(crate) fn turn_up<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, deck: Kind) -> bool {
    let card = match deck {
        Kind::Train => play.state.trains.turn_up(play.chance, |_| {}).map(Card::of_kind),
        Kind::Ship => play.state.ships.turn_up(play.chance, |_| {}).map(ship),
    };
    if let Some(card) = card {
        play.state.market.add(card, 1);
        play.see(|| Event::Refilled { card });
        renew(play);
    }
    card.is_some()
}

/// Rebuilds a deck as soon as it is empty and there are discards of its kind (GL-13).
#[inline]
fn renew<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let Play { state, chance, witness, .. } = play;
    state.trains.renew(chance, |cards| witness.see(|| Event::Reshuffled { deck: Kind::Train, cards }));
    state.ships.renew(chance, |cards| witness.see(|| Event::Reshuffled { deck: Kind::Ship, cards }));
}

/// Lays a new market: three cards of each deck; the other deck makes up what one can't give (GL-2,
/// GL-12).
pub(crate) fn lay<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    for deck in Kind::ALL {
        for _ in 0..OF_EACH {
            turn_up(play, deck);
        }
    }
    fill(play);
}

/// Rebuilds decks, fills gaps and sweeps a market with too many wilds (GL-8, GL-12, GL-13). Called at
/// the end of every action, but for one after which a seat has to name the deck.
#[inline]
pub(crate) fn settle<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    debug_assert!(!matches!(play.state.phase, Phase::Refill { .. }));
    renew(play);
    if play.state.market.total() == MARKET && play.state.market.wilds() < TOO_MANY {
        return;
    }
    fill(play);
    for _ in 0..MOST_SWEEPS {
        let state = &mut *play.state;
        if state.market.total() < MARKET || state.market.wilds() < TOO_MANY || !can_help(state) {
            break;
        }
        let cards = std::mem::take(&mut state.market);
        state.trains.discards.add_all(&cards.trains);
        state.ships.discards.add_all(&cards.ships);
        play.see(|| Event::Flushed { cards });
        renew(play);
        lay(play);
    }
}

/// Gaps that nobody was asked about are filled, from the train deck first; if there is no card for
/// one, it stays (GL-8).
fn fill<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    while play.state.market.total() < MARKET {
        if !Kind::ALL.into_iter().any(|deck| turn_up(play, deck)) {
            return;
        }
    }
}

/// With fewer than four cards outside the hands that aren't wild, or no train among them, sweeping
/// could go on for ever (GL-12).
fn can_help(state: &State) -> bool {
    let Cards { trains, ships } = &state.market;
    let not_wild = |cards: &crate::card::TrainCards| cards.total() - cards.of(WILD);
    let trains = not_wild(trains) + not_wild(&state.trains.deck) + not_wild(&state.trains.discards);
    let ships = ships.total() + state.ships.left();
    trains > 0 && trains + ships > MARKET - TOO_MANY
}
