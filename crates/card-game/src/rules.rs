//! The rules as a table of contents: which chapter an action belongs to.

pub(crate) mod complete;
pub(crate) mod draw;
pub(crate) mod play;
pub(crate) mod round;
pub(crate) mod tickets;
pub(crate) mod turn;

use engine::{Chance, Rules, Seat, Witness};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::CardGame;
use crate::state::{Phase, State};

/// What every chapter works with.
pub(crate) type Play<'a, C, W> = engine::Play<'a, CardGame, C, W>;

impl Rules for CardGame {
    const VERSION: u32 = 1;

    engine::rules_as_usual!();

    fn game(&self) -> &str {
        Self::GAME
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        check_turn(state, seat)?;
        check_phase(state.phase, action)?;
        match action {
            Action::Keep(kept) => tickets::check_keep(state, seat, kept),
            Action::Take(card) => draw::check_take(state, card),
            Action::Blind => draw::check_blind(state),
            Action::Play(cars) => play::check(state, seat, cars),
            Action::Tickets => tickets::check_take(state),
            Action::Complete(ticket) => complete::check(self, state, seat, ticket),
            Action::Pass => turn::check_pass(self, state, seat),
        }
    }
}

/// Does what an action says.
#[inline]
fn perform<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, seat: Seat, action: Action) {
    match action {
        Action::Keep(kept) => tickets::keep(play, seat, kept),
        Action::Take(card) => draw::take(play, card),
        Action::Blind => draw::blind(play),
        Action::Play(cars) => play::play(play, cars),
        Action::Tickets => tickets::take(play),
        Action::Complete(ticket) => complete::choose(play, seat, ticket),
        Action::Pass => turn::pass(play),
    }
}

/// Whether the seat is to decide anything now (CG-4, CG-5, CG-24).
#[inline]
fn check_turn(state: &State, seat: Seat) -> Result<(), Illegal> {
    match state.phase {
        Phase::Over(_) => Err(Illegal::GameOver),
        Phase::Opening if state.of(seat).offer.is_empty() => Err(Illegal::WaitForOthers),
        Phase::Opening => Ok(()),
        Phase::Scoring { seat: chooser } if chooser != seat => Err(Illegal::NotYourScoring { chooser }),
        Phase::Scoring { .. } => Ok(()),
        _ if state.turn != seat => Err(Illegal::NotYourTurn { turn: state.turn }),
        _ => Ok(()),
    }
}

/// Whether this kind of action answers what is to be decided now.
#[inline]
fn check_phase(phase: Phase, action: Action) -> Result<(), Illegal> {
    match (phase, action) {
        (Phase::Over(_), _) => Err(Illegal::GameOver),
        (Phase::Opening | Phase::Tickets, Action::Keep(_)) => Ok(()),
        (Phase::Opening, _) => Err(Illegal::ChooseTickets { opening: true }),
        (Phase::Tickets, _) => Err(Illegal::ChooseTickets { opening: false }),
        (Phase::Scoring { .. }, Action::Complete(_)) => Ok(()),
        (Phase::Scoring { .. }, _) => Err(Illegal::CompleteTickets),
        (_, Action::Complete(_)) => Err(Illegal::NotScoring),
        (_, Action::Keep(_)) => Err(Illegal::NoOffer),
        (Phase::SecondCard, Action::Take(_) | Action::Blind) => Ok(()),
        (Phase::SecondCard, _) => Err(Illegal::TakeSecondCard),
        (Phase::Turn, _) => Ok(()),
    }
}
