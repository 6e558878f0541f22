//! What moves over the table when something happens.

use ::great_lakes::{Event, Kind};
use rails::Card;

use crate::moved::{Moved, Place, SHIP_BACK};

/// The cards and tickets that move in an event. It has to be what the viewer may know of it: then a
/// card that they may not see moves face down.
pub(super) fn moved(event: &Event) -> Vec<Moved> {
    match *event {
        Event::Took { seat, card } => vec![Moved::taken(seat, card)],
        Event::Drew { seat, deck, card } => {
            let train = Moved::drawn(seat, card);
            vec![match deck {
                Kind::Train => train,
                Kind::Ship => {
                    Moved { from: Place::ShipDeck, what: card.map_or(SHIP_BACK, Card::id), ..train }
                }
            }]
        }
        Event::Flushed { cards } => Moved::all(cards.each(), Place::Market, Place::Discards),
        Event::Claimed { seat, payment, .. } | Event::Built { seat, payment, .. } => {
            Moved::all(payment.cards().each(), Place::Seat(seat), Place::Discards)
        }
        Event::DrewTickets { seat, count, .. } => vec![Moved::drawn_tickets(seat, count)],
        Event::KeptTickets { seat, returned, .. } if returned > 0 => {
            vec![Moved::returned_tickets(seat, returned)]
        }
        _ => Vec::new(),
    }
}
