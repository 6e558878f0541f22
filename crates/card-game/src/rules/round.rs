//! The second round of a table of four (CG-26).

use engine::{BySeat, Chance, Source, Witness};

use super::{Play, draw, turn};
use crate::card::Cards;
use crate::event::Event;

/// Cards that each seat is dealt for the second round.
const DEALT: u8 = 4;

/// Completed tickets are laid aside, hands and other tickets stay; all other cars are shuffled, dealt
/// and turned up again. The player after the one who had the last turn starts.
pub(crate) fn second<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let (game, state) = (play.game, &mut *play.state);
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
    let seat = state.turn.next(game.seats);
    (state.deck, state.round, state.turns_left) = (deck, 2, None);
    (state.starter, state.turn) = (seat, seat);
    play.chance.shuffled(Source::cards(0));
    play.see(|| Event::SecondRound { seat, cards: deck.total() });
    deal(play);
    draw::fill_market(play);
    turn::first(play);
}

/// One card a lap, as far as they go.
fn deal<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let mut dealt = BySeat::<Cards>::default();
    let seats = play.game.seats_from(play.state.starter);
    for _ in 0..DEALT {
        for seat in seats.clone() {
            if !play.state.deck.is_empty() {
                dealt[seat].add(play.state.deck.draw(play.chance), 1);
            }
        }
    }
    for seat in seats {
        let cards = dealt[seat];
        play.state.holdings[seat].hand.add_all(&cards);
        play.see(|| Event::DealtMore { seat, count: cards.total(), cards: Some(cards) });
    }
}
