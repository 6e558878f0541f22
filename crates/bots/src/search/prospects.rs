//! How likely each seat wins from a position that lies open: it is played to its end by quick players again and
//! again, with whatever chance brings.

use engine::{FastChance, Seat};

use super::{RolloutPolicy, Rollouts, play_on, share, turn_chance};
use crate::Budget;

/// The share of the wins of each seat, out of a thousand, in as many games as the budget has iterations; after an
/// action, if one is given. Games of the same number have the same luck wherever they begin, so that two positions
/// are compared with each other and not with the luck of the draw. `None` without any game.
pub(crate) fn prospects<G: Rollouts>(
    game: &G,
    state: &G::State,
    next: Option<(Seat, G::Action)>,
    budget: &mut Budget<'_>,
    luck: u64,
) -> Option<Vec<u16>> {
    let mut shares = vec![0.0; game.seats()];
    let mut games = 0_u64;
    while budget.spend() {
        let luck = luck.wrapping_add(games.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let (mut state, mut policy) = (state.clone(), G::Policy::of(game, state));
        let mut chance = turn_chance(luck, 0);
        if let Some((seat, action)) = next {
            // What this draws has a luck of its own: what comes later is the same without it.
            game.perform(&mut state, seat, action, &mut FastChance::new(luck ^ 1), &mut ());
        }
        if !play_on(game, &mut state, &mut policy, (None, luck), &mut chance, budget) {
            break;
        }
        games += 1;
        if let Some(outcome) = game.outcome(&state) {
            for (share_of, seat) in shares.iter_mut().zip(Seat::all(game.seats())) {
                *share_of += share(&outcome, seat);
            }
        }
    }
    let odds = |share: &f64| (1000.0 * share / games as f64).round() as u16;
    (games > 0).then(|| shares.iter().map(odds).collect())
}
