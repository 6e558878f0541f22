//! What a seat chooses.

use serde::{Deserialize, Serialize};

use crate::board::{Closed, DepartureId, FieldId, JunctionId, TrackId};
use crate::pieces::{Colour, Helper, Kind, TrainId};

/// What a seat chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Action {
    /// Lays a junction's tokens at the start: `lay amiens: amiens--brussels` (SS-7).
    Lay { junction: JunctionId, closed: Closed },
    /// Puts a signal on a field at the start: `light amiens--paris@1` (SS-7, SS-53).
    Light(FieldId),
    /// Carries the instruction out: `carry-out`.
    CarryOut,
    /// Ignores the instruction: `pointsman` (SS-46).
    Pointsman,
    /// Picks the colour of a new train: `new black` (SS-12).
    NewTrain(Colour),
    /// Lets chance decide where a new train departs: `roll`.
    Roll,
    /// Picks the point where a new train departs: `coupler calais` (SS-48).
    Coupler(DepartureId),
    /// Picks the colour that a many-coloured symbol moves: `colour black` (SS-16).
    PickColour(Colour),
    /// Moves this train next, by the instruction: `run black-1` (SS-15).
    Run(TrainId),
    /// Lets a colour stand still: `conductor black` (SS-45).
    Conductor(Colour),
    /// Lets a train stand still: `station-attendant black-1` (SS-47).
    Attendant(TrainId),
    /// Rolls again: `logistician` (SS-43).
    Logistician,
    /// Lets trains pass through cities: `dispatcher` (SS-44).
    Dispatcher,
    /// Leaves the city by a track: `leave amiens--paris` (SS-26, SS-50).
    Leave(TrackId),
    /// Lets the roll count: `ahead`.
    Ahead,
    /// Stops in the city: `stop` (SS-44, SS-50).
    Stop,
    /// Moves a signal: `signal amiens--paris@1 > reims--paris@1 with signal` (SS-18).
    Signal { from: FieldId, to: FieldId, payment: Payment },
    /// Sets a junction: `switch amiens: amiens--paris with switch` (SS-19).
    Switch { junction: JunctionId, closed: Closed, payment: Payment },
    /// Moves a train: `move black-1 with move` (SS-20).
    Move { train: TrainId, payment: Payment },
    /// Loads a train: `load black-1 with signal` (SS-22).
    Load { train: TrainId, card: Kind },
    /// Plays no more cards: `end`.
    EndTurn,
}

impl Action {
    /// The helper that it calls.
    pub const fn helper(self) -> Option<Helper> {
        match self {
            Action::Logistician => Some(Helper::Logistician),
            Action::Dispatcher => Some(Helper::Dispatcher),
            Action::Conductor(_) => Some(Helper::Conductor),
            Action::Pointsman => Some(Helper::Pointsman),
            Action::Attendant(_) => Some(Helper::Attendant),
            Action::Coupler(_) => Some(Helper::Coupler),
            _ => None,
        }
    }
}

/// What is paid for an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// A card of the action's kind.
    Own,
    /// Two cards of other kinds, the first not after the second (SS-21).
    Pair(Kind, Kind),
}

impl Payment {
    /// The pairs that pay for an action of this kind: of the two other kinds (SS-21).
    pub const fn pairs(kind: Kind) -> [Payment; 3] {
        let (one, other) = match kind {
            Kind::Signal => (Kind::Switch, Kind::Move),
            Kind::Switch => (Kind::Signal, Kind::Move),
            Kind::Move => (Kind::Signal, Kind::Switch),
        };
        [Payment::Pair(one, one), Payment::Pair(one, other), Payment::Pair(other, other)]
    }

    /// The cards it takes for an action of this kind.
    #[inline]
    pub fn cards(self, kind: Kind) -> [u8; 3] {
        let mut cards = [0; 3];
        match self {
            Payment::Own => cards[kind.index()] = 1,
            Payment::Pair(one, other) => {
                cards[one.index()] += 1;
                cards[other.index()] += 1;
            }
        }
        cards
    }
}
