//! A whole position as text: a line for each thing.

use engine::Message;
use rails::card::unreadable;
use rails::state::{number, read_lines, read_seat, write_lines};

use super::{read_colour, read_train, train_id};
use crate::cards::InstructionId;
use crate::pieces::{Colour, Colours, Good, Hand, Helper, TrainId, Trains};
use crate::setup::SwitchSignal;
use crate::state::{Card, Ending, Phase, Placing, State, Train};

pub(super) fn write(game: &SwitchSignal, state: &State) -> String {
    let mut lines = Vec::new();
    let mut line = |word: &str, rest: String| lines.push((word.to_owned(), rest));
    let numbers = |counts: &[u8]| counts.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    line("phase", write_phase(game, state.phase));
    line("turn", state.turn.to_string());
    line("card", write_card(game, state.orders.card));
    line("new", state.orders.new_trains.to_string());
    line("brought", write_colours(state.orders.brought));
    line("symbol", state.orders.symbol.to_string());
    line("colours", write_colours(state.orders.colours));
    line("to-move", write_trains(state.orders.to_move));
    line("moved", write_trains(state.orders.moved));
    line("still", write_trains(state.orders.still));
    line("deck", numbers(&state.deck));
    line("discards", numbers(&state.discards));
    let unseen = (0..game.cards.instructions.len()).filter(|index| state.unseen >> index & 1 == 1);
    let unseen = unseen.map(|index| game.cards.instructions[index].number.to_string());
    line("unseen", unseen.collect::<Vec<_>>().join(" "));
    line("instructions", state.instructions.to_string());
    line("bottom", write_card(game, state.bottom.map(Card::Instruction)));
    line("clock", state.clock.to_string());
    for train in TrainId::all() {
        let Train { at, cargo } = state.train(train);
        let place = at.map_or("depot".to_owned(), |at| game.spot_id(at));
        line(&train_id(train), format!("{place} {}", cargo.map_or("", Good::id)));
    }
    for (junction, closed) in game.board.junctions.iter().zip(state.switches) {
        let tracks: Vec<&str> = junction.closed(closed).map(|track| game.track_id(track)).collect();
        line("switch", format!("{}: {}", junction.node.id, tracks.join(" ")));
    }
    let green: Vec<String> = state.signals.iter().map(|field| game.field_id(field)).collect();
    line("green", green.join(" "));
    line("stock", numbers(&state.stock));
    for (port, has) in game.board.ports.iter().zip(&state.delivered) {
        line("port", format!("{}: {}", game.board.cities[port.index()].node.id, numbers(has)));
    }
    line("departures", numbers(&state.departures));
    line("tokens", state.tokens.to_string());
    let used = Helper::ALL.into_iter().filter(|helper| state.has_used(*helper));
    line("used", used.map(Helper::id).collect::<Vec<_>>().join(" "));
    line("dispatching", if state.dispatching { "yes" } else { "no" }.to_owned());
    for seat in game.all_seats() {
        line(&format!("{seat} hand"), numbers(&state.hands[seat.index()]));
    }
    write_lines(lines)
}

fn write_trains(trains: Trains) -> String {
    trains.iter().map(train_id).collect::<Vec<_>>().join(" ")
}

fn write_colours(colours: Colours) -> String {
    colours.iter().map(Colour::id).collect::<Vec<_>>().join(" ")
}

fn write_card(game: &SwitchSignal, card: Option<Card>) -> String {
    match card {
        None => "-".to_owned(),
        Some(Card::Start) => "start".to_owned(),
        Some(Card::Instruction(id)) => {
            game.cards.instructions.get(id.index()).map_or("?".to_owned(), |card| card.number.to_string())
        }
    }
}

fn write_phase(game: &SwitchSignal, phase: Phase) -> String {
    match phase {
        Phase::Placing(Placing::Junction(index)) => format!("placing junction {index}"),
        Phase::Placing(Placing::City(index)) => format!("placing city {index}"),
        Phase::Placing(Placing::Between(left)) => format!("placing between {left}"),
        Phase::Placing(Placing::Extra) => "placing extra".to_owned(),
        Phase::Revealed => "revealed".to_owned(),
        Phase::NewTrain => "new-train".to_owned(),
        Phase::Departing(colour) => format!("departing {}", colour.id()),
        Phase::PickColour => "pick-colour".to_owned(),
        Phase::Order => "order".to_owned(),
        Phase::Rolled { train, points } => format!("rolled {} {points}", train_id(train)),
        Phase::Arrived { train, points, by } => {
            format!("arrived {} {points} {}", train_id(train), game.track_id(by))
        }
        Phase::Cards => "cards".to_owned(),
        Phase::Over(ending) => format!("over {}", ending.id()),
    }
}

pub(super) fn read(game: &SwitchSignal, text: &str) -> Result<State, Message> {
    let mut state = State::default();
    read_lines(text, game.seats, |seat, word, rest| match seat {
        Some(seat) if word == "hand" => {
            state.hands[seat.index()] = numbers(rest)?;
            Ok(true)
        }
        Some(_) => Ok(false),
        None => read_line(game, &mut state, word, rest),
    })?;
    Ok(state)
}

fn bad(text: &str) -> Message {
    unreadable("notation-bad-state", text)
}

fn numbers<const N: usize>(text: &str) -> Result<[u8; N], Message> {
    let numbers: Result<Vec<u8>, Message> = text.split_whitespace().map(number).collect();
    numbers?.try_into().map_err(|_| bad(text))
}

fn read_line(game: &SwitchSignal, state: &mut State, word: &str, rest: &str) -> Result<bool, Message> {
    match word {
        "phase" => state.phase = read_phase(game, rest)?,
        "turn" => state.turn = read_seat(rest, game.seats)?,
        "card" => state.orders.card = read_card(game, rest)?,
        "new" => state.orders.new_trains = number(rest)?,
        "brought" => state.orders.brought = read_colours(rest)?,
        "symbol" => state.orders.symbol = number(rest)?,
        "colours" => state.orders.colours = read_colours(rest)?,
        "to-move" => state.orders.to_move = read_trains(rest)?,
        "moved" => state.orders.moved = read_trains(rest)?,
        "still" => state.orders.still = read_trains(rest)?,
        "deck" => state.deck = numbers::<3>(rest)? as Hand,
        "discards" => state.discards = numbers(rest)?,
        "unseen" => {
            for word in rest.split_whitespace() {
                match read_card(game, word)? {
                    Some(Card::Instruction(id)) => state.unseen |= 1 << id.0,
                    _ => return Err(bad(word)),
                }
            }
        }
        "instructions" => state.instructions = number(rest)?,
        "bottom" => {
            state.bottom = match read_card(game, rest)? {
                None => None,
                Some(Card::Instruction(id)) => Some(id),
                Some(Card::Start) => return Err(bad(rest)),
            }
        }
        "clock" => state.clock = number(rest)?,
        "switch" => {
            let (junction, closed) = game.read_setting(&format!("{rest} "))?;
            state.switches[junction.index()] = closed;
        }
        "green" => {
            for word in rest.split_whitespace() {
                state.signals = state.signals.with(game.read_field(word)?);
            }
        }
        "stock" => state.stock = numbers(rest)?,
        "port" => {
            let (id, has) = rest.split_once(": ").ok_or_else(|| bad(rest))?;
            let same = |port: &crate::board::CityId| game.board.cities[port.index()].node.id == id;
            let port = game.board.ports.iter().position(same).ok_or_else(|| bad(id))?;
            state.delivered[port] = numbers(has)?;
        }
        "departures" => state.departures = numbers(rest)?,
        "tokens" => state.tokens = number(rest)?,
        "used" => {
            for word in rest.split_whitespace() {
                let helper = Helper::from_id(word).ok_or_else(|| bad(word))?;
                state.used |= 1 << helper.index();
            }
        }
        "dispatching" => state.dispatching = rest == "yes",
        _ => return read_train_line(game, state, word, rest),
    }
    Ok(true)
}

fn read_train_line(game: &SwitchSignal, state: &mut State, word: &str, rest: &str) -> Result<bool, Message> {
    let Ok(train) = read_train(word) else { return Ok(false) };
    let (place, cargo) = rest.split_once(' ').unwrap_or((rest, ""));
    let at = if place == "depot" { None } else { Some(game.read_spot(place)?) };
    let cargo = match cargo {
        "" => None,
        word => Some(Good::from_id(word).ok_or_else(|| bad(word))?),
    };
    state.trains[train.index()] = Train { at, cargo };
    Ok(true)
}

fn read_trains(text: &str) -> Result<Trains, Message> {
    text.split_whitespace().map(read_train).collect()
}

fn read_colours(text: &str) -> Result<Colours, Message> {
    text.split_whitespace().map(read_colour).collect()
}

fn read_card(game: &SwitchSignal, text: &str) -> Result<Option<Card>, Message> {
    match text {
        "-" => Ok(None),
        "start" => Ok(Some(Card::Start)),
        text => {
            let wanted: u8 = number(text)?;
            let index = game.cards.instructions.iter().position(|card| card.number == wanted);
            let index = index.ok_or_else(|| bad(text))?;
            Ok(Some(Card::Instruction(InstructionId(index as u8))))
        }
    }
}

fn read_phase(game: &SwitchSignal, text: &str) -> Result<Phase, Message> {
    let words: Vec<&str> = text.split(' ').collect();
    Ok(match words[..] {
        ["placing", "junction", index] => Phase::Placing(Placing::Junction(number(index)?)),
        ["placing", "city", index] => Phase::Placing(Placing::City(number(index)?)),
        ["placing", "between", left] => Phase::Placing(Placing::Between(number(left)?)),
        ["placing", "extra"] => Phase::Placing(Placing::Extra),
        ["revealed"] => Phase::Revealed,
        ["new-train"] => Phase::NewTrain,
        ["departing", colour] => Phase::Departing(read_colour(colour)?),
        ["pick-colour"] => Phase::PickColour,
        ["order"] => Phase::Order,
        ["rolled", train, points] => Phase::Rolled { train: read_train(train)?, points: number(points)? },
        ["arrived", train, points, by] => {
            Phase::Arrived { train: read_train(train)?, points: number(points)?, by: game.read_track(by)? }
        }
        ["cards"] => Phase::Cards,
        ["over", word] => Phase::Over(Ending::from_id(word).ok_or_else(|| bad(text))?),
        _ => return Err(bad(text)),
    })
}
