//! The board: read once from a file of facts into tables made for speed.

mod read;

use std::ops::RangeInclusive;

use engine::Message;
use rails::{Chart, CityId, CitySet, Price, Prices, RouteSet, TicketSet};

use crate::card::{
    COLOURS, Cards, Colour, DOUBLE, KINDS, Kind, MARKED, ShipCards, TRAIN_KINDS, TrainCards, WILD,
};
use crate::payment::Cost;

pub use rails::{City, MAX_LENGTH};
pub use read::read;

/// A board: cities, routes and tickets, the pieces it is played with and what they score.
#[derive(Clone, Debug)]
pub struct Board {
    /// Cities, routes and tickets. Junctions are among the cities.
    pub chart: Chart<Route>,
    /// The cities where harbours can be built (GL-20).
    pub ports: CitySet,
    /// Where sea routes meet without a city (GL-24).
    pub junctions: CitySet,
    /// What each seat starts with.
    pub pieces: Pieces,
    /// How many cards there are of each kind.
    pub cards: CardCounts,
    /// What is scored.
    pub scoring: Scoring,
    /// The routes by what they cost: rail by colour and gray, then sea.
    prices: Prices<Cost, { 2 * GROUPS }>,
}

rails::board!(Board, Route, Colour, Kind::route_kind_id);

/// A route.
#[derive(Clone, Debug)]
pub struct Route {
    /// Its name in records: `chicago-milwaukee`, and where that isn't enough also its kind and colour.
    pub id: String,
    /// The cities or junctions that it joins.
    pub ends: [CityId; 2],
    /// How many pieces it takes.
    pub length: u8,
    /// The colour it has to be paid in; `None` for gray: any one colour.
    pub colour: Option<Colour>,
    /// What runs there: trains on rails, or ships on the water.
    pub kind: Kind,
}

/// What each seat starts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pieces {
    /// All its trains (GL-4).
    pub trains: u8,
    /// All its ships (GL-4).
    pub ships: u8,
    /// So many of them it plays with (GL-4).
    pub chosen: u8,
    /// So many of these are trains if it follows advice (GL-4).
    pub suggested_trains: u8,
    /// Its harbours (GL-5).
    pub harbours: u8,
}

/// How many cards there are of each kind (GL-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardCounts {
    /// Trains of each colour without the harbour mark.
    pub plain: u8,
    /// Trains of each colour with it.
    pub marked: u8,
    /// Wilds.
    pub wild: u8,
    /// Single ships of each colour.
    pub single: u8,
    /// Double ships of each colour.
    pub double: u8,
}

/// What is scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// Points for a route, by its length (GL-17).
    pub by_length: [u8; MAX_LENGTH + 1],
    /// For a harbour with one, two, or three and more tickets (GL-25).
    pub harbour: [u8; 3],
    /// Lost for each harbour that was not built (GL-26).
    pub unbuilt_harbour: u8,
    /// Lost for each piece that was exchanged (GL-22).
    pub exchanged_piece: u8,
}

/// The groups of prices of one kind: each colour, then gray.
const GROUPS: usize = COLOURS + 1;

/// The boards that come with it: the name of each, and the text of its file.
pub const BOARDS: &[(&str, &str)] = &[("great-lakes", include_str!("../boards/great-lakes.toml"))];

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
        read(BOARDS[0].1).expect("our own board is right; a test reads it")
    }

    /// All cards (GL-1).
    pub fn all_cards(&self) -> Cards {
        let CardCounts { plain, marked, wild, single, double } = self.cards;
        let mut counts = [plain; KINDS];
        counts[MARKED..WILD].fill(marked);
        counts[WILD] = wild;
        counts[TRAIN_KINDS..TRAIN_KINDS + DOUBLE].fill(single);
        counts[TRAIN_KINDS + DOUBLE..].fill(double);
        let (trains, ships) = counts.split_at(TRAIN_KINDS);
        Cards {
            trains: TrainCards::new(std::array::from_fn(|kind| trains[kind])),
            ships: ShipCards::new(std::array::from_fn(|kind| ships[kind])),
        }
    }

    /// All tickets.
    pub fn all_tickets(&self) -> TicketSet {
        TicketSet::first_of(self.tickets.len())
    }

    /// The points for all of these routes (GL-17).
    pub fn route_points(&self, routes: RouteSet) -> u16 {
        let points = |id| u16::from(self.scoring.by_length[usize::from(self.network.length(id))]);
        routes.iter().map(points).sum()
    }

    /// What a harbour brings with so many tickets (GL-25).
    pub fn harbour_points(&self, tickets: usize) -> u8 {
        match tickets {
            0 => 0,
            some => self.scoring.harbour[some.min(self.scoring.harbour.len()) - 1],
        }
    }

    /// The prices that a hand can pay, with so many pieces left.
    #[inline]
    pub(crate) fn within_reach(
        &self,
        hand: &Cards,
        trains: u8,
        ships: u8,
    ) -> impl Iterator<Item = &Price<Cost>> {
        let wild = hand.wilds();
        let (mut most, mut reached) = ([0; 2], 0);
        for colour in 0..COLOURS {
            let train = hand.trains.of(colour) + hand.trains.of(MARKED + colour);
            let ship = hand.ships.of(colour) + 2 * hand.ships.of(DOUBLE + colour);
            most = [most[0].max(train), most[1].max(ship)];
            reached |= self.prices.within(colour, (train + wild).min(trains));
            reached |= self.prices.within(GROUPS + colour, (ship + wild).min(ships));
        }
        reached |= self.prices.within(COLOURS, (most[0] + wild).min(trains));
        reached |= self.prices.within(GROUPS + COLOURS, (most[1] + wild).min(ships));
        self.prices.each(reached)
    }
}

impl Pieces {
    /// How many trains a seat may start with: the rest is ships (GL-4).
    #[inline]
    pub fn train_choices(&self) -> RangeInclusive<u8> {
        self.chosen.saturating_sub(self.ships)..=self.trains.min(self.chosen)
    }
}

impl Route {
    /// What it costs (GL-14).
    #[inline]
    pub fn cost(&self) -> Cost {
        Cost { kind: self.kind, length: self.length, colour: self.colour }
    }
}

/// The routes by what they cost.
fn prices(routes: &[Route]) -> Prices<Cost, { 2 * GROUPS }> {
    Prices::new(routes.iter().map(Route::cost), |cost| {
        let colour = cost.colour.map_or(COLOURS, Colour::kind);
        let group = if cost.kind == Kind::Train { colour } else { GROUPS + colour };
        (group, cost.length, 0)
    })
}
