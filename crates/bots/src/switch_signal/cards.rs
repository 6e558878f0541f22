//! Which action cards to play: lines of play, switches and signals and loads first and then perhaps a
//! move, are compared with ending the turn here. Of the best line the first card is played.

use std::cmp::Reverse;

use switch_signal::{Action, Fields, Kind, State, TRAINS, TrainId};

use super::outlook::{Mind, Outlook};
use super::try_out::{payment, play};
use super::ways::Ways;

/// From how many fields a signal could come that is wanted somewhere.
const SOURCES: usize = 3;

/// A line of play: its first action, where it leads and what that is worth.
struct Line {
    first: Option<Action>,
    state: State,
    worth: i32,
    /// What a move of each train would bring.
    gains: [i32; TRAINS],
}

/// What to play, or to end the turn.
pub(super) fn choose(mind: &Mind<'_>, state: &State, legal: &[Action]) -> Action {
    let line = |first: Option<Action>, state: State| {
        let (worth, gains) = mind.assess(&state);
        Line { first, state, worth, gains }
    };
    let pool = pool(mind, state, legal);
    let start = line(None, state.clone());
    let mut best = (start.worth, Action::EndTurn);
    let mut moves = Vec::new();
    let mut lines = vec![start];
    for depth in 0..=mind.temper.depth {
        lines.sort_by_key(|line| Reverse(line.worth));
        lines.truncate(mind.temper.breadth);
        for line in &lines {
            if let Some(first) = line.first
                && line.worth > best.0
            {
                best = (line.worth, first);
            }
            promising(mind, line, &mut moves);
        }
        if depth == mind.temper.depth {
            break;
        }
        let mut longer: Vec<Line> = Vec::new();
        for one in &lines {
            for action in pool.iter().filter_map(|action| paid(&one.state, *action)) {
                let after = play(mind.game, &one.state, action);
                // The same by another order.
                if longer.iter().any(|line| line.state == after) {
                    continue;
                }
                longer.push(line(one.first.or(Some(action)), after));
            }
        }
        lines = longer;
    }
    moves.sort_by_key(|(worth, ..)| Reverse(*worth));
    moves.truncate(mind.temper.moves);
    for (_, first, state, train) in moves {
        let worth = mind.worth_of_run(&state, train);
        if worth > best.0 {
            best = (worth, first);
        }
    }
    best.1
}

/// What could be played that leaves nothing to chance, and is worth a thought.
fn pool(mind: &Mind<'_>, state: &State, legal: &[Action]) -> Vec<Action> {
    let ways = Ways::of(&Outlook::new(mind, state));
    let mut pool = Vec::new();
    // Where a signal may go from each field (SS-18).
    let mut from_to = [Fields::default(); switch_signal::MAX_FIELDS];
    for action in legal {
        match *action {
            Action::Load { .. } => pool.extend(paid(state, *action).filter(|paid| paid == action)),
            Action::Signal { from, to, .. } => {
                let to_all = &mut from_to[from.index()];
                *to_all = to_all.with(to);
            }
            _ => {}
        }
    }
    let switches = ways.switches.iter().filter_map(|(junction, closed)| {
        paid(
            state,
            Action::Switch { junction: *junction, closed: *closed, payment: switch_signal::Payment::Own },
        )
    });
    pool.extend(switches);
    if !ways.signals.is_empty() {
        let worth = |signals: Fields| mind.worth(&State { signals, ..state.clone() });
        let mut from: Vec<_> =
            state.signals.iter().map(|field| (Reverse(worth(state.signals.without(field))), field)).collect();
        from.sort_unstable();
        for to in ways.signals.iter() {
            let sources = from.iter().filter(|(_, from)| from_to[from.index()].contains(to));
            let signals = sources.take(SOURCES).filter_map(|(_, from)| {
                paid(state, Action::Signal { from: *from, to, payment: switch_signal::Payment::Own })
            });
            pool.extend(signals);
        }
    }
    pool
}

/// The moves after a line that look good at first sight.
fn promising(mind: &Mind<'_>, line: &Line, moves: &mut Vec<(i32, Action, State, TrainId)>) {
    let Some(payment) = payment(line.state.hand(), Kind::Move) else { return };
    let Some(any) = line.state.on_network().iter().next() else { return };
    let after = play(mind.game, &line.state, Action::Move { train: any, payment });
    let price = mind.hand(&line.state) - mind.hand(&after);
    for train in line.state.on_network().iter() {
        let worth = line.worth - price + line.gains[train.index()];
        let first = line.first.unwrap_or(Action::Move { train, payment });
        moves.push((worth, first, after.clone(), train));
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
