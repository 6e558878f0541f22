//! The rollout policy of the Great Lakes: quick players for imagined games. Each keeps to a plan for its
//! tickets, and finds what to do in a microsecond or two, without listing what is legal. They use of a
//! position only what their seat may know.
//!
//! - [`weights`]: what weighs how much
//! - [`situation`]: what a seat sees
//! - [`aim`]: what it means to build
//! - [`sites`]: where harbours pay
//! - [`pay`]: with which cards
//! - [`turn`]: what it does in a turn
//! - [`last`]: and in its last
//! - [`cards`]: which cards it draws
//! - [`choices`]: tickets and pieces

pub(super) mod aim;
pub(super) mod cards;
pub(super) mod choices;
mod last;
mod pay;
pub(super) mod sites;
pub(super) mod situation;
pub(super) mod turn;
mod weights;

use engine::{BySeat, Chance, Rules, Seat};
use great_lakes::{Action, GreatLakes, Phase, State};

use crate::search::RolloutPolicy;
use aim::Aim;
use situation::RolloutSituation;

/// The quick players of a game, each with its plan.
#[derive(Clone, Default)]
pub(crate) struct QuickPlayers {
    aims: BySeat<Aim>,
}

impl RolloutPolicy<GreatLakes> for QuickPlayers {
    fn of(game: &GreatLakes, state: &State) -> QuickPlayers {
        let mut policy = QuickPlayers::default();
        for seat in game.all_seats().filter(|seat| !state.of(*seat).tickets.is_empty()) {
            policy.aims[seat].update(&RolloutSituation::new(game, state, seat));
        }
        policy
    }

    fn act(&mut self, game: &GreatLakes, state: &State, seat: Seat, chance: &mut impl Chance) -> Action {
        let situation = RolloutSituation::new(game, state, seat);
        let aim = &mut self.aims[seat];
        if !matches!(state.phase, Phase::Opening | Phase::Tickets | Phase::Pieces) {
            aim.update(&situation);
        }
        let action = match state.phase {
            Phase::Opening => choices::keep(&situation, choices::OF_OPENING),
            Phase::Tickets => choices::keep(&situation, choices::OF_DRAWN),
            Phase::Pieces => Some(choices::pieces(&situation)),
            Phase::Turn => turn::turn(&situation, aim),
            Phase::SecondCard => cards::draw(&situation, turn::wanted(&situation, aim)),
            Phase::Refill { .. } => Some(cards::refill(&situation, turn::wanted(&situation, aim))),
            Phase::Over(_) => None,
        };
        action.or_else(|| game.pick(state, seat, chance)).unwrap_or(Action::Pass)
    }
}
