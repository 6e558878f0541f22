//! What happened, and who may know it.

use engine::{Seat, Seats, Viewer};
use rails::{CityId, TicketId, TicketSet};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards, Colour};
use crate::state::Ending;
use crate::station::{Group, Play};

/// What happened. Fields that are `None` are what the viewer may not know.
///
/// Cars that go onto a train pile are told by their number alone: whoever wants to know which they
/// were has to have looked at the station (CG-8, and decision 7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A seat was dealt its first cards, a locomotive among them, and tickets (CG-1, CG-4).
    Dealt { seat: Seat, cards: Option<Cards>, tickets: Option<TicketSet> },
    /// This seat will have the first turn (CG-5).
    First { seat: Seat },
    /// A seat kept so many of its first tickets (CG-4).
    Opened { seat: Seat, count: u8, kept: Option<TicketSet> },
    /// All have chosen, and the first turn begins (CG-4).
    Started,
    /// At the start of its turn so many cards of a seat's station went onto its train pile (CG-6).
    SentOff { seat: Seat, count: u8 },
    /// A seat took a card from the market (CG-10).
    Took { seat: Seat, card: Card },
    /// A seat drew a card blind (CG-10).
    Drew { seat: Seat, card: Option<Card> },
    /// A card was turned up in the market (CG-2, CG-10).
    TurnedUp { card: Card },
    /// A seat played cars to its station (CG-13, CG-14).
    Played { seat: Seat, play: Play },
    /// Doing so it robbed another seat: its cards of this colour went to the discards (CG-16).
    Robbed { seat: Seat, by: Seat, colour: Colour, group: Group },
    /// A seat took tickets (CG-19).
    DrewTickets { seat: Seat, count: u8, tickets: Option<TicketSet> },
    /// A seat kept tickets and put the others under the deck, in this order (CG-19).
    KeptTickets { seat: Seat, count: u8, kept: Option<TicketSet>, returned: u8, under: Option<Vec<TicketId>> },
    /// A seat could do nothing (CG-9).
    Passed { seat: Seat },
    /// The deck is empty: everyone has one last turn (CG-22).
    LastTurns { round: u8 },
    /// The round is over, and scoring begins (CG-23).
    Scoring { round: u8 },
    /// A seat's train pile was laid open to be scored (CG-23).
    LaidOpen { seat: Seat, train: Cards },
    /// A seat completed a ticket; `chosen` if it could have done otherwise (CG-24).
    Completed { seat: Seat, ticket: TicketId, points: u8, chosen: bool },
    /// In the final scoring a seat laid open the tickets it has not completed (CG-27).
    Missed { seat: Seat, tickets: TicketSet, points: u16 },
    /// All cars but those in hands were shuffled, and a seat starts the second round (CG-26).
    SecondRound { seat: Seat, cards: u8 },
    /// A seat was dealt more cards for the second round (CG-26).
    DealtMore { seat: Seat, count: u8, cards: Option<Cards> },
    /// These seats have the bonus card of a big city (CG-28).
    Bonus { city: CityId, seats: Seats, points: u8 },
    /// The game is over.
    Over { ending: Ending },
}

impl Event {
    /// The event as the viewer may know it (CG-20, CG-30).
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::Dealt { seat, cards, tickets } if !viewer.is(*seat) => (*cards, *tickets) = (None, None),
            Event::Opened { seat, kept, .. } if !viewer.is(*seat) => *kept = None,
            Event::Drew { seat, card } if !viewer.is(*seat) => *card = None,
            Event::DealtMore { seat, cards, .. } if !viewer.is(*seat) => *cards = None,
            Event::DrewTickets { seat, tickets, .. } if !viewer.is(*seat) => *tickets = None,
            Event::KeptTickets { seat, kept, under, .. } if !viewer.is(*seat) => {
                (*kept, *under) = (None, None)
            }
            _ => {}
        }
        event
    }
}
