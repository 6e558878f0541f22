//! A whole position as text: a line for each thing, the lines of a seat marked with its letter.

use std::fmt::Write as _;

use engine::{BySeat, Message, Seat};
use rails::{CityId, Pile, Returned, RouteId, RouteSet, TicketDeck};

use super::{read_cards, read_payment, unreadable, write_cards, write_payment};
use crate::audit;
use crate::setup::Europe;
use crate::state::{Ending, Holdings, Phase, State};

pub(super) fn write(game: &Europe, state: &State) -> String {
    let mut text = String::new();
    let mut line = |word: &str, rest: String| {
        let _ = writeln!(text, "{}", format!("{word} {rest}").trim_end());
    };
    line("phase", write_phase(game, state.phase));
    line("turn", state.turn.to_string());
    line("passes", state.passes.to_string());
    line("left", state.turns_left.map_or("-".to_owned(), |left| left.to_string()));
    line("market", write_cards(&state.market));
    line("deck", write_cards(&state.pile.deck));
    line("discards", write_cards(&state.pile.discards));
    line("stock", write_cards(&state.pile.stock));
    line("fresh", game.write_tickets(state.tickets.fresh));
    let bottom = state.tickets.bottom.iter();
    let bottom = bottom.map(|returned| format!("{}:{}", returned.by, game.ticket_word(returned.ticket)));
    line("bottom", bottom.collect::<Vec<_>>().join(" "));
    for seat in game.all_seats() {
        let own = state.of(seat);
        let routes = own.routes.iter().map(|route| game.route_word(route)).collect::<Vec<_>>().join(" ");
        let stations = own.stations.iter().map(|city| game.city_word(city)).collect::<Vec<_>>().join(" ");
        for (word, rest) in [
            ("pieces", format!("{} {} {}", own.cars, own.stations_left, own.points)),
            ("hand", write_cards(&own.hand)),
            ("known", write_cards(&own.known)),
            ("drawn", write_cards(&state.pile.drawn[seat])),
            ("routes", routes),
            ("stations", stations),
            ("tickets", game.write_tickets(own.tickets)),
            ("offer", game.write_tickets(own.offer)),
            ("turned-down", game.write_tickets(own.turned_down)),
            ("met", game.write_tickets(own.met)),
        ] {
            line(&format!("{seat} {word}"), rest);
        }
    }
    text
}

fn write_phase(game: &Europe, phase: Phase) -> String {
    match phase {
        Phase::Opening => "opening".to_owned(),
        Phase::Turn => "turn".to_owned(),
        Phase::SecondCard => "second-card".to_owned(),
        Phase::Tunnel { route, laid, turned, extra } => format!(
            "tunnel {}; laid {}; turned {}; extra {extra}",
            game.route_word(route),
            write_payment(laid),
            write_cards(&turned)
        ),
        Phase::Tickets => "tickets".to_owned(),
        Phase::Over(ending) => format!("over {}", ending.word()),
    }
}

pub(super) fn read(game: &Europe, text: &str) -> Result<State, Message> {
    let mut state = State {
        phase: Phase::Opening,
        turn: Seat::default(),
        passes: 0,
        turns_left: None,
        pile: Pile::default(),
        market: Default::default(),
        tickets: TicketDeck::default(),
        closed: RouteSet::NONE,
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
    for seat in game.all_seats() {
        let own = &mut state.holdings[seat];
        own.barred =
            own.routes.iter().fold(RouteSet::NONE, |all, route| all | game.board.network.twin(route));
        state.closed |= if game.seats <= 3 { own.routes | own.barred } else { own.routes };
    }
    match audit::audit(game, &state) {
        Ok(()) => Ok(state),
        Err(what) => Err(unreadable("notation-impossible-state", &what)),
    }
}

fn number(text: &str) -> Result<u8, Message> {
    text.parse().map_err(|_| unreadable("notation-bad-state", text))
}

fn read_line(game: &Europe, state: &mut State, word: &str, rest: &str) -> Result<bool, Message> {
    match word {
        "phase" => state.phase = read_phase(game, rest)?,
        "turn" => state.turn = game.read_seat(rest)?,
        "passes" => state.passes = number(rest)?,
        "left" => state.turns_left = if rest == "-" { None } else { Some(number(rest)?) },
        "market" => state.market = read_cards(rest)?,
        "deck" => state.pile.deck = read_cards(rest)?,
        "discards" => state.pile.discards = read_cards(rest)?,
        "stock" => state.pile.stock = read_cards(rest)?,
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

fn read_seat_line(game: &Europe, state: &mut State, seat: Seat, line: &str) -> Result<bool, Message> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let Holdings {
        hand,
        known,
        routes,
        stations,
        tickets,
        offer,
        turned_down,
        met,
        cars,
        stations_left,
        points,
        ..
    } = &mut state.holdings[seat];
    match word {
        "pieces" => {
            let bad = || unreadable("notation-bad-state", line);
            let numbers: Vec<u16> = rest.split(' ').filter_map(|number| number.parse().ok()).collect();
            let [c, s, p] = numbers[..] else { return Err(bad()) };
            *cars = c.try_into().map_err(|_| bad())?;
            *stations_left = s.try_into().map_err(|_| bad())?;
            *points = p;
        }
        "hand" => *hand = read_cards(rest)?,
        "known" => *known = read_cards(rest)?,
        "drawn" => state.pile.drawn[seat] = read_cards(rest)?,
        "routes" => {
            let ids: Result<Vec<RouteId>, Message> =
                rest.split_whitespace().map(|word| game.read_route(word)).collect();
            *routes = ids?.into_iter().collect();
        }
        "stations" => {
            let ids: Result<Vec<CityId>, Message> =
                rest.split_whitespace().map(|word| game.read_city(word)).collect();
            *stations = ids?.into_iter().collect();
        }
        "tickets" => *tickets = game.read_tickets(rest)?,
        "offer" => *offer = game.read_tickets(rest)?,
        "turned-down" => *turned_down = game.read_tickets(rest)?,
        "met" => *met = game.read_tickets(rest)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn read_phase(game: &Europe, text: &str) -> Result<Phase, Message> {
    let bad = || unreadable("notation-bad-state", text);
    match text {
        "opening" => Ok(Phase::Opening),
        "turn" => Ok(Phase::Turn),
        "second-card" => Ok(Phase::SecondCard),
        "tickets" => Ok(Phase::Tickets),
        "over cars" => Ok(Phase::Over(Ending::Cars)),
        "over passes" => Ok(Phase::Over(Ending::Passes)),
        _ => {
            let parts: Vec<&str> = text.split("; ").collect();
            let [route, laid, turned, extra] = parts[..] else { return Err(bad()) };
            let after = |part: &str, word: &str| part.strip_prefix(word).map(str::to_owned).ok_or_else(bad);
            Ok(Phase::Tunnel {
                route: game.read_route(&after(route, "tunnel ")?)?,
                laid: read_payment(&after(laid, "laid ")?)?,
                turned: read_cards(&after(turned, "turned ")?)?,
                extra: number(&after(extra, "extra ")?)?,
            })
        }
    }
}
