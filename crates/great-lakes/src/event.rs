//! What happened, and who may know it.

use engine::{Seat, Viewer};
use rails::{CityId, RouteId, TicketId, TicketSet};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards, Kind};
use crate::payment::Payment;
use crate::state::Ending;

/// What happened. Fields that are `None` are what the viewer may not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A seat was dealt its first cards and tickets (GL-2, GL-3).
    Dealt { seat: Seat, cards: Option<Cards>, tickets: Option<TicketSet> },
    /// This seat will have the first turn (GL-5).
    First { seat: Seat },
    /// A seat kept so many of its opening tickets (GL-3).
    Opened { seat: Seat, count: u8, kept: Option<TicketSet> },
    /// So many tickets that were turned down were shuffled and put under the deck (GL-3).
    Returned { count: u8 },
    /// A seat chose its pieces: so many trains (GL-4).
    Chose { seat: Seat, trains: Option<u8> },
    /// All have chosen, and this is what a seat starts with (GL-4).
    Starts { seat: Seat, trains: u8, ships: u8 },
    /// The first turn begins (GL-5).
    Started,
    /// A seat took a card from the market (GL-7).
    Took { seat: Seat, card: Card },
    /// A seat drew a card blind from this deck (GL-7).
    Drew { seat: Seat, deck: Kind, card: Option<Card> },
    /// A card was turned up in the market (GL-8).
    Refilled { card: Card },
    /// The market held too many wilds and was discarded (GL-12).
    Flushed { cards: Cards },
    /// The discards were shuffled to make a deck of so many cards (GL-13).
    Reshuffled { deck: Kind, cards: u8 },
    /// A seat claimed a route (GL-14 to GL-17).
    Claimed { seat: Seat, route: RouteId, payment: Payment, points: u8 },
    /// A seat drew tickets (GL-19).
    DrewTickets { seat: Seat, count: u8, tickets: Option<TicketSet> },
    /// A seat kept tickets and put the others under the deck, in this order (GL-19).
    KeptTickets { seat: Seat, count: u8, kept: Option<TicketSet>, returned: u8, under: Option<Vec<TicketId>> },
    /// A seat built a harbour (GL-20).
    Built { seat: Seat, city: CityId, payment: Payment },
    /// A seat put pieces of a kind into its box and took others out of it, for so many points less
    /// (GL-22).
    Exchanged { seat: Seat, give: Kind, count: u8, points: u8 },
    /// A seat could do nothing (GL-6).
    Passed { seat: Seat },
    /// A seat has few pieces left: everyone has two more turns (GL-23).
    LastRounds { seat: Seat, pieces: u8 },
    /// The game is over.
    Over { ending: Ending },
}

impl Event {
    /// The event as the viewer may know it (GL-29).
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::Dealt { seat, cards, tickets } if !viewer.is(*seat) => (*cards, *tickets) = (None, None),
            Event::Opened { seat, kept, .. } if !viewer.is(*seat) => *kept = None,
            Event::Chose { seat, trains } if !viewer.is(*seat) => *trains = None,
            Event::Drew { seat, card, .. } if !viewer.is(*seat) => *card = None,
            Event::DrewTickets { seat, tickets, .. } if !viewer.is(*seat) => *tickets = None,
            Event::KeptTickets { seat, kept, under, .. } if !viewer.is(*seat) => {
                (*kept, *under) = (None, None)
            }
            _ => {}
        }
        event
    }
}
