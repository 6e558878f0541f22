//! How the weakest level plays: it draws wilds and what it has most of, and claims any long route that it
//! can pay for, whatever its plan was.

use engine::Chance;

use super::best;
use super::situation::{Meaning, PlannerQueries};

/// A wild if one lies there, because it is good for everything; else the kind of which the hand has most;
/// else whatever comes.
pub(crate) fn card<'a, S: PlannerQueries<'a>>(situation: &S, legal: &[S::Action]) -> Option<S::Action> {
    let liking = |action: &S::Action| match S::meaning(action) {
        Meaning::Take(card) if card == S::WILD => Some(100),
        Meaning::Take(card) => Some(i32::from(situation.in_hand(card))),
        Meaning::Blind(_) => Some(0),
        _ => None,
    };
    let draws = legal.iter().filter_map(|action| Some((*action, liking(action)?)));
    draws.max_by_key(|(_, liking)| *liking).map(|(action, _)| action)
}

/// A long route that can be had at once, whatever its cards were meant for, if such routes tempt.
pub(crate) fn tempting<'a, S: PlannerQueries<'a>>(
    situation: &S,
    legal: &[S::Action],
    chance: &mut impl Chance,
) -> Option<S::Action> {
    let claims = legal.iter().filter_map(|action| match S::meaning(action) {
        Meaning::Claim(route, payment) => {
            let length = situation.length(route);
            (length >= situation.profile.tempted).then_some((*action, 10 * length - S::wilds(payment)))
        }
        _ => None,
    });
    best(claims, |(_, liking)| *liking, chance).map(|(action, _)| action)
}
