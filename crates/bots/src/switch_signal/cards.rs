//! Which action cards to play: short lines of play, switches and signals first and then perhaps a move,
//! are compared with ending the turn here. Of the best line the first card is played.

use std::cmp::Reverse;

use switch_signal::{Action, FieldId, Fields, Kind, State, TrainId};

use super::outlook::Mind;
use super::try_out::{payment, play};

/// How many of the actions that look best are tried again after another.
const POOL: usize = 40;
/// How many fields are thought of that a signal could go to, and for each how many it could come from.
const FIELDS: usize = 8;
const SOURCES: usize = 3;

/// A line of play: its first action, where it leads and what that is worth.
struct Line {
    first: Action,
    state: State,
    worth: i32,
}

/// What to play, or to end the turn.
pub(super) fn choose(mind: &Mind<'_>, state: &State, legal: &[Action]) -> Action {
    let mut best = (mind.worth(state), Action::EndTurn);
    let mut pool = Vec::new();
    let mut lines = settings(mind, state, legal, &mut pool);
    moves(mind, state, None, &mut best);
    for depth in 1..=mind.temper.depth {
        lines.sort_by_key(|line| Reverse(line.worth));
        lines.truncate(mind.temper.breadth);
        if let Some(line) = lines.first()
            && line.worth > best.0
        {
            best = (line.worth, line.first);
        }
        if depth == mind.temper.depth {
            break;
        }
        let mut longer = Vec::new();
        for line in &lines {
            moves(mind, &line.state, Some(line.first), &mut best);
            for action in pool.iter().filter_map(|action| paid(&line.state, *action)) {
                let state = play(mind.game, &line.state, action);
                let worth = mind.worth(&state);
                longer.push(Line { first: line.first, state, worth });
            }
        }
        lines = longer;
    }
    best.1
}

/// What each action leads to that leaves nothing to chance; those that look best go to the pool.
fn settings(mind: &Mind<'_>, state: &State, legal: &[Action], pool: &mut Vec<Action>) -> Vec<Line> {
    let plain = |action: &Action| {
        matches!(action, Action::Switch { .. } | Action::Load { .. }) && paid(state, *action) == Some(*action)
    };
    let line = |action: Action| {
        let after = play(mind.game, state, action);
        let worth = mind.worth(&after);
        Line { first: action, state: after, worth }
    };
    let plain = legal.iter().copied().filter(plain);
    let mut lines: Vec<Line> = plain.chain(signals(mind, state, legal)).map(line).collect();
    lines.sort_by_key(|line| Reverse(line.worth));
    pool.extend(lines.iter().take(POOL).map(|line| line.first));
    lines
}

/// The signal moves worth a thought: to the fields where one more signal would help most, from those
/// where one is missed least.
fn signals(mind: &Mind<'_>, state: &State, legal: &[Action]) -> Vec<Action> {
    let fits =
        |action: &Action| matches!(action, Action::Signal { .. }) && paid(state, *action) == Some(*action);
    let moves: Vec<Action> = legal.iter().copied().filter(fits).collect();
    if moves.is_empty() {
        return moves;
    }
    let worth = |signals: Fields| mind.worth(&State { signals, ..state.clone() });
    let (mut to, mut from) = (Vec::new(), Vec::new());
    for field in (0..mind.game.board().fields.len() as u8).map(FieldId) {
        match state.signals.contains(field) {
            true => from.push((Reverse(worth(state.signals.without(field))), field)),
            false => to.push((Reverse(worth(state.signals.with(field))), field)),
        }
    }
    to.sort_unstable();
    from.sort_unstable();
    let mut chosen = Vec::new();
    for (_, to) in to.into_iter().take(FIELDS) {
        let so = from.iter().filter_map(|(_, from)| {
            moves.iter().copied().find(
                |action| matches!(action, Action::Signal { from: one, to: other, .. } if one == from && *other == to),
            )
        });
        chosen.extend(so.take(SOURCES));
    }
    chosen
}

/// Tries every train's move after a line.
fn moves(mind: &Mind<'_>, state: &State, first: Option<Action>, best: &mut (i32, Action)) {
    let Some(payment) = payment(state.hand(), Kind::Move) else { return };
    for train in TrainId::all().filter(|train| state.train(*train).at.is_some()) {
        let action = Action::Move { train, payment };
        let worth = mind.worth_of_run(&play(mind.game, state, action), train);
        if worth > best.0 {
            *best = (worth, first.unwrap_or(action));
        }
    }
}

/// The action as it is best paid with what is in hand; `None` if it can't be, or changes nothing.
fn paid(state: &State, action: Action) -> Option<Action> {
    let hand = state.hand();
    match action {
        Action::Signal { from, to, .. } => {
            let fits = state.signals.contains(from) && !state.signals.contains(to);
            let payment = payment(hand, Kind::Signal).filter(|_| fits)?;
            Some(Action::Signal { from, to, payment })
        }
        Action::Switch { junction, closed, .. } => {
            let fits = state.switches[junction.index()] != closed;
            let payment = payment(hand, Kind::Switch).filter(|_| fits)?;
            Some(Action::Switch { junction, closed, payment })
        }
        Action::Load { train, .. } => {
            let at = state.train(train);
            let card = Kind::ALL.into_iter().max_by_key(|kind| hand[kind.index()])?;
            (at.cargo.is_none() && hand[card.index()] > 0).then_some(Action::Load { train, card })
        }
        _ => None,
    }
}
