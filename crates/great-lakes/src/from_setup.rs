//! Tables of the Great Lakes.

use std::ops::RangeInclusive;
use std::sync::Arc;

use engine::Message;
use roster::{FromSetup, Setup, Title};

use crate::{Board, GreatLakes};

impl FromSetup for GreatLakes {
    type Board = Board;

    const BOARDS: &'static [(&'static str, &'static str)] = crate::BOARDS;

    fn read_board(text: &str) -> Result<Board, Vec<Message>> {
        Board::parse(text)
    }

    fn seat_range(board: &Board) -> RangeInclusive<usize> {
        GreatLakes::FEWEST_SEATS..=GreatLakes::MOST_SEATS.min(board.most_seats())
    }

    fn from_setup(_: &Title, board: Arc<Board>, setup: &Setup) -> Result<GreatLakes, Message> {
        GreatLakes::new(board, setup.seats, setup.first()?)
    }
}
