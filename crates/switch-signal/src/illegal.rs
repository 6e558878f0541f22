//! Why an action can't be done: one variant for each way to break a rule.

use engine::Seat;

use crate::board::{CityId, DepartureId};
use crate::pieces::{Colour, Helper, TrainId};

/// Why an action can't be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{self:?}")]
#[allow(missing_docs)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// It is another seat's turn (SS-9).
    NotYourTurn { turn: Seat },
    /// Something else is to be decided now (SS-9).
    NotNow,
    /// Another token is to be placed now, or not there (SS-7).
    NotThere,
    /// The extra signal goes on a red field (SS-53).
    NotRed,
    /// There is no such thing on the board (SS-23).
    NoSuchThing,
    /// No such train is in the depot, or its colour was picked before (SS-13, SS-14).
    NoNewTrain { colour: Colour, twice: bool },
    /// The departure point is occupied (SS-48).
    PointTaken { point: DepartureId, by: TrainId },
    /// The colour was picked before (SS-16).
    ColourTwice { colour: Colour },
    /// The train doesn't have to move now (SS-15).
    NotToMove { train: TrainId },
    /// The board doesn't have this helper, or it has been used.
    NoHelper { helper: Helper },
    /// No train of this colour can be made to stand still (SS-45).
    ColourMoves { colour: Colour },
    /// This train can't be made to stand still (SS-47).
    TrainMoves { train: TrainId },
    /// The instruction can't be ignored (SS-46).
    CannotIgnore,
    /// The city can't be left by this track (SS-37, SS-50).
    NoExit,
    /// The signal isn't there, or the field is green already (SS-18).
    NoSignalMove,
    /// The city has to keep a signal (SS-18).
    LastSignal { city: CityId },
    /// The tokens lie so already (SS-23).
    SameSetting,
    /// The tokens can't lie so (SS-19).
    NoSetting,
    /// The train is in the depot (SS-20).
    InDepot { train: TrainId },
    /// The seat doesn't have the cards (SS-9).
    NoCards,
    /// The pair holds a card of the fitting kind (SS-21).
    FittingCard,
    /// The train can't be loaded (SS-22).
    NoLoad { train: TrainId },
}

impl Illegal {
    /// The rule that forbids it.
    pub fn rule(&self) -> &'static str {
        match self {
            Illegal::GameOver => "SS-41",
            Illegal::NotYourTurn { .. } | Illegal::NotNow | Illegal::NoCards => "SS-9",
            Illegal::NotThere => "SS-7",
            Illegal::NotRed => "SS-53",
            Illegal::NoSuchThing | Illegal::SameSetting => "SS-23",
            Illegal::NoNewTrain { twice: true, .. } => "SS-13",
            Illegal::NoNewTrain { .. } => "SS-14",
            Illegal::PointTaken { .. } => "SS-48",
            Illegal::ColourTwice { .. } => "SS-16",
            Illegal::NotToMove { .. } => "SS-15",
            Illegal::NoHelper { helper } => match helper {
                Helper::Logistician => "SS-43",
                Helper::Dispatcher => "SS-44",
                Helper::Conductor => "SS-45",
                Helper::Pointsman => "SS-46",
                Helper::Attendant => "SS-47",
                Helper::Coupler => "SS-48",
            },
            Illegal::ColourMoves { .. } => "SS-45",
            Illegal::TrainMoves { .. } => "SS-47",
            Illegal::CannotIgnore => "SS-46",
            Illegal::NoExit => "SS-37",
            Illegal::NoSignalMove | Illegal::LastSignal { .. } => "SS-18",
            Illegal::NoSetting => "SS-19",
            Illegal::InDepot { .. } => "SS-20",
            Illegal::FittingCard => "SS-21",
            Illegal::NoLoad { .. } => "SS-22",
        }
    }
}
