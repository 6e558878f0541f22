//! The end of a turn, passing, and the end of the game (GL-6, GL-23).

use engine::{Seat, Witness};
use rails::turns::{self, Next};

use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::GreatLakes;
use crate::state::{Ending, Phase, State};

/// With so few pieces left, the last rounds begin (GL-23).
const FEW_PIECES: u8 = 6;
/// So many more turns everyone has then (GL-23).
pub(crate) const LAST_ROUNDS: u8 = 2;

/// Whether there is nothing else to do, exchanging aside (GL-6).
pub(crate) fn check_pass(game: &GreatLakes, state: &State, seat: Seat) -> Result<(), Illegal> {
    if game.can_only_exchange(state, seat) { Ok(()) } else { Err(Illegal::CanAct) }
}

pub(crate) fn pass(game: &GreatLakes, state: &mut State, witness: &mut impl Witness<Event>) {
    let seat = state.turn;
    witness.see(|| Event::Passed { seat });
    close(game, state, state.passes + 1, witness);
}

/// Ends a turn in which something was done.
#[inline]
pub(crate) fn turn(game: &GreatLakes, state: &mut State, witness: &mut impl Witness<Event>) {
    close(game, state, 0, witness);
}

/// Ends a turn after which so many have passed in a row (GL-6).
#[inline]
pub(crate) fn close(game: &GreatLakes, state: &mut State, passes: u8, witness: &mut impl Witness<Event>) {
    let (seat, pieces) = (state.turn, state.of(state.turn).pieces());
    state.passes = passes;
    let State { turn, turns_left, .. } = state;
    let ending = match turns::close(turn, turns_left, (game.seats, passes), pieces <= FEW_PIECES, LAST_ROUNDS)
    {
        Next::Turn => None,
        Next::LastRounds => {
            witness.see(|| Event::LastRounds { seat, pieces });
            None
        }
        Next::OutOfPieces => Some(Ending::Pieces),
        Next::AllPassed => Some(Ending::Passes),
    };
    state.phase = ending.map_or(Phase::Turn, Phase::Over);
    if let Some(ending) = ending {
        witness.see(|| Event::Over { ending });
    }
}
