//! A board as lines to read.

use engine::{BoardText, Message};
use rails::{TicketId, Track};

use crate::board::{Board, Route, RouteKind};
use crate::setup::Classic;

/// The board, what is played with, every route and every ticket.
pub(crate) fn describe(game: &Classic) -> BoardText {
    let board = &*game.board;
    let of_kind = |fits: fn(&Route) -> bool| board.routes.iter().filter(|route| fits(route)).count();
    let tunnels = of_kind(|route| route.kind == RouteKind::Tunnel);
    let ferries = of_kind(|route| matches!(route.kind, RouteKind::Ferry { .. }));
    let summary = vec![
        Message::new("classic-board").with("name", &board.names).with("id", board.id.as_str()),
        match (tunnels, ferries) {
            (0, 0) => Message::new("classic-board-network-plain"),
            _ => Message::new("classic-board-network").with("tunnels", tunnels).with("ferries", ferries),
        }
        .with("cities", board.cities.len())
        .with("routes", board.routes.len())
        .with("doubles", board.network.doubles()),
        match board.pieces.stations {
            0 => Message::new("classic-board-pieces-plain"),
            stations => Message::new("classic-board-pieces").with("stations", stations),
        }
        .with("cars", board.pieces.cars)
        .with("cards", board.pieces.cards_per_colour)
        .with("locomotives", board.pieces.locomotives),
        Message::new("classic-board-seats")
            .with("fewest", board.terms.seats.0)
            .with("most", board.most_seats()),
        match board.pieces.stations {
            0 => Message::new("classic-board-scoring-plain"),
            _ => Message::new("classic-board-scoring").with("station", board.scoring.unused_station),
        }
        .with("express", board.scoring.longest_path),
    ];
    let mut lines = vec![Message::new("classic-board-routes")];
    lines.extend(board.routes.iter().map(|facts| route(board, facts)));
    if board.long.is_empty() {
        lines.push(Message::new("classic-board-tickets"));
    } else {
        lines.push(Message::new("classic-board-long-tickets"));
        lines.extend(board.long.iter().map(|id| ticket_line(board, id)));
        lines.push(Message::new("classic-board-regular-tickets"));
    }
    lines.extend(board.regular().iter().map(|id| ticket_line(board, id)));
    BoardText { summary, details: lines }
}

fn ticket_line(board: &Board, id: TicketId) -> Message {
    Message::new("classic-board-ticket").with("ticket", board.ticket_name(id))
}

fn route(board: &Board, facts: &Route) -> Message {
    let [from, to] = facts.ends;
    let kind = match facts.kind {
        RouteKind::Rail => Message::new("classic-board-rail"),
        RouteKind::Tunnel => Message::new("classic-board-tunnel"),
        RouteKind::Ferry { locomotives } => {
            Message::new("classic-board-ferry").with("locomotives", locomotives)
        }
    };
    Message::new("classic-board-route")
        .with("from", board.city_name(from))
        .with("to", board.city_name(to))
        .with("length", facts.length)
        .with("colour", Message::new(format!("colour-{}", facts.colour_id())))
        .with("kind", kind)
        .with("points", board.scoring.by_length[usize::from(facts.length)])
}
