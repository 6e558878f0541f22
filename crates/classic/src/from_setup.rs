//! Tables of the classic ticket games.

use std::ops::RangeInclusive;
use std::sync::Arc;

use engine::Message;
use roster::{FromSetup, Setup, Title};

use crate::{Board, Classic};

impl FromSetup for Classic {
    type Board = Board;

    const BOARDS: &'static [(&'static str, &'static str)] = crate::BOARDS;

    fn read_board(text: &str) -> Result<Board, Vec<Message>> {
        Board::parse(text)
    }

    fn seat_range(board: &Board) -> RangeInclusive<usize> {
        board.terms.seats.0..=board.most_seats()
    }

    fn from_setup(_: &Title, board: Arc<Board>, setup: &Setup) -> Result<Classic, Message> {
        Classic::new(board, setup.seats, setup.first()?)
    }
}
