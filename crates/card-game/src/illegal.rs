//! Why an action can't be done: one variant for each way to break a rule.

use engine::Seat;
use rails::TicketId;

use crate::card::{Card, Colour};

/// Why an action can't be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{self:?}")]
#[allow(missing_docs)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// In the opening the seat has chosen already and waits for the others (CG-4).
    WaitForOthers,
    /// It is another seat's turn (CG-5).
    NotYourTurn { turn: Seat },
    /// Another seat completes its tickets (CG-24).
    NotYourScoring { chooser: Seat },
    /// Tickets have to be chosen first (CG-4, CG-19).
    ChooseTickets { opening: bool },
    /// A second card has to be taken first (CG-10).
    TakeSecondCard,
    /// The round is being scored: a ticket has to be completed (CG-24).
    CompleteTickets,
    /// Tickets are completed when the round is over (CG-23).
    NotScoring,
    /// There are no tickets to choose from (CG-19).
    NoOffer,
    /// Too few tickets are kept (CG-4).
    KeepMore { least: u8 },
    /// A ticket is kept that was not offered (CG-4, CG-19).
    NotOffered { opening: bool },
    /// There is something else to do (CG-9).
    CanAct,
    /// No such card lies in the market (CG-10).
    NotInMarket { card: Card },
    /// A face-up locomotive can't be the second card (CG-11).
    SecondLocomotive,
    /// The deck is empty (CG-12).
    NoCardLeft,
    /// More cards are played than the hand has (CG-13).
    NotInHand { card: Card, held: u8, laid: u8 },
    /// A group is too small (CG-13).
    SmallGroup { least: u8 },
    /// A group has no card of its colour (CG-13).
    NoCarOfColour,
    /// A row is not of three different colours (CG-14).
    NotThreeColours,
    /// No more cards than lie in another seat's station (CG-15).
    NotMore { colour: Colour, rival: Seat, lies: u8, laid: u8 },
    /// A colour of a row lies in another seat's station (CG-17).
    RowRival { colour: Colour, rival: Seat },
    /// The colour lies in the own station (CG-18).
    OwnColour { colour: Colour },
    /// The ticket deck is empty (CG-19).
    NoTicketLeft,
    /// The seat has no such ticket to complete (CG-24).
    NotHeld,
    /// The train pile can't complete the ticket beside those completed (CG-23).
    CannotComplete { ticket: TicketId, missing: u8, locomotives: u8 },
}

impl Illegal {
    /// The rule that forbids it.
    pub fn rule(&self) -> &'static str {
        match self {
            Illegal::GameOver => "CG-25",
            Illegal::WaitForOthers | Illegal::KeepMore { .. } => "CG-4",
            Illegal::ChooseTickets { opening } | Illegal::NotOffered { opening } => {
                if *opening {
                    "CG-4"
                } else {
                    "CG-19"
                }
            }
            Illegal::NotYourTurn { .. } => "CG-5",
            Illegal::CanAct => "CG-9",
            Illegal::TakeSecondCard | Illegal::NotInMarket { .. } => "CG-10",
            Illegal::SecondLocomotive => "CG-11",
            Illegal::NoCardLeft => "CG-12",
            Illegal::NotInHand { .. } | Illegal::SmallGroup { .. } | Illegal::NoCarOfColour => "CG-13",
            Illegal::NotThreeColours => "CG-14",
            Illegal::NotMore { .. } => "CG-15",
            Illegal::RowRival { .. } => "CG-17",
            Illegal::OwnColour { .. } => "CG-18",
            Illegal::NoOffer | Illegal::NoTicketLeft => "CG-19",
            Illegal::NotScoring | Illegal::CannotComplete { .. } => "CG-23",
            Illegal::NotYourScoring { .. } | Illegal::CompleteTickets | Illegal::NotHeld => "CG-24",
        }
    }
}
