//! Action cards (SS-18 to SS-23).

use engine::{Chance, Seat, Witness};

use super::{Play, run};
use crate::action::{Action, Payment};
use crate::board::{Closed, FieldId, Fields, JunctionId};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pieces::{Hand, Kind, TrainId, Trains, size};
use crate::setup::SwitchSignal;
use crate::state::State;

/// How an action of this kind can be paid with this hand: its own card, and pairs of others (SS-21).
#[inline]
pub(crate) fn payments(hand: &Hand, kind: Kind) -> arrayvec::ArrayVec<Payment, 4> {
    let mut payments = arrayvec::ArrayVec::new();
    let [both, mixed, others] = Payment::pairs(kind);
    for payment in [Payment::Own, both, mixed, others] {
        let cards = payment.cards(kind);
        if cards.iter().zip(hand).all(|(needed, held)| needed <= held) {
            payments.push(payment);
        }
    }
    payments
}

/// Whether any card can be played.
pub(crate) fn is_any(game: &SwitchSignal, state: &State) -> bool {
    let hand = state.hand();
    if size(hand) == 0 {
        return false;
    }
    let can_pay = |kind: Kind| hand[kind.index()] > 0 || size(hand) >= 2;
    // A switch can always be set; a signal can be moved if there is a field for it.
    !game.board.junctions.is_empty() && can_pay(Kind::Switch)
        || can_pay(Kind::Signal) && signal_moves(game, state).next().is_some()
        || can_pay(Kind::Move) && !state.on_network().is_empty()
        || !loadable(game, state).is_empty()
}

/// Each green field with the red fields that its signal may go to: those of its own city only, if it
/// is the last there (SS-18).
#[inline]
pub(crate) fn signal_moves<'s>(
    game: &'s SwitchSignal,
    state: &'s State,
) -> impl Iterator<Item = (FieldId, Fields)> + Clone + 's {
    let red = super::place::red(game, state);
    let to = move |from: FieldId| match keeper(game, state, from) {
        Some(own) => red & own,
        None => red,
    };
    state.signals.iter().map(move |from| (from, to(from))).filter(|(_, to)| !to.is_empty())
}

/// The fields of the city that would be left without a signal if this one went.
#[inline]
fn keeper(game: &SwitchSignal, state: &State, from: FieldId) -> Option<Fields> {
    let city = game.board.fields[from.index()].city?;
    let own = game.board.cities[city.index()].fields;
    (own.0 & state.signals.0).is_power_of_two().then_some(own)
}

/// The trains that can be loaded: empty, in a trading city with goods left (SS-22).
#[inline]
pub(crate) fn loadable(game: &SwitchSignal, state: &State) -> Trains {
    let board = game.board();
    let fits = |train: &TrainId| {
        let train = state.train(*train);
        let city = train.at.filter(|_| train.cargo.is_none()).and_then(|at| board.city_at(at));
        let good = city.and_then(|city| board.cities[city.index()].good);
        good.is_some_and(|good| state.stock[good.index()] > 0)
    };
    TrainId::all().filter(fits).collect()
}

/// Whether the seat can pay so.
fn check_payment(hand: &Hand, kind: Kind, payment: Payment) -> Result<(), Illegal> {
    if let Payment::Pair(one, other) = payment {
        if one == kind || other == kind {
            return Err(Illegal::FittingCard);
        }
        if one > other {
            return Err(Illegal::NoSuchThing);
        }
    }
    let cards = payment.cards(kind);
    if cards.iter().zip(hand).all(|(needed, held)| needed <= held) { Ok(()) } else { Err(Illegal::NoCards) }
}

pub(crate) fn check(game: &SwitchSignal, state: &State, action: Action) -> Result<(), Illegal> {
    let hand = state.hand();
    match action {
        Action::Signal { from, to, payment } => {
            if from.index() >= game.board.fields.len() || to.index() >= game.board.fields.len() {
                return Err(Illegal::NoSuchThing);
            }
            if !state.signals.contains(from) || state.signals.contains(to) {
                return Err(Illegal::NoSignalMove);
            }
            if let (Some(own), Some(city)) = (keeper(game, state, from), game.board.fields[from.index()].city)
                && !own.contains(to)
            {
                return Err(Illegal::LastSignal { city });
            }
            check_payment(hand, Kind::Signal, payment)
        }
        Action::Switch { junction, closed, payment } => {
            let facts = game.board.junctions.get(junction.index()).ok_or(Illegal::NoSuchThing)?;
            if state.switches[junction.index()] == closed {
                return Err(Illegal::SameSetting);
            }
            if !facts.settings().contains(&closed) {
                return Err(Illegal::NoSetting);
            }
            check_payment(hand, Kind::Switch, payment)
        }
        Action::Move { train, payment } => {
            if state.train(train).at.is_none() {
                return Err(Illegal::InDepot { train });
            }
            check_payment(hand, Kind::Move, payment)
        }
        Action::Load { train, card } => match loadable(game, state).contains(train) {
            false => Err(Illegal::NoLoad { train }),
            true if hand[card.index()] == 0 => Err(Illegal::NoCards),
            true => Ok(()),
        },
        _ => Err(Illegal::NotNow),
    }
}

/// The seat whose turn it is puts cards on the discards.
fn pay(state: &mut State, cards: Hand) -> Seat {
    for (kind, count) in cards.into_iter().enumerate() {
        state.hands[state.turn.index()][kind] -= count;
        state.discards[kind] += count;
    }
    state.turn
}

/// Moves a signal (SS-18).
pub(crate) fn signal<C: Chance, W: Witness<Event>>(
    play: &mut Play<'_, C, W>,
    from: FieldId,
    to: FieldId,
    payment: Payment,
) -> bool {
    let seat = pay(play.state, payment.cards(Kind::Signal));
    play.state.signals = play.state.signals.without(from).with(to);
    play.see(|| Event::SignalMoved { seat, from, to, payment });
    false
}

/// Sets a junction (SS-19).
pub(crate) fn switch<C: Chance, W: Witness<Event>>(
    play: &mut Play<'_, C, W>,
    junction: JunctionId,
    after: Closed,
    payment: Payment,
) -> bool {
    let seat = pay(play.state, payment.cards(Kind::Switch));
    let before = std::mem::replace(&mut play.state.switches[junction.index()], after);
    play.see(|| Event::SwitchSet { seat, junction, before, after, payment });
    false
}

/// Moves a train (SS-20): whether that asks for a decision.
pub(crate) fn order<C: Chance, W: Witness<Event>>(
    play: &mut Play<'_, C, W>,
    train: TrainId,
    payment: Payment,
) -> bool {
    let seat = pay(play.state, payment.cards(Kind::Move));
    play.see(|| Event::Ordered { seat, train, payment });
    run::roll(play, train, false)
}

/// Loads a train (SS-22).
pub(crate) fn load<C: Chance, W: Witness<Event>>(
    play: &mut Play<'_, C, W>,
    train: TrainId,
    card: Kind,
) -> bool {
    let (board, state) = (&play.game.board, &mut *play.state);
    let city = state.train(train).at.and_then(|at| board.city_at(at));
    if let Some(good) = city.and_then(|city| board.cities[city.index()].good) {
        let seat = pay(state, Payment::Own.cards(card));
        state.stock[good.index()] -= 1;
        state.trains[train.index()].cargo = Some(good);
        play.see(|| Event::Loaded { seat, train, good, card });
    }
    false
}
