//! What moves over the table when something happens.

use ::europe::{Card, Cards, Event};

use crate::moved::{BACK, Moved, Place, TICKET};

/// The cards and tickets that move in an event. It has to be what the viewer may know of it: then a
/// card that they may not see moves face down.
pub(super) fn moved(event: &Event) -> Vec<Moved> {
    match *event {
        Event::Took { seat, card } => {
            vec![Moved { from: Place::Market, to: Place::Seat(seat), what: card.word(), count: 1 }]
        }
        Event::Drew { seat, card } => {
            let what = card.map_or(BACK, Card::word);
            vec![Moved { from: Place::Deck, to: Place::Seat(seat), what, count: 1 }]
        }
        Event::Flushed { cards } => all(&cards, Place::Market, Place::Discards),
        Event::Dug { turned, .. } => all(&turned, Place::Deck, Place::Discards),
        // With what was paid more for a tunnel: all of it lay on the table until now.
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
    let kind = |kind| Moved { from, to, what: Card::of_kind(kind).word(), count: cards.of(kind) };
    cards.kinds().map(kind).collect()
}
