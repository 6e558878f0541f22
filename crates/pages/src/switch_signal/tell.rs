//! What things are called: the same sentences as in the journal.

use ::switch_signal::{
    CityId, Closed, Colour, DepartureId, End, FieldId, Good, Halt, Hand, Helper, JunctionId, Kind, Spot,
    SpotId, TrackId, TrainId,
};
use engine::{Arg, Message};

use super::Seen;
use crate::parts::say;

/// A train: “Black 1”.
pub(super) fn train(id: TrainId) -> Message {
    Message::new(format!("switch-signal-train-{}", id.colour().word())).with("number", id.number())
}

/// All trains of a colour.
pub(super) fn trains(colour: Colour) -> Message {
    Message::new(format!("switch-signal-trains-{}", colour.word()))
}

/// A train's colour.
pub(super) fn colour(colour: Colour) -> Message {
    Message::new(format!("switch-signal-colour-{}", colour.word()))
}

pub(super) fn good(good: Good) -> Message {
    Message::new(format!("switch-signal-good-{}", good.word()))
}

pub(super) fn helper(helper: Helper) -> Message {
    Message::new(format!("switch-signal-helper-{}", helper.word()))
}

pub(super) fn city(seen: &Seen<'_>, id: CityId) -> Arg {
    Arg::from(&seen.rules.board().cities[id.index()].drawn.names)
}

pub(super) fn departure(seen: &Seen<'_>, id: DepartureId) -> Arg {
    Arg::from(&seen.rules.board().departures[id.index()].drawn.names)
}

pub(super) fn junction(seen: &Seen<'_>, id: JunctionId) -> Arg {
    Arg::from(&seen.rules.board().junctions[id.index()].drawn.names)
}

fn end(seen: &Seen<'_>, end: End) -> Arg {
    match end {
        End::City(id) => city(seen, id),
        End::Departure(id) => departure(seen, id),
        End::Junction(id, _) => junction(seen, id),
    }
}

/// A track by what it joins.
pub(super) fn track(seen: &Seen<'_>, id: TrackId) -> Message {
    let [from, to] = seen.rules.board().tracks[id.index()].ends;
    Message::new("route").with("from", end(seen, from)).with("to", end(seen, to))
}

/// Where a track leads from a place that it ends at.
pub(super) fn far_end(seen: &Seen<'_>, id: TrackId, here: End) -> String {
    let ends = seen.rules.board().tracks[id.index()].ends;
    let same = |one: End| match (one, here) {
        (End::City(a), End::City(b)) => a == b,
        (End::Junction(a, _), End::Junction(b, _)) => a == b,
        _ => false,
    };
    let there = if same(ends[0]) { ends[1] } else { ends[0] };
    match end(seen, there) {
        Arg::Name(names) => seen.words.name(&names).to_owned(),
        _ => String::new(),
    }
}

/// A signal field: at a city, or on a track between two places.
pub(super) fn field(seen: &Seen<'_>, id: FieldId) -> Message {
    let facts = &seen.rules.board().fields[id.index()];
    match facts.city {
        Some(at) => Message::new("switch-signal-field-city").with("city", city(seen, at)),
        None => Message::new("switch-signal-field-track"),
    }
    .with("track", track(seen, facts.track))
}

/// Where a train stands.
pub(super) fn spot(seen: &Seen<'_>, id: SpotId) -> Message {
    let board = seen.rules.board();
    match board.spot(id) {
        Spot::City(id) => Message::new("switch-signal-spot-city").with("city", city(seen, id)),
        Spot::Departure(id) => {
            Message::new("switch-signal-spot-departure").with("point", departure(seen, id))
        }
        Spot::Space { track: id, forward, .. } => Message::new("switch-signal-spot-track")
            .with("track", track(seen, id))
            .with("to", end(seen, board.tracks[id.index()].ends[usize::from(forward)])),
    }
}

/// The two places that a junction joins, as it is set.
pub(super) fn joined(seen: &Seen<'_>, id: JunctionId, closed: Closed) -> [String; 2] {
    let facts = &seen.rules.board().junctions[id.index()];
    let open = facts.tracks.iter().enumerate().filter(|(way, _)| closed.0 >> way & 1 == 0);
    let mut names = open.map(|(_, track)| far_end(seen, *track, End::Junction(id, 0)));
    [names.next().unwrap_or_default(), names.next().unwrap_or_default()]
}

/// Cards of several kinds.
pub(super) fn cards(hand: &Hand) -> Vec<Message> {
    let held = Kind::ALL.into_iter().filter(|kind| hand[kind.index()] > 0);
    held.map(|kind| {
        Message::new(format!("switch-signal-cards-{}", kind.word())).with("count", hand[kind.index()])
    })
    .collect()
}

/// Why a train went no further.
pub(super) fn halt(seen: &Seen<'_>, halt: Halt, left: u8) -> Message {
    let message = Message::new(format!("switch-signal-halt-{}", halt_word(halt)));
    match halt {
        Halt::Red(id) => message.with("field", field(seen, id)),
        Halt::Closed(id) => message.with("junction", junction(seen, id)),
        Halt::Behind(id) | Halt::CityTaken(id) | Halt::HeadOn(id) => message.with("train", train(id)),
        _ => message,
    }
    .with("left", left)
}

/// The word of a reason in message keys and classes.
pub(super) const fn halt_word(halt: Halt) -> &'static str {
    match halt {
        Halt::Spent => "spent",
        Halt::Red(_) => "red",
        Halt::Closed(_) => "closed",
        Halt::Behind(_) => "behind",
        Halt::CityTaken(_) => "city-taken",
        Halt::HeadOn(_) => "head-on",
        Halt::NoExit => "no-exit",
        Halt::InCity => "in-city",
        Halt::MayPass => "may-pass",
        Halt::InPort => "in-port",
        Halt::AtDeparture => "at-departure",
    }
}

/// A sentence with its first letter a capital.
pub(super) fn capital(seen: &Seen<'_>, message: &Message) -> String {
    words::capitalised(&say(seen, message))
}
