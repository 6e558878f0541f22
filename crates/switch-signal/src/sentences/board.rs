//! A board as lines to read.

use engine::{BoardText, Message};

use super::names::{end, good, helper, joined};
use crate::board::{End, Track};
use crate::setup::SwitchSignal;

/// The board, what is played with, every place and every track.
pub(crate) fn describe(game: &SwitchSignal) -> BoardText {
    let board = &*game.board;
    let tokens: u32 = board.junctions.iter().map(|junction| junction.tokens()).sum();
    let summary = vec![
        Message::new("switch-signal-board").with("name", &board.names).with("id", board.id.as_str()),
        Message::new("switch-signal-board-network")
            .with("cities", board.cities.len() - board.ports.len())
            .with("ports", board.ports.len())
            .with("junctions", board.junctions.len())
            .with("tracks", board.tracks.len())
            .with("fields", board.fields.len()),
        Message::new("switch-signal-board-tokens")
            .with("switches", tokens)
            .with("signals", board.first_signals.len()),
        Message::new("switch-signal-board-helpers")
            .with("helpers", board.helpers.iter().map(|who| helper(*who)).collect::<Vec<_>>()),
        Message::new("switch-signal-board-seats")
            .with("fewest", SwitchSignal::FEWEST_SEATS)
            .with("most", SwitchSignal::MOST_SEATS),
        Message::new("switch-signal-board-designed"),
    ];
    let mut lines = vec![Message::new("switch-signal-board-places")];
    for city in &board.cities {
        let line = match city.good {
            Some(origin) => Message::new("switch-signal-board-city").with("good", good(origin)),
            None => Message::new("switch-signal-board-port"),
        };
        lines.push(line.with("name", &city.node.names));
    }
    for departure in &board.departures {
        lines.push(
            Message::new("switch-signal-board-departure")
                .with("name", &departure.node.names)
                .with("number", departure.number),
        );
    }
    for (junction, id) in board.junctions.iter().zip(0..) {
        let tracks = joined(game, crate::board::JunctionId(id), junction.first);
        lines.push(
            Message::new("switch-signal-board-junction")
                .with("name", &junction.node.names)
                .with("tracks", tracks),
        );
    }
    lines.push(Message::new("switch-signal-board-all-tracks"));
    lines.extend(board.tracks.iter().zip(0..).map(|(track, id)| track_line(game, track, id)));
    BoardText { summary, details: lines }
}

fn track_line(game: &SwitchSignal, track: &Track, id: u8) -> Message {
    let fields = game.board.fields.iter().filter(|field| field.track.0 == id).count();
    let [from, to]: [End; 2] = track.ends;
    Message::new("switch-signal-board-track")
        .with("from", end(game, from))
        .with("to", end(game, to))
        .with("spaces", track.spaces)
        .with("fields", fields)
}
