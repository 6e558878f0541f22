//! A position: plain data, and small questions about it.

use engine::{BySeat, Seat, Seats};
use rails::{CitySet, RouteId, RouteSet, TicketDeck, TicketSet};
use serde::{Deserialize, Serialize};

use crate::card::{Cards, Kind, ShipPile, TrainPile};

/// How many cards lie in the market when it is full.
pub const MARKET: u8 = 6;

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What is to be decided now.
    pub phase: Phase,
    /// Whose turn it is; before the first, who will have it.
    pub turn: Seat,
    /// How many seats have passed in a row (GL-6).
    pub passes: u8,
    /// How many turns there still are, once the last rounds have begun (GL-23).
    pub turns_left: Option<u8>,
    /// The deck of train cards and its discards.
    pub trains: TrainPile,
    /// The deck of ship cards and its discards.
    pub ships: ShipPile,
    /// The cards that lie open to be taken.
    pub market: Cards,
    /// The ticket deck.
    pub tickets: TicketDeck,
    /// The routes that nobody can claim any more (GL-14, GL-18).
    pub closed: RouteSet,
    /// What each seat has.
    pub holdings: BySeat<Holdings>,
}

/// What a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Holdings {
    /// Its cards.
    pub hand: Cards,
    /// Those of them that everyone knows it has: taken from the market.
    pub known: Cards,
    /// Its routes.
    pub routes: RouteSet,
    /// Where its harbours stand.
    pub harbours: CitySet,
    /// Its tickets.
    pub tickets: TicketSet,
    /// The tickets it has to choose from now; in the opening all that it was dealt, until all have
    /// chosen.
    pub offer: TicketSet,
    /// All tickets that it has ever seen.
    pub met: TicketSet,
    /// How many of the opening tickets it turned down, once all have chosen.
    pub turned_down: u8,
    /// Trains left.
    pub trains: u8,
    /// Ships left.
    pub ships: u8,
    /// Trains in its box.
    pub train_box: u8,
    /// Ships in its box.
    pub ship_box: u8,
    /// Harbours left.
    pub harbours_left: u8,
    /// Points for routes.
    pub points: u16,
    /// Pieces that it has exchanged, each for points (GL-22).
    pub exchanged: u16,
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Which opening tickets to keep (GL-3); everyone who hasn't chosen.
    Opening,
    /// With how many trains to start (GL-4); everyone who hasn't chosen.
    Pieces,
    /// What to do in this turn (GL-6).
    Turn,
    /// Which card to take second (GL-7).
    SecondCard,
    /// From which deck to refill the gap in the market (GL-8).
    Refill {
        /// Whether a second card is to be taken after it.
        second: bool,
    },
    /// Which of the drawn tickets to keep (GL-19).
    Tickets,
    /// Nothing: the game is over.
    Over(Ending),
}

engine::enum_with_ids!(
    /// What ended a game.
    Ending:
    /// Somebody's pieces ran out, and the last rounds are over (GL-23).
    Pieces = "pieces",
    /// Everybody has passed (GL-6).
    Passes = "passes",
);

impl Holdings {
    /// Trains and ships left, together.
    #[inline]
    pub const fn pieces(&self) -> u8 {
        self.trains + self.ships
    }

    /// Pieces of one kind left, and those in the box.
    #[inline]
    pub const fn of_kind(&self, kind: Kind) -> (u8, u8) {
        match kind {
            Kind::Train => (self.trains, self.train_box),
            Kind::Ship => (self.ships, self.ship_box),
        }
    }

    /// Takes pieces of one kind away.
    #[inline]
    pub(crate) fn spend(&mut self, kind: Kind, count: u8) {
        match kind {
            Kind::Train => self.trains -= count,
            Kind::Ship => self.ships -= count,
        }
    }

    /// Whether it has nothing to choose any more in this phase.
    #[inline]
    pub fn has_chosen(&self, phase: Phase) -> bool {
        match phase {
            Phase::Opening => self.offer.is_empty() || !self.tickets.is_empty(),
            Phase::Pieces => self.pieces() > 0 || self.tickets.is_empty(),
            _ => true,
        }
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
            Phase::Opening | Phase::Pieces => {
                self.holdings.seats_where(|own| !own.has_chosen(self.phase)).collect()
            }
            Phase::Over(_) => Seats::NONE,
            _ => Seats::only(self.turn),
        }
    }

    /// Whether a card can be drawn from a deck (GL-13).
    #[inline]
    pub fn can_draw(&self, deck: Kind) -> bool {
        match deck {
            Kind::Train => !self.trains.deck.is_empty(),
            Kind::Ship => !self.ships.deck.is_empty(),
        }
    }

    /// The seat that owns a route.
    pub fn owner(&self, route: RouteId) -> Option<Seat> {
        self.holdings.seats_where(|own| own.routes.contains(route)).next()
    }

    /// All cities with a harbour of anyone.
    #[inline]
    pub fn harbours(&self) -> CitySet {
        self.holdings.of(engine::MAX_SEATS).iter().fold(CitySet::NONE, |all, own| all | own.harbours)
    }
}
