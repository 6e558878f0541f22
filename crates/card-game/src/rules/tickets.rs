//! Choose the first tickets and take more (CG-4, CG-19).

use engine::{Chance, Seat, Witness};
use rails::TicketSet;
use rails::tickets::WrongKeep;

use super::{Play, turn};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Phase, State};

/// So many are taken (CG-19).
const TAKEN: usize = 4;
/// At least so many of the first tickets are kept (CG-4).
const LEAST_OF_OPENING: u8 = 1;

/// How many tickets the seat has to keep at least: of those taken later none (CG-19).
#[inline]
pub(crate) fn least_kept(phase: Phase) -> u8 {
    if phase == Phase::Opening { LEAST_OF_OPENING } else { 0 }
}

/// Whether the seat may keep just these.
pub(crate) fn check_keep(state: &State, seat: Seat, kept: TicketSet) -> Result<(), Illegal> {
    let (least, opening) = (least_kept(state.phase), state.phase == Phase::Opening);
    rails::tickets::check_keep(state.of(seat).offer, kept, least).map_err(|wrong| match wrong {
        WrongKeep::NotOffered => Illegal::NotOffered { opening },
        WrongKeep::TooFew => Illegal::KeepMore { least },
    })
}

/// Whether tickets may be taken (CG-19).
pub(crate) fn check_take(state: &State) -> Result<(), Illegal> {
    if state.tickets.is_empty() { Err(Illegal::NoTicketLeft) } else { Ok(()) }
}

pub(crate) fn take<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let (seat, offer) = (play.state.turn, play.state.tickets.draw(TAKEN, play.chance));
    play.state.holdings[seat].offer = offer;
    play.state.phase = Phase::Tickets;
    play.see(|| Event::DrewTickets { seat, count: offer.len() as u8, tickets: Some(offer) });
}

pub(crate) fn keep<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, seat: Seat, kept: TicketSet) {
    let state = &mut *play.state;
    let holdings = &mut state.holdings[seat];
    let others = rails::tickets::keep(&mut holdings.offer, &mut holdings.tickets, kept);
    let (count, returned) = (kept.len() as u8, others.len() as u8);
    if state.phase == Phase::Opening {
        // What is turned down is shuffled back: any of it may be on top again (CG-4).
        state.tickets.shuffle_in(others, play.chance);
        play.see(|| Event::Opened { seat, count, kept: Some(kept) });
        if play.state.actors().is_empty() {
            play.see(|| Event::Started);
            turn::first(play);
        }
    } else {
        holdings.returned |= others;
        state.tickets.put_under(seat, others, play.chance);
        let under = || Some(state.tickets.last(others.len()));
        play.witness.see(|| Event::KeptTickets { seat, count, kept: Some(kept), returned, under: under() });
        turn::close(play);
    }
}
