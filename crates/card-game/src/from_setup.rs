//! Tables of the Card Game.

mod cost;

use std::ops::RangeInclusive;
use std::sync::Arc;

use engine::Message;
use roster::{Choice, FromSetup, Setup, Stopwatch, Title, bad_option};

use crate::{Board, CardGame};

impl FromSetup for CardGame {
    type Board = Board;

    const BOARDS: &'static [(&'static str, &'static str)] = crate::BOARDS;

    fn read_board(text: &str) -> Result<Board, Vec<Message>> {
        Board::parse(text)
    }

    fn seat_range(board: &Board) -> RangeInclusive<usize> {
        CardGame::FEWEST_SEATS..=CardGame::MOST_SEATS.min(board.most_seats())
    }

    fn choices() -> Vec<Choice> {
        vec![Choice::new("peeking", &["no", "yes", "A", "B,C,D"])]
    }

    fn from_setup(_: &Title, board: Arc<Board>, setup: &Setup) -> Result<CardGame, Message> {
        let game = CardGame::new(board, setup.seats, setup.first()?)?;
        let said = setup.option("peeking").unwrap_or("no");
        let peeking =
            game.read_peeking(said).ok_or_else(|| bad_option("peeking", said, "no, yes, A, B,C,D …"))?;
        Ok(game.with_peeking_of(peeking))
    }

    fn measure(&self, stopwatch: Stopwatch<'_>) -> Vec<Message> {
        cost::measure(self, stopwatch)
    }
}
