//! The pieces: trains and their colours, goods, action cards, helpers.

use serde::{Deserialize, Serialize};

macro_rules! words {
    ($(#[$doc:meta])* $name:ident, $count:literal: $($(#[$variant_doc:meta])* $variant:ident = $word:literal),* $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $($(#[$variant_doc])* $variant),*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; $count] = [$($name::$variant),*];

            /// Its word in records, board files and message keys.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word),*
                }
            }

            /// The one with this word.
            pub fn from_word(word: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|one| one.word() == word)
            }

            /// Its place among all of them.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}

words!(
    /// The colour of a train, which is its speed (SS-1).
    Colour, 3:
    /// Fast.
    Black = "black",
    /// Ordinary.
    Brown = "brown",
    /// Slow.
    Gray = "gray",
);

words!(
    /// The colour of a good (SS-4).
    Good, 4:
    /// Yellow.
    Yellow = "yellow",
    /// Blue.
    Blue = "blue",
    /// Red.
    Red = "red",
    /// White.
    White = "white",
);

words!(
    /// A kind of action card (SS-2).
    Kind, 3:
    /// Sets a signal.
    Signal = "signal",
    /// Sets a switch.
    Switch = "switch",
    /// Moves a train.
    Move = "move",
);

words!(
    /// A helper, each of use once a game (SS-43 to SS-48).
    Helper, 6:
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

/// A set of trains.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Trains(u16);

impl Trains {
    /// No train.
    pub const NONE: Trains = Trains(0);

    /// All trains of a colour.
    #[inline]
    pub const fn of(colour: Colour) -> Trains {
        Trains(0b111 << (colour.index() * TRAINS_PER_COLOUR))
    }

    /// With this train too.
    #[inline]
    #[must_use]
    pub const fn with(self, train: TrainId) -> Trains {
        Trains(self.0 | 1 << train.0)
    }

    /// Without this train.
    #[inline]
    #[must_use]
    pub const fn without(self, train: TrainId) -> Trains {
        Trains(self.0 & !(1 << train.0))
    }

    /// Those that are in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Trains) -> Trains {
        Trains(self.0 | other.0)
    }

    /// Those that are in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Trains) -> Trains {
        Trains(self.0 & other.0)
    }

    /// Those that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Trains) -> Trains {
        Trains(self.0 & !other.0)
    }

    /// Whether it is one of them.
    #[inline]
    pub const fn contains(self, train: TrainId) -> bool {
        self.0 >> train.0 & 1 == 1
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Each of them, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = TrainId> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = (rest != 0).then(|| TrainId::at(rest.trailing_zeros() as usize))?;
            rest &= rest - 1;
            Some(next)
        })
    }

    /// Their colours.
    #[inline]
    pub fn colours(self) -> Colours {
        self.iter().map(TrainId::colour).collect()
    }

    /// The train that `n` others stand before. There has to be one.
    #[inline]
    pub fn nth(self, n: u32) -> TrainId {
        TrainId::at(nth_bit(self.0.into(), n) as usize)
    }

    /// Whether all of them are trains at all.
    pub(crate) const fn is_sound(self) -> bool {
        self.0 >> TRAINS == 0
    }
}

impl FromIterator<TrainId> for Trains {
    fn from_iter<I: IntoIterator<Item = TrainId>>(trains: I) -> Trains {
        trains.into_iter().fold(Trains::NONE, Trains::with)
    }
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Colours(u8);

impl Colours {
    /// No colour.
    pub const NONE: Colours = Colours(0);
    /// All colours.
    pub const ALL: Colours = Colours(0b111);

    /// With this colour too.
    #[inline]
    #[must_use]
    pub const fn with(self, colour: Colour) -> Colours {
        Colours(self.0 | 1 << colour.index())
    }

    /// Those that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Colours) -> Colours {
        Colours(self.0 & !other.0)
    }

    /// Whether it is one of them.
    #[inline]
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 >> colour.index() & 1 == 1
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colour that `n` others stand before. There has to be one.
    #[inline]
    pub fn nth(self, n: u32) -> Colour {
        Colour::ALL[nth_bit(self.0.into(), n) as usize % 3]
    }

    /// Each of them, in order.
    pub fn iter(self) -> impl Iterator<Item = Colour> + Clone {
        Colour::ALL.into_iter().filter(move |colour| self.contains(*colour))
    }

    /// Whether all of them are colours at all.
    pub(crate) const fn is_sound(self) -> bool {
        self.0 >> 3 == 0
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Colours {
        colours.into_iter().fold(Colours::NONE, Colours::with)
    }
}

/// Action cards: how many of each kind.
pub type Hand = [u8; 3];

/// How many cards these are.
#[inline]
pub fn size(hand: &Hand) -> u8 {
    hand.iter().sum()
}

/// The place of the bit that `n` others stand before. There has to be one.
#[inline]
pub(crate) fn nth_bit(mut bits: u64, n: u32) -> u32 {
    for _ in 0..n {
        bits &= bits.wrapping_sub(1);
    }
    bits.trailing_zeros()
}
