//! Seats, options and dealing.

use std::sync::Arc;

use engine::{BySeat, Chance, Message, Seat, Source, Witness};
use rails::{Pile, RouteSet, TicketDeck, TicketSet};

pub use rails::First;

use crate::board::Board;
use crate::event::Event;
use crate::rules::{Play, market};
use crate::state::{Holdings, Phase, State};

/// The long tickets, of which each seat is dealt one.
const LONG: Source = Source::named("long tickets");

/// A classic ticket game: the game of its board, for a number of seats.
#[derive(Clone, Debug)]
pub struct Classic {
    pub(crate) board: Arc<Board>,
    pub(crate) seats: usize,
    pub(crate) first: First,
}

impl Classic {
    /// The game on this board, for so many seats.
    ///
    /// # Errors
    /// Too few or too many seats, for the game or for the board.
    pub fn new(board: Arc<Board>, seats: usize, first: First) -> Result<Classic, Message> {
        first.check_table(seats, board.terms.seats.0..=board.most_seats())?;
        Ok(Classic { board, seats, first })
    }

    /// Europe on our own board.
    pub fn standard(seats: usize) -> Result<Classic, Message> {
        Classic::new(Arc::new(Board::standard()), seats, First::Random)
    }

    engine::board_and_seats!();

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
        let mut long = if board.terms.dealt_long > 0 { board.long } else { TicketSet::NONE };
        for seat in self.all_seats() {
            let holdings = &mut state.holdings[seat];
            *holdings = Holdings {
                cars: board.pieces.cars,
                stations_left: board.pieces.stations,
                ..Holdings::default()
            };
            for _ in 0..board.terms.dealt_cards {
                if let Some(kind) = state.pile.draw_blind(seat, chance, |_| {}) {
                    holdings.hand.add(kind, 1);
                }
            }
            let long_ticket = long.draw_from(LONG, chance);
            holdings.met = state.tickets.draw(board.terms.dealt_tickets.into(), chance);
            holdings.offer = long_ticket.map_or(holdings.met, |long| holdings.met.with(long));
            let (cards, tickets) = (Some(holdings.hand), Some(holdings.offer));
            witness.see(|| Event::Dealt { seat, cards, tickets });
        }
        market::settle(&mut Play { game: self, state: &mut state, chance, witness });
        // EU-6.
        state.turn = self.first.decide(self.seats, chance);
        let seat = state.turn;
        witness.see(|| Event::First { seat });
        state
    }
}
