//! A whole position as text: a line for each thing, the lines of a seat marked with its letter.

use std::fmt::Write as _;

use engine::{BySeat, Message, Seat};
use rails::{Returned, TicketDeck};

use super::{read_cards, read_group, unreadable, write_cards};
use crate::audit;
use crate::card::Cards;
use crate::setup::CardGame;
use crate::state::{Ending, Phase, State};
use crate::station::{Group, Play, Station};

pub(super) fn write(game: &CardGame, state: &State) -> String {
    let mut text = String::new();
    let mut line = |word: &str, rest: String| {
        let _ = writeln!(text, "{}", format!("{word} {rest}").trim_end());
    };
    line("phase", write_phase(state.phase));
    line("round", state.round.to_string());
    line("starter", state.starter.to_string());
    line("turn", state.turn.to_string());
    line("left", state.turns_left.map_or("-".to_owned(), |left| left.to_string()));
    line("market", write_cards(&state.market));
    line("deck", write_cards(&state.deck));
    line("discards", write_cards(&state.discards));
    line("fresh", game.write_tickets(state.tickets.fresh));
    let bottom = state.tickets.bottom.iter();
    let bottom = bottom.map(|under| format!("{}:{}", under.by, game.ticket_word(under.ticket)));
    line("bottom", bottom.collect::<Vec<_>>().join(" "));
    for seat in game.all_seats() {
        let own = state.of(seat);
        for (word, rest) in [
            ("hand", write_cards(&own.hand)),
            ("station", write_station(&own.station)),
            ("train", write_cards(&own.train)),
            ("tickets", game.write_tickets(own.tickets)),
            ("offer", game.write_tickets(own.offer)),
            ("returned", game.write_tickets(own.returned)),
            ("completed", game.write_tickets(own.completed)),
            ("earlier", game.write_tickets(own.earlier)),
            ("opened", write_cards(&own.earlier_train)),
        ] {
            line(&format!("{seat} {word}"), rest);
        }
    }
    text
}

fn write_phase(phase: Phase) -> String {
    match phase {
        Phase::Opening => "opening".to_owned(),
        Phase::Turn => "turn".to_owned(),
        Phase::SecondCard => "second-card".to_owned(),
        Phase::Tickets => "tickets".to_owned(),
        Phase::Scoring { seat } => format!("scoring {seat}"),
        Phase::Over(ending) => format!("over {}", ending.word()),
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
    let mut state = State {
        phase: Phase::Opening,
        round: 1,
        starter: Seat::default(),
        turn: Seat::default(),
        turns_left: None,
        deck: Cards::NONE,
        market: Cards::NONE,
        discards: Cards::NONE,
        tickets: TicketDeck::default(),
        holdings: BySeat::default(),
    };
    for line in text.lines() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let known = match Seat::from_letter(word) {
            Some(seat) if seat.index() < game.seats => read_seat_line(game, &mut state, seat, rest)?,
            _ => read_line(game, &mut state, word, rest)?,
        };
        if !known {
            return Err(unreadable("notation-bad-state", line));
        }
    }
    match audit::audit(game, &state) {
        Ok(()) => Ok(state),
        Err(what) => Err(unreadable("notation-impossible-state", &what)),
    }
}

fn number(text: &str) -> Result<u8, Message> {
    text.parse().map_err(|_| unreadable("notation-bad-state", text))
}

fn read_line(game: &CardGame, state: &mut State, word: &str, rest: &str) -> Result<bool, Message> {
    match word {
        "phase" => state.phase = read_phase(game, rest)?,
        "round" => state.round = number(rest)?,
        "starter" => state.starter = game.read_seat(rest)?,
        "turn" => state.turn = game.read_seat(rest)?,
        "left" => state.turns_left = if rest == "-" { None } else { Some(number(rest)?) },
        "market" => state.market = read_cards(rest)?,
        "deck" => state.deck = read_cards(rest)?,
        "discards" => state.discards = read_cards(rest)?,
        "fresh" => state.tickets.fresh = game.read_tickets(rest)?,
        "bottom" => {
            for word in rest.split_whitespace() {
                let bad = || unreadable("notation-bad-state", word);
                let (by, ticket) = word.split_once(':').ok_or_else(bad)?;
                let returned = Returned { by: game.read_seat(by)?, ticket: game.read_ticket(ticket)? };
                state.tickets.bottom.try_push(returned).map_err(|_| bad())?;
            }
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn read_seat_line(game: &CardGame, state: &mut State, seat: Seat, line: &str) -> Result<bool, Message> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let own = &mut state.holdings[seat];
    match word {
        "hand" => own.hand = read_cards(rest)?,
        "station" => own.station = read_station(rest)?,
        "train" => own.train = read_cards(rest)?,
        "tickets" => own.tickets = game.read_tickets(rest)?,
        "offer" => own.offer = game.read_tickets(rest)?,
        "returned" => own.returned = game.read_tickets(rest)?,
        "completed" => own.completed = game.read_tickets(rest)?,
        "earlier" => own.earlier = game.read_tickets(rest)?,
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
            Some(seat) => Ok(Phase::Scoring { seat: game.read_seat(seat)? }),
            None => Err(unreadable("notation-bad-state", text)),
        },
    }
}
