//! Seats, options and dealing.

use std::sync::Arc;

use engine::{BySeat, Chance, Message, Seat, Source, Witness};
use rails::{Pile, RouteSet, TicketDeck};

pub use rails::First;

use crate::board::Board;
use crate::event::Event;
use crate::rules::market;
use crate::state::{Holdings, Phase, State};

/// Train cards that each seat is dealt (EU-2).
pub(crate) const DEALT_CARDS: usize = 4;
/// Regular tickets that each seat is dealt (EU-3).
pub(crate) const DEALT_REGULAR: usize = 3;

/// The long tickets, of which each seat is dealt one.
const LONG: Source = Source::named("long tickets");

/// The game of Europe on a board, for a number of seats.
#[derive(Clone, Debug)]
pub struct Classic {
    pub(crate) board: Arc<Board>,
    pub(crate) seats: usize,
    pub(crate) first: First,
}

impl Classic {
    /// The game's name.
    pub const GAME: &'static str = "europe";
    /// The fewest seats.
    pub const FEWEST_SEATS: usize = 2;
    /// The most seats.
    pub const MOST_SEATS: usize = 5;

    /// The game on this board, for so many seats.
    ///
    /// # Errors
    /// Too few or too many seats, for the game or for the board.
    pub fn new(board: Arc<Board>, seats: usize, first: First) -> Result<Classic, Message> {
        let most = Self::MOST_SEATS.min(board.most_seats());
        first.check_table(seats, Self::FEWEST_SEATS..=most)?;
        Ok(Classic { board, seats, first })
    }

    /// The game on our own board.
    pub fn standard(seats: usize) -> Result<Classic, Message> {
        Classic::new(Arc::new(Board::standard()), seats, First::Random)
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// All seats, in order.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    pub(crate) fn deal_state(&self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) -> State {
        let board = &*self.board;
        let mut state = State {
            phase: Phase::Opening,
            turn: Seat::default(),
            passes: 0,
            turns_left: None,
            pile: Pile::new(board.cards()),
            market: Default::default(),
            tickets: TicketDeck { fresh: board.regular(), ..TicketDeck::default() },
            closed: RouteSet::NONE,
            holdings: BySeat::default(),
        };
        let mut long = board.long;
        for seat in self.all_seats() {
            let holdings = &mut state.holdings[seat];
            *holdings = Holdings {
                cars: board.pieces.cars,
                stations_left: board.pieces.stations,
                ..Holdings::default()
            };
            for _ in 0..DEALT_CARDS {
                if let Some(kind) = state.pile.draw_blind(seat, chance, |_| {}) {
                    holdings.hand.add(kind, 1);
                }
            }
            let long_ticket = long.draw_from(LONG, chance);
            holdings.met = state.tickets.draw(DEALT_REGULAR, chance);
            holdings.offer = long_ticket.map_or(holdings.met, |long| holdings.met.with(long));
            let (cards, tickets) = (Some(holdings.hand), Some(holdings.offer));
            witness.see(|| Event::Dealt { seat, cards, tickets });
        }
        market::settle(&mut state, chance, witness);
        // EU-6.
        state.turn = self.first.decide(self.seats, chance);
        let seat = state.turn;
        witness.see(|| Event::First { seat });
        state
    }
}
