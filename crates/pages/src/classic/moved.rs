//! What moves over the table when something happens.

use ::classic::Event;

use crate::moved::{Moved, Place};
use crate::ticket_game::cards::kinds;

/// The cards and tickets that move in an event. It has to be what the viewer may know of it: then a
/// card that they may not see moves face down.
pub(super) fn moved(event: &Event) -> Vec<Moved> {
    match *event {
        Event::Took { seat, card } => vec![Moved::taken(seat, card)],
        Event::Drew { seat, card } => vec![Moved::drawn(seat, card)],
        Event::Flushed { cards } => Moved::all(kinds(&cards), Place::Market, Place::Discards),
        Event::Dug { turned, .. } => Moved::all(kinds(&turned), Place::Deck, Place::Discards),
        // With what was paid more for a tunnel: all of it lay on the table until now.
        Event::Claimed { seat, payment, .. } | Event::Built { seat, payment, .. } => {
            Moved::all(kinds(&payment.cards()), Place::Seat(seat), Place::Discards)
        }
        Event::DrewTickets { seat, count, .. } => vec![Moved::drawn_tickets(seat, count)],
        Event::KeptTickets { seat, returned, .. } if returned > 0 => {
            vec![Moved::returned_tickets(seat, returned)]
        }
        _ => Vec::new(),
    }
}
