//! Why an action can't be done: one variant for each way to break a rule.

use engine::Seat;
use rails::{CityId, RouteId};

use crate::card::{Card, Kind};
use crate::payment::WrongPayment;

/// Why an action can't be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{self:?}")]
#[allow(missing_docs)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// The seat has chosen already and waits for the others (GL-3, GL-4).
    WaitForOthers { pieces: bool },
    /// It is another seat's turn (GL-5).
    NotYourTurn { turn: Seat },
    /// Tickets have to be chosen first (GL-3, GL-19).
    ChooseTickets { opening: bool },
    /// Pieces have to be chosen first (GL-4).
    ChoosePieces,
    /// A second card has to be taken first (GL-7).
    TakeSecondCard,
    /// The gap in the market has to be refilled first (GL-8).
    RefillFirst,
    /// There are no tickets to choose from (GL-19).
    NoOffer,
    /// Pieces are chosen only once (GL-4).
    NoPiecesNow,
    /// There is no gap to refill (GL-8).
    NoGap,
    /// Too few tickets are kept (GL-3, GL-19).
    KeepMore { least: u8, opening: bool },
    /// A ticket is kept that was not offered (GL-3, GL-19).
    NotOffered { opening: bool },
    /// Too few or too many trains (GL-4).
    WrongPieces { least: u8, most: u8 },
    /// There is something else to do (GL-6).
    CanAct,
    /// No such card lies in the market (GL-7).
    NotInMarket { card: Card },
    /// A face-up wild can't be the second card (GL-10).
    SecondWild,
    /// No card is left in this deck: to draw (GL-13), or to refill with (GL-8).
    NoCardLeft { deck: Kind, refill: bool },
    /// The board has no such route.
    NoSuchRoute,
    /// Somebody has claimed the route (GL-14).
    RouteTaken { route: RouteId, by: Seat },
    /// The seat has too few trains or ships for the route (GL-16).
    TooFewPieces { kind: Kind, needed: u8, left: u8 },
    /// The seat owns the other half of this double route (GL-18).
    OwnTwin { route: RouteId },
    /// With two or three seats the other half of a claimed double route is closed (GL-18).
    TwinClosed { route: RouteId },
    /// A route can't be paid so (GL-14, GL-15).
    RoutePayment { route: RouteId, wrong: WrongPayment },
    /// The ticket deck is empty (GL-19).
    NoTicketLeft,
    /// The board has no such city.
    NoSuchCity,
    /// The city is no port (GL-20).
    NoPort { city: CityId },
    /// The city has a harbour (GL-20).
    HarbourTaken { city: CityId, by: Seat },
    /// None of the seat's routes touches the city (GL-20).
    NoRouteThere { city: CityId },
    /// The seat has no harbour left (GL-20).
    NoHarbourLeft,
    /// A harbour can't be paid so (GL-21).
    HarbourPayment { wrong: WrongPayment },
    /// Nothing is exchanged, or more than the seat has (GL-22).
    ExchangeSupply { kind: Kind, left: u8 },
    /// More is exchanged than the box has (GL-22).
    ExchangeBox { kind: Kind, left: u8 },
}

impl Illegal {
    /// The rule that forbids it.
    pub fn rule(&self) -> &'static str {
        match self {
            Illegal::GameOver => "GL-23",
            Illegal::WaitForOthers { pieces: false } => "GL-3",
            Illegal::WaitForOthers { pieces: true } => "GL-4",
            Illegal::NotYourTurn { .. } => "GL-5",
            Illegal::ChooseTickets { opening: true }
            | Illegal::KeepMore { opening: true, .. }
            | Illegal::NotOffered { opening: true } => "GL-3",
            Illegal::ChooseTickets { .. } | Illegal::KeepMore { .. } | Illegal::NotOffered { .. } => "GL-19",
            Illegal::ChoosePieces | Illegal::NoPiecesNow | Illegal::WrongPieces { .. } => "GL-4",
            Illegal::NoOffer | Illegal::NoTicketLeft => "GL-19",
            Illegal::TakeSecondCard | Illegal::NotInMarket { .. } => "GL-7",
            Illegal::RefillFirst | Illegal::NoGap | Illegal::NoCardLeft { refill: true, .. } => "GL-8",
            Illegal::CanAct => "GL-6",
            Illegal::SecondWild => "GL-10",
            Illegal::NoCardLeft { .. } => "GL-13",
            Illegal::NoSuchRoute | Illegal::RouteTaken { .. } => "GL-14",
            Illegal::TooFewPieces { .. } => "GL-16",
            Illegal::OwnTwin { .. } | Illegal::TwinClosed { .. } => "GL-18",
            Illegal::RoutePayment { wrong: WrongPayment::Number { .. }, .. } => "GL-15",
            Illegal::RoutePayment { .. } => "GL-14",
            Illegal::NoSuchCity
            | Illegal::NoPort { .. }
            | Illegal::HarbourTaken { .. }
            | Illegal::NoRouteThere { .. }
            | Illegal::NoHarbourLeft => "GL-20",
            Illegal::HarbourPayment { .. } => "GL-21",
            Illegal::ExchangeSupply { .. } | Illegal::ExchangeBox { .. } => "GL-22",
        }
    }
}
