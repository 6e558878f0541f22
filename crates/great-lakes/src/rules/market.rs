//! The market and its two decks: gaps are refilled, and too many wilds are swept away.

use engine::{Chance, Seat, Witness};
use rails::Card as _;

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

    /// Turns up a card of a deck and puts it into the market (GL-8). Says whether there was one.
    #[inline]
    pub(crate) fn turn_up(
        &mut self,
        deck: Kind,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) -> bool {
        let card = match deck {
            Kind::Train => self.trains.turn_up(chance, |_| {}).map(Card::of_kind),
            Kind::Ship => self.ships.turn_up(chance, |_| {}).map(ship),
        };
        if let Some(card) = card {
            self.market.add(card, 1);
            witness.see(|| Event::Refilled { card });
            self.renew(chance, witness);
        }
        card.is_some()
    }

    /// Rebuilds a deck as soon as it is empty and there are discards of its kind (GL-13).
    #[inline]
    fn renew(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.trains.renew(chance, |cards| witness.see(|| Event::Reshuffled { deck: Kind::Train, cards }));
        self.ships.renew(chance, |cards| witness.see(|| Event::Reshuffled { deck: Kind::Ship, cards }));
    }
}

fn ship(kind: usize) -> Card {
    Card::of_kind(TRAIN_KINDS + kind)
}

/// Lays a new market: three cards of each deck; the other deck makes up what one can't give (GL-2,
/// GL-12).
pub(crate) fn lay(state: &mut State, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
    for deck in Kind::ALL {
        for _ in 0..OF_EACH {
            state.turn_up(deck, chance, witness);
        }
    }
    fill(state, chance, witness);
}

/// Fills gaps and sweeps a market with too many wilds (GL-8, GL-12). Called at the end of every
/// action of a turn, but for one after which a seat has to name the deck.
#[inline]
pub(crate) fn settle(state: &mut State, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
    debug_assert!(!matches!(state.phase, Phase::Refill { .. }));
    state.renew(chance, witness);
    if state.market.total() == MARKET && state.market.wilds() < TOO_MANY {
        return;
    }
    fill(state, chance, witness);
    for _ in 0..MOST_SWEEPS {
        if state.market.total() < MARKET || state.market.wilds() < TOO_MANY || !can_help(state) {
            break;
        }
        let cards = std::mem::take(&mut state.market);
        state.trains.discards.add_all(&cards.trains);
        state.ships.discards.add_all(&cards.ships);
        witness.see(|| Event::Flushed { cards });
        state.renew(chance, witness);
        lay(state, chance, witness);
    }
}

/// Gaps that nobody was asked about are filled, from the train deck first; if there is no card for
/// one, it stays (GL-8).
fn fill(state: &mut State, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
    while state.market.total() < MARKET {
        if !Kind::ALL.into_iter().any(|deck| state.turn_up(deck, chance, witness)) {
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
