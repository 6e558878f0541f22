//! Whoever plays from outside: a program that sits down for a whole game, is told what happens in it, and may
//! fail at any moment.

use bots::{Decision, HasBots};
use engine::{Message, Outcome, Seat};

/// Somebody from outside who can sit down at tables, at several at once.
pub trait Outsider<G: HasBots>: Send + Sync {
    /// Sits down for a game. `chance` is a number to draw its own chance from.
    ///
    /// # Errors
    /// It can't.
    fn sit<'a>(&'a self, game: &'a G, seat: Seat, chance: u32) -> Result<Box<dyn Sitting<G> + 'a>, Breach>;
}

/// Somebody from outside at a table.
pub trait Sitting<G: HasBots> {
    /// Is told what happened, as its seat may know it.
    fn tell(&mut self, event: G::Event);

    /// Decides.
    ///
    /// # Errors
    /// It doesn't, or not in time. Then it is asked no more.
    fn choose(&mut self, decision: &Decision<'_, G>) -> Result<G::Action, Breach>;

    /// Is told how the game ended, and gets up.
    fn end(self: Box<Self>, outcome: &Outcome);
}

engine::enum_with_ids!(
    /// What somebody from outside did that no player may do.
    Misdeed:
    /// It ended, or could not be started.
    Gone = "gone",
    /// It didn't answer in time.
    Late = "late",
    /// It said something that is no answer.
    Rubbish = "rubbish",
    /// It said more than anybody would read.
    Flood = "flood",
    /// What it chose isn't legal.
    Illegal = "illegal",
);

/// Why somebody from outside plays a game no further.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Breach {
    /// What it did.
    pub misdeed: Misdeed,
    /// The same in a sentence, with what helps to mend it.
    pub why: Message,
}
