//! A whole position as text: a line for each thing, the lines of a seat marked with its letter.

use engine::{Message, Seat};
use rails::card::unreadable;
use rails::state::{number, read_lines, read_seat, turns_left, write_lines};
use rails::{Pile, RouteGame, TicketNames, TicketSet};

use super::{read_hand, write_hand};
use crate::card::Cards;
use crate::setup::GreatLakes;
use crate::state::{Ending, Holdings, Phase, State};

pub(super) fn write(game: &GreatLakes, state: &State) -> String {
    let board = &*game.board;
    let both = |trains, ships| write_hand(&Cards { trains, ships });
    let mut lines: Vec<(String, String)> = [
        ("phase", write_phase(state.phase).to_owned()),
        ("turn", state.turn.to_string()),
        ("passes", state.passes.to_string()),
        ("left", state.turns_left.map_or("-".to_owned(), |left| left.to_string())),
        ("market", write_hand(&state.market)),
        ("deck", both(state.trains.deck, state.ships.deck)),
        ("discards", both(state.trains.discards, state.ships.discards)),
        ("stock", both(state.trains.stock, state.ships.stock)),
        ("fresh", board.write_tickets(state.tickets.fresh)),
        ("shuffled", board.write_tickets(state.tickets.shuffled)),
        ("bottom", board.write_bottom(&state.tickets)),
    ]
    .map(|(word, rest)| (word.to_owned(), rest))
    .into();
    for seat in game.all_seats() {
        let own = state.of(seat);
        let own_lines = [
            ("pieces", format!("{} {}", own.trains, own.ships)),
            ("box", format!("{} {}", own.train_box, own.ship_box)),
            ("points", format!("{} {}", own.points, own.exchanged)),
            ("hand", write_hand(&own.hand)),
            ("known", write_hand(&own.known)),
            ("drawn", both(state.trains.drawn[seat], state.ships.drawn[seat])),
            ("routes", board.write_routes(own.routes)),
            ("harbours", format!("{} {}", own.harbours_left, board.write_cities(own.harbours))),
            ("tickets", board.write_tickets(own.tickets)),
            ("offer", board.write_tickets(own.offer)),
            ("turned-down", own.turned_down.to_string()),
            ("met", board.write_tickets(own.met)),
        ];
        lines.extend(own_lines.map(|(word, rest)| (format!("{seat} {word}"), rest)));
    }
    write_lines(lines)
}

/// The phases and their names.
const PHASES: [(&str, Phase); 9] = [
    ("opening", Phase::Opening),
    ("pieces", Phase::Pieces),
    ("turn", Phase::Turn),
    ("second-card", Phase::SecondCard),
    ("refill-first", Phase::Refill { second: true }),
    ("refill-last", Phase::Refill { second: false }),
    ("tickets", Phase::Tickets),
    ("over pieces", Phase::Over(Ending::Pieces)),
    ("over passes", Phase::Over(Ending::Passes)),
];

fn write_phase(phase: Phase) -> &'static str {
    PHASES.iter().find(|(_, known)| *known == phase).map_or("?", |(word, _)| word)
}

pub(super) fn read(game: &GreatLakes, text: &str) -> Result<State, Message> {
    let mut state = game.bare();
    (state.trains, state.ships, state.tickets.fresh) = (Pile::default(), Pile::default(), TicketSet::NONE);
    read_lines(text, game.seats, |seat, word, rest| match seat {
        Some(seat) => read_seat_line(game, &mut state, seat, word, rest),
        None => read_line(game, &mut state, word, rest),
    })?;
    for seat in game.all_seats() {
        state.closed |= game.doubles().closed(&game.board.network, state.of(seat).routes);
    }
    Ok(state)
}

fn read_line(game: &GreatLakes, state: &mut State, word: &str, rest: &str) -> Result<bool, Message> {
    let board = &*game.board;
    match word {
        "phase" => {
            let found = PHASES.iter().find(|(known, _)| *known == rest);
            state.phase =
                found.map(|(_, phase)| *phase).ok_or_else(|| unreadable("notation-bad-state", rest))?;
        }
        "turn" => state.turn = read_seat(rest, game.seats)?,
        "passes" => state.passes = number(rest)?,
        "left" => state.turns_left = turns_left(rest)?,
        "market" => state.market = read_hand(rest)?,
        "deck" => Cards { trains: state.trains.deck, ships: state.ships.deck } = read_hand(rest)?,
        "discards" => Cards { trains: state.trains.discards, ships: state.ships.discards } = read_hand(rest)?,
        "stock" => Cards { trains: state.trains.stock, ships: state.ships.stock } = read_hand(rest)?,
        "fresh" => state.tickets.fresh = board.read_tickets(rest)?,
        "shuffled" => state.tickets.shuffled = board.read_tickets(rest)?,
        "bottom" => board.read_bottom(rest, game.seats, &mut state.tickets)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn read_seat_line(
    game: &GreatLakes,
    state: &mut State,
    seat: Seat,
    word: &str,
    rest: &str,
) -> Result<bool, Message> {
    let board = &*game.board;
    let State { trains, ships, holdings, .. } = state;
    let own: &mut Holdings = &mut holdings[seat];
    let (one, other) = rest.split_once(' ').unwrap_or((rest, ""));
    match word {
        "pieces" => (own.trains, own.ships) = (number(one)?, number(other)?),
        "box" => (own.train_box, own.ship_box) = (number(one)?, number(other)?),
        "points" => (own.points, own.exchanged) = (number(one)?, number(other)?),
        "hand" => own.hand = read_hand(rest)?,
        "known" => own.known = read_hand(rest)?,
        "drawn" => Cards { trains: trains.drawn[seat], ships: ships.drawn[seat] } = read_hand(rest)?,
        "routes" => own.routes = board.read_routes(rest)?,
        "harbours" => (own.harbours_left, own.harbours) = (number(one)?, board.read_cities(other)?),
        "tickets" => own.tickets = board.read_tickets(rest)?,
        "offer" => own.offer = board.read_tickets(rest)?,
        "turned-down" => own.turned_down = number(rest)?,
        "met" => own.met = board.read_tickets(rest)?,
        _ => return Ok(false),
    }
    Ok(true)
}
