//! The start and the end of a turn, passing, and the end of a round (CG-6 to CG-9, CG-21, CG-22).

use engine::menu::Menu;
use engine::{Chance, Seat, Witness};

use super::{Play, complete};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::CardGame;
use crate::state::{Phase, State};

/// Whether there is nothing to do but to pass (CG-9).
pub(crate) fn check_pass(game: &CardGame, state: &State, seat: Seat) -> Result<(), Illegal> {
    if game.is_stuck(state, seat) { Ok(()) } else { Err(Illegal::CanAct) }
}

pub(crate) fn pass<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let seat = play.state.turn;
    play.see(|| Event::Passed { seat });
    close(play);
}

/// The first turn of a round. Should the deck be empty by then, it is the last lap too (CG-26).
pub(crate) fn first<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    if play.state.deck.is_empty() {
        last_turns(play);
    }
    begin(play);
}

/// The first step of a turn is nobody's choice: one card of each group goes onto the train pile, a
/// locomotive where there is one (CG-6, CG-7).
#[inline]
fn begin<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let seat = play.state.turn;
    let holdings = &mut play.state.holdings[seat];
    let sent = holdings.station.send_off();
    if !sent.is_empty() {
        holdings.train.add_all(&sent);
        play.see(|| Event::SentOff { seat, count: sent.total() });
    }
    play.state.phase = Phase::Turn;
}

/// Ends a turn.
#[inline]
pub(crate) fn close<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    match &mut play.state.turns_left {
        Some(turns) => *turns -= 1,
        // The last card was taken in this turn: everyone, this seat included, has one more (CG-22).
        None if play.state.deck.is_empty() => last_turns(play),
        None => {}
    }
    if play.state.turns_left == Some(0) {
        complete::begin(play);
    } else {
        play.state.turn = play.state.turn.next(play.game.seats);
        begin(play);
    }
}

fn last_turns<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let round = play.state.round;
    play.state.turns_left = Some(play.game.seats as u8);
    play.see(|| Event::LastTurns { round });
}
