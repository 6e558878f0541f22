//! Choose opening tickets and draw more (EU-4, EU-5, EU-29, EU-30).

use engine::{Chance, Seat, Witness};
use rails::TicketSet;
use rails::tickets::WrongKeep;

use super::{Play, end, market};
use crate::board::Returned;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::Classic;
use crate::state::{Phase, State};

/// How many tickets the seat has to keep at least: no more than it was offered (EU-4, EU-29).
#[inline]
pub(crate) fn least_kept(game: &Classic, state: &State, seat: Seat) -> u8 {
    let terms = &game.board.terms;
    let least = if state.phase == Phase::Opening { terms.opening_keep } else { terms.drawn_keep };
    least.min(state.of(seat).offer.len() as u8)
}

/// Whether the seat may keep just these.
pub(crate) fn check_keep(game: &Classic, state: &State, seat: Seat, kept: TicketSet) -> Result<(), Illegal> {
    let opening = state.phase == Phase::Opening;
    let least = least_kept(game, state, seat);
    rails::tickets::check_keep(state.of(seat).offer, kept, least).map_err(|wrong| match wrong {
        WrongKeep::NotOffered => Illegal::NotOffered { opening },
        WrongKeep::TooFew => Illegal::KeepMore { least, opening },
    })
}

/// Whether tickets may be drawn (EU-29).
pub(crate) fn check_draw(state: &State) -> Result<(), Illegal> {
    if state.tickets.is_empty() { Err(Illegal::NoTicketLeft) } else { Ok(()) }
}

pub(crate) fn draw<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let seat = play.state.turn;
    let offer = play.state.tickets.draw(play.game.board.terms.drawn_tickets.into(), play.chance);
    let holdings = &mut play.state.holdings[seat];
    holdings.offer = offer;
    holdings.met |= offer;
    play.state.phase = Phase::Tickets;
    play.see(|| Event::DrewTickets { seat, count: offer.len() as u8, tickets: Some(offer) });
    market::settle(play);
}

pub(crate) fn keep<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, seat: Seat, kept: TicketSet) {
    let holdings = &mut play.state.holdings[seat];
    let others = rails::tickets::keep(&mut holdings.offer, &mut holdings.tickets, kept);
    let count = kept.len() as u8;
    if play.state.phase == Phase::Opening {
        holdings.turned_down = others;
        play.see(|| Event::Opened { seat, count, kept: Some(kept) });
        if play.state.actors().is_empty() {
            start(play);
        }
        market::settle(play);
        return;
    }
    play.state.tickets.put_under(seat, others, play.chance);
    let under = &play.state.tickets;
    play.witness.see(|| Event::KeptTickets {
        seat,
        count,
        kept: Some(kept),
        returned: others.len() as u8,
        under: Some(under.last(others.len())),
    });
    market::settle(play);
    end::turn(play);
}

/// All have chosen: what was turned down has left the game unseen, or goes under the deck, shuffled
/// together (EU-4, EU-5).
fn start<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>) {
    let state = &mut *play.state;
    if play.game.board.terms.opening_returned == Returned::UnderDeck {
        let mut all = TicketSet::NONE;
        for seat in play.game.all_seats() {
            let holdings = &mut state.holdings[seat];
            let down = std::mem::take(&mut holdings.turned_down);
            holdings.put_under = down.len() as u8;
            all |= down;
        }
        state.tickets.shuffle_under(all, play.chance);
        let count = all.len() as u8;
        if count > 0 {
            play.see(|| Event::Returned { count });
        }
    }
    play.state.phase = Phase::Turn;
    play.see(|| Event::Started);
}
