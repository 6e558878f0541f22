//! Thinking ahead in the Card Game: what seems best at first sight is tried in imagined games.

use ::card_game::{Action, CardGame, Memory, Phase, View};
use engine::Chance;

use super::rollout::QuickPlayers;
use super::situation::Situation;
use super::{complete, options};
use crate::Budget;
use crate::search::{Candidate, Rollouts, search};

/// So many options are tried in imagined games.
const TRIED: usize = 4;
/// What seems best at first sight is believed in as if it had been tried in so many games.
const BELIEF: f64 = 200.0;
/// So many points make the difference between winning and losing, at first sight.
const DECISIVE: f64 = 40.0;

impl Rollouts for CardGame {
    type Policy = QuickPlayers;

    const CLEAR_LEAD: f64 = 40.0;
}

/// What came of trying the best options out, the best first. In a scoring it is no question what is
/// best, only what comes of it. What was done is among them, if that is said.
pub(super) fn lookahead(
    situation: &Situation<'_>,
    (view, memory): (&View, &Memory),
    (legal, made): (&[Action], Option<Action>),
    budget: &mut Budget<'_>,
    chance: &mut impl Chance,
) -> Vec<Candidate<Action>> {
    let mut options = options(situation, view, legal);
    if let Some(made) = made.filter(|made| options.iter().all(|(action, _)| action != made)) {
        // At first sight it isn't worth a try.
        options.push((made, options.last().map_or(0.0, |(_, worth)| *worth)));
    }
    let actions: Vec<Action> = options.iter().map(|(action, _)| *action).collect();
    let imagined = |chance: &mut _| memory.imagine(situation.game, view, chance).ok();
    let mut candidates = search(situation.game, situation.seat, imagined, &actions, budget, chance);
    let most = options.first().map_or(0.0, |(_, worth)| *worth);
    let belief = |candidate: &Candidate<Action>| {
        let worth =
            options.iter().find(|(action, _)| *action == candidate.action).map_or(most, |(_, worth)| *worth);
        let tries = f64::from(candidate.tries);
        (candidate.mean() * tries + BELIEF * (worth - most) / DECISIVE) / (tries + BELIEF)
    };
    let best = complete(situation.game, view, legal);
    let rank = |candidate: &Candidate<Action>| (Some(candidate.action) == best, belief(candidate));
    candidates.sort_by(|one, other| {
        let ((one, much), (other, more)) = (rank(one), rank(other));
        other.cmp(&one).then(more.total_cmp(&much))
    });
    candidates
}

/// What to try, each with what it seems to bring: what seems best, and never less than two things.
fn options(situation: &Situation<'_>, view: &View, legal: &[Action]) -> Vec<(Action, f64)> {
    let offer = view.own.as_ref().map_or(Default::default(), |own| own.offer);
    let all = options::all(situation, offer);
    let mut options: Vec<(Action, f64)> =
        all.into_iter().filter(|(action, _)| legal.contains(action)).take(TRIED).collect();
    let least = options.last().map_or(0.0, |(_, worth)| *worth);
    let enough = if matches!(view.phase, Phase::Scoring { .. }) { TRIED } else { 2 };
    // What is best for the score sheet is known, whatever the rest.
    if let Some(best) = complete(situation.game, view, legal).filter(|_| options.is_empty()) {
        options.push((best, least));
    }
    for action in legal {
        if options.len() < enough && options.iter().all(|(other, _)| other != action) {
            options.push((*action, least));
        }
    }
    options
}
