//! The end of a turn, passing, and the end of the game (EU-8, EU-34).

use engine::menu::Menu;
use engine::{Seat, Witness};
use rails::turns::{self, Next};

use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::Classic;
use crate::state::{Ending, Phase, State};

/// With so few cars left, the last round begins (EU-34).
const FEW_CARS: u8 = 2;
/// So many more turns everyone has then (EU-34).
const LAST_ROUNDS: u8 = 1;

/// Whether there is nothing to do but to pass (EU-8).
pub(crate) fn check_pass(game: &Classic, state: &State, seat: Seat) -> Result<(), Illegal> {
    if game.is_stuck(state, seat) { Ok(()) } else { Err(Illegal::CanAct) }
}

pub(crate) fn pass(game: &Classic, state: &mut State, witness: &mut impl Witness<Event>) {
    let seat = state.turn;
    state.passes += 1;
    witness.see(|| Event::Passed { seat });
    close(game, state, witness);
}

/// Ends a turn in which something was done.
#[inline]
pub(crate) fn turn(game: &Classic, state: &mut State, witness: &mut impl Witness<Event>) {
    state.passes = 0;
    close(game, state, witness);
}

#[inline]
fn close(game: &Classic, state: &mut State, witness: &mut impl Witness<Event>) {
    let seat = state.turn;
    let cars = state.of(seat).cars;
    let table = (game.seats, state.passes);
    let next = turns::close(&mut state.turn, &mut state.turns_left, table, cars <= FEW_CARS, LAST_ROUNDS);
    state.phase = match next {
        Next::Turn => Phase::Turn,
        Next::LastRounds => {
            witness.see(|| Event::LastRound { seat, cars });
            Phase::Turn
        }
        Next::OutOfPieces => over(Ending::Cars, witness),
        Next::AllPassed => over(Ending::Passes, witness),
    };
}

fn over(ending: Ending, witness: &mut impl Witness<Event>) -> Phase {
    witness.see(|| Event::Over { ending });
    Phase::Over(ending)
}
