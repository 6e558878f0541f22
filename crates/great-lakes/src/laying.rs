//! Tables of the Great Lakes.

use std::ops::RangeInclusive;
use std::sync::Arc;

use engine::Message;
use roster::{Game, Laid, Setup};

use crate::{Board, GreatLakes};

impl Laid for GreatLakes {
    type Board = Board;

    fn read_board(text: &str) -> Result<Board, Vec<Message>> {
        Board::parse(text)
    }

    fn room(board: &Board) -> RangeInclusive<usize> {
        GreatLakes::FEWEST_SEATS..=GreatLakes::MOST_SEATS.min(board.most_seats())
    }

    fn lay(_: &Game, board: Arc<Board>, setup: &Setup) -> Result<GreatLakes, Message> {
        GreatLakes::new(board, setup.seats, setup.first()?)
    }
}
