//! What partners propose to each other: whether it can be done now, or later, or not any more, and what it
//! leads to. For screens and bots; nothing of it is known to the rules.

use engine::{Rules as _, Seat};

use crate::action::{Action, Payment};
use crate::illegal::Illegal;
use crate::pieces::Kind;
use crate::setup::SwitchSignal;
use crate::state::{Orders, Phase, Placing, State};

/// What can become of an action that was proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prospect {
    /// It can be done now, paid for so.
    Now(Action),
    /// Not now, but later.
    Later,
    /// Nothing is left to do: it lies so already, or answers what nobody asks any more.
    Settled,
    /// It can't be done any more, for this reason.
    Never(Illegal),
}

impl Action {
    /// Whether both do the same, whatever is paid for it.
    pub fn does_same(self, other: Action) -> bool {
        match (self, other) {
            (Action::Signal { from: one, to: there, .. }, Action::Signal { from: other, to, .. }) => {
                (one, there) == (other, to)
            }
            (Action::Switch { junction: one, closed: so, .. }, Action::Switch { junction, closed, .. }) => {
                (one, so) == (junction, closed)
            }
            (Action::Move { train: one, .. }, Action::Move { train: other, .. })
            | (Action::Load { train: one, .. }, Action::Load { train: other, .. }) => one == other,
            (one, other) => one == other,
        }
    }

    /// Whether it is something to do with cards, or the end of that: it can be planned. Anything else answers
    /// what is asked just then.
    pub const fn is_of_cards(self) -> bool {
        matches!(
            self,
            Action::Signal { .. }
                | Action::Switch { .. }
                | Action::Move { .. }
                | Action::Load { .. }
                | Action::EndTurn
        )
    }

    /// The same, paid for in every way, its own first.
    fn paid_anyhow(self) -> impl Iterator<Item = Action> {
        let kind = match self {
            Action::Signal { .. } => Kind::Signal,
            Action::Switch { .. } => Kind::Switch,
            _ => Kind::Move,
        };
        let paid = move |payment| match self {
            Action::Signal { from, to, .. } => Action::Signal { from, to, payment },
            Action::Switch { junction, closed, .. } => Action::Switch { junction, closed, payment },
            Action::Move { train, .. } => Action::Move { train, payment },
            other => other,
        };
        let cards = Kind::ALL.into_iter().filter_map(move |card| match self {
            Action::Load { train, .. } => Some(Action::Load { train, card }),
            _ => None,
        });
        let payments = [Payment::Own].into_iter().chain(Payment::pairs(kind)).map(paid);
        [self].into_iter().chain(payments).chain(cards)
    }
}

impl SwitchSignal {
    /// What can become of an action that was proposed.
    pub fn prospect(&self, state: &State, action: Action) -> Prospect {
        if let Phase::Over(_) = state.phase {
            return Prospect::Never(Illegal::GameOver);
        }
        if self.is_settled(state, action) {
            return Prospect::Settled;
        }
        let check = |action: Action| self.check(state, state.turn, action);
        match (action.paid_anyhow().find(|action| check(*action).is_ok()), check(action)) {
            (Some(action), _) => Prospect::Now(action),
            (None, Err(why)) if !self.may_come(state, action) => {
                Prospect::Never(self.obstacle(state, action, why))
            }
            _ => Prospect::Later,
        }
    }

    /// Whether nothing is left to do.
    fn is_settled(&self, state: &State, action: Action) -> bool {
        let asked = |phase: fn(&Phase) -> bool| phase(&state.phase) || state.orders.card.is_some();
        match action {
            Action::Switch { junction, closed, .. } => state.switches[junction.index()] == closed,
            Action::Signal { from, to, .. } => !state.signals.contains(from) && state.signals.contains(to),
            Action::Load { train, .. } => state.train(train).cargo.is_some(),
            Action::Lay { junction, .. } => !matches!(
                state.phase,
                Phase::Placing(Placing::Junction(next)) if usize::from(next) <= junction.index()
            ),
            Action::Light(field) => {
                state.signals.contains(field) || !matches!(state.phase, Phase::Placing(_))
            }
            Action::Leave(_) | Action::Ahead | Action::Stop | Action::Logistician => {
                !asked(|phase| matches!(phase, Phase::Rolled { .. } | Phase::Arrived { .. }))
            }
            Action::Run(train) => {
                state.orders.card.is_none()
                    || state.orders.moved.contains(train) && !state.orders.to_move.contains(train)
            }
            Action::CarryOut | Action::Pointsman => state.phase != Phase::Revealed,
            Action::NewTrain(_) | Action::Roll | Action::Coupler(_) => state.orders.new_trains == 0,
            Action::PickColour(_) | Action::Conductor(_) | Action::Attendant(_) => {
                state.orders.card.is_none()
            }
            Action::Dispatcher => state.dispatching,
            Action::Move { .. } | Action::EndTurn => false,
        }
    }

    /// Whether what can't be done now can be done later.
    fn may_come(&self, state: &State, action: Action) -> bool {
        match action {
            Action::Signal { from, to, .. } => state.signals.contains(from) && !state.signals.contains(to),
            Action::Move { train, .. } | Action::Load { train, .. } | Action::Run(train) => {
                state.train(train).at.is_some()
            }
            Action::Leave(_) | Action::Ahead | Action::Stop => {
                !matches!(state.phase, Phase::Rolled { .. } | Phase::Arrived { .. })
            }
            action => action.helper().is_none_or(|helper| self.helper_ready(state, helper)),
        }
    }

    /// Why an action can't be done any more: not what is in its way just now.
    fn obstacle(&self, state: &State, action: Action, why: Illegal) -> Illegal {
        match action {
            Action::Signal { .. } => Illegal::NoSignalMove,
            Action::Move { train, .. } | Action::Load { train, .. } if state.train(train).at.is_none() => {
                Illegal::InDepot { train }
            }
            action => action.helper().map_or(why, |helper| Illegal::NoHelper { helper }),
        }
    }

    /// The position after cards were played that leave nothing to chance; for a move, before the roll.
    #[must_use]
    pub fn with_played(&self, state: &State, action: Action) -> State {
        let mut after = state.clone();
        match action {
            Action::Signal { from, to, payment } => {
                pay(&mut after, payment.cards(Kind::Signal));
                after.signals = after.signals.without(from).with(to);
            }
            Action::Switch { junction, closed, payment } => {
                pay(&mut after, payment.cards(Kind::Switch));
                after.switches[junction.index()] = closed;
            }
            Action::Move { payment, .. } => pay(&mut after, payment.cards(Kind::Move)),
            Action::Load { train, card } => {
                pay(&mut after, Payment::Own.cards(card));
                let city = state.train(train).at.and_then(|at| self.board.city_at(at));
                if let Some(good) = city.and_then(|city| self.board.cities[city.index()].good) {
                    after.stock[good.index()] = after.stock[good.index()].saturating_sub(1);
                    after.trains[train.index()].cargo = Some(good);
                }
            }
            _ => {}
        }
        after
    }

    /// The position that planned steps lead to, as far as nothing is left to chance: trains stand where they are,
    /// and who comes next has the cards that they have. A plan begins once the instruction at hand has been
    /// carried out. None, if these steps aren't of cards, or there are no cards yet.
    pub fn after_steps(&self, state: &State, steps: &[Action]) -> Option<State> {
        let plays = !matches!(state.phase, Phase::Placing(_) | Phase::Over(_));
        if !plays || !steps.iter().all(|step| step.is_of_cards()) {
            return None;
        }
        let mut state = State { phase: Phase::Cards, orders: Orders::default(), ..state.clone() };
        for step in steps {
            state = match (*step, self.prospect(&state, *step)) {
                (Action::EndTurn, _) => self.next_turn(state),
                (_, Prospect::Now(step)) => self.with_played(&state, step),
                // The cards for it are still to be drawn.
                (step, Prospect::Later) => self.with_played(&state, step),
                (_, Prospect::Settled | Prospect::Never(_)) => state,
            };
        }
        Some(state)
    }

    /// The next seat's turn, once its instruction has been carried out.
    fn next_turn(&self, state: State) -> State {
        State { turn: state.turn.next(self.seats), dispatching: false, ..state }
    }

    /// What is left of steps that were proposed in this seat's turn, after these were done: without what was done
    /// or is settled, by whomever.
    pub fn steps_left(
        &self,
        state: &State,
        (turn, steps): (Seat, &[Action]),
        done: &[(Seat, Action)],
    ) -> Vec<Action> {
        let mut left = steps.to_vec();
        let (mut at, mut ended, mut passed) = (turn, false, false);
        let now = [(state.turn, None)];
        for (seat, action) in done.iter().map(|(seat, action)| (*seat, Some(*action))).chain(now) {
            // With nothing to play a turn ends by itself.
            if seat != at && !ended {
                take(&mut left, |step| step == Action::EndTurn);
            }
            passed |= seat != at;
            (at, ended) = (seat, action == Some(Action::EndTurn));
            if let Some(action) = action {
                take(&mut left, |step| step.does_same(action));
            }
        }
        let over = |step: Action| self.is_settled(state, step) || passed && !step.is_of_cards();
        let kept = left.iter().position(|step| !over(*step)).unwrap_or(left.len());
        left.split_off(kept)
    }
}

/// Takes the first step out that is so.
fn take(steps: &mut Vec<Action>, so: impl Fn(Action) -> bool) {
    if let Some(place) = steps.iter().position(|step| so(*step)) {
        steps.remove(place);
    }
}

/// Takes cards out of the hand of whoever's turn it is.
fn pay(state: &mut State, cards: [u8; 3]) {
    let seat = state.turn.index();
    for (kind, count) in cards.into_iter().enumerate() {
        state.hands[seat][kind] = state.hands[seat][kind].saturating_sub(count);
        state.discards[kind] += count;
    }
}
