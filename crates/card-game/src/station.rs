//! Stations: where cars lie open until they go onto the train pile.

use serde::{Deserialize, Serialize};

use crate::card::{Cards, Colour, LOCOMOTIVE};

/// How many cards a row has (CG-14).
pub const ROW: usize = 3;
/// A group that is played has at least so many cards (CG-13).
pub const LEAST_GROUP: u8 = 2;

/// Cards of one colour in a station, with the locomotives that lie on top of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Group {
    /// How many cars.
    pub cars: u8,
    /// How many locomotives.
    pub locomotives: u8,
}

/// A seat's station: a group of each colour, most of them empty (CG-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Station([Group; Colour::ALL.len()]);

/// Cars that are played together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Play {
    /// Cards of one colour, locomotives among them (CG-13).
    Group {
        /// The colour.
        colour: Colour,
        /// How many cards of it.
        cars: u8,
        /// How many locomotives stand in.
        locomotives: u8,
    },
    /// One card of each of three colours, in the order of colours (CG-14).
    Row([Colour; ROW]),
}

impl Group {
    /// How many cards it has.
    #[inline]
    pub const fn total(self) -> u8 {
        self.cars.saturating_add(self.locomotives)
    }

    /// Whether nothing lies there.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.cars == 0 && self.locomotives == 0
    }

    /// The cards it is.
    pub fn cards(self, colour: Colour) -> Cards {
        let mut cards = Cards::NONE;
        cards.add(colour.kind(), self.cars);
        cards.add(LOCOMOTIVE, self.locomotives);
        cards
    }
}

impl Station {
    /// What lies there of a colour.
    #[inline]
    pub const fn group(&self, colour: Colour) -> Group {
        self.0[colour as usize]
    }

    /// The groups that lie there.
    pub fn groups(&self) -> impl Iterator<Item = (Colour, Group)> + '_ {
        Colour::ALL.into_iter().zip(self.0).filter(|(_, group)| !group.is_empty())
    }

    /// Whether nothing lies there.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|group| group.is_empty())
    }

    /// The colours that lie there, as bits.
    #[inline]
    pub fn colours(&self) -> u8 {
        let mut colours = 0;
        for (kind, group) in self.0.iter().enumerate() {
            colours |= u8::from(!group.is_empty()) << kind;
        }
        colours
    }

    /// All cards that lie there.
    pub fn cards(&self) -> Cards {
        let mut all = Cards::NONE;
        for (kind, group) in self.0.iter().enumerate() {
            all.add(kind, group.cars);
            all.add(LOCOMOTIVE, group.locomotives);
        }
        all
    }

    /// Lays a group there where none lies.
    #[inline]
    pub(crate) fn lay(&mut self, colour: Colour, group: Group) {
        self.0[colour.kind()] = group;
    }

    /// Takes a colour away, all of it (CG-16).
    #[inline]
    pub(crate) fn clear(&mut self, colour: Colour) -> Group {
        std::mem::take(&mut self.0[colour.kind()])
    }

    /// Takes one card of each group, a locomotive where there is one (CG-6, CG-7).
    #[inline]
    pub(crate) fn send_off(&mut self) -> Cards {
        let mut sent = Cards::NONE;
        for (kind, group) in self.0.iter_mut().enumerate() {
            if group.locomotives > 0 {
                group.locomotives -= 1;
                sent.add(LOCOMOTIVE, 1);
            } else if group.cars > 0 {
                group.cars -= 1;
                sent.add(kind, 1);
            }
        }
        sent
    }
}

impl Play {
    /// The cards it is.
    pub fn cards(self) -> Cards {
        let mut cards = Cards::NONE;
        for (colour, group) in self.groups() {
            cards.add_all(&group.cards(colour));
        }
        cards
    }

    /// The groups it makes: one, or three of one card each (CG-7).
    #[inline]
    pub fn groups(self) -> impl Iterator<Item = (Colour, Group)> {
        let (colours, group, count) = match self {
            Play::Group { colour, cars, locomotives } => ([colour; ROW], Group { cars, locomotives }, 1),
            Play::Row(colours) => (colours, Group { cars: 1, locomotives: 0 }, ROW),
        };
        colours.into_iter().take(count).map(move |colour| (colour, group))
    }
}
