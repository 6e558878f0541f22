//! The cards as lines to read.

use engine::{BoardText, Message};

use super::{city, stacks, ticket};
use crate::setup::CardGame;

/// What is played with, every bonus card and every ticket with its cars.
pub(crate) fn describe(game: &CardGame) -> BoardText {
    let board = &*game.board;
    let summary = vec![
        Message::new("card-game-board").with("name", &board.names).with("id", board.id.as_str()),
        Message::new("card-game-board-cards")
            .with("cards", board.pieces.cards_per_colour)
            .with("locomotives", board.pieces.locomotives),
        Message::new("card-game-board-tickets-count")
            .with("tickets", board.tickets.len())
            .with("cities", board.cities.len())
            .with("bonuses", board.bonuses.len()),
        Message::new("card-game-board-seats")
            .with("fewest", CardGame::FEWEST_SEATS)
            .with("most", board.most_seats()),
    ];
    let mut details = vec![Message::new("card-game-board-bonuses")];
    details.extend(board.bonuses.iter().map(|bonus| {
        Message::new("card-game-board-bonus")
            .with("city", city(game, bonus.city))
            .with("points", bonus.points)
            .with("tickets", bonus.tickets.len())
    }));
    details.push(Message::new("card-game-board-tickets"));
    details.extend(board.all_tickets().iter().map(|id| {
        Message::new("card-game-board-ticket")
            .with("ticket", ticket(game, id))
            .with("cards", stacks(&board.ticket(id).cars))
    }));
    BoardText { summary, details }
}
