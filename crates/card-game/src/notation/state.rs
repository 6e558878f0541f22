//! A whole position as text: a line for each thing, the lines of a seat marked with its letter.

use engine::Message;
use rails::card::unreadable;
use rails::state::{number, read_lines, read_seat, turns_left, write_lines};
use rails::{TicketDeck, TicketNames};

use super::{read_cards, read_group, write_cards};
use crate::board::Board;
use crate::card::Cards;
use crate::setup::CardGame;
use crate::state::{Ending, Holdings, Phase, State};
use crate::station::{Group, Play, Station};

pub(super) fn write(game: &CardGame, state: &State) -> String {
    let board = &*game.board;
    let mut lines = Vec::new();
    let mut line = |word: &str, rest: String| lines.push((word.to_owned(), rest));
    line("phase", write_phase(state.phase));
    line("round", state.round.to_string());
    line("starter", state.starter.to_string());
    line("turn", state.turn.to_string());
    line("left", state.turns_left.map_or("-".to_owned(), |left| left.to_string()));
    line("market", write_cards(&state.market));
    line("deck", write_cards(&state.deck));
    line("discards", write_cards(&state.discards));
    line("fresh", board.write_tickets(state.tickets.fresh));
    line("bottom", board.write_bottom(&state.tickets));
    for seat in game.all_seats() {
        let own = state.of(seat);
        for (word, rest) in [
            ("hand", write_cards(&own.hand)),
            ("station", write_station(&own.station)),
            ("train", write_cards(&own.train)),
            ("tickets", board.write_tickets(own.tickets)),
            ("offer", board.write_tickets(own.offer)),
            ("returned", board.write_tickets(own.returned)),
            ("completed", board.write_tickets(own.completed)),
            ("earlier", board.write_tickets(own.earlier)),
            ("opened", write_cards(&own.earlier_train)),
        ] {
            line(&format!("{seat} {word}"), rest);
        }
    }
    write_lines(lines)
}

fn write_phase(phase: Phase) -> String {
    match phase {
        Phase::Opening => "opening".to_owned(),
        Phase::Turn => "turn".to_owned(),
        Phase::SecondCard => "second-card".to_owned(),
        Phase::Tickets => "tickets".to_owned(),
        Phase::Scoring { seat } => format!("scoring {seat}"),
        Phase::Over(ending) => format!("over {}", ending.id()),
    }
}

/// The groups that lie there: `1 blue, 2 red 1 locomotive`.
fn write_station(station: &Station) -> String {
    let groups = station.groups().map(|(colour, group)| write_cards(&group.cards(colour)));
    groups.collect::<Vec<_>>().join(", ")
}

fn read_station(text: &str) -> Result<Station, Message> {
    let mut station = Station::default();
    for part in text.split(", ").filter(|part| !part.is_empty()) {
        match read_group(part)? {
            Play::Group { colour, cars, locomotives } if station.group(colour).is_empty() => {
                station.lay(colour, Group { cars, locomotives });
            }
            _ => return Err(unreadable("notation-bad-state", text)),
        }
    }
    Ok(station)
}

pub(super) fn read(game: &CardGame, text: &str) -> Result<State, Message> {
    let mut state = game.bare();
    (state.deck, state.tickets) = (Cards::NONE, TicketDeck::default());
    read_lines(text, game.seats, |seat, word, rest| match seat {
        Some(seat) => read_seat_line(&game.board, &mut state.holdings[seat], word, rest),
        None => read_line(game, &mut state, word, rest),
    })?;
    Ok(state)
}

fn read_line(game: &CardGame, state: &mut State, word: &str, rest: &str) -> Result<bool, Message> {
    match word {
        "phase" => state.phase = read_phase(game, rest)?,
        "round" => state.round = number(rest)?,
        "starter" => state.starter = read_seat(rest, game.seats)?,
        "turn" => state.turn = read_seat(rest, game.seats)?,
        "left" => state.turns_left = turns_left(rest)?,
        "market" => state.market = read_cards(rest)?,
        "deck" => state.deck = read_cards(rest)?,
        "discards" => state.discards = read_cards(rest)?,
        "fresh" => state.tickets.fresh = game.board.read_tickets(rest)?,
        "bottom" => game.board.read_bottom(rest, game.seats, &mut state.tickets)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn read_seat_line(board: &Board, own: &mut Holdings, word: &str, rest: &str) -> Result<bool, Message> {
    match word {
        "hand" => own.hand = read_cards(rest)?,
        "station" => own.station = read_station(rest)?,
        "train" => own.train = read_cards(rest)?,
        "tickets" => own.tickets = board.read_tickets(rest)?,
        "offer" => own.offer = board.read_tickets(rest)?,
        "returned" => own.returned = board.read_tickets(rest)?,
        "completed" => own.completed = board.read_tickets(rest)?,
        "earlier" => own.earlier = board.read_tickets(rest)?,
        "opened" => own.earlier_train = read_cards(rest)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn read_phase(game: &CardGame, text: &str) -> Result<Phase, Message> {
    match text {
        "opening" => Ok(Phase::Opening),
        "turn" => Ok(Phase::Turn),
        "second-card" => Ok(Phase::SecondCard),
        "tickets" => Ok(Phase::Tickets),
        "over deck" => Ok(Phase::Over(Ending::Deck)),
        _ => match text.strip_prefix("scoring ") {
            Some(seat) => Ok(Phase::Scoring { seat: read_seat(seat, game.seats)? }),
            None => Err(unreadable("notation-bad-state", text)),
        },
    }
}
