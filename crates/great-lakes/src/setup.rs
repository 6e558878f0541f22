//! Seats, options and dealing.

use std::sync::Arc;

use engine::{BySeat, Chance, Message, Seat, Witness};
use rails::{RouteSet, TicketDeck};

use crate::board::Board;
use crate::card::{Cards, Kind, ShipPile, TrainPile};
use crate::event::Event;
use crate::rules::{Play, market};
use crate::state::{Holdings, Phase, State};

pub use rails::First;

/// Cards of each deck that each seat is dealt (GL-2).
pub(crate) const DEALT_OF_EACH: u8 = 2;
/// Tickets that each seat is dealt (GL-3).
pub(crate) const DEALT_TICKETS: usize = 5;

/// The game of the Great Lakes on a board, for a number of seats.
#[derive(Clone, Debug)]
pub struct GreatLakes {
    pub(crate) board: Arc<Board>,
    pub(crate) seats: usize,
    pub(crate) first: First,
}

impl GreatLakes {
    /// The game's name.
    pub const GAME: &'static str = "great-lakes";
    /// The fewest seats.
    pub const FEWEST_SEATS: usize = 2;
    /// The most seats.
    pub const MOST_SEATS: usize = 5;

    /// The game on this board, for so many seats.
    ///
    /// # Errors
    /// Too few or too many seats, for the game or for the board.
    pub fn new(board: Arc<Board>, seats: usize, first: First) -> Result<GreatLakes, Message> {
        first.check_table(seats, Self::FEWEST_SEATS..=Self::MOST_SEATS.min(board.most_seats()))?;
        Ok(GreatLakes { board, seats, first })
    }

    /// The game on our own board.
    pub fn standard(seats: usize) -> Result<GreatLakes, Message> {
        GreatLakes::new(Arc::new(Board::standard()), seats, First::Random)
    }

    engine::board_and_seats!();

    /// A table with nothing on it but the decks.
    pub(crate) fn bare(&self) -> State {
        let cards = self.board.all_cards();
        State {
            phase: Phase::Opening,
            turn: Seat::default(),
            passes: 0,
            turns_left: None,
            trains: TrainPile::new(cards.trains),
            ships: ShipPile::new(cards.ships),
            market: Cards::NONE,
            tickets: TicketDeck { fresh: self.board.all_tickets(), ..TicketDeck::default() },
            closed: RouteSet::NONE,
            holdings: BySeat::default(),
        }
    }

    pub(crate) fn deal_state(&self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) -> State {
        let mut state = self.bare();
        for seat in self.all_seats() {
            let mut holdings = Holdings { harbours_left: self.board.pieces.harbours, ..Holdings::default() };
            for deck in Kind::ALL {
                for _ in 0..DEALT_OF_EACH {
                    if let Some(card) = state.draw_blind(deck, seat, chance) {
                        holdings.hand.add(card, 1);
                    }
                }
            }
            holdings.offer = state.tickets.draw(DEALT_TICKETS, chance);
            holdings.met = holdings.offer;
            state.holdings[seat] = holdings;
            let (cards, tickets) = (Some(holdings.hand), Some(holdings.offer));
            witness.see(|| Event::Dealt { seat, cards, tickets });
        }
        let play = &mut Play { game: self, state: &mut state, chance, witness };
        market::lay(play);
        market::settle(play);
        // GL-5.
        state.turn = self.first.decide(self.seats, chance);
        let seat = state.turn;
        witness.see(|| Event::First { seat });
        state
    }
}
