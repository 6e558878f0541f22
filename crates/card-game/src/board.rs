//! The cards: read once from a file of facts into tables made for speed.

mod read;

use engine::{Message, Names};
use rails::{CityId, CitySet, TicketId, TicketNames, TicketSet};

use crate::card::{Cards, Colour, all_cards};

pub use read::read;

/// The most bonus cards there may be.
pub const MAX_BONUSES: usize = 8;

/// What is played with: cars, tickets, and bonus cards for the big cities.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its name in records.
    pub id: String,
    /// What it is called.
    pub names: Names,
    /// The hash of all facts that the rules depend on.
    pub hash: String,
    /// The cities.
    pub cities: Vec<City>,
    /// The bonus cards, one for each big city (CG-3).
    pub bonuses: Vec<Bonus>,
    /// The tickets (CG-4).
    pub tickets: Vec<Ticket>,
    /// The cars.
    pub pieces: Pieces,
}

/// A city.
#[derive(Clone, Debug)]
pub struct City {
    /// Its name in records.
    pub id: String,
    /// What it is called.
    pub names: Names,
}

/// The bonus card of a big city (CG-3, CG-28).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bonus {
    /// The city.
    pub city: CityId,
    /// What it brings.
    pub points: u8,
    /// The colour of the gem on it: decoration.
    pub colour: Colour,
    /// The tickets that name the city.
    pub tickets: TicketSet,
}

/// A train between two cities, and the cars it is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ticket {
    /// From where to where.
    pub ends: [CityId; 2],
    /// The points won if it is completed, lost if not.
    pub points: u8,
    /// The cars it needs, by colour; never locomotives.
    pub cars: Cards,
}

/// The cars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pieces {
    /// Cars of each colour (CG-1).
    pub cards_per_colour: u8,
    /// Locomotives (CG-1).
    pub locomotives: u8,
}

/// The boards that come with it: the name of each, and the text of its file.
pub const BOARDS: &[(&str, &str)] = &[("card-game", include_str!("../boards/card-game.toml"))];

impl Board {
    /// Reads and checks a board file.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its line and what would be right.
    pub fn parse(text: &str) -> Result<Board, Vec<Message>> {
        read(text)
    }

    /// The cards that come with the house.
    pub fn standard() -> Board {
        read(BOARDS[0].1).expect("our own cards are right; a test reads them")
    }

    /// A ticket's facts.
    #[inline]
    pub fn ticket(&self, ticket: TicketId) -> &Ticket {
        &self.tickets[ticket.index()]
    }

    /// All tickets.
    pub fn all_tickets(&self) -> TicketSet {
        TicketSet::first_of(self.tickets.len())
    }

    /// The points of these tickets.
    pub fn points(&self, tickets: TicketSet) -> u16 {
        tickets.iter().map(|id| u16::from(self.ticket(id).points)).sum()
    }

    /// All cars, locomotives included (CG-1).
    pub fn cards(&self) -> Cards {
        all_cards(self.pieces.cards_per_colour, self.pieces.locomotives)
    }

    /// The big cities.
    pub fn big_cities(&self) -> CitySet {
        self.bonuses.iter().map(|bonus| bonus.city).collect()
    }

    /// A ticket's name in records: `chicago-dallas`.
    pub fn ticket_id(&self, ticket: TicketId) -> String {
        let [from, to] = self.ticket(ticket).ends.map(|city| &self.cities[city.index()].id);
        format!("{from}-{to}")
    }
}

impl TicketNames for Board {
    const UNKNOWN: &'static str = "card-game-unknown-ticket";

    fn ticket_count(&self) -> usize {
        self.tickets.len()
    }
    fn id_of_ticket(&self, ticket: TicketId) -> String {
        self.ticket_id(ticket)
    }
}
