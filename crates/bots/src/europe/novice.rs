//! How those play who have just learned the rules: by the looks of it.

use engine::Chance;
use europe::{Action, Card};

use super::sight::EuropeSight;
use crate::planner::best;

/// Routes of this length are tempting.
const TEMPTING: i32 = 4;

/// A locomotive if one lies there, because it is good for everything; else the colour of which the hand
/// has most; else whatever comes.
pub(super) fn card(sight: &EuropeSight<'_>, legal: &[Action]) -> Option<Action> {
    let liking = |action: &Action| match action {
        Action::Take(Card::Locomotive) => Some(100),
        Action::Take(card) => Some(i32::from(sight.own.hand.of(card.kind()))),
        Action::Blind => Some(0),
        _ => None,
    };
    let draws = legal.iter().filter_map(|action| Some((*action, liking(action)?)));
    draws.max_by_key(|(_, liking)| *liking).map(|(action, _)| action)
}

/// A long route that can be had at once, whatever its cards were meant for.
pub(super) fn tempting(
    sight: &EuropeSight<'_>,
    legal: &[Action],
    chance: &mut impl Chance,
) -> Option<Action> {
    let claims = legal.iter().filter_map(|action| match action {
        Action::Claim { route, payment } => {
            let length = sight.length(*route);
            (length >= TEMPTING).then_some((*action, 10 * length - i32::from(payment.locomotives)))
        }
        _ => None,
    });
    best(claims, |(_, liking)| *liking, chance).map(|(action, _)| action)
}
