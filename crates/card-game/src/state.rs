//! A position: plain data, and small questions about it.

use engine::{BySeat, Seat, Seats};
use rails::{TicketDeck, TicketSet};
use serde::{Deserialize, Serialize};

use crate::card::{Cards, Colour};
use crate::station::{Group, Station};

/// How many cards lie in the market when it is full (CG-2).
pub const MARKET: u8 = 5;

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What is to be decided now.
    pub phase: Phase,
    /// Which round is played: 1, or 2 at a table of four (CG-26).
    pub round: u8,
    /// Who had, or will have, the first turn of the round: scoring begins there too (CG-24).
    pub starter: Seat,
    /// Whose turn it is; in the opening, who will have the first; in scoring, who
    /// had the last.
    pub turn: Seat,
    /// How many turns the round still has, once its end has begun (CG-22).
    pub turns_left: Option<u8>,
    /// What is left to draw.
    pub deck: Cards,
    /// The cards that lie open to be taken.
    pub market: Cards,
    /// What was robbed (CG-16).
    pub discards: Cards,
    /// The ticket deck.
    pub tickets: TicketDeck,
    /// What each seat has.
    pub holdings: BySeat<Holdings>,
}

/// What a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Holdings {
    /// Its cards.
    pub hand: Cards,
    /// What lies in its station.
    pub station: Station,
    /// Its train pile, which nobody may look into (CG-8).
    pub train: Cards,
    /// Its tickets that are not completed.
    pub tickets: TicketSet,
    /// The tickets it has to choose from now.
    pub offer: TicketSet,
    /// All tickets that it has ever put under the deck: none of them can be fresh any more.
    pub returned: TicketSet,
    /// The tickets completed in the scoring that is on, or that ended the game.
    pub completed: TicketSet,
    /// The tickets completed in the first scoring, once there is a second round (CG-26).
    pub earlier: TicketSet,
    /// What its train pile was when it was laid open in the first scoring.
    pub earlier_train: Cards,
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Which of the first tickets to keep (CG-4); everyone who has an offer.
    Opening,
    /// What to do in this turn (CG-9).
    Turn,
    /// Which card to take second (CG-10).
    SecondCard,
    /// Which of the tickets taken to keep (CG-19).
    Tickets,
    /// Which ticket to complete (CG-24).
    Scoring {
        /// Who chooses.
        seat: Seat,
    },
    /// Nothing: the game is over.
    Over(Ending),
}

engine::enum_with_ids!(
    /// What ended a game.
    Ending:
    /// The deck ran out, and everyone has had the last turn (CG-22, CG-25, CG-26).
    Deck = "deck",
);

impl Holdings {
    /// All tickets it has completed, in both rounds.
    #[inline]
    pub fn all_completed(&self) -> TicketSet {
        self.completed | self.earlier
    }
}

impl State {
    /// What a seat has.
    #[inline]
    pub fn of(&self, seat: Seat) -> &Holdings {
        &self.holdings[seat]
    }

    /// Who may act now.
    #[inline]
    pub fn actors(&self) -> Seats {
        match self.phase {
            Phase::Opening => self.holdings.seats_where(|own| !own.offer.is_empty()).collect(),
            Phase::Scoring { seat } => Seats::only(seat),
            Phase::Over(_) => Seats::NONE,
            _ => Seats::only(self.turn),
        }
    }

    /// Who else has this colour in the station, and what of it: one seat at most (CG-15).
    #[inline]
    pub fn rival(&self, seat: Seat, colour: Colour) -> Option<(Seat, Group)> {
        Seat::all(engine::MAX_SEATS)
            .filter(|other| *other != seat)
            .map(|other| (other, self.of(other).station.group(colour)))
            .find(|(_, group)| !group.is_empty())
    }

    /// Whether train piles lie open now: from the scoring of a round on (CG-8, CG-23).
    #[inline]
    pub fn trains_lie_open(&self) -> bool {
        matches!(self.phase, Phase::Scoring { .. } | Phase::Over(_))
    }
}
