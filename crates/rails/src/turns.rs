//! The end of a turn: whose is next, and whether there is a next one.

use engine::Seat;

/// What the end of a turn brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Next {
    /// Another turn.
    Turn,
    /// Another turn, and with it the last rounds.
    LastRounds,
    /// Nothing: the last rounds have been played.
    OutOfPieces,
    /// Nothing: everyone has passed.
    AllPassed,
}

/// Closes a turn at a table of so many: hands it on, and counts down the last rounds, of which
/// there are so many once somebody is `short` of pieces.
#[inline]
pub fn close(
    turn: &mut Seat,
    turns_left: &mut Option<u8>,
    (seats, passes): (usize, u8),
    short: bool,
    last_rounds: u8,
) -> Next {
    let mut next = Next::Turn;
    match turns_left {
        Some(turns) => *turns -= 1,
        None if short => {
            *turns_left = Some(seats as u8 * last_rounds);
            next = Next::LastRounds;
        }
        None => {}
    }
    *turn = turn.next(seats);
    if *turns_left == Some(0) {
        Next::OutOfPieces
    } else if usize::from(passes) == seats {
        Next::AllPassed
    } else {
        next
    }
}
