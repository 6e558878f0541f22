//! Plans for the rest of a turn: switches, signals and loads in any order, and then perhaps a move with
//! what could be played after it. Many are begun, and only the best are thought on about.

use std::cmp::Reverse;

use switch_signal::{Action, FieldId, Kind, Phase, State, TRAINS, TrainId};

use super::evaluation::Evaluator;
use super::settings::{paid, settings, sources};
use super::try_out::payment;

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
    fn new(evaluator: &Evaluator<'_>, first: Option<Action>, state: State) -> Line {
        let (worth, gains) = evaluator.assess(&state);
        Line { first, state, worth, gains }
    }

    /// The moves that could follow, as they look at first sight.
    fn moves(&self, evaluator: &Evaluator<'_>, moves: &mut Vec<Plan>) {
        let Some((payment, after)) = with_move_paid(evaluator, &self.state) else { return };
        let price = evaluator.hand(&self.state) - evaluator.hand(&after);
        for train in self.state.on_network().iter() {
            let worth = self.worth - price + self.gains[train.index()];
            let first = self.first.unwrap_or(Action::Move { train, payment });
            moves.push(Plan { first, state: after.clone(), run: Some(train), worth, more: 0 });
        }
    }
}

/// The position after a move was paid for, and how.
fn with_move_paid(evaluator: &Evaluator<'_>, state: &State) -> Option<(switch_signal::Payment, State)> {
    let payment = payment(state.hand(), Kind::Move)?;
    let train = state.on_network().iter().next()?;
    Some((payment, evaluator.game.with_played(state, Action::Move { train, payment })))
}

/// All that was thought through, the best first. `spend` is asked before each plan is looked at, and says
/// whether there is time for it.
pub(super) fn plans(evaluator: &Evaluator<'_>, state: &State, spend: &mut dyn FnMut() -> bool) -> Vec<Plan> {
    let sources = sources(evaluator, state);
    let pool = settings(evaluator, state, &sources);
    let (mut plans, mut moves) = (Vec::new(), Vec::new());
    let mut lines = vec![Line::new(evaluator, None, state.clone())];
    for depth in 0..=evaluator.profile.depth {
        lines.sort_by_key(|line| Reverse(line.worth));
        lines.truncate(evaluator.profile.breadth);
        for line in &lines {
            let first = line.first.unwrap_or(Action::EndTurn);
            plans.push(Plan { first, state: line.state.clone(), run: None, worth: line.worth, more: 0 });
            line.moves(evaluator, &mut moves);
        }
        if depth < evaluator.profile.depth {
            lines = longer(evaluator, &lines, &pool, spend);
        }
    }
    moves.sort_by_key(|plan| Reverse(plan.worth));
    moves.truncate(evaluator.profile.moves);
    moves.retain_mut(|plan| think_through(evaluator, plan, spend));
    moves.sort_by_key(|plan| Reverse(plan.worth));
    for plan in moves.iter_mut().take(evaluator.profile.after) {
        think_on(evaluator, plan, &sources, spend);
    }
    plans.extend(moves);
    plans.sort_by_key(|plan| Reverse(plan.total()));
    plans
}

/// The best that begins with this action; a bot that wouldn't have thought of it looks at it like this.
pub(super) fn begun_with(
    evaluator: &Evaluator<'_>,
    state: &State,
    first: Action,
    spend: &mut dyn FnMut() -> bool,
) -> Plan {
    let after = evaluator.game.with_played(state, first);
    let (run, worth) = (None, evaluator.worth(&after));
    let begun = Plan { first, state: after, run, worth, more: 0 };
    match first {
        Action::Move { train, .. } => {
            let mut plan = Plan { run: Some(train), ..begun };
            // There is always time to see where it leads.
            think_through(evaluator, &mut plan, &mut || true);
            if evaluator.profile.after > 0 {
                think_on(evaluator, &mut plan, &sources(evaluator, state), spend);
            }
            plan
        }
        Action::EndTurn => begun,
        _ => {
            let best = plans(evaluator, &begun.state, spend).into_iter().next();
            best.map_or(begun, |plan| Plan { first, ..plan })
        }
    }
}

/// Every line with one more card.
fn longer(
    evaluator: &Evaluator<'_>,
    lines: &[Line],
    pool: &[Action],
    spend: &mut dyn FnMut() -> bool,
) -> Vec<Line> {
    let mut longer: Vec<Line> = Vec::new();
    for line in lines {
        for action in pool.iter().filter_map(|action| paid(&line.state, *action)) {
            let after = evaluator.game.with_played(&line.state, action);
            // The same in another order.
            if longer.iter().any(|line| line.state == after) {
                continue;
            }
            if !spend() {
                return longer;
            }
            longer.push(Line::new(evaluator, line.first.or(Some(action)), after));
        }
    }
    longer
}

/// Thinks a move through, roll by roll: whether there was time for it.
fn think_through(evaluator: &Evaluator<'_>, plan: &mut Plan, spend: &mut dyn FnMut() -> bool) -> bool {
    let Some(train) = plan.run.filter(|_| spend()) else { return false };
    plan.worth = evaluator.worth_of_run(&plan.state, train, &mut |after| evaluator.worth(after));
    true
}

/// Thinks of what could be played after a move, wherever it leads.
fn think_on(
    evaluator: &Evaluator<'_>,
    plan: &mut Plan,
    sources: &[FieldId],
    spend: &mut dyn FnMut() -> bool,
) {
    let Some(train) = plan.run else { return };
    let worth = evaluator
        .worth_of_run(&plan.state, train, &mut |after| with_one_more(evaluator, after, sources, spend));
    plan.more = worth - plan.worth;
}

/// What a position is worth if one more card may be played.
fn with_one_more(
    evaluator: &Evaluator<'_>,
    state: &State,
    sources: &[FieldId],
    spend: &mut dyn FnMut() -> bool,
) -> i32 {
    let (worth, gains) = evaluator.assess(state);
    if matches!(state.phase, Phase::Over(_)) {
        return worth;
    }
    let mut best = worth;
    if let Some((_, after)) = with_move_paid(evaluator, state) {
        let gain = gains.into_iter().max().unwrap_or(0);
        best = best.max(worth + gain - (evaluator.hand(state) - evaluator.hand(&after)));
    }
    for action in settings(evaluator, state, sources) {
        if !spend() {
            break;
        }
        best = best.max(evaluator.worth(&evaluator.game.with_played(state, action)));
    }
    best
}
