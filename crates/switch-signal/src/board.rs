//! The board: read once from a file of facts into tables made for speed.
//!
//! A train stands on a *spot*: a city, a departure point, or a track space with a heading, so that
//! each space is two spots. From each spot the board knows every [`Step`] to a next one, with the
//! signals and the junction on the way; which of them are open now is up to the tokens.

mod fields;
mod ids;
mod junction;
mod network;
mod read;

use std::sync::{Arc, LazyLock};

use arrayvec::ArrayVec;
use engine::{Message, Names};
use serde::{Deserialize, Serialize};

use crate::pieces::{Good, Helper};

pub use fields::Fields;
pub use ids::{CityId, DepartureId, FieldId, JunctionId, SpotId, TrackId};
pub use junction::{Closed, Junction};

/// The most junctions a board may have.
pub const MAX_JUNCTIONS: usize = 32;
/// The most signal fields a board may have.
pub const MAX_FIELDS: usize = Fields::CAPACITY;
/// The most tracks that may end in a city.
pub const MAX_EXITS: usize = 8;
/// The departure points, numbered 2 to 12.
pub const DEPARTURES: usize = 11;
/// The smallest number of a departure point.
pub const FIRST_NUMBER: u8 = 2;
/// The most ports a board may have.
pub const MAX_PORTS: usize = 2;

/// A board: a network with its signals and junctions, and what is played on it.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub names: Names,
    /// The hash of all facts that the rules depend on, cards and dice included.
    pub hash: String,
    /// How wide and how high the map is.
    pub size: (u16, u16),
    /// The trading cities and ports.
    pub cities: Vec<City>,
    /// The departure points by their printed numbers.
    pub departures: Vec<Departure>,
    /// The junctions.
    pub junctions: Vec<Junction>,
    /// The tracks.
    pub tracks: Vec<Track>,
    /// The signal fields.
    pub fields: Vec<Field>,
    /// The ports among the cities.
    pub ports: ArrayVec<CityId, MAX_PORTS>,
    /// The trading city of each colour of goods.
    pub origins: [CityId; 4],
    /// The signals that are green at the start of a first game (SS-6).
    pub first_signals: Fields,
    /// The three helpers.
    pub helpers: Vec<Helper>,
    /// What is different on this board.
    pub differences: Differences,
    /// How many goods of each colour there are at the start (SS-4).
    pub goods: u8,
    /// How many goods of each colour each port has to get (SS-4, SS-49).
    pub needed: u8,
    /// How many more of any colour each port has to get with ten goods (SS-54).
    pub extra: u8,
    /// All that lies between cities: the fields that belong to none.
    pub(crate) between: Fields,
    /// Every junction as often as it has other settings than the one it is in.
    pub(crate) other_settings: Vec<(JunctionId, u8)>,
    /// From where to where, spot by spot.
    pub(crate) steps: Vec<ArrayVec<Step, MAX_EXITS>>,
}

/// What is different from board to board (SS-49 to SS-51).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Differences {
    /// All trains may pass through cities (SS-50).
    pub pass_through: bool,
    /// Trains that have nothing to deliver may stop in ports and pass through them, and a port takes no more
    /// than it needs (SS-49, SS-51).
    pub open_ports: bool,
}

/// What every city, departure point and junction has: an id, names, and where it is drawn.
#[derive(Clone, Debug)]
pub struct Node {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub names: Names,
    /// Where it is on the map, y downwards.
    pub at: (f32, f32),
    /// The side where its name reads best: `n`, `se` and so on.
    pub label: String,
    /// Whether this is a fact of the printed board or our design, in a few words.
    pub source: String,
}

/// A trading city or port.
#[derive(Clone, Debug)]
pub struct City {
    /// Where it is and what it is called.
    pub node: Node,
    /// The goods it trades; `None` for a port.
    pub good: Option<Good>,
    /// Its place among the ports; `None` for a trading city.
    pub port: Option<usize>,
    /// The signal fields at its tracks.
    pub fields: Fields,
}

/// A departure point.
#[derive(Clone, Debug)]
pub struct Departure {
    /// Where it is and what it is called.
    pub node: Node,
    /// Its printed number.
    pub number: u8,
    /// The track that begins there.
    pub track: TrackId,
}

/// What a track leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// A trading city or port.
    City(CityId),
    /// A departure point.
    Departure(DepartureId),
    /// A junction, and which of its ways this is.
    Junction(JunctionId, u8),
}

/// A track.
#[derive(Clone, Debug)]
pub struct Track {
    /// Its name in records.
    pub id: String,
    /// What it joins: from, to.
    pub ends: [End; 2],
    /// How many places for trains it has.
    pub spaces: u8,
    /// The spot on its first space that faces its `to` end; see [`Board::space`].
    pub(crate) first: u8,
    /// Whether this is a fact of the printed board or our design, in a few words.
    pub source: String,
}

/// A signal field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its track.
    pub track: TrackId,
    /// It lies after so many spaces, counted from the track's `from` end.
    pub position: u8,
    /// The city at whose end of the track it lies.
    pub city: Option<CityId>,
}

/// What a spot is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// In a trading city or port.
    City(CityId),
    /// In a departure point, facing the network.
    Departure(DepartureId),
    /// On a track.
    Space {
        /// Which.
        track: TrackId,
        /// The space, counted from 1 at the track's `from` end.
        number: u8,
        /// Whether it faces the track's `to` end.
        forward: bool,
    },
}

/// The way from one spot to a next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// Where it leads.
    pub to: SpotId,
    /// The track it leads along, from the first spot's end or from the junction; to a city or
    /// departure point, the one that ends there.
    pub track: TrackId,
    /// The signals before the junction, or all of them if there is none.
    pub before: Fields,
    /// The signals behind the junction.
    pub behind: Fields,
    /// The junction, the way into it and the way out of it.
    pub junction: Option<(JunctionId, u8, u8)>,
}

/// The boards that come with it: the name of each, and the text of its file.
pub const BOARDS: &[(&str, &str)] = &[
    ("central-europe", include_str!("../boards/central-europe.toml")),
    ("north-america", include_str!("../boards/north-america.toml")),
];

/// Their names.
pub const OWN: [&str; 2] = [BOARDS[0].0, BOARDS[1].0];

static CENTRAL_EUROPE: LazyLock<Arc<Board>> = LazyLock::new(|| own(BOARDS[0].1));
static NORTH_AMERICA: LazyLock<Arc<Board>> = LazyLock::new(|| own(BOARDS[1].1));

fn own(text: &str) -> Arc<Board> {
    Arc::new(Board::parse(text).unwrap_or_else(|faults| panic!("our own board is wrong: {faults:?}")))
}

impl Board {
    /// Central Europe, read once.
    pub fn central_europe() -> Arc<Board> {
        CENTRAL_EUROPE.clone()
    }

    /// North America, read once.
    pub fn north_america() -> Arc<Board> {
        NORTH_AMERICA.clone()
    }

    /// Our own board with this id.
    pub fn own(id: &str) -> Option<Arc<Board>> {
        match OWN.iter().position(|own| *own == id)? {
            0 => Some(Board::central_europe()),
            _ => Some(Board::north_america()),
        }
    }

    /// Reads and checks a board file.
    ///
    /// # Errors
    /// Everything that is wrong with it, in the order of its lines.
    pub fn parse(text: &str) -> Result<Board, Vec<Message>> {
        read::read(text)
    }

    /// All steps from a spot: of a city, its exits.
    #[inline]
    pub fn steps(&self, spot: SpotId) -> &[Step] {
        &self.steps[spot.index()]
    }

    /// How many spots there are.
    pub fn spots(&self) -> usize {
        self.steps.len()
    }

    /// Where a city's train stands.
    #[inline]
    pub const fn city_spot(&self, city: CityId) -> SpotId {
        SpotId(city.0)
    }

    /// Where a departure point's train stands.
    #[inline]
    pub fn departure_spot(&self, departure: DepartureId) -> SpotId {
        SpotId(self.cities.len() as u8 + departure.0)
    }

    /// A track's space, counted from 1 at its `from` end, facing `to` if forward.
    #[inline]
    pub fn space(&self, track: TrackId, number: u8, forward: bool) -> SpotId {
        SpotId(self.tracks[track.index()].first + 2 * (number - 1) + u8::from(!forward))
    }

    /// What a spot is.
    pub fn spot(&self, spot: SpotId) -> Spot {
        if let Some(city) = self.city_at(spot) {
            return Spot::City(city);
        }
        if let Some(departure) = self.departure_at(spot) {
            return Spot::Departure(departure);
        }
        let index = self.tracks.partition_point(|track| track.first <= spot.0).saturating_sub(1);
        let offset = spot.0 - self.tracks[index].first;
        Spot::Space { track: TrackId(index as u8), number: offset / 2 + 1, forward: offset.is_multiple_of(2) }
    }

    /// The city that a spot is.
    #[inline]
    pub fn city_at(&self, spot: SpotId) -> Option<CityId> {
        (spot.index() < self.cities.len()).then_some(CityId(spot.0))
    }

    /// The departure point that a spot is.
    #[inline]
    pub fn departure_at(&self, spot: SpotId) -> Option<DepartureId> {
        let index = spot.index().checked_sub(self.cities.len())?;
        (index < DEPARTURES).then_some(DepartureId(index as u8))
    }

    /// Where the first space's spots begin: those before are cities and departure points.
    #[inline]
    fn nodes(&self) -> u8 {
        self.cities.len() as u8 + DEPARTURES as u8
    }

    /// Whether two spots are the same place: one space, whatever the heading.
    #[inline]
    pub fn same_place(&self, one: SpotId, other: SpotId) -> bool {
        let nodes = self.nodes();
        one == other || one.0 >= nodes && other.0 >= nodes && (one.0 - nodes) / 2 == (other.0 - nodes) / 2
    }

    /// All signal fields.
    pub fn all_fields(&self) -> Fields {
        Fields::first_of(self.fields.len())
    }

    /// The fields that belong to no city.
    pub fn between(&self) -> Fields {
        self.between
    }

    /// Which of its helpers the board has.
    #[inline]
    pub fn has(&self, helper: Helper) -> bool {
        self.helpers.contains(&helper)
    }
}
