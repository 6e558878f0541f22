//! Choose tickets and draw more (GL-3, GL-19).

use engine::{Chance, Seat, Witness};
use rails::TicketSet;
use rails::tickets::WrongKeep;

use super::{Play, end, market};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Phase, State};

/// So many are drawn (GL-19).
const DRAWN: usize = 4;
/// At least so many of the opening tickets are kept (GL-3).
pub(crate) const LEAST_OF_OPENING: u8 = 3;
/// At least so many of those drawn later are kept (GL-19).
const LEAST_OF_DRAWN: u8 = 1;

/// How many tickets the seat has to keep at least.
#[inline]
pub(crate) fn least_kept(state: &State) -> u8 {
    if state.phase == Phase::Opening { LEAST_OF_OPENING } else { LEAST_OF_DRAWN }
}

/// Whether the seat may keep just these.
pub(crate) fn check_keep(state: &State, seat: Seat, kept: TicketSet) -> Result<(), Illegal> {
    let (least, opening) = (least_kept(state), state.phase == Phase::Opening);
    match rails::tickets::check_keep(state.of(seat).offer, kept, least) {
        Ok(()) => Ok(()),
        Err(WrongKeep::NotOffered) => Err(Illegal::NotOffered { opening }),
        Err(WrongKeep::TooFew) => Err(Illegal::KeepMore { least, opening }),
    }
}

/// Whether tickets may be drawn (GL-19).
pub(crate) fn check_draw(state: &State) -> Result<(), Illegal> {
    if state.tickets.is_empty() { Err(Illegal::NoTicketLeft) } else { Ok(()) }
}

pub(crate) fn draw<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let (seat, offer) = (play.state.turn, play.state.tickets.draw(DRAWN, play.chance));
    let own = &mut play.state.holdings[seat];
    (own.offer, own.met) = (offer, own.met | offer);
    play.state.phase = Phase::Tickets;
    play.see(|| Event::DrewTickets { seat, count: offer.len() as u8, tickets: Some(offer) });
    market::settle(play);
}

pub(crate) fn keep<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, kept: TicketSet) {
    let state = &mut *play.state;
    let (seat, own) = (state.turn, &mut state.holdings[state.turn]);
    let others = rails::tickets::keep(&mut own.offer, &mut own.tickets, kept);
    state.tickets.put_under(seat, others, play.chance);
    let (count, returned, deck) = (kept.len() as u8, others.len() as u8, &state.tickets);
    let under = || Some(deck.last(others.len()));
    play.witness.see(|| Event::KeptTickets { seat, count, kept: Some(kept), returned, under: under() });
    market::settle(play);
    end::turn(play);
}
