//! Why an action can't be done: one variant for each way to break a rule.

use engine::Seat;
use rails::{CityId, RouteId};

use crate::card::Card;
use crate::payment::WrongPayment;

/// Why an action can't be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{self:?}")]
#[allow(missing_docs)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// In the opening the seat has chosen already and waits for the others (EU-5).
    WaitForOthers,
    /// It is another seat's turn (EU-6).
    NotYourTurn { turn: Seat },
    /// Tickets have to be chosen first (EU-4, EU-29).
    ChooseTickets { opening: bool },
    /// A second card has to be taken first (EU-9).
    TakeSecondCard,
    /// The tunnel has to be paid or declined first (EU-27).
    AnswerTunnel,
    /// There are no tickets to choose from (EU-29).
    NoOffer,
    /// There is no tunnel to pay or to decline (EU-27).
    NoTunnel,
    /// Too few tickets are kept (EU-4, EU-29).
    KeepMore { least: u8, opening: bool },
    /// A ticket is kept that was not offered (EU-4, EU-29).
    NotOffered { opening: bool },
    /// There is something else to do (EU-8).
    CanAct,
    /// No such card lies in the market (EU-9).
    NotInMarket { card: Card },
    /// A face-up locomotive can't be the second card (EU-12).
    SecondLocomotive,
    /// No card is left to draw (EU-16).
    NoCardLeft,
    /// The board has no such route.
    NoSuchRoute,
    /// Somebody has claimed the route (EU-19).
    RouteTaken { route: RouteId, by: Seat },
    /// The seat has too few cars for the route (EU-19).
    TooFewCars { needed: u8, left: u8 },
    /// The seat owns the other half of this double route (EU-21).
    OwnTwin { route: RouteId },
    /// With two or three seats the other half of a claimed double route is closed (EU-22).
    TwinClosed { route: RouteId },
    /// A route can't be paid so (EU-18, EU-24).
    RoutePayment { route: RouteId, wrong: WrongPayment },
    /// A tunnel's extra cost can't be paid so (EU-25, EU-26).
    TunnelPayment { wrong: WrongPayment },
    /// The ticket deck is empty (EU-29).
    NoTicketLeft,
    /// The board has no such city.
    NoSuchCity,
    /// The city has a station (EU-31).
    StationTaken { city: CityId, by: Seat },
    /// The seat has no station left (EU-31).
    NoStationLeft,
    /// A station can't be paid so (EU-32).
    StationPayment { wrong: WrongPayment },
}

impl Illegal {
    /// The number of the rule that forbids it.
    pub fn rule(&self) -> u8 {
        match self {
            Illegal::GameOver => 34,
            Illegal::WaitForOthers => 5,
            Illegal::NotYourTurn { .. } => 6,
            Illegal::ChooseTickets { opening }
            | Illegal::KeepMore { opening, .. }
            | Illegal::NotOffered { opening } => {
                if *opening {
                    4
                } else {
                    29
                }
            }
            Illegal::NoOffer => 29,
            Illegal::TakeSecondCard | Illegal::NotInMarket { .. } => 9,
            Illegal::AnswerTunnel | Illegal::NoTunnel => 27,
            Illegal::CanAct => 8,
            Illegal::SecondLocomotive => 12,
            Illegal::NoCardLeft => 16,
            Illegal::NoSuchRoute | Illegal::RouteTaken { .. } | Illegal::TooFewCars { .. } => 19,
            Illegal::OwnTwin { .. } => 21,
            Illegal::TwinClosed { .. } => 22,
            Illegal::RoutePayment { wrong: WrongPayment::TooFewLocomotives { .. }, .. } => 24,
            Illegal::RoutePayment { .. } => 18,
            Illegal::TunnelPayment { wrong: WrongPayment::OnlyLocomotives } => 26,
            Illegal::TunnelPayment { .. } => 25,
            Illegal::NoTicketLeft => 29,
            Illegal::NoSuchCity | Illegal::StationTaken { .. } | Illegal::NoStationLeft => 31,
            Illegal::StationPayment { .. } => 32,
        }
    }
}
