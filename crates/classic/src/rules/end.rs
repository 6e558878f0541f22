//! The end of a turn, passing, and the end of the game (EU-8, EU-34).

use engine::menu::Menu;
use engine::{Chance, Seat, Witness};
use rails::turns::{self, Next};

use super::Play;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::Classic;
use crate::state::{Ending, Phase, State};

/// Whether there is nothing to do but to pass (EU-8).
pub(crate) fn check_pass(game: &Classic, state: &State, seat: Seat) -> Result<(), Illegal> {
    if game.is_stuck(state, seat) { Ok(()) } else { Err(Illegal::CanAct) }
}

pub(crate) fn pass<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let seat = play.state.turn;
    play.state.passes += 1;
    play.see(|| Event::Passed { seat });
    close(play);
}

/// Ends a turn in which something was done.
#[inline]
pub(crate) fn turn<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    play.state.passes = 0;
    close(play);
}

#[inline]
fn close<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let (terms, state) = (&play.game.board.terms, &mut *play.state);
    let seat = state.turn;
    let cars = state.of(seat).cars;
    let table = (play.game.seats, state.passes);
    let short = cars <= terms.few_cars;
    let next = turns::close(&mut state.turn, &mut state.turns_left, table, short, terms.last_turns);
    play.state.phase = match next {
        Next::Turn => Phase::Turn,
        Next::LastRounds => {
            play.see(|| Event::LastRound { seat, cars });
            Phase::Turn
        }
        Next::OutOfPieces => over(play, Ending::Cars),
        Next::AllPassed => over(play, Ending::Passes),
    };
}

fn over<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, ending: Ending) -> Phase {
    play.see(|| Event::Over { ending });
    Phase::Over(ending)
}
