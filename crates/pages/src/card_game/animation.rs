//! What moves over the table when something happens.

use ::card_game::Event;

use crate::animation::{BACK, Place, Transfer};
use crate::ticket_game::cards::kinds;

/// The cards and tickets that move in an event. It has to be what the viewer may know of it: then a
/// card that they may not see moves face down. What goes onto a train pile always does (CG-6).
pub(super) fn animate(event: &Event) -> Vec<Transfer> {
    match *event {
        Event::Took { seat, card } => vec![Transfer::taken(seat, card)],
        Event::Drew { seat, card } => vec![Transfer::drawn(seat, card)],
        Event::Played { seat, play } => {
            Transfer::all(kinds(&play.cards()), Place::Seat(seat), Place::Station(seat))
        }
        Event::Robbed { seat, colour, group, .. } => {
            Transfer::all(kinds(&group.cards(colour)), Place::Station(seat), Place::Discards)
        }
        Event::SentOff { seat, count } => {
            vec![Transfer { from: Place::Station(seat), to: Place::Train(seat), what: BACK, count }]
        }
        Event::DealtMore { seat, count, .. } if count > 0 => {
            vec![Transfer { from: Place::Deck, to: Place::Seat(seat), what: BACK, count }]
        }
        Event::DrewTickets { seat, count, .. } => vec![Transfer::drawn_tickets(seat, count)],
        Event::KeptTickets { seat, returned, .. } if returned > 0 => {
            vec![Transfer::returned_tickets(seat, returned)]
        }
        _ => Vec::new(),
    }
}
