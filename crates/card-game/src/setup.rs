//! Seats, options and dealing.

use std::sync::Arc;

use engine::{BySeat, Chance, Message, Seat, Seats, Witness};
use rails::TicketDeck;

pub use rails::First;

use crate::board::Board;
use crate::card::{Cards, LOCOMOTIVE};
use crate::event::Event;
use crate::rules::{Play, draw};
use crate::state::{Phase, State};

/// Cards that each seat is dealt beside its locomotive (CG-1).
pub(crate) const DEALT_CARDS: u8 = 7;
/// Locomotives that each seat is given before that (CG-1).
pub(crate) const GIVEN_LOCOMOTIVES: u8 = 1;
/// Tickets that each seat is dealt (CG-4).
pub(crate) const DEALT_TICKETS: usize = 6;

/// The Card Game with its cards, for a number of seats.
#[derive(Clone, Debug)]
pub struct CardGame {
    pub(crate) board: Arc<Board>,
    pub(crate) seats: usize,
    pub(crate) first: First,
    pub(crate) peeking: Seats,
}

impl CardGame {
    /// The game's name.
    pub const GAME: &'static str = "card-game";
    /// The fewest seats.
    pub const FEWEST_SEATS: usize = 2;
    /// The most seats.
    pub const MOST_SEATS: usize = 4;
    /// With so many seats there is a second round (CG-26).
    pub const TWO_ROUNDS: usize = 4;

    /// The game with these cards, for so many seats.
    ///
    /// # Errors
    /// Too few or too many seats, for the game or for the cards.
    pub fn new(board: Arc<Board>, seats: usize, first: First) -> Result<CardGame, Message> {
        first.check_table(seats, Self::FEWEST_SEATS..=board.most_seats())?;
        Ok(CardGame { board, seats, first, peeking: Seats::NONE })
    }

    /// The game with our own cards.
    pub fn standard(seats: usize) -> Result<CardGame, Message> {
        CardGame::new(Arc::new(Board::standard()), seats, First::Random)
    }

    engine::board_and_seats!();

    /// How many rounds are played (CG-25, CG-26).
    pub fn rounds(&self) -> u8 {
        if self.seats >= Self::TWO_ROUNDS { 2 } else { 1 }
    }

    /// All seats, beginning with this one.
    pub(crate) fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let seats = self.seats;
        std::iter::successors(Some(first), move |seat| Some(seat.next(seats))).take(seats)
    }

    /// A table with nothing on it but the decks.
    pub(crate) fn bare(&self) -> State {
        State {
            phase: Phase::Opening,
            round: 1,
            starter: Seat::default(),
            turn: Seat::default(),
            turns_left: None,
            deck: self.board.cards(),
            market: Cards::NONE,
            discards: Cards::NONE,
            tickets: TicketDeck { fresh: self.board.all_tickets(), ..TicketDeck::default() },
            holdings: BySeat::default(),
        }
    }

    pub(crate) fn deal_state(&self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) -> State {
        let mut state = self.bare();
        // The locomotives are given out before the others are shuffled.
        for seat in self.all_seats() {
            state.deck.remove(LOCOMOTIVE, GIVEN_LOCOMOTIVES);
            state.holdings[seat].hand.add(LOCOMOTIVE, GIVEN_LOCOMOTIVES);
        }
        for seat in self.all_seats() {
            let holdings = &mut state.holdings[seat];
            holdings.hand.add_all(&state.deck.draw_many(DEALT_CARDS, chance));
            holdings.offer = state.tickets.draw(DEALT_TICKETS, chance);
            let (cards, tickets) = (Some(holdings.hand), Some(holdings.offer));
            witness.see(|| Event::Dealt { seat, cards, tickets });
        }
        draw::fill_market(&mut Play { game: self, state: &mut state, chance, witness });
        state.turn = self.first.decide(self.seats, chance);
        state.starter = state.turn;
        let seat = state.turn;
        witness.see(|| Event::First { seat });
        state
    }
}
