//! What happened, as sentences.

use engine::Message;

use super::{card, cards, city, departure, field, good, joined, junction, one, paid, spot, train, trains};
use crate::board::SpotId;
use crate::event::Event;
use crate::movement::Halt;
use crate::pieces::{Kind, TrainId, size};
use crate::setup::SwitchSignal;

/// What happened.
pub(crate) fn event(game: &SwitchSignal, event: &Event) -> Option<Message> {
    let word = |word: &'static str| Message::new(format!("switch-signal-{word}"));
    let message = match event {
        Event::Dealt { seat, cards: dealt } => word("dealt").with("seat", *seat).with("cards", cards(dealt)),
        Event::First { seat } => word("first").with("seat", *seat),
        Event::Numbered { points } => {
            let point = |(point, number): (&crate::board::DepartureId, u8)| {
                word("number-point").with("number", number).with("point", departure(game, *point))
            };
            word("numbered").with("points", points.iter().zip(2..).map(point).collect::<Vec<_>>())
        }
        Event::Strewn { signals, .. } => {
            word("strewn").with("fields", signals.iter().map(|id| field(game, id)).collect::<Vec<_>>())
        }
        Event::Laid { seat, junction: id, closed } => word("laid")
            .with("seat", *seat)
            .with("junction", junction(game, *id))
            .with("tracks", joined(game, *id, *closed)),
        Event::Lit { seat: Some(seat), field: id } => {
            word("lit").with("seat", *seat).with("field", field(game, *id))
        }
        Event::Lit { seat: None, field: id } => word("lit-by-lot").with("field", field(game, *id)),
        Event::Revealed { seat, card: shown, left } => {
            word("revealed").with("seat", *seat).with("card", card(game, *shown)).with("left", *left)
        }
        Event::Ignored { seat, .. } => word("ignored").with("seat", *seat),
        Event::NewTrain { .. } => return None,
        Event::NoNewTrain => word("no-new-train"),
        Event::Numbers { colour, dice: Some([one, other]), number, point } => word("dice")
            .with("trains", trains(*colour))
            .with("one", *one)
            .with("other", *other)
            .with("number", *number)
            .with("point", departure(game, *point)),
        Event::Numbers { colour, dice: None, number, point } => word("token")
            .with("trains", trains(*colour))
            .with("number", *number)
            .with("point", departure(game, *point)),
        Event::Occupied { point, by, lost, .. } => {
            let message =
                if *lost == 0 { word("occupied-again") } else { word("occupied").with("lost", *lost) };
            message.with("point", departure(game, *point)).with("train", train(*by))
        }
        Event::Departed { train: id, point, picked } => {
            let message = if *picked { word("departed-picked") } else { word("departed") };
            message.with("train", train(*id)).with("point", departure(game, *point))
        }
        Event::TokensShuffled => word("tokens-shuffled"),
        Event::Picked { colour } => word("picked").with("trains", trains(*colour)),
        Event::ColourStays { colour } => word("colour-stays").with("trains", trains(*colour)),
        Event::TrainStays { train: id } => word("train-stays").with("train", train(*id)),
        Event::Rolled { train: id, points, again } => {
            let message = if *again { word("rolled-again") } else { word("rolled") };
            message.with("train", train(*id)).with("points", *points)
        }
        Event::Dispatching { seat } => word("dispatching").with("seat", *seat),
        Event::Ran { train: id, from, path, left, halt, lost } => word("ran")
            .with("train", train(*id))
            .with("count", path.len())
            .with("place", spot(game, *path.last().unwrap_or(from)))
            .with("why", why(game, *halt, *left, *path.last().unwrap_or(from)))
            .with("lost", *lost),
        Event::Stopped { train: id } => word("stopped").with("train", train(*id)),
        Event::Delivered { train: id, good: what, port, counts } => {
            let message = if *counts { word("delivered") } else { word("delivered-beyond") };
            let at = game.board.ports[usize::from(*port) % game.board.ports.len()];
            message.with("train", train(*id)).with("good", good(*what)).with("city", city(game, at))
        }
        Event::Returned { train: id, good: what } => word("returned")
            .with("train", train(*id))
            .with("good", good(*what))
            .with("city", city(game, game.board.origins[what.index()])),
        Event::ToDepot { train: id } => word("to-depot").with("train", train(*id)),
        Event::TimeLost { count, clock } => word("time-lost").with("count", *count).with("clock", *clock),
        Event::Removed { left } => word("removed").with("left", *left),
        Event::SignalMoved { seat, from, to, payment } => word("signal-moved")
            .with("seat", *seat)
            .with("from", field(game, *from))
            .with("to", field(game, *to))
            .with("cards", paid(Kind::Signal, *payment)),
        Event::SwitchSet { seat, junction: id, after, payment, .. } => word("switch-set")
            .with("seat", *seat)
            .with("junction", junction(game, *id))
            .with("tracks", joined(game, *id, *after))
            .with("cards", paid(Kind::Switch, *payment)),
        Event::Ordered { seat, train: id, payment } => word("ordered")
            .with("seat", *seat)
            .with("train", train(*id))
            .with("cards", paid(Kind::Move, *payment)),
        Event::Loaded { seat, train: id, good: what, card } => word("loaded")
            .with("seat", *seat)
            .with("train", train(*id))
            .with("good", good(*what))
            .with("cards", one(*card)),
        Event::Drew { seat, cards: drawn } if size(drawn) == 0 => word("drew-none").with("seat", *seat),
        Event::Drew { seat, cards: drawn } => word("drew").with("seat", *seat).with("cards", cards(drawn)),
        Event::Reshuffled { cards } => word("reshuffled").with("count", *cards),
        Event::Over { ending } => Message::new(format!("switch-signal-over-{}", ending.word())),
    };
    Some(message)
}

/// Why a train went no further.
fn why(game: &SwitchSignal, halt: Halt, left: u8, at: SpotId) -> Message {
    let word = |word: &'static str| Message::new(format!("switch-signal-halt-{word}"));
    let other = |word: Message, id: TrainId| word.with("train", train(id));
    let message = match halt {
        Halt::Spent => word("spent"),
        Halt::Red(id) => word("red").with("field", field(game, id)),
        Halt::Closed(id) => word("closed").with("junction", junction(game, id)),
        Halt::Behind(id) => other(word("behind"), id),
        Halt::CityTaken(id) => other(word("city-taken"), id),
        Halt::HeadOn(id) => other(word("head-on"), id),
        Halt::NoExit => word("no-exit"),
        Halt::InCity => word("in-city"),
        Halt::MayPass => word("may-pass"),
        Halt::InPort => word("in-port"),
        Halt::AtDeparture => word("at-departure"),
    };
    let _ = at;
    message.with("left", left)
}
