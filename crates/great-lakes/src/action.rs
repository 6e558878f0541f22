//! What a seat chooses.

use rails::{CityId, RouteId, TicketSet};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Kind};
use crate::payment::Payment;

/// What a seat chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Keeps these of the tickets it was dealt or has drawn: `keep chicago-detroit duluth-new-york`.
    Keep(TicketSet),
    /// Starts with so many trains, and ships for the rest of its pieces: `pieces 27`.
    Pieces(u8),
    /// Takes a card from the market: `take red-ship`.
    Take(Card),
    /// Refills the gap in the market from this deck: `refill train`.
    Refill(Kind),
    /// Takes a card blind from this deck: `blind ship`.
    Blind(Kind),
    /// Claims a route: `claim chicago-milwaukee: 1 red-ship 1 wild`.
    Claim {
        /// Which.
        route: RouteId,
        /// With which cards.
        payment: Payment,
    },
    /// Draws tickets: `tickets`.
    Tickets,
    /// Builds a harbour: `harbour chicago: 2 red-anchor-train 2 red-ship`.
    Harbour {
        /// Where.
        city: CityId,
        /// With which cards.
        payment: Payment,
    },
    /// Puts so many pieces of this kind into its box and takes as many of the other kind out of it:
    /// `exchange 3 train`.
    Exchange {
        /// What goes into the box.
        give: Kind,
        /// How many.
        count: u8,
    },
    /// Does nothing, because nothing can be done: `pass`.
    Pass,
}
