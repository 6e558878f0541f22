//! What moves over the table when something happens, for the script to show.

use std::fmt;

use engine::Seat;
use rails::Card;

use crate::map::seat_class;

/// Cards or tickets that went from one place to another, told as the viewer may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transfer {
    /// From where.
    pub from: Place,
    /// Where to.
    pub to: Place,
    /// What they are: the id of a card, or [`BACK`], [`SHIP_BACK`] or [`TICKET`], which show nothing but their backs.
    pub what: &'static str,
    /// How many.
    pub count: u8,
}

/// A card that moves face down.
pub const BACK: &str = "back";
/// A card with ships that moves face down.
pub const SHIP_BACK: &str = "back-ship";
/// A ticket, which always moves face down.
pub const TICKET: &str = "ticket";

impl Transfer {
    /// A card that somebody took from the market.
    pub fn taken(seat: Seat, card: impl Card) -> Transfer {
        Transfer { from: Place::Market, to: Place::Seat(seat), what: card.id(), count: 1 }
    }

    /// A card that somebody drew; face down for those who may not know it.
    pub fn drawn(seat: Seat, card: Option<impl Card>) -> Transfer {
        let what = card.map_or(BACK, |card| card.id());
        Transfer { from: Place::Deck, to: Place::Seat(seat), what, count: 1 }
    }

    /// Tickets that somebody drew.
    pub fn drawn_tickets(seat: Seat, count: u8) -> Transfer {
        Transfer { from: Place::Tickets, to: Place::Seat(seat), what: TICKET, count }
    }

    /// Tickets that somebody put back.
    pub fn returned_tickets(seat: Seat, count: u8) -> Transfer {
        Transfer { from: Place::Seat(seat), to: Place::Tickets, what: TICKET, count }
    }

    /// Cards that everyone sees move, kind by kind.
    pub fn all<C: Card>(cards: impl IntoIterator<Item = (C, u8)>, from: Place, to: Place) -> Vec<Transfer> {
        cards.into_iter().map(|(card, count)| Transfer { from, to, what: card.id(), count }).collect()
    }
}

/// A place on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The open cards.
    Market,
    /// The deck of cards.
    Deck,
    /// The deck of cards with ships.
    ShipDeck,
    /// The discards.
    Discards,
    /// The deck of tickets.
    Tickets,
    /// Whoever sits here.
    Seat(Seat),
    /// Where somebody's cars wait.
    Station(Seat),
    /// Somebody's train pile.
    Train(Seat),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Market => f.write_str("market"),
            Place::Deck => f.write_str("deck"),
            Place::ShipDeck => f.write_str("deck-ship"),
            Place::Discards => f.write_str("discards"),
            Place::Tickets => f.write_str("tickets"),
            Place::Seat(seat) => f.write_str(seat_class(*seat)),
            Place::Station(seat) => write!(f, "station_{}", seat_class(*seat)),
            Place::Train(seat) => write!(f, "train_{}", seat_class(*seat)),
        }
    }
}

/// As the script reads it: `market seat-a red 1`.
impl fmt::Display for Transfer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.from, self.to, self.what, self.count)
    }
}
