//! Random games: for soaking, benchmarks and tests.

use crate::{Chance, Outcome, Rules, Seat};

/// A game that can't be played on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Stuck {
    /// It isn't over, but nobody can do anything.
    #[error("after {0} decisions the game is not over, but nobody may act")]
    NobodyMayAct(u32),
    /// A seat should act, but has no legal action.
    #[error("after {0} decisions seat {1} should act, but has no legal action")]
    NoLegalAction(u32, Seat),
    /// It doesn't end.
    #[error("the game has not ended after {0} decisions")]
    Endless(u32),
}

/// A seat that may act now, drawn at random where there are several.
pub fn actor<R: Rules>(rules: &R, state: &R::State, chance: &mut impl Chance) -> Option<Seat> {
    let actors = rules.actors(state);
    match actors.len() {
        0 | 1 => actors.first(),
        several => actors.iter().nth(chance.below(several as u32) as usize),
    }
}

/// Plays uniformly random legal actions from `state` until the game is over, and says how many and
/// how it ended. `after` is called with every state on the way.
///
/// # Errors
/// A game that can't be played on, or hasn't ended after `limit` decisions.
pub fn play_on<R: Rules>(
    rules: &R,
    state: &mut R::State,
    chance: &mut impl Chance,
    limit: u32,
    mut after: impl FnMut(&R::State),
) -> Result<(u32, Outcome), Stuck> {
    for decisions in 0..limit {
        let Some(seat) = actor(rules, state, chance) else {
            let outcome = rules.outcome(state).ok_or(Stuck::NobodyMayAct(decisions))?;
            return Ok((decisions, outcome));
        };
        let action = rules.pick(state, seat, chance).ok_or(Stuck::NoLegalAction(decisions, seat))?;
        rules.perform(state, seat, action, chance, &mut ());
        after(state);
    }
    Err(Stuck::Endless(limit))
}
