//! A position: plain data, and small questions about it.
//!
//! Nothing in it is hidden from anybody: hands are open to the whole team (SS-8), and what nobody
//! knows, the order of decks and the instructions that were removed unseen, isn't decided before it
//! comes to light.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::board::{Closed, DEPARTURES, Fields, MAX_JUNCTIONS, MAX_PORTS, SpotId, TrackId};
use crate::cards::InstructionId;
use crate::pieces::{Colour, Colours, Good, Hand, Helper, TRAINS, TrainId, Trains};

/// The most seats.
pub const MOST_SEATS: usize = 4;

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct State {
    /// What is to be decided now.
    pub phase: Phase,
    /// Whose turn it is; before the first one, who will have it.
    pub turn: Seat,
    /// The instruction that is being carried out.
    pub orders: Orders,
    /// The action cards of each seat.
    pub hands: [Hand; MOST_SEATS],
    /// The deck of action cards.
    pub deck: Hand,
    /// The discarded action cards.
    pub discards: Hand,
    /// The instructions that nobody has seen, a bit for each: those of the deck, and those that
    /// were removed.
    pub unseen: u32,
    /// How many of them the deck has.
    pub instructions: u8,
    /// The instruction that was put face down under the deck (SS-46).
    pub bottom: Option<InstructionId>,
    /// How many time tokens lie on the clock.
    pub clock: u8,
    /// Where each train is, and what it carries.
    pub trains: [Train; TRAINS],
    /// Which ways are closed, junction by junction.
    pub switches: [Closed; MAX_JUNCTIONS],
    /// Which signals are green.
    pub signals: Fields,
    /// How many goods of each colour lie in their trading cities.
    pub stock: [u8; 4],
    /// How many goods of each colour each port has.
    pub delivered: [[u8; 4]; MAX_PORTS],
    /// The departure point, counted by its printed number, that each number means (SS-55).
    pub departures: [u8; DEPARTURES],
    /// The location tokens in the pile, a bit for each number from 2 on (SS-56).
    pub tokens: u16,
    /// Which helpers have been used, a bit for each.
    pub used: u8,
    /// Whether trains may pass through cities until the turn's end by the dispatcher's word (SS-44).
    pub dispatching: bool,
}

/// A train.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Train {
    /// Where it stands and where it faces; `None` in the depot.
    pub at: Option<SpotId>,
    /// What it carries.
    pub cargo: Option<Good>,
}

/// A card that tells the team what to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// The start card (SS-11).
    Start,
    /// A transport instruction.
    Instruction(InstructionId),
}

/// What is left to do of the card that was revealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Orders {
    /// Which; `None` once it has been carried out.
    pub card: Option<Card>,
    /// How many new trains it still brings.
    pub new_trains: u8,
    /// The colours that were picked for its new trains (SS-13).
    pub brought: Colours,
    /// How many of its move symbols have come.
    pub symbol: u8,
    /// The colours whose turn to move has come.
    pub colours: Colours,
    /// The trains that still have to move by the symbol at hand.
    pub to_move: Trains,
    /// The trains that have rolled by this card.
    pub moved: Trains,
    /// The trains that don't move by this card (SS-45, SS-47).
    pub still: Trains,
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Where tokens lie at the start (SS-7, SS-53).
    Placing(Placing),
    /// Whether the instruction is carried out or ignored (SS-46).
    Revealed,
    /// The colour of a new train (SS-12).
    NewTrain,
    /// Whether to roll for the departure point or to pick it (SS-48).
    Departing(Colour),
    /// The colour that a many-coloured symbol moves (SS-16).
    PickColour,
    /// Which train moves next (SS-15, SS-17).
    Order,
    /// Where the train leaves the city, and whether the roll counts (SS-37, SS-43).
    Rolled {
        /// Which.
        train: TrainId,
        /// Its movement points.
        points: u8,
    },
    /// Whether the train stops in the city it has come to (SS-44, SS-50).
    Arrived {
        /// Which.
        train: TrainId,
        /// The points it has left.
        points: u8,
        /// The track it came by.
        by: TrackId,
    },
    /// Which action cards to play (SS-9).
    #[default]
    Cards,
    /// Nothing: the game is over.
    Over(Ending),
}

/// Which token is to be placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Placing {
    /// The switch tokens of this junction.
    Junction(u8),
    /// The signal of this city.
    City(u8),
    /// A signal between cities; so many are left.
    Between(u8),
    /// The extra signal (SS-53).
    Extra,
}

engine::enum_with_ids!(
    /// What ended a game.
    Ending:
    /// All that was needed has arrived: the team has won (SS-41).
    Delivered = "delivered",
    /// The turn of the last instruction is over (SS-42).
    Instructions = "instructions",
    /// An instruction had to be removed, and there was none (SS-40).
    Clock = "clock",
);

impl State {
    /// Who may act now.
    #[inline]
    pub fn actors(&self) -> Seats {
        match self.phase {
            Phase::Over(_) => Seats::NONE,
            _ => Seats::only(self.turn),
        }
    }

    /// A train.
    #[inline]
    pub fn train(&self, train: TrainId) -> &Train {
        &self.trains[train.index()]
    }

    /// The cards of whoever's turn it is.
    #[inline]
    pub fn hand(&self) -> &Hand {
        &self.hands[self.turn.index() % MOST_SEATS]
    }

    /// All trains on the network.
    #[inline]
    pub fn on_network(&self) -> Trains {
        TrainId::all().filter(|train| self.train(*train).at.is_some()).collect()
    }

    /// The colours that have a train in the depot.
    #[inline]
    pub fn in_depot(&self) -> Colours {
        let waiting = TrainId::all().filter(|train| self.train(*train).at.is_none());
        waiting.map(TrainId::colour).collect()
    }

    /// The train that stands exactly there, facing so.
    #[inline]
    pub fn train_at(&self, spot: SpotId) -> Option<TrainId> {
        let index = self.trains.iter().position(|train| train.at == Some(spot))?;
        Some(TrainId::at(index))
    }

    /// How many instructions are left.
    #[inline]
    pub fn instructions_left(&self) -> u8 {
        self.instructions + u8::from(self.bottom.is_some())
    }

    /// A helper says its word, once a game.
    #[inline]
    pub(crate) const fn call(&mut self, helper: Helper) {
        self.used |= 1 << helper.index();
    }

    /// Whether the helper has been used.
    #[inline]
    pub const fn has_used(&self, helper: Helper) -> bool {
        self.used >> helper.index() & 1 == 1
    }
}
