//! What moves over the table when something happens.

use ::classic::Event;

use crate::animation::{Place, Transfer};
use crate::ticket_game::cards::kinds;

/// The cards and tickets that move in an event. It has to be what the viewer may know of it: then a
/// card that they may not see moves face down.
pub(super) fn animate(event: &Event) -> Vec<Transfer> {
    match *event {
        Event::Took { seat, card } => vec![Transfer::taken(seat, card)],
        Event::Drew { seat, card } => vec![Transfer::drawn(seat, card)],
        Event::Flushed { cards } => Transfer::all(kinds(&cards), Place::Market, Place::Discards),
        Event::Dug { turned, .. } => Transfer::all(kinds(&turned), Place::Deck, Place::Discards),
        // With what was paid more for a tunnel: all of it lay on the table until now.
        Event::Claimed { seat, payment, .. } | Event::Built { seat, payment, .. } => {
            Transfer::all(kinds(&payment.cards()), Place::Seat(seat), Place::Discards)
        }
        Event::DrewTickets { seat, count, .. } => vec![Transfer::drawn_tickets(seat, count)],
        Event::KeptTickets { seat, returned, .. } if returned > 0 => {
            vec![Transfer::returned_tickets(seat, returned)]
        }
        _ => Vec::new(),
    }
}
