//! What happened, and who may know it.

use engine::{Seat, Viewer};
use rails::{CityId, RouteId, TicketId, TicketSet};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards};
use crate::payment::Payment;
use crate::state::Ending;

/// What happened. Fields that are `None` are what the viewer may not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A seat was dealt its first cards and tickets (EU-2, EU-3).
    Dealt { seat: Seat, cards: Option<Cards>, tickets: Option<TicketSet> },
    /// This seat will have the first turn (EU-6).
    First { seat: Seat },
    /// A seat kept so many of its opening tickets (EU-4).
    Opened { seat: Seat, count: u8, kept: Option<TicketSet> },
    /// So many tickets that were turned down were shuffled and put under the deck (EU-4).
    Returned { count: u8 },
    /// All have chosen, and the first turn begins (EU-5).
    Started,
    /// A seat took a card from the market (EU-9).
    Took { seat: Seat, card: Card },
    /// A seat drew a card blind (EU-9).
    Drew { seat: Seat, card: Option<Card> },
    /// A card was turned up in the market (EU-10).
    Refilled { card: Card },
    /// The market held too many locomotives and was discarded (EU-14).
    Flushed { cards: Cards },
    /// The discards were shuffled to make a deck of so many cards (EU-15).
    Reshuffled { cards: u8 },
    /// A seat laid cards for a tunnel, and these were turned up (EU-25).
    Dug { seat: Seat, route: RouteId, laid: Payment, turned: Cards, extra: u8 },
    /// A seat paid more for a tunnel (EU-25).
    Paid { seat: Seat, payment: Payment },
    /// A seat took its cards back from a tunnel; `unable` if it could not have paid (EU-27).
    Withdrew { seat: Seat, route: RouteId, laid: Payment, unable: bool },
    /// A seat claimed a route (EU-18 to EU-20).
    Claimed { seat: Seat, route: RouteId, payment: Payment, points: u8 },
    /// A seat drew tickets (EU-29).
    DrewTickets { seat: Seat, count: u8, tickets: Option<TicketSet> },
    /// A seat kept tickets and put the others under the deck, in this order (EU-29).
    KeptTickets { seat: Seat, count: u8, kept: Option<TicketSet>, returned: u8, under: Option<Vec<TicketId>> },
    /// A seat built a station (EU-31).
    Built { seat: Seat, city: CityId, payment: Payment },
    /// A seat could do nothing (EU-8).
    Passed { seat: Seat },
    /// A seat has few cars left: everyone has one more turn (EU-34).
    LastRound { seat: Seat, cars: u8 },
    /// The game is over.
    Over { ending: Ending },
}

impl Event {
    /// The event as the viewer may know it (EU-30, EU-40).
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::Dealt { seat, cards, tickets } if !viewer.is(*seat) => (*cards, *tickets) = (None, None),
            Event::Opened { seat, kept, .. } if !viewer.is(*seat) => *kept = None,
            Event::Drew { seat, card } if !viewer.is(*seat) => *card = None,
            Event::DrewTickets { seat, tickets, .. } if !viewer.is(*seat) => *tickets = None,
            Event::KeptTickets { seat, kept, under, .. } if !viewer.is(*seat) => {
                (*kept, *under) = (None, None)
            }
            _ => {}
        }
        event
    }
}
