//! A step in which a game goes on from a position that somebody imagined.

use super::{Step, Traces};
use crate::{Message, Notation, Seat, Seed, Viewer};

/// What such a step is written with in place of an action.
const IMAGINE: &str = "imagine ";
/// What parts the lines of a position in the one line of its step.
const PART: &str = " / ";

/// That a game goes on from a position that a seat couldn't tell from the true one. How it was imagined doesn't
/// matter: the position itself is written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imagined {
    /// What chance grows from afterwards.
    pub seed: Seed,
    /// The position, as a text.
    pub state: String,
}

impl Imagined {
    /// What stands in a record: `imagine`, the seed and the position, line by line.
    pub(super) fn written(&self) -> String {
        let lines: Vec<&str> = self.state.lines().collect();
        format!("{IMAGINE}{} {}", self.seed, lines.join(PART))
    }

    /// What a record says, if it says that.
    pub(super) fn read(action: &str) -> Option<Imagined> {
        let (seed, state) = action.strip_prefix(IMAGINE)?.split_once(' ')?;
        let lines = state.split(PART).map(|line| format!("{line}\n"));
        Some(Imagined { seed: Seed::parse(seed)?, state: lines.collect() })
    }

    /// The position, where it is one that the seat couldn't tell from this one.
    ///
    /// # Errors
    /// What can't be read, or that the seat could tell it.
    pub fn position<R: Notation>(
        &self,
        rules: &R,
        (seat, before): (Seat, &R::State),
    ) -> Result<R::State, Message> {
        let state = rules.read_state(&self.state)?;
        match rules.view(&state, Viewer::Seat(seat)) == rules.view(before, Viewer::Seat(seat)) {
            true => Ok(state),
            false => Err(Message::new("record-not-imagined").with("seat", seat)),
        }
    }
}

impl Step {
    /// The step in which a game goes on from what a seat imagined, and the hash of that.
    pub fn imagine(seat: Seat, imagined: Imagined, hash: String) -> Step {
        let traces = Traces { drawn: Some(Vec::new()), hash: Some(hash) };
        Step { seat, action: imagined.written(), traces, line: 0, undoes: 0, imagined: Some(imagined) }
    }
}
