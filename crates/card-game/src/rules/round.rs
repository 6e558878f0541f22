//! The second round of a table of four (CG-26).

use engine::{BySeat, Chance, Source, Witness};

use super::{draw, turn};
use crate::card::Cards;
use crate::event::Event;
use crate::setup::CardGame;
use crate::state::State;

/// Cards that each seat is dealt for the second round.
const DEALT: u8 = 4;

/// Completed tickets are laid aside, hands and other tickets stay; all other cars are shuffled, dealt
/// and turned up again. The player after the one who had the last turn starts.
pub(crate) fn second(
    game: &CardGame,
    state: &mut State,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    let mut deck = state.deck;
    deck.add_all(&std::mem::take(&mut state.market));
    deck.add_all(&std::mem::take(&mut state.discards));
    for seat in game.all_seats() {
        let own = &mut state.holdings[seat];
        own.earlier_train = std::mem::take(&mut own.train);
        own.earlier = std::mem::take(&mut own.completed);
        deck.add_all(&own.earlier_train);
        deck.add_all(&std::mem::take(&mut own.station).cards());
    }
    state.deck = deck;
    chance.shuffled(Source::cards(0));
    state.round = 2;
    state.turns_left = None;
    state.starter = state.turn.next(game.seats);
    state.turn = state.starter;
    let seat = state.starter;
    witness.see(|| Event::SecondRound { seat, cards: deck.total() });
    deal(game, state, chance, witness);
    draw::fill_market(state, chance, witness);
    turn::first(game, state, witness);
}

/// One card a lap, as far as they go.
fn deal(game: &CardGame, state: &mut State, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
    let mut dealt = BySeat::<Cards>::default();
    for _ in 0..DEALT {
        for seat in game.seats_from(state.starter) {
            if !state.deck.is_empty() {
                dealt[seat].add(state.deck.draw(chance), 1);
            }
        }
    }
    for seat in game.seats_from(state.starter) {
        let cards = dealt[seat];
        state.holdings[seat].hand.add_all(&cards);
        witness.see(|| Event::DealtMore { seat, count: cards.total(), cards: Some(cards) });
    }
}
