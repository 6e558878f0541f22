//! The clock (SS-38 to SS-40).

use engine::{Chance, Witness};

use super::{Play, turn};
use crate::event::Event;
use crate::state::{Ending, State};

/// Takes time tokens off the clock. Each time it is empty an instruction is removed unseen, the clock
/// is filled up, and what is still owed is taken from it; with no instruction left the game is lost.
pub(crate) fn lose<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, count: u8) {
    if count == 0 {
        return;
    }
    let (state, full) = (&mut *play.state, play.game.options.time);
    let mut owed = count;
    let mut removed = 0;
    while owed >= state.clock {
        owed -= state.clock;
        if !remove(state) {
            state.clock = 0;
            play.see(|| Event::TimeLost { count, clock: 0 });
            turn::over(play, Ending::Clock);
            return;
        }
        removed += 1;
        state.clock = full;
    }
    state.clock -= owed;
    let (clock, left) = (state.clock, state.instructions_left());
    play.see(|| Event::TimeLost { count, clock });
    for earlier in (0..removed).rev() {
        play.see(|| Event::Removed { left: left + earlier });
    }
}

/// Removes the top instruction unseen: whether there was one. Only the last can be known: the one
/// that the pointsman put under the deck.
fn remove(state: &mut State) -> bool {
    if state.instructions > 0 {
        state.instructions -= 1;
        return true;
    }
    state.bottom.take().is_some()
}
