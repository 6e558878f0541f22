//! Choose opening tickets and draw more (EU-4, EU-5, EU-29, EU-30).

use engine::{Chance, Seat, Witness};
use rails::TicketSet;
use rails::tickets::WrongKeep;

use super::{end, market};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::Classic;
use crate::state::{Phase, State};

/// So many are drawn (EU-29).
const DRAWN: usize = 3;
/// At least so many of the opening tickets are kept (EU-4).
const LEAST_OF_OPENING: u8 = 2;
/// At least so many of those drawn later are kept (EU-29).
const LEAST_OF_DRAWN: u8 = 1;

/// How many tickets the seat has to keep at least.
#[inline]
pub(crate) fn least_kept(state: &State) -> u8 {
    if state.phase == Phase::Opening { LEAST_OF_OPENING } else { LEAST_OF_DRAWN }
}

/// Whether the seat may keep just these.
pub(crate) fn check_keep(state: &State, seat: Seat, kept: TicketSet) -> Result<(), Illegal> {
    if !matches!(state.phase, Phase::Opening | Phase::Tickets) {
        return Err(Illegal::NoOffer);
    }
    let opening = state.phase == Phase::Opening;
    let least = least_kept(state);
    rails::tickets::check_keep(state.of(seat).offer, kept, least).map_err(|wrong| match wrong {
        WrongKeep::NotOffered => Illegal::NotOffered { opening },
        WrongKeep::TooFew => Illegal::KeepMore { least, opening },
    })
}

/// Whether tickets may be drawn (EU-29).
pub(crate) fn check_draw(state: &State) -> Result<(), Illegal> {
    if state.tickets.is_empty() { Err(Illegal::NoTicketLeft) } else { Ok(()) }
}

pub(crate) fn draw(state: &mut State, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
    let seat = state.turn;
    let offer = state.tickets.draw(DRAWN, chance);
    let holdings = &mut state.holdings[seat];
    holdings.offer = offer;
    holdings.met |= offer;
    state.phase = Phase::Tickets;
    witness.see(|| Event::DrewTickets { seat, count: offer.len() as u8, tickets: Some(offer) });
    market::settle(state, chance, witness);
}

pub(crate) fn keep(
    game: &Classic,
    state: &mut State,
    seat: Seat,
    kept: TicketSet,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    let holdings = &mut state.holdings[seat];
    let others = rails::tickets::keep(&mut holdings.offer, &mut holdings.tickets, kept);
    let count = kept.len() as u8;
    if state.phase == Phase::Opening {
        // What is turned down leaves the game unseen (EU-4).
        holdings.turned_down = others;
        witness.see(|| Event::Opened { seat, count, kept: Some(kept) });
        if state.actors().is_empty() {
            state.phase = Phase::Turn;
            witness.see(|| Event::Started);
        }
        market::settle(state, chance, witness);
    } else {
        state.tickets.put_under(seat, others, chance);
        witness.see(|| Event::KeptTickets {
            seat,
            count,
            kept: Some(kept),
            returned: others.len() as u8,
            under: Some(state.tickets.last(others.len())),
        });
        market::settle(state, chance, witness);
        end::turn(game, state, witness);
    }
}
