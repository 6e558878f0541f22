//! A board as lines to read.

use engine::{BoardText, Message};
use rails::Track;

use crate::board::{Board, Route};
use crate::card::Kind;
use crate::setup::GreatLakes;

/// The board, what is played with, every route and every ticket.
pub(crate) fn describe(game: &GreatLakes) -> BoardText {
    let board = &*game.board;
    let of_kind = |kind: Kind| board.routes.iter().filter(|route| route.kind == kind).count();
    let (pieces, cards, scoring) = (board.pieces, board.cards, board.scoring);
    let [one, two, three] = scoring.harbour;
    let summary = vec![
        Message::new("great-lakes-board").with("name", &board.names).with("id", board.id.as_str()),
        Message::new("great-lakes-board-network")
            .with("cities", board.cities.len() - board.junctions.len())
            .with("ports", board.ports.len())
            .with("junctions", board.junctions.len())
            .with("rail", of_kind(Kind::Train))
            .with("sea", of_kind(Kind::Ship))
            .with("doubles", board.network.doubles()),
        Message::new("great-lakes-board-pieces")
            .with("chosen", pieces.chosen)
            .with("trains", pieces.trains)
            .with("ships", pieces.ships)
            .with("harbours", pieces.harbours),
        Message::new("great-lakes-board-cards")
            .with("plain", cards.plain)
            .with("marked", cards.marked)
            .with("wild", cards.wild)
            .with("single", cards.single)
            .with("double", cards.double),
        Message::new("great-lakes-board-seats")
            .with("fewest", GreatLakes::FEWEST_SEATS)
            .with("most", GreatLakes::MOST_SEATS.min(board.most_seats())),
        Message::new("great-lakes-board-scoring")
            .with("one", one)
            .with("two", two)
            .with("three", three)
            .with("unbuilt", scoring.unbuilt_harbour)
            .with("exchanged", scoring.exchanged_piece),
    ];
    let mut details = vec![Message::new("great-lakes-board-routes")];
    details.extend(board.routes.iter().map(|facts| route(board, facts)));
    details.push(Message::new("great-lakes-board-tickets"));
    let ticket = |id| Message::new("great-lakes-board-ticket").with("ticket", board.ticket_name(id));
    details.extend(board.all_tickets().iter().map(ticket));
    BoardText { summary, details }
}

fn route(board: &Board, facts: &Route) -> Message {
    let [from, to] = facts.ends.map(|city| board.city_name(city));
    let kind = match facts.kind {
        Kind::Train => Message::new("great-lakes-board-rail"),
        Kind::Ship => Message::new("great-lakes-board-sea"),
    };
    Message::new("great-lakes-board-route")
        .with("from", from)
        .with("to", to)
        .with("length", facts.length)
        .with("colour", Message::new(format!("colour-{}", facts.colour_id())))
        .with("kind", kind)
        .with("points", board.scoring.by_length[usize::from(facts.length)])
}
