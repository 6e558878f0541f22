//! Plans for the rest of a turn: switches, signals and loads in any order, and then perhaps a move with
//! what could be played after it. Many are begun, and only the best are thought on about.

use std::cmp::Reverse;

use switch_signal::{Action, FieldId, Kind, Phase, State, TRAINS, TrainId};

use super::outlook::Mind;
use super::settings::{paid, settings, sources};
use super::try_out::{payment, play};

/// A plan thought through.
pub(super) struct Plan {
    /// What it begins with.
    pub first: Action,
    /// Where it leads, before its last roll if there is one.
    pub state: State,
    /// The train that moves at its end.
    pub run: Option<TrainId>,
    /// What it is worth where it ends, on average.
    pub worth: i32,
    /// What could be won by one more card after that.
    pub more: i32,
}

impl Plan {
    /// What it is worth in all.
    pub fn total(&self) -> i32 {
        self.worth.saturating_add(self.more)
    }
}

/// A plan that could go on.
struct Line {
    first: Option<Action>,
    state: State,
    worth: i32,
    /// What a move of each train would bring.
    gains: [i32; TRAINS],
}

impl Line {
    fn new(mind: &Mind<'_>, first: Option<Action>, state: State) -> Line {
        let (worth, gains) = mind.assess(&state);
        Line { first, state, worth, gains }
    }

    /// The moves that could follow, as they look at first sight.
    fn moves(&self, mind: &Mind<'_>, moves: &mut Vec<Plan>) {
        let Some((payment, after)) = with_move_paid(mind, &self.state) else { return };
        let price = mind.hand(&self.state) - mind.hand(&after);
        for train in self.state.on_network().iter() {
            let worth = self.worth - price + self.gains[train.index()];
            let first = self.first.unwrap_or(Action::Move { train, payment });
            moves.push(Plan { first, state: after.clone(), run: Some(train), worth, more: 0 });
        }
    }
}

/// The position after a move was paid for, and how.
fn with_move_paid(mind: &Mind<'_>, state: &State) -> Option<(switch_signal::Payment, State)> {
    let payment = payment(state.hand(), Kind::Move)?;
    let train = state.on_network().iter().next()?;
    Some((payment, play(mind.game, state, Action::Move { train, payment })))
}

/// All that was thought through, the best first. `spend` is asked before each plan is looked at, and says
/// whether there is time for it.
pub(super) fn plans(mind: &Mind<'_>, state: &State, spend: &mut dyn FnMut() -> bool) -> Vec<Plan> {
    let sources = sources(mind, state);
    let pool = settings(mind, state, &sources);
    let (mut plans, mut moves) = (Vec::new(), Vec::new());
    let mut lines = vec![Line::new(mind, None, state.clone())];
    for depth in 0..=mind.profile.depth {
        lines.sort_by_key(|line| Reverse(line.worth));
        lines.truncate(mind.profile.breadth);
        for line in &lines {
            let first = line.first.unwrap_or(Action::EndTurn);
            plans.push(Plan { first, state: line.state.clone(), run: None, worth: line.worth, more: 0 });
            line.moves(mind, &mut moves);
        }
        if depth < mind.profile.depth {
            lines = longer(mind, &lines, &pool, spend);
        }
    }
    moves.sort_by_key(|plan| Reverse(plan.worth));
    moves.truncate(mind.profile.moves);
    moves.retain_mut(|plan| think_through(mind, plan, spend));
    moves.sort_by_key(|plan| Reverse(plan.worth));
    for plan in moves.iter_mut().take(mind.profile.after) {
        think_on(mind, plan, &sources, spend);
    }
    plans.extend(moves);
    plans.sort_by_key(|plan| Reverse(plan.total()));
    plans
}

/// Every line with one more card.
fn longer(mind: &Mind<'_>, lines: &[Line], pool: &[Action], spend: &mut dyn FnMut() -> bool) -> Vec<Line> {
    let mut longer: Vec<Line> = Vec::new();
    for line in lines {
        for action in pool.iter().filter_map(|action| paid(&line.state, *action)) {
            let after = play(mind.game, &line.state, action);
            // The same in another order.
            if longer.iter().any(|line| line.state == after) {
                continue;
            }
            if !spend() {
                return longer;
            }
            longer.push(Line::new(mind, line.first.or(Some(action)), after));
        }
    }
    longer
}

/// Rollouts a move through, roll by roll: whether there was time for it.
fn think_through(mind: &Mind<'_>, plan: &mut Plan, spend: &mut dyn FnMut() -> bool) -> bool {
    let Some(train) = plan.run.filter(|_| spend()) else { return false };
    plan.worth = mind.worth_of_run(&plan.state, train, &mut |after| mind.worth(after));
    true
}

/// Rollouts of what could be played after a move, wherever it leads.
fn think_on(mind: &Mind<'_>, plan: &mut Plan, sources: &[FieldId], spend: &mut dyn FnMut() -> bool) {
    let Some(train) = plan.run else { return };
    let worth =
        mind.worth_of_run(&plan.state, train, &mut |after| with_one_more(mind, after, sources, spend));
    plan.more = worth - plan.worth;
}

/// What a position is worth if one more card may be played.
fn with_one_more(
    mind: &Mind<'_>,
    state: &State,
    sources: &[FieldId],
    spend: &mut dyn FnMut() -> bool,
) -> i32 {
    let (worth, gains) = mind.assess(state);
    if matches!(state.phase, Phase::Over(_)) {
        return worth;
    }
    let mut best = worth;
    if let Some((_, after)) = with_move_paid(mind, state) {
        let gain = gains.into_iter().max().unwrap_or(0);
        best = best.max(worth + gain - (mind.hand(state) - mind.hand(&after)));
    }
    for action in settings(mind, state, sources) {
        if !spend() {
            break;
        }
        best = best.max(mind.worth(&play(mind.game, state, action)));
    }
    best
}
