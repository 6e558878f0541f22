//! The rules as a table of contents: which chapter an action belongs to.

pub(crate) mod claim;
pub(crate) mod draw;
pub(crate) mod end;
pub(crate) mod exchange;
pub(crate) mod harbour;
pub(crate) mod market;
pub(crate) mod opening;
pub(crate) mod tickets;

use engine::{Chance, Rules, Seat, Witness};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::GreatLakes;
use crate::state::{Phase, State};

/// What every chapter works with.
pub(crate) type Play<'a, C, W> = engine::Play<'a, GreatLakes, C, W>;

impl Rules for GreatLakes {
    const VERSION: u32 = 2;

    engine::rules_as_usual!();

    fn game(&self) -> &str {
        Self::GAME
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        check_turn(state, seat)?;
        check_phase(state.phase, action)?;
        match action {
            Action::Keep(kept) => tickets::check_keep(state, seat, kept),
            Action::Pieces(trains) => opening::check_pieces(self, trains),
            Action::Take(card) => draw::check_take(state, card),
            Action::Refill(deck) => draw::check_deck(state, deck, true),
            Action::Blind(deck) => draw::check_deck(state, deck, false),
            Action::Claim { route, payment } => claim::check(self, state, seat, route, payment),
            Action::Tickets => tickets::check_draw(state),
            Action::Harbour { city, payment } => harbour::check(self, state, seat, city, payment),
            Action::Exchange { give, count } => exchange::check(state, seat, give, count),
            Action::Pass => end::check_pass(self, state, seat),
        }
    }
}

/// Does what an action says.
#[inline]
fn perform<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, seat: Seat, action: Action) {
    match action {
        Action::Keep(kept) if play.state.phase == Phase::Opening => opening::keep(play, seat, kept),
        Action::Keep(kept) => tickets::keep(play, kept),
        Action::Pieces(trains) => opening::pieces(play, seat, trains),
        Action::Take(card) => draw::take(play, card),
        Action::Refill(deck) => draw::refill(play, deck),
        Action::Blind(deck) => draw::blind(play, deck),
        Action::Claim { route, payment } => claim::claim(play, route, payment),
        Action::Tickets => tickets::draw(play),
        Action::Harbour { city, payment } => harbour::build(play, city, payment),
        Action::Exchange { give, count } => exchange::exchange(play, give, count),
        Action::Pass => end::pass(play),
    }
}

/// Whether the seat is to decide anything now (GL-3 to GL-5).
#[inline]
fn check_turn(state: &State, seat: Seat) -> Result<(), Illegal> {
    match state.phase {
        Phase::Over(_) => Err(Illegal::GameOver),
        Phase::Opening | Phase::Pieces if !state.of(seat).has_chosen(state.phase) => Ok(()),
        Phase::Opening => Err(Illegal::WaitForOthers { pieces: false }),
        Phase::Pieces => Err(Illegal::WaitForOthers { pieces: true }),
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
        (Phase::Pieces, Action::Pieces(_)) => Ok(()),
        (Phase::Pieces, _) => Err(Illegal::ChoosePieces),
        (Phase::Refill { .. }, Action::Refill(_)) => Ok(()),
        (Phase::Refill { .. }, _) => Err(Illegal::RefillFirst),
        (_, Action::Keep(_)) => Err(Illegal::NoOffer),
        (_, Action::Pieces(_)) => Err(Illegal::NoPiecesNow),
        (_, Action::Refill(_)) => Err(Illegal::NoGap),
        (Phase::SecondCard, Action::Take(_) | Action::Blind(_)) => Ok(()),
        (Phase::SecondCard, _) => Err(Illegal::TakeSecondCard),
        (Phase::Turn, _) => Ok(()),
    }
}
