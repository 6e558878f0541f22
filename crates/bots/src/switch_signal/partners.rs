//! What people propose: it is thought through like what the bot would do itself, and done unless that is worth
//! clearly more. Then the bot says what it thinks better, and why.

use engine::{Message, Rules as _};
use switch_signal::{Action, Phase, State};

use super::carry_out;
use super::evaluation::Evaluator;
use super::plans::{begun_with, plans};
use super::reasons;
use crate::{Answer, Budget, Opinion};

/// What a bot gives up to do as its partners want: about one action card. They may know what they do next.
const COURTESY: i32 = 100;

/// More than cards could ever make up for.
const DECISIVE: i32 = 3_000;

/// What somebody thinks best, what it is worth, and why.
struct Best {
    action: Action,
    worth: i32,
    why: Vec<Message>,
}

/// What the bot does where these of the legal actions are proposed; nothing, if it has no thought of its own.
pub(super) fn answer(
    evaluator: &Evaluator<'_>,
    state: &State,
    (legal, proposed): (&[Action], &[Action]),
    budget: &mut Budget<'_>,
) -> Option<Answer<Action>> {
    let own = own(evaluator, state, legal, budget)?;
    let share = budget.most() / proposed.len().max(1) as u32;
    let (mut followed, mut declined) = (None, Vec::new());
    for action in proposed.iter().copied().filter(|action| legal.contains(action)) {
        let worth = match action.does_same(own.action) {
            true => own.worth,
            false => worth(evaluator, state, action, (budget, share)),
        };
        if worth < own.worth.saturating_sub(COURTESY) {
            let why = against(evaluator, &own, own.worth.saturating_sub(worth));
            declined.push(Opinion { action, rating: None, why });
        } else if followed.is_none_or(|(most, _)| worth > most) {
            followed = Some((worth, action));
        }
    }
    Some(Answer { action: followed.map_or(own.action, |(_, action)| action), declined })
}

/// What the best of what may be done is worth.
pub(super) fn best(
    evaluator: &Evaluator<'_>,
    state: &State,
    legal: &[Action],
    budget: &mut Budget<'_>,
) -> Option<i32> {
    own(evaluator, state, legal, budget).map(|best| best.worth)
}

/// What the bot would do if nobody said anything.
fn own(evaluator: &Evaluator<'_>, state: &State, legal: &[Action], budget: &mut Budget<'_>) -> Option<Best> {
    if state.phase == Phase::Cards {
        let mut spend = || !evaluator.profile.searches || budget.spend();
        let all = plans(evaluator, state, &mut spend);
        let plan = all.iter().find(|plan| legal.contains(&plan.first))?;
        let why = reasons::of_plan(evaluator, state, plan);
        return Some(Best { action: plan.first, worth: plan.total(), why });
    }
    let (worth, action) = carry_out::think(evaluator, state, legal).first().copied()?;
    Some(Best { action, worth, why: reasons::of_action(evaluator, state, action) })
}

/// What an action is worth that somebody else has thought of.
pub(super) fn worth(
    evaluator: &Evaluator<'_>,
    state: &State,
    action: Action,
    (budget, mut share): (&Budget<'_>, u32),
) -> i32 {
    if state.phase != Phase::Cards || !action.is_of_cards() {
        return carry_out::think(evaluator, state, &[action]).first().map_or(i32::MIN, |(worth, _)| *worth);
    }
    let mut spend = || {
        let left = !evaluator.profile.searches || share > 0 && !budget.is_up();
        share = share.saturating_sub(1);
        left
    };
    begun_with(evaluator, state, action, &mut spend).total()
}

/// What is said to whoever proposed what is worth so much less.
fn against(evaluator: &Evaluator<'_>, own: &Best, by: i32) -> Vec<Message> {
    let does = evaluator.game.describe_action(own.action);
    // What decides a game isn't counted in cards.
    let behind = (by < DECISIVE).then(|| reasons::behind(by));
    let rather = Message::new("bots-switch-signal-rather").with("action", does);
    behind.into_iter().chain([rather]).chain(own.why.first().cloned()).collect()
}
