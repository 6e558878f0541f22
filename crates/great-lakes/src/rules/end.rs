//! The end of a turn, passing, and the end of the game (GL-6, GL-23).

use engine::{Chance, Seat, Witness};
use rails::turns::{self, Next};

use super::Play;
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

pub(crate) fn pass<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let seat = play.state.turn;
    play.see(|| Event::Passed { seat });
    close(play, play.state.passes + 1);
}

/// Ends a turn in which something was done.
#[inline]
pub(crate) fn turn<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    close(play, 0);
}

/// Ends a turn after which so many have passed in a row (GL-6).
#[inline]
pub(crate) fn close<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, passes: u8) {
    let (table, state) = ((play.game.seats, passes), &mut *play.state);
    let (seat, pieces) = (state.turn, state.of(state.turn).pieces());
    state.passes = passes;
    let short = pieces <= FEW_PIECES;
    let next = turns::close(&mut state.turn, &mut state.turns_left, table, short, LAST_ROUNDS);
    play.state.phase = match next {
        Next::Turn => Phase::Turn,
        Next::LastRounds => {
            play.see(|| Event::LastRounds { seat, pieces });
            Phase::Turn
        }
        Next::OutOfPieces => over(play, Ending::Pieces),
        Next::AllPassed => over(play, Ending::Passes),
    };
}

fn over<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, ending: Ending) -> Phase {
    play.see(|| Event::Over { ending });
    Phase::Over(ending)
}
