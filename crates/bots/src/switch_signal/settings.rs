//! What can be played that leaves nothing to chance, and is worth a thought: loads, and the tokens in the
//! way of trains.

use std::cmp::Reverse;

use switch_signal::{Action, Board, FieldId, Fields, Kind, Payment, State, TrainId};

use super::evaluation::{Evaluation, Evaluator};
use super::try_out::{good_at, payment};
use super::ways::Ways;

/// From how many fields a signal could come that is wanted somewhere.
const SOURCES: usize = 3;

/// The green signals, those first that are missed least.
pub(super) fn sources(evaluator: &Evaluator<'_>, state: &State) -> Vec<FieldId> {
    let worth = |field| evaluator.worth(&State { signals: state.signals.without(field), ..state.clone() });
    let mut fields: Vec<_> = state.signals.iter().map(|field| (Reverse(worth(field)), field)).collect();
    fields.sort_unstable();
    fields.into_iter().map(|(_, field)| field).collect()
}

/// Loads, switches and signals, each as it is best paid for.
pub(super) fn settings(evaluator: &Evaluator<'_>, state: &State, sources: &[FieldId]) -> Vec<Action> {
    let ways = Ways::of(&Evaluation::new(evaluator, state));
    let loads = state.on_network().iter().filter(|train| is_loadable(evaluator, state, *train));
    let loads = loads.map(|train| Action::Load { train, card: Kind::Move });
    let switches = ways.switches.iter().map(|(junction, closed)| Action::Switch {
        junction: *junction,
        closed: *closed,
        payment: Payment::Own,
    });
    let mut all: Vec<Action> = loads.chain(switches).collect();
    let board = evaluator.game.board();
    for to in ways.signals.iter() {
        let from = sources.iter().copied().filter(|from| may_go(board, state.signals, *from, to));
        all.extend(from.take(SOURCES).map(|from| Action::Signal { from, to, payment: Payment::Own }));
    }
    all.into_iter().filter_map(|action| paid(state, action)).collect()
}

/// Whether a signal may go from one field to another: every city keeps one (SS-18).
fn may_go(board: &Board, signals: Fields, from: FieldId, to: FieldId) -> bool {
    let Some(city) = board.fields[from.index()].city else { return signals.contains(from) };
    let own = board.cities[city.index()].fields;
    let last = (own.0 & signals.0).count_ones() <= 1;
    signals.contains(from) && (!last || own.contains(to))
}

/// Whether a train could be loaded (SS-22).
fn is_loadable(evaluator: &Evaluator<'_>, state: &State, train: TrainId) -> bool {
    let good = good_at(evaluator.game, state, train).filter(|_| state.train(train).cargo.is_none());
    good.is_some_and(|good| state.stock[good.index()] > 0)
}

/// The action as it is best paid with what is in hand; `None` if it can't be, or changes nothing.
pub(super) fn paid(state: &State, action: Action) -> Option<Action> {
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
