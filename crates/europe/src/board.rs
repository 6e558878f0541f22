//! The board: read once from a file of facts into tables made for speed.

mod read;

use engine::{Message, Names};
use rails::{CityId, Network, RouteId, RouteSet, Ticket, TicketId, TicketSet};

use crate::card::{Cards, Colour, KINDS, LOCOMOTIVE};
use crate::payment::{Cars, Cost};

pub use read::read;

/// The longest route a board may have.
pub const MAX_LENGTH: usize = 9;

/// A board: cities, routes and tickets, the pieces it is played with and what they score.
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
    /// The routes.
    pub routes: Vec<Route>,
    /// The tickets.
    pub tickets: Vec<Ticket>,
    /// Which tickets are long.
    pub long: TicketSet,
    /// What each seat starts with, and the cards.
    pub pieces: Pieces,
    /// What is scored.
    pub scoring: Scoring,
    /// Where the routes lead.
    pub network: Network,
    /// The routes by what they cost.
    pub(crate) prices: Prices,
}

/// A city.
#[derive(Clone, Debug)]
pub struct City {
    /// Its name in records.
    pub id: String,
    /// What it is called.
    pub names: Names,
    /// Where it is on the board: 1000 wide, 660 high, y down.
    pub at: (f32, f32),
}

/// A route.
#[derive(Clone, Debug)]
pub struct Route {
    /// Its name in records: `paris-dieppe`, and for a double route also its colour.
    pub id: String,
    /// The cities that it joins.
    pub ends: [CityId; 2],
    /// How many cars it takes.
    pub length: u8,
    /// The colour it has to be paid in; `None` for gray: any one colour.
    pub colour: Option<Colour>,
    /// What it is built on.
    pub kind: RouteKind,
}

/// What a route is built on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RouteKind {
    /// Plain track.
    Rail,
    /// A tunnel: it may turn out longer (EU-25).
    Tunnel,
    /// A ferry with so many locomotive symbols (EU-24).
    Ferry {
        /// The symbols.
        locomotives: u8,
    },
}

/// What the game is played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pieces {
    /// Each seat's cars (EU-1).
    pub cars: u8,
    /// Each seat's stations (EU-1).
    pub stations: u8,
    /// Train cards of each colour (EU-2).
    pub cards_per_colour: u8,
    /// Locomotives among the train cards (EU-2).
    pub locomotives: u8,
}

/// What is scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// Points for a route, by its length (EU-20).
    pub by_length: [u8; MAX_LENGTH + 1],
    /// For the longest path (EU-37).
    pub longest_path: u8,
    /// For each station that was not used (EU-36).
    pub unused_station: u8,
}

/// The routes grouped by what they cost: hands are compared with prices, not with routes.
#[derive(Clone, Debug)]
pub(crate) struct Prices {
    /// Each price once: at most as many as there are routes.
    all: Vec<Price>,
    /// The prices, as bits, that so many cards that go together reach: of each colour, then gray.
    within: [[u128; MAX_LENGTH + 1]; GRAY + 1],
}

/// Where gray stands among the colours of prices.
const GRAY: usize = Colour::ALL.len();

/// Routes that cost the same.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Price {
    /// What each costs.
    pub cost: Cost,
    /// The routes.
    pub routes: RouteSet,
}

impl Board {
    /// Reads and checks a board file.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its line and what would be right.
    pub fn parse(text: &str) -> Result<Board, Vec<Message>> {
        read(text)
    }

    /// The board that comes with the house.
    pub fn standard() -> Board {
        read(include_str!("../../../boards/europe.toml")).expect("our own board is right; a test reads it")
    }

    /// A route's facts.
    #[inline]
    pub fn route(&self, route: RouteId) -> &Route {
        &self.routes[route.index()]
    }

    /// A ticket's facts.
    #[inline]
    pub fn ticket(&self, ticket: TicketId) -> &Ticket {
        &self.tickets[ticket.index()]
    }

    /// All train cards (EU-2).
    pub fn cards(&self) -> Cards {
        let mut counts = [self.pieces.cards_per_colour; KINDS];
        counts[LOCOMOTIVE] = self.pieces.locomotives;
        Cards::new(counts)
    }

    /// All regular tickets (EU-3).
    pub fn regular(&self) -> TicketSet {
        TicketSet::first_of(self.tickets.len()) - self.long
    }

    /// A ticket's name in records: `brest-petrograd`.
    pub fn ticket_id(&self, ticket: TicketId) -> String {
        let [from, to] = self.ticket(ticket).ends.map(|city| &self.cities[city.index()].id);
        format!("{from}-{to}")
    }
}

impl Route {
    /// What it costs: a gray one any one colour, a ferry some locomotives (EU-18, EU-24).
    #[inline]
    pub fn cost(&self) -> Cost {
        let locomotives = match self.kind {
            RouteKind::Ferry { locomotives } => locomotives,
            RouteKind::Rail | RouteKind::Tunnel => 0,
        };
        Cost { cards: self.length, locomotives, cars: self.colour.map_or(Cars::Any, Cars::Of) }
    }
}

impl Prices {
    /// Groups the routes of a board.
    pub(crate) fn new(routes: &[Route]) -> Prices {
        let mut all: Vec<Price> = Vec::new();
        for (index, route) in routes.iter().enumerate() {
            let (cost, id) = (route.cost(), RouteId(index as u8));
            match all.iter_mut().find(|price| price.cost == cost) {
                Some(price) => price.routes = price.routes.with(id),
                None => all.push(Price { cost, routes: RouteSet::only(id) }),
            }
        }
        all.sort_by_key(|price| (group(price.cost.cars), price.cost.cards, price.cost.locomotives));
        let mut within = [[0; MAX_LENGTH + 1]; GRAY + 1];
        for (index, price) in all.iter().enumerate() {
            for reached in &mut within[group(price.cost.cars)][usize::from(price.cost.cards)..] {
                *reached |= 1 << index;
            }
        }
        Prices { all, within }
    }

    /// The prices that a hand could reach by numbers alone, with so many cars left. Whether a ferry
    /// gets its locomotives is another matter.
    #[inline]
    pub(crate) fn within_reach(&self, hand: &Cards, cars: u8) -> impl Iterator<Item = &Price> {
        let locomotives = hand.of(LOCOMOTIVE);
        let reach = |held: u8| usize::from((held + locomotives).min(cars)).min(MAX_LENGTH);
        let (mut most, mut reached) = (0, 0);
        for (within, &held) in self.within.iter().zip(&hand.counts()[..LOCOMOTIVE]) {
            most = most.max(held);
            reached |= within[reach(held)];
        }
        reached |= self.within[GRAY][reach(most)];
        std::iter::from_fn(move || {
            let next = self.all.get(reached.trailing_zeros() as usize)?;
            reached &= reached - 1;
            Some(next)
        })
    }
}

/// The colour of a price, with gray for any.
fn group(cars: Cars) -> usize {
    match cars {
        Cars::Of(colour) => colour.kind(),
        Cars::Any | Cars::None => GRAY,
    }
}
