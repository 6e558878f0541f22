//! What moves over the table when something happens.

use ::great_lakes::{Cards, Event, Kind};
use rails::Card as _;

use crate::moved::{BACK, Moved, Place, SHIP_BACK, TICKET};

/// The cards and tickets that move in an event. It has to be what the viewer may know of it: then a
/// card that they may not see moves face down.
pub(super) fn moved(event: &Event) -> Vec<Moved> {
    match *event {
        Event::Took { seat, card } => {
            vec![Moved { from: Place::Market, to: Place::Seat(seat), what: card.word(), count: 1 }]
        }
        Event::Drew { seat, deck, card } => {
            let (from, back) = match deck {
                Kind::Train => (Place::Deck, BACK),
                Kind::Ship => (Place::ShipDeck, SHIP_BACK),
            };
            let what = card.map_or(back, |card| card.word());
            vec![Moved { from, to: Place::Seat(seat), what, count: 1 }]
        }
        Event::Flushed { cards } => all(&cards, Place::Market, Place::Discards),
        Event::Claimed { seat, payment, .. } | Event::Built { seat, payment, .. } => {
            all(&payment.cards(), Place::Seat(seat), Place::Discards)
        }
        Event::DrewTickets { seat, count, .. } => {
            vec![Moved { from: Place::Tickets, to: Place::Seat(seat), what: TICKET, count }]
        }
        Event::KeptTickets { seat, returned, .. } if returned > 0 => {
            vec![Moved { from: Place::Seat(seat), to: Place::Tickets, what: TICKET, count: returned }]
        }
        _ => Vec::new(),
    }
}

fn all(cards: &Cards, from: Place, to: Place) -> Vec<Moved> {
    cards.each().map(|(card, count)| Moved { from, to, what: card.word(), count }).collect()
}
