//! A board as lines to read.

use engine::{BoardText, Message};
use rails::TicketId;

use super::{city, ticket};
use crate::board::{Board, Route, RouteKind};
use crate::setup::Europe;

/// The board, what is played with, every route and every ticket.
pub(crate) fn describe(game: &Europe) -> BoardText {
    let board = &*game.board;
    let of_kind = |fits: fn(&Route) -> bool| board.routes.iter().filter(|route| fits(route)).count();
    let doubles = game.board.network.routes().iter().filter(|id| !board.network.twin(*id).is_empty()).count();
    let summary = vec![
        Message::new("europe-board").with("name", &board.names).with("id", board.id.as_str()),
        Message::new("europe-board-network")
            .with("cities", board.cities.len())
            .with("routes", board.routes.len())
            .with("tunnels", of_kind(|route| route.kind == RouteKind::Tunnel))
            .with("ferries", of_kind(|route| matches!(route.kind, RouteKind::Ferry { .. })))
            .with("doubles", doubles / 2),
        Message::new("europe-board-pieces")
            .with("cars", board.pieces.cars)
            .with("stations", board.pieces.stations)
            .with("cards", board.pieces.cards_per_colour)
            .with("locomotives", board.pieces.locomotives),
        Message::new("europe-board-seats")
            .with("fewest", Europe::FEWEST_SEATS)
            .with("most", Europe::MOST_SEATS.min(board.most_seats())),
        Message::new("europe-board-scoring")
            .with("express", board.scoring.longest_path)
            .with("station", board.scoring.unused_station),
    ];
    let mut lines = vec![Message::new("europe-board-routes")];
    lines.extend(board.routes.iter().map(|facts| route(game, board, facts)));
    lines.push(Message::new("europe-board-long-tickets"));
    lines.extend(board.long.iter().map(|id| ticket_line(game, id)));
    lines.push(Message::new("europe-board-tickets"));
    lines.extend(board.regular().iter().map(|id| ticket_line(game, id)));
    BoardText { summary, details: lines }
}

fn ticket_line(game: &Europe, id: TicketId) -> Message {
    Message::new("europe-board-ticket").with("ticket", ticket(game, id))
}

fn route(game: &Europe, board: &Board, facts: &Route) -> Message {
    let [from, to] = facts.ends;
    let colour = facts.colour.map_or("gray", |colour| colour.word());
    let kind = match facts.kind {
        RouteKind::Rail => Message::new("europe-board-rail"),
        RouteKind::Tunnel => Message::new("europe-board-tunnel"),
        RouteKind::Ferry { locomotives } => {
            Message::new("europe-board-ferry").with("locomotives", locomotives)
        }
    };
    Message::new("europe-board-route")
        .with("from", city(game, from))
        .with("to", city(game, to))
        .with("length", facts.length)
        .with("colour", Message::new(format!("colour-{colour}")))
        .with("kind", kind)
        .with("points", board.scoring.by_length[usize::from(facts.length)])
}
