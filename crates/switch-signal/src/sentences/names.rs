//! What things are called, in the journal and on screens: keys with what goes into them.

use engine::{Arg, Message};

use crate::board::{CityId, Closed, DepartureId, End, FieldId, JunctionId, Spot, SpotId, TrackId};
use crate::cards::{Instruction, Symbol};
use crate::movement::Halt;
use crate::pieces::{Colour, Good, Hand, Helper, Kind, TrainId};
use crate::setup::SwitchSignal;

/// A train: “the black train 1”.
pub fn train(train: TrainId) -> Message {
    Message::new(format!("switch-signal-train-{}", train.colour().id())).with("number", train.number())
}

/// All trains of a colour: “the black trains”.
pub fn trains(colour: Colour) -> Message {
    Message::new(format!("switch-signal-trains-{}", colour.id()))
}

/// A train's colour: “black”.
pub fn colour(colour: Colour) -> Message {
    Message::new(format!("switch-signal-colour-{}", colour.id()))
}

/// A good: “a red good”.
pub fn good(good: Good) -> Message {
    Message::new(format!("switch-signal-good-{}", good.id()))
}

/// A helper: “the coupler”.
pub fn helper(helper: Helper) -> Message {
    Message::new(format!("switch-signal-helper-{}", helper.id()))
}

/// What a city is called.
pub fn city(game: &SwitchSignal, city: CityId) -> Arg {
    Arg::from(&game.board.cities[city.index()].node.names)
}

/// What a departure point is called.
pub fn departure(game: &SwitchSignal, departure: DepartureId) -> Arg {
    Arg::from(&game.board.departures[departure.index()].node.names)
}

/// What a junction is called.
pub fn junction(game: &SwitchSignal, junction: JunctionId) -> Arg {
    Arg::from(&game.board.junctions[junction.index()].node.names)
}

/// What the place at the end of a track is called.
pub fn end(game: &SwitchSignal, end: End) -> Arg {
    match end {
        End::City(id) => city(game, id),
        End::Departure(id) => departure(game, id),
        End::Junction(id, _) => junction(game, id),
    }
}

/// A track by what it joins.
pub fn track(game: &SwitchSignal, track: TrackId) -> Message {
    let [from, to] = game.board.tracks[track.index()].ends;
    Message::new("route").with("from", end(game, from)).with("to", end(game, to))
}

/// A signal field: at a city, towards where its track leads, or on a track between two nodes.
pub fn field(game: &SwitchSignal, field: FieldId) -> Message {
    let facts = &game.board.fields[field.index()];
    match facts.city {
        Some(at) => Message::new("switch-signal-field-city")
            .with("city", city(game, at))
            .with("to", far_end(game, facts.track, |end| matches!(end, End::City(id) if id == at))),
        None => Message::new("switch-signal-field-track").with("track", track(game, facts.track)),
    }
}

/// Where a track leads from the end that is here.
fn far_end(game: &SwitchSignal, track: TrackId, here: impl Fn(End) -> bool) -> Arg {
    let [from, to] = game.board.tracks[track.index()].ends;
    end(game, if here(from) { to } else { from })
}

/// Where a train stands.
pub fn spot(game: &SwitchSignal, spot: SpotId) -> Message {
    match game.board.spot(spot) {
        Spot::City(id) => Message::new("switch-signal-spot-city").with("city", city(game, id)),
        Spot::Departure(id) => {
            Message::new("switch-signal-spot-departure").with("point", departure(game, id))
        }
        Spot::Space { track: id, forward, .. } => {
            let ends = game.board.tracks[id.index()].ends;
            Message::new("switch-signal-spot-track")
                .with("from", end(game, ends[usize::from(!forward)]))
                .with("to", end(game, ends[usize::from(forward)]))
        }
    }
}

/// The way that a junction opens: between the far ends of the two tracks that it joins.
pub fn joined(game: &SwitchSignal, id: JunctionId, closed: Closed) -> Message {
    let is_here = |end: End| matches!(end, End::Junction(here, _) if here == id);
    let mut open = game.board.junctions[id.index()].open(closed);
    let mut next = || open.next().map(|track| far_end(game, track, is_here));
    let way = Message::new("route");
    match (next(), next()) {
        (Some(from), Some(to)) => way.with("from", from).with("to", to),
        _ => Message::new("list-none"),
    }
}

/// Which trains an instruction moves.
pub fn moves(instruction: &Instruction) -> Vec<Message> {
    let any = instruction.moves.iter().filter(|symbol| **symbol == Symbol::Any).count();
    let named = instruction.moves.iter().filter_map(|symbol| match symbol {
        Symbol::Colour(colour) => Some(trains(*colour)),
        Symbol::Any => None,
        Symbol::Every => Some(Message::new("switch-signal-trains-every")),
    });
    let of_choice = (any > 0).then(|| Message::new("switch-signal-trains-any").with("count", any));
    named.chain(of_choice).collect()
}

/// Cards of several kinds.
pub fn cards(hand: &Hand) -> Vec<Message> {
    let held = Kind::ALL.into_iter().filter(|kind| hand[kind.index()] > 0);
    held.map(|kind| {
        Message::new(format!("switch-signal-cards-{}", kind.id())).with("count", hand[kind.index()])
    })
    .collect()
}

/// Why a train went no further.
pub fn halt(game: &SwitchSignal, halt: Halt, left: u8) -> Message {
    let message = Message::new(format!("switch-signal-halt-{}", halt.id()));
    match halt {
        Halt::Red(id) => message.with("field", field(game, id)),
        Halt::Closed(id) => message.with("junction", junction(game, id)),
        Halt::Behind(id) | Halt::CityTaken(id) | Halt::HeadOn(id) => message.with("train", train(id)),
        _ => message,
    }
    .with("left", left)
}
