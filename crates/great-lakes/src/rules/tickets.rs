//! Choose tickets and draw more (GL-3, GL-19).

use engine::{Chance, Seat, Witness};
use rails::TicketSet;
use rails::tickets::WrongKeep;

use super::{end, market};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::GreatLakes;
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

pub(crate) fn draw(state: &mut State, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
    let (seat, offer) = (state.turn, state.tickets.draw(DRAWN, chance));
    let own = &mut state.holdings[seat];
    (own.offer, own.met) = (offer, own.met | offer);
    state.phase = Phase::Tickets;
    witness.see(|| Event::DrewTickets { seat, count: offer.len() as u8, tickets: Some(offer) });
    market::settle(state, chance, witness);
}

pub(crate) fn keep(
    game: &GreatLakes,
    state: &mut State,
    seat: Seat,
    kept: TicketSet,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    let own = &mut state.holdings[seat];
    let others = rails::tickets::keep(&mut own.offer, &mut own.tickets, kept);
    state.tickets.put_under(seat, others, chance);
    let (count, returned) = (kept.len() as u8, others.len() as u8);
    let under = |state: &State| Some(state.tickets.last(others.len()));
    witness.see(|| Event::KeptTickets { seat, count, kept: Some(kept), returned, under: under(state) });
    market::settle(state, chance, witness);
    end::turn(game, state, witness);
}
