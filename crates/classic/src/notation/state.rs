//! A whole position as text: a line for each thing, the lines of a seat marked with its letter.

use engine::{BySeat, Message, Seat};
use rails::card::unreadable;
use rails::state::{number, read_lines, read_seat, turns_left, write_lines};
use rails::{Pile, RouteGame, RouteSet, TicketDeck, TicketNames};

use super::{read_cards, read_payment, write_cards, write_payment};
use crate::board::Returned;
use crate::setup::Classic;
use crate::state::{Ending, Holdings, Phase, State};

pub(super) fn write(game: &Classic, state: &State) -> String {
    let mut lines = Vec::new();
    let mut line = |word: &str, rest: String| lines.push((word.to_owned(), rest));
    line("phase", write_phase(game, state.phase));
    line("turn", state.turn.to_string());
    line("passes", state.passes.to_string());
    line("left", state.turns_left.map_or("-".to_owned(), |left| left.to_string()));
    line("market", write_cards(&state.market));
    line("deck", write_cards(&state.pile.deck));
    line("discards", write_cards(&state.pile.discards));
    line("stock", write_cards(&state.pile.stock));
    line("fresh", game.board.write_tickets(state.tickets.fresh));
    let under = game.board.terms.opening_returned == Returned::UnderDeck;
    if under {
        line("shuffled", game.board.write_tickets(state.tickets.shuffled));
    }
    line("bottom", game.board.write_bottom(&state.tickets));
    for seat in game.all_seats() {
        let own = state.of(seat);
        for (word, rest) in [
            ("pieces", format!("{} {} {}", own.cars, own.stations_left, own.points)),
            ("hand", write_cards(&own.hand)),
            ("known", write_cards(&own.known)),
            ("drawn", write_cards(&state.pile.drawn[seat])),
            ("routes", game.board.write_routes(own.routes)),
            ("stations", game.board.write_cities(own.stations)),
            ("tickets", game.board.write_tickets(own.tickets)),
            ("offer", game.board.write_tickets(own.offer)),
            ("turned-down", game.board.write_tickets(own.turned_down)),
            ("met", game.board.write_tickets(own.met)),
        ] {
            line(&format!("{seat} {word}"), rest);
        }
        if under {
            line(&format!("{seat} put-under"), own.put_under.to_string());
        }
    }
    write_lines(lines)
}

fn write_phase(game: &Classic, phase: Phase) -> String {
    match phase {
        Phase::Opening => "opening".to_owned(),
        Phase::Turn => "turn".to_owned(),
        Phase::SecondCard => "second-card".to_owned(),
        Phase::Tunnel { route, laid, turned, extra } => format!(
            "tunnel {}; laid {}; turned {}; extra {extra}",
            game.board.route_id(route),
            write_payment(laid),
            write_cards(&turned)
        ),
        Phase::Tickets => "tickets".to_owned(),
        Phase::Over(ending) => format!("over {}", ending.id()),
    }
}

pub(super) fn read(game: &Classic, text: &str) -> Result<State, Message> {
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
    read_lines(text, game.seats, |seat, word, rest| match seat {
        Some(seat) => read_seat_line(game, &mut state, seat, word, rest),
        None => read_line(game, &mut state, word, rest),
    })?;
    for seat in game.all_seats() {
        let own = &mut state.holdings[seat];
        own.barred = game.doubles().barred(&game.board.network, own.routes);
        state.closed |= game.doubles().closed(&game.board.network, own.routes);
    }
    Ok(state)
}

fn read_line(game: &Classic, state: &mut State, word: &str, rest: &str) -> Result<bool, Message> {
    match word {
        "phase" => state.phase = read_phase(game, rest)?,
        "turn" => state.turn = read_seat(rest, game.seats)?,
        "passes" => state.passes = number(rest)?,
        "left" => state.turns_left = turns_left(rest)?,
        "market" => state.market = read_cards(rest)?,
        "deck" => state.pile.deck = read_cards(rest)?,
        "discards" => state.pile.discards = read_cards(rest)?,
        "stock" => state.pile.stock = read_cards(rest)?,
        "fresh" => state.tickets.fresh = game.board.read_tickets(rest)?,
        "shuffled" => state.tickets.shuffled = game.board.read_tickets(rest)?,
        "bottom" => game.board.read_bottom(rest, game.seats, &mut state.tickets)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn read_seat_line(
    game: &Classic,
    state: &mut State,
    seat: Seat,
    word: &str,
    rest: &str,
) -> Result<bool, Message> {
    let Holdings {
        hand,
        known,
        routes,
        stations,
        tickets,
        offer,
        turned_down,
        put_under,
        met,
        cars,
        stations_left,
        points,
        ..
    } = &mut state.holdings[seat];
    match word {
        "pieces" => {
            let bad = || unreadable("notation-bad-state", rest);
            let numbers: Vec<u16> = rest.split(' ').filter_map(|number| number.parse().ok()).collect();
            let [c, s, p] = numbers[..] else { return Err(bad()) };
            *cars = c.try_into().map_err(|_| bad())?;
            *stations_left = s.try_into().map_err(|_| bad())?;
            *points = p;
        }
        "hand" => *hand = read_cards(rest)?,
        "known" => *known = read_cards(rest)?,
        "drawn" => state.pile.drawn[seat] = read_cards(rest)?,
        "routes" => *routes = game.board.read_routes(rest)?,
        "stations" => *stations = game.board.read_cities(rest)?,
        "tickets" => *tickets = game.board.read_tickets(rest)?,
        "offer" => *offer = game.board.read_tickets(rest)?,
        "turned-down" => *turned_down = game.board.read_tickets(rest)?,
        "put-under" => *put_under = number(rest)?,
        "met" => *met = game.board.read_tickets(rest)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn read_phase(game: &Classic, text: &str) -> Result<Phase, Message> {
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
                route: game.board.read_route(&after(route, "tunnel ")?)?,
                laid: read_payment(&after(laid, "laid ")?)?,
                turned: read_cards(&after(turned, "turned ")?)?,
                extra: number(&after(extra, "extra ")?)?,
            })
        }
    }
}
