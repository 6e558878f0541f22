//! The pieces: trains and their colours, goods, action cards, helpers.

use serde::{Deserialize, Serialize};

engine::enum_with_ids!(
    /// The colour of a train, which is its speed (SS-1).
    Colour:
    /// Fast.
    Black = "black",
    /// Ordinary.
    Brown = "brown",
    /// Slow.
    Gray = "gray",
);

engine::enum_with_ids!(
    /// The colour of a good (SS-4).
    Good:
    /// Yellow.
    Yellow = "yellow",
    /// Blue.
    Blue = "blue",
    /// Red.
    Red = "red",
    /// White.
    White = "white",
);

engine::enum_with_ids!(
    /// A kind of action card (SS-2).
    Kind:
    /// Sets a signal.
    Signal = "signal",
    /// Sets a switch.
    Switch = "switch",
    /// Moves a train.
    Move = "move",
);

engine::enum_with_ids!(
    /// A helper, each of use once a game (SS-43 to SS-48).
    Helper:
    /// A roll is ignored and made again (SS-43).
    Logistician = "logistician",
    /// Until the turn's end trains may pass through cities (SS-44).
    Dispatcher = "dispatcher",
    /// All trains of a colour don't move (SS-45).
    Conductor = "conductor",
    /// The instruction is ignored (SS-46).
    Pointsman = "pointsman",
    /// One train doesn't move (SS-47).
    Attendant = "station-attendant",
    /// The team picks the departure point (SS-48).
    Coupler = "coupler",
);

/// How many trains there are of each colour (SS-1).
pub const TRAINS_PER_COLOUR: usize = 3;
/// How many trains there are (SS-1).
pub const TRAINS: usize = 3 * TRAINS_PER_COLOUR;

/// A train: `black-1` to `gray-3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct TrainId(u8);

impl TrainId {
    /// All trains: the black ones, the brown ones, the gray ones.
    pub fn all() -> impl Iterator<Item = TrainId> + Clone {
        (0..TRAINS as u8).map(TrainId)
    }

    /// The trains of a colour.
    pub fn of(colour: Colour) -> impl Iterator<Item = TrainId> + Clone {
        TrainId::all().filter(move |train| train.colour() == colour)
    }

    /// Its place among all trains.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The train with this place among all trains.
    #[inline]
    pub(crate) const fn at(index: usize) -> TrainId {
        TrainId((index % TRAINS) as u8)
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.index() / TRAINS_PER_COLOUR]
    }

    /// Its number among those of its colour, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 % TRAINS_PER_COLOUR as u8 + 1
    }
}

impl TryFrom<u8> for TrainId {
    type Error = String;

    fn try_from(index: u8) -> Result<TrainId, String> {
        if usize::from(index) < TRAINS {
            Ok(TrainId(index))
        } else {
            Err(format!("no train is number {index}"))
        }
    }
}

rails::bit_set!(
    /// A set of trains.
    #[derive(Serialize, Deserialize)]
    Trains(u16) of TrainId
);

impl Trains {
    /// All trains of a colour.
    #[inline]
    pub const fn of(colour: Colour) -> Trains {
        Trains(0b111 << (colour.index() * TRAINS_PER_COLOUR))
    }

    /// Their colours.
    #[inline]
    pub fn colours(self) -> Colours {
        self.iter().map(TrainId::colour).collect()
    }
}

rails::bit_set!(
    /// A set of colours.
    #[derive(Serialize, Deserialize)]
    Colours(u8) of Colour
);

impl Colours {
    /// All colours.
    pub const ALL: Colours = Colours::first_of(Colour::ALL.len());
}

/// Action cards: how many of each kind.
pub type Hand = [u8; 3];

/// How many cards these are.
#[inline]
pub fn size(hand: &Hand) -> u8 {
    hand.iter().sum()
}
