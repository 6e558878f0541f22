//! The start and the end of a turn, passing, and the end of a round (CG-6 to CG-9, CG-21, CG-22).

use engine::menu::Menu;
use engine::{Chance, Seat, Witness};

use super::complete;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::CardGame;
use crate::state::{Phase, State};

/// Whether there is nothing to do but to pass (CG-9).
pub(crate) fn check_pass(game: &CardGame, state: &State, seat: Seat) -> Result<(), Illegal> {
    if game.is_stuck(state, seat) { Ok(()) } else { Err(Illegal::CanAct) }
}

pub(crate) fn pass(
    game: &CardGame,
    state: &mut State,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    let seat = state.turn;
    witness.see(|| Event::Passed { seat });
    close(game, state, chance, witness);
}

/// The first turn of a round. Should the deck be empty by then, it is the last lap too (CG-26).
pub(crate) fn first(game: &CardGame, state: &mut State, witness: &mut impl Witness<Event>) {
    if state.deck.is_empty() {
        last_turns(game, state, witness);
    }
    begin(state, witness);
}

/// The first step of a turn is nobody's choice: one card of each group goes onto the train pile, a
/// locomotive where there is one (CG-6, CG-7).
#[inline]
fn begin(state: &mut State, witness: &mut impl Witness<Event>) {
    let seat = state.turn;
    let holdings = &mut state.holdings[seat];
    let sent = holdings.station.send_off();
    if !sent.is_empty() {
        holdings.train.add_all(&sent);
        witness.see(|| Event::SentOff { seat, count: sent.total() });
    }
    state.phase = Phase::Turn;
}

/// Ends a turn.
#[inline]
pub(crate) fn close(
    game: &CardGame,
    state: &mut State,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    match &mut state.turns_left {
        Some(turns) => *turns -= 1,
        // The last card was taken in this turn: everyone, this seat included, has one more (CG-22).
        None if state.deck.is_empty() => last_turns(game, state, witness),
        None => {}
    }
    if state.turns_left == Some(0) {
        complete::begin(game, state, chance, witness);
    } else {
        state.turn = state.turn.next(game.seats);
        begin(state, witness);
    }
}

fn last_turns(game: &CardGame, state: &mut State, witness: &mut impl Witness<Event>) {
    state.turns_left = Some(game.seats as u8);
    let round = state.round;
    witness.see(|| Event::LastTurns { round });
}
