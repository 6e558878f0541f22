//! What moves over the table when something happens.

use ::card_game::Event;

use crate::moved::{BACK, Moved, Place};
use crate::ticket_game::cards::kinds;

/// The cards and tickets that move in an event. It has to be what the viewer may know of it: then a
/// card that they may not see moves face down. What goes onto a train pile always does (CG-6).
pub(super) fn moved(event: &Event) -> Vec<Moved> {
    match *event {
        Event::Took { seat, card } => vec![Moved::taken(seat, card)],
        Event::Drew { seat, card } => vec![Moved::drawn(seat, card)],
        Event::Played { seat, play } => {
            Moved::all(kinds(&play.cards()), Place::Seat(seat), Place::Station(seat))
        }
        Event::Robbed { seat, colour, group, .. } => {
            Moved::all(kinds(&group.cards(colour)), Place::Station(seat), Place::Discards)
        }
        Event::SentOff { seat, count } => {
            vec![Moved { from: Place::Station(seat), to: Place::Train(seat), what: BACK, count }]
        }
        Event::DealtMore { seat, count, .. } if count > 0 => {
            vec![Moved { from: Place::Deck, to: Place::Seat(seat), what: BACK, count }]
        }
        Event::DrewTickets { seat, count, .. } => vec![Moved::drawn_tickets(seat, count)],
        Event::KeptTickets { seat, returned, .. } if returned > 0 => {
            vec![Moved::returned_tickets(seat, returned)]
        }
        _ => Vec::new(),
    }
}
