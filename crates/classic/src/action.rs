//! What a seat chooses.

use rails::{CityId, RouteId, TicketSet};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::payment::Payment;

/// What a seat chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Keeps these of the tickets it was dealt or has drawn: `keep brest-petrograd athina-edinburgh`.
    Keep(TicketSet),
    /// Takes a card from the market: `take red`.
    Take(Card),
    /// Takes a card blind from the deck: `blind`.
    Blind,
    /// Claims a route: `claim paris-dieppe: 1 purple`. For a tunnel this lays the cards out.
    Claim {
        /// Which.
        route: RouteId,
        /// With which cards.
        payment: Payment,
    },
    /// Pays what a tunnel turned out to cost more: `pay 1 red 1 locomotive`.
    Pay(Payment),
    /// Takes the cards laid for a tunnel back: `decline`.
    Decline,
    /// Draws tickets: `tickets`.
    Tickets,
    /// Builds a station: `station paris: 2 red`.
    Station {
        /// Where.
        city: CityId,
        /// With which cards.
        payment: Payment,
    },
    /// Does nothing, because nothing can be done: `pass`.
    Pass,
}
