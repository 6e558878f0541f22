//! What happened. Nothing of it is hidden from anybody (SS-8).

use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Payment;
use crate::board::{Closed, DepartureId, FieldId, Fields, JunctionId, SpotId};
use crate::movement::Halt;
use crate::pieces::{Colour, Good, Hand, Kind, TrainId};
use crate::state::{Card, Ending};

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A seat was dealt its first cards (SS-2).
    Dealt { seat: Seat, cards: Hand },
    /// This seat will have the first turn (SS-8).
    First { seat: Seat },
    /// The departure points got their numbers by lot: which point each number from 2 on means (SS-55).
    Numbered { points: Vec<DepartureId> },
    /// The tokens were laid by lot: every junction, and the green signals (SS-7).
    Strewn { switches: Vec<Closed>, signals: Fields },
    /// A junction's tokens were laid at the start (SS-7).
    Laid { seat: Seat, junction: JunctionId, closed: Closed },
    /// A signal was put on a field at the start (SS-7, SS-53).
    Lit { seat: Option<Seat>, field: FieldId },
    /// A seat's turn begins: this card was revealed, and so many are left (SS-9).
    Revealed { seat: Seat, card: Card, left: u8 },
    /// The pointsman put the instruction under the deck (SS-46).
    Ignored { seat: Seat, card: Card },
    /// A colour was picked for a new train, by choice or because there is no other (SS-12).
    NewTrain { colour: Colour },
    /// No train can be brought, so the symbol does nothing (SS-14).
    NoNewTrain,
    /// Chance decided on a departure point: by the two dice or by a token (SS-12, SS-56).
    Numbers { colour: Colour, dice: Option<[u8; 2]>, number: u8, point: DepartureId },
    /// The departure point is occupied; on the start card that costs nothing (SS-11, SS-12).
    Occupied { colour: Colour, point: DepartureId, by: TrainId, lost: u8 },
    /// A train was put on a departure point; `picked` if the coupler chose it (SS-12, SS-48).
    Departed { train: TrainId, point: DepartureId, picked: bool },
    /// The location tokens were shuffled into a new pile (SS-56).
    TokensShuffled,
    /// A colour was picked for a many-coloured symbol (SS-16).
    Picked { colour: Colour },
    /// The conductor lets a colour stand still (SS-45).
    ColourStays { colour: Colour },
    /// The station attendant lets a train stand still (SS-47).
    TrainStays { train: TrainId },
    /// A train's die fell; `again` if the logistician asked for it (SS-20, SS-43).
    Rolled { train: TrainId, points: u8, again: bool },
    /// The dispatcher lets trains pass through cities until the turn's end (SS-44).
    Dispatching { seat: Seat },
    /// A train ran: from where, over which spots, and why it went no further. `left` points were
    /// not used, and `lost` time tokens are taken for it.
    Ran { train: TrainId, from: SpotId, path: Vec<SpotId>, left: u8, halt: Halt, lost: u8 },
    /// A train that might have passed stopped in the city (SS-44, SS-50).
    Stopped { train: TrainId },
    /// A good arrived in a port, the place among the ports, and whether it counts (SS-33, SS-54).
    Delivered { train: TrainId, good: Good, port: u8, counts: bool },
    /// A train's good went back to its trading city (SS-34, SS-35).
    Returned { train: TrainId, good: Good },
    /// A train went to the depot.
    ToDepot { train: TrainId },
    /// Time tokens were taken off the clock; so many are on it now (SS-38, SS-39).
    TimeLost { count: u8, clock: u8 },
    /// The clock was empty: an instruction was removed unseen, and so many are left (SS-38).
    Removed { left: u8 },
    /// A seat moved a signal (SS-18).
    SignalMoved { seat: Seat, from: FieldId, to: FieldId, payment: Payment },
    /// A seat set a junction (SS-19).
    SwitchSet { seat: Seat, junction: JunctionId, before: Closed, after: Closed, payment: Payment },
    /// A seat played a card to move a train (SS-20).
    Ordered { seat: Seat, train: TrainId, payment: Payment },
    /// A seat loaded a train (SS-22).
    Loaded { seat: Seat, train: TrainId, good: Good, card: Kind },
    /// A seat's turn is over, and it drew cards (SS-9).
    Drew { seat: Seat, cards: Hand },
    /// The discards were shuffled to make a deck of so many cards (SS-10).
    Reshuffled { cards: u8 },
    /// The game is over.
    Over { ending: Ending },
}

impl Event {
    /// Nothing is hidden from anybody (SS-8).
    #[must_use]
    pub fn seen_by(&self, _: Viewer) -> Event {
        self.clone()
    }
}
