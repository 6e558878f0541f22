//! A turn: an instruction, action cards, new cards; and what comes next without anybody deciding
//! anything (SS-9, SS-10).

use engine::{Chance, Seat, Source, Witness};

use super::{Play, depart, instruction, play};
use crate::event::Event;
use crate::pieces::{Hand, size};
use crate::state::{Card, Ending, Orders, Phase};

/// The deck of action cards.
const ACTION_CARDS: Source = Source::cards(0);

/// The first turn begins: the start card is revealed (SS-11). Nothing is to be decided yet.
pub(crate) fn begin<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) -> bool {
    let (seat, left) = (play.state.turn, play.state.instructions_left());
    let new_trains = play.game.cards.start.len() as u8;
    play.state.orders = Orders { card: Some(Card::Start), new_trains, ..Orders::default() };
    play.see(|| Event::Revealed { seat, card: Card::Start, left });
    false
}

/// Goes on until there is something to decide.
pub(crate) fn proceed<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    loop {
        if matches!(play.state.phase, Phase::Over(_)) {
            return;
        }
        let asks = match play.state.orders.card {
            Some(_) if play.state.orders.new_trains > 0 => depart::next(play),
            Some(_) => instruction::next(play),
            None => {
                play.state.phase = Phase::Cards;
                // With nothing to play the turn is over.
                play::is_any(play.game, play.state) || end(play)
            }
        };
        if asks {
            return;
        }
    }
}

/// Ends the turn: new cards, then the next seat and its instruction; or the end of the game (SS-9,
/// SS-42). Whether that asks for a decision.
pub(crate) fn end<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) -> bool {
    play.state.dispatching = false;
    if play.state.instructions_left() == 0 {
        over(play, Ending::Instructions);
        return true;
    }
    let seat = play.state.turn;
    let [_, drawn, limit] = play.game.cards.hands;
    let room = limit.saturating_sub(size(play.state.hand()));
    let cards = draw(play, seat, drawn.min(room));
    play.see(|| Event::Drew { seat, cards });
    play.state.turn = seat.next(play.game.seats);
    instruction::reveal(play)
}

/// The game is over.
pub(crate) fn over<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, ending: Ending) {
    play.state.phase = Phase::Over(ending);
    play.see(|| Event::Over { ending });
}

/// Draws action cards, and rebuilds the deck when a card is wanted and there is none (SS-10).
pub(crate) fn draw<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, seat: Seat, count: u8) -> Hand {
    let Play { state, chance, witness, .. } = play;
    let mut drawn = [0; 3];
    let mut left = u32::from(size(&state.deck));
    for _ in 0..count {
        if left == 0 {
            state.deck = std::mem::take(&mut state.discards);
            left = u32::from(size(&state.deck));
            if left == 0 {
                break;
            }
            chance.shuffled(ACTION_CARDS);
            witness.see(|| Event::Reshuffled { cards: left as u8 });
        }
        let kind = chance.kind(ACTION_CARDS, &state.deck, left) % 3;
        left -= 1;
        state.deck[kind] -= 1;
        state.hands[seat.index()][kind] += 1;
        drawn[kind] += 1;
    }
    drawn
}
