//! The board: read once from a file of facts into tables made for speed.

mod read;
mod terms;

use engine::Message;
use rails::{Chart, CityId, Prices, RouteSet, TicketSet};

pub use rails::{City, MAX_LENGTH};

use crate::card::{Cards, Colour, LOCOMOTIVE, all_cards};
use crate::payment::{Cars, Cost};
use crate::ways::Ways;

pub use read::read;
pub use terms::{Returned, Terms, Tie};

/// A board: cities, routes and tickets, the pieces it is played with and what they score.
#[derive(Clone, Debug)]
pub struct Board {
    /// Which game of the family it is for.
    pub game: String,
    /// What its rules are.
    pub terms: Terms,
    /// Cities, routes and tickets.
    pub chart: Chart<Route>,
    /// Which tickets are long.
    pub long: TicketSet,
    /// What each seat starts with, and the cards.
    pub pieces: Pieces,
    /// What is scored.
    pub scoring: Scoring,
    /// The routes by what they cost.
    pub(crate) prices: Prices<Cost, { GRAY + 1 }>,
    /// The routes by what can be laid for them.
    pub(crate) ways: Ways,
}

rails::board!(Board, Route, Colour, RouteKind::id);

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

/// Where gray stands among the colours of prices.
pub(crate) const GRAY: usize = Colour::ALL.len();

include!(concat!(env!("OUT_DIR"), "/boards.rs"));

impl Board {
    /// Reads and checks a board file.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its line and what would be right.
    pub fn parse(text: &str) -> Result<Board, Vec<Message>> {
        read(text)
    }

    /// The board of Europe.
    pub fn standard() -> Board {
        read(include_str!("../boards/europe.toml")).expect("our own board is right; a test reads it")
    }

    /// Our own board with this name.
    pub fn own(name: &str) -> Option<Board> {
        let (_, text) = BOARDS.iter().find(|(own, _)| *own == name)?;
        read(text).ok()
    }

    /// All train cards (EU-2).
    pub fn cards(&self) -> Cards {
        all_cards(self.pieces.cards_per_colour, self.pieces.locomotives)
    }

    /// The name of one of its rules: the first two letters of its game and the number in Europe's rules.
    /// EU-22 is US-22 in USA. What only Europe has (ferries, tunnels and stations) is told there alone.
    pub fn rule(&self, number: u8) -> String {
        let book = if matches!(number, 24..=28 | 31..=33) { "europe" } else { &self.game };
        let prefix: String = book.chars().take(2).flat_map(char::to_uppercase).collect();
        format!("{prefix}-{number}")
    }

    /// The points for all of these routes (EU-20).
    pub fn route_points(&self, routes: RouteSet) -> u16 {
        let points = |id| u16::from(self.scoring.by_length[usize::from(self.network.length(id))]);
        routes.iter().map(points).sum()
    }

    /// All regular tickets (EU-3).
    pub fn regular(&self) -> TicketSet {
        TicketSet::first_of(self.tickets.len()) - self.long
    }

    /// The prices of coloured routes, as bits, that a hand could reach by numbers alone, with so many cars
    /// left. Whether a ferry gets its locomotives is another matter.
    pub(crate) fn coloured_within_reach(&self, hand: &Cards, cars: u8) -> u128 {
        let reach = |held: u8| (held + hand.of(LOCOMOTIVE)).min(cars);
        let of_each = |colour| self.prices.within(colour, reach(hand.of(colour)));
        (0..LOCOMOTIVE).fold(0, |reached, colour| reached | of_each(colour))
    }

    /// The same of gray routes.
    pub(crate) fn gray_within_reach(&self, hand: &Cards, cars: u8) -> u128 {
        let most = hand.counts()[..LOCOMOTIVE].iter().copied().fold(0, u8::max);
        self.prices.within(GRAY, (most + hand.of(LOCOMOTIVE)).min(cars))
    }
}

impl RouteKind {
    /// What board files call it.
    fn id(self) -> &'static str {
        match self {
            RouteKind::Rail => "rail",
            RouteKind::Tunnel => "tunnel",
            RouteKind::Ferry { .. } => "ferry",
        }
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

/// The routes by what they cost.
fn prices(routes: &[Route]) -> Prices<Cost, { GRAY + 1 }> {
    Prices::new(routes.iter().map(Route::cost), |cost| (group(cost.cars), cost.cards, cost.locomotives))
}

/// The colour of a price, with gray for any.
fn group(cars: Cars) -> usize {
    match cars {
        Cars::Of(colour) => colour.kind(),
        Cars::Any | Cars::None => GRAY,
    }
}
