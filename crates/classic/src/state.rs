//! A position: plain data, and small questions about it.

use engine::{BySeat, Seat, Seats};
use rails::{CitySet, Pile, RouteId, RouteSet, TicketDeck, TicketSet};
use serde::{Deserialize, Serialize};

use crate::card::{Cards, KINDS};
use crate::payment::Payment;

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What is to be decided now.
    pub phase: Phase,
    /// Whose turn it is; in the opening, who will have the first.
    pub turn: Seat,
    /// How many seats have passed in a row (EU-8).
    pub passes: u8,
    /// How many turns there still are, once the last round has begun (EU-34).
    pub turns_left: Option<u8>,
    /// The deck of train cards and the discards.
    pub pile: Pile<KINDS>,
    /// The cards that lie open to be taken.
    pub market: Cards,
    /// The ticket deck.
    pub tickets: TicketDeck,
    /// The routes that nobody can claim any more (EU-19, EU-22).
    pub closed: RouteSet,
    /// What each seat has.
    pub holdings: BySeat<Holdings>,
}

/// What a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Holdings {
    /// Its train cards.
    pub hand: Cards,
    /// Those of them that everyone knows it has: taken from the market, or laid for a tunnel.
    pub known: Cards,
    /// Its routes.
    pub routes: RouteSet,
    /// The other halves of its double routes, which it may not claim (EU-21).
    pub barred: RouteSet,
    /// Where its stations stand.
    pub stations: CitySet,
    /// Its tickets.
    pub tickets: TicketSet,
    /// The tickets it has to choose from now.
    pub offer: TicketSet,
    /// The opening tickets that it turned down, unless they have gone under the deck (EU-4).
    pub turned_down: TicketSet,
    /// How many of these have gone under the deck.
    pub put_under: u8,
    /// All regular tickets that it has ever seen.
    pub met: TicketSet,
    /// Cars left.
    pub cars: u8,
    /// Stations left.
    pub stations_left: u8,
    /// Points for routes.
    pub points: u16,
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Which opening tickets to keep (EU-4); everyone who has an offer.
    Opening,
    /// What to do in this turn (EU-7).
    Turn,
    /// Which card to take second (EU-9).
    SecondCard,
    /// Whether to pay more for a tunnel (EU-25, EU-27).
    Tunnel {
        /// Which.
        route: RouteId,
        /// The cards laid for it: not in the hand, not in the discards (EU-28).
        laid: Payment,
        /// The cards turned up.
        turned: Cards,
        /// How many cards it costs more.
        extra: u8,
    },
    /// Which of the drawn tickets to keep (EU-29).
    Tickets,
    /// Nothing: the game is over.
    Over(Ending),
}

engine::enum_with_ids!(
    /// What ended a game.
    Ending:
    /// Somebody's cars ran out, and the last round is over (EU-34).
    Cars = "cars",
    /// Everybody has passed (EU-8).
    Passes = "passes",
);

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
            Phase::Over(_) => Seats::NONE,
            _ => Seats::only(self.turn),
        }
    }

    /// Whether a card can be drawn from the deck, rebuilt if need be (EU-15).
    #[inline]
    pub fn can_draw_blind(&self) -> bool {
        self.pile.left() > 0
    }

    /// The seat that owns a route.
    pub fn owner(&self, route: RouteId) -> Option<Seat> {
        self.holdings.seats_where(|own| own.routes.contains(route)).next()
    }

    /// All cities with a station of anyone.
    #[inline]
    pub fn stations(&self) -> CitySet {
        self.holdings.of(engine::MAX_SEATS).iter().fold(CitySet::NONE, |all, own| all | own.stations)
    }
}
