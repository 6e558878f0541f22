//! What moves over the table when something happens.

use ::great_lakes::{Event, Kind};
use rails::Card;

use crate::animation::{Place, SHIP_BACK, Transfer};

/// The cards and tickets that move in an event. It has to be what the viewer may know of it: then a
/// card that they may not see moves face down.
pub(super) fn animate(event: &Event) -> Vec<Transfer> {
    match *event {
        Event::Took { seat, card } => vec![Transfer::taken(seat, card)],
        Event::Drew { seat, deck, card } => {
            let train = Transfer::drawn(seat, card);
            vec![match deck {
                Kind::Train => train,
                Kind::Ship => {
                    Transfer { from: Place::ShipDeck, what: card.map_or(SHIP_BACK, Card::id), ..train }
                }
            }]
        }
        Event::Flushed { cards } => Transfer::all(cards.each(), Place::Market, Place::Discards),
        Event::Claimed { seat, payment, .. } | Event::Built { seat, payment, .. } => {
            Transfer::all(payment.cards().each(), Place::Seat(seat), Place::Discards)
        }
        Event::DrewTickets { seat, count, .. } => vec![Transfer::drawn_tickets(seat, count)],
        Event::KeptTickets { seat, returned, .. } if returned > 0 => {
            vec![Transfer::returned_tickets(seat, returned)]
        }
        _ => Vec::new(),
    }
}
