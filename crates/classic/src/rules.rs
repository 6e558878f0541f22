//! The rules as a table of contents: which chapter an action belongs to.

pub(crate) mod claim;
pub(crate) mod draw;
pub(crate) mod end;
pub(crate) mod market;
pub(crate) mod station;
pub(crate) mod tickets;
pub(crate) mod tunnel;

use engine::{Chance, Rules, Seat, Witness};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::Classic;
use crate::state::{Phase, State};

/// What every chapter works with.
pub(crate) type Play<'a, C, W> = engine::Play<'a, Classic, C, W>;

impl Rules for Classic {
    const VERSION: u32 = 2;

    engine::rules_as_usual!();

    fn game(&self) -> &str {
        &self.board.game
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        check_turn(state, seat)?;
        check_phase(state.phase, action)?;
        match action {
            Action::Keep(kept) => tickets::check_keep(self, state, seat, kept),
            Action::Take(card) => draw::check_take(state, card),
            Action::Blind => draw::check_blind(state),
            Action::Claim { route, payment } => claim::check(self, state, seat, route, payment),
            Action::Pay(payment) => tunnel::check_pay(state, payment),
            Action::Decline => Ok(()),
            Action::Tickets => tickets::check_draw(state),
            Action::Station { city, payment } => station::check(self, state, seat, city, payment),
            Action::Pass => end::check_pass(self, state, seat),
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
        Action::Claim { route, payment } => claim::claim(play, route, payment),
        Action::Pay(payment) => tunnel::pay(play, payment),
        Action::Decline => tunnel::decline(play),
        Action::Tickets => tickets::draw(play),
        Action::Station { city, payment } => station::build(play, city, payment),
        Action::Pass => end::pass(play),
    }
}

/// Whether the seat is to decide anything now (EU-5, EU-6).
#[inline]
fn check_turn(state: &State, seat: Seat) -> Result<(), Illegal> {
    match state.phase {
        Phase::Over(_) => Err(Illegal::GameOver),
        Phase::Opening if state.of(seat).offer.is_empty() => Err(Illegal::WaitForOthers),
        Phase::Opening => Ok(()),
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
        (_, Action::Keep(_)) => Err(Illegal::NoOffer),
        (Phase::Tunnel { .. }, Action::Pay(_) | Action::Decline) => Ok(()),
        (Phase::Tunnel { .. }, _) => Err(Illegal::AnswerTunnel),
        (_, Action::Pay(_) | Action::Decline) => Err(Illegal::NoTunnel),
        (Phase::SecondCard, Action::Take(_) | Action::Blind) => Ok(()),
        (Phase::SecondCard, _) => Err(Illegal::TakeSecondCard),
        (Phase::Turn, _) => Ok(()),
    }
}
