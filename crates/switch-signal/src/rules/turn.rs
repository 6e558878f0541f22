//! A turn: an instruction, action cards, new cards; and what comes next without anybody deciding
//! anything (SS-9, SS-10).

use engine::{Chance, Seat, Source, Witness};

use super::{depart, instruction, play};
use crate::event::Event;
use crate::pieces::{Hand, size};
use crate::setup::SwitchSignal;
use crate::state::{Card, Ending, Orders, Phase, State};

/// The deck of action cards.
const ACTION_CARDS: Source = Source::cards(0);

/// The first turn begins: the start card is revealed (SS-11).
pub(crate) fn begin(
    game: &SwitchSignal,
    state: &mut State,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    let (seat, left) = (state.turn, state.instructions_left());
    let new_trains = game.cards.start.len() as u8;
    state.orders = Orders { card: Some(Card::Start), new_trains, ..Orders::default() };
    witness.see(|| Event::Revealed { seat, card: Card::Start, left });
    proceed(game, state, chance, witness);
}

/// Goes on until there is something to decide.
pub(crate) fn proceed(
    game: &SwitchSignal,
    state: &mut State,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    loop {
        if matches!(state.phase, Phase::Over(_)) {
            return;
        }
        let asks = match state.orders.card {
            Some(_) if state.orders.new_trains > 0 => depart::next(game, state, chance, witness),
            Some(_) => instruction::next(game, state, chance, witness),
            None => {
                state.phase = Phase::Cards;
                // With nothing to play the turn is over.
                play::is_any(game, state) || {
                    end(game, state, chance, witness);
                    instruction::reveal(game, state, chance, witness)
                }
            }
        };
        if asks {
            return;
        }
    }
}

/// Ends the turn by choice, and begins the next one.
pub(crate) fn end_and_proceed(
    game: &SwitchSignal,
    state: &mut State,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    end(game, state, chance, witness);
    if !instruction::reveal(game, state, chance, witness) {
        proceed(game, state, chance, witness);
    }
}

/// Ends the turn: new cards, then the next seat; or the end of the game (SS-9, SS-42).
fn end(game: &SwitchSignal, state: &mut State, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
    state.dispatching = false;
    if state.instructions_left() == 0 {
        over(state, Ending::Instructions, witness);
        return;
    }
    let seat = state.turn;
    let [_, drawn, limit] = game.cards.hands;
    let room = limit.saturating_sub(size(state.hand()));
    let cards = draw(state, seat, drawn.min(room), chance, witness);
    witness.see(|| Event::Drew { seat, cards });
    state.turn = seat.next(game.seats);
}

/// The game is over.
pub(crate) fn over(state: &mut State, ending: Ending, witness: &mut impl Witness<Event>) {
    state.phase = Phase::Over(ending);
    witness.see(|| Event::Over { ending });
}

/// Draws action cards, and rebuilds the deck when a card is wanted and there is none (SS-10).
pub(crate) fn draw(
    state: &mut State,
    seat: Seat,
    count: u8,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) -> Hand {
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
