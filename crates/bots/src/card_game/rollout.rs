//! The rollout policy of the Card Game: quick players, who do what seems best without looking ahead.

use ::card_game::{Action, CardGame, Phase, State};
use engine::{Chance, Rules, Seat};

use super::options;
use super::situation::Situation;
use super::weights::Weights;
use crate::search::RolloutPolicy;

/// The quick players: they keep nothing in mind.
#[derive(Clone)]
pub(crate) struct QuickPlayers;

impl RolloutPolicy<CardGame> for QuickPlayers {
    fn of(_: &CardGame, _: &State) -> QuickPlayers {
        QuickPlayers
    }

    fn act(&mut self, game: &CardGame, state: &State, seat: Seat, chance: &mut impl Chance) -> Action {
        let weights = Weights::at(game.all_seats().count());
        let best = match state.phase {
            Phase::Scoring { .. } => dearest(game, state, seat),
            _ => options::best(&Situation::of_state(game, state, seat, weights), state.of(seat).offer),
        };
        best.or_else(|| game.pick(state, seat, chance)).unwrap_or(Action::Pass)
    }
}

/// The dearest ticket that can be completed: small ones fit in later.
fn dearest(game: &CardGame, state: &State, seat: Seat) -> Option<Action> {
    let points = |action: &Action| match action {
        Action::Complete(id) => game.board().ticket(*id).points,
        _ => 0,
    };
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    legal.into_iter().max_by_key(points)
}
