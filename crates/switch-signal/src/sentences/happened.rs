//! What happened, as sentences.

use engine::Message;

use super::names::{self, cards, city, departure, field, good, halt, joined, junction, spot, train, trains};
use super::{card, one, paid};
use crate::event::Event;
use crate::pieces::{Kind, size};
use crate::setup::SwitchSignal;

/// What happened.
pub(crate) fn event(game: &SwitchSignal, event: &Event) -> Option<Message> {
    let message = match event {
        Event::Dealt { seat, cards: dealt } => {
            Message::new("switch-signal-dealt").with("seat", *seat).with("cards", cards(dealt))
        }
        Event::First { seat } => Message::new("switch-signal-first").with("seat", *seat),
        Event::Numbered { points } => {
            let point = |(point, number): (&crate::board::DepartureId, u8)| {
                Message::new("switch-signal-number-point")
                    .with("number", number)
                    .with("point", departure(game, *point))
            };
            Message::new("switch-signal-numbered")
                .with("points", points.iter().zip(2..).map(point).collect::<Vec<_>>())
        }
        Event::Strewn { signals, .. } => Message::new("switch-signal-strewn")
            .with("fields", signals.iter().map(|id| field(game, id)).collect::<Vec<_>>()),
        Event::Laid { seat, junction: id, closed } => Message::new("switch-signal-laid")
            .with("seat", *seat)
            .with("junction", junction(game, *id))
            .with("tracks", joined(game, *id, *closed)),
        Event::Lit { seat: Some(seat), field: id } => {
            Message::new("switch-signal-lit").with("seat", *seat).with("field", field(game, *id))
        }
        Event::Lit { seat: None, field: id } => {
            Message::new("switch-signal-lit-by-lot").with("field", field(game, *id))
        }
        Event::Revealed { seat, card: shown, left } => Message::new("switch-signal-revealed")
            .with("seat", *seat)
            .with("card", card(game, *shown))
            .with("left", *left),
        Event::Ignored { seat, .. } => Message::new("switch-signal-ignored").with("seat", *seat),
        Event::NewTrain { .. } => return None,
        Event::NoNewTrain => Message::new("switch-signal-no-new-train"),
        Event::Numbers { colour, dice: Some([one, other]), number, point } => {
            Message::new("switch-signal-dice")
                .with("colour", names::colour(*colour))
                .with("one", *one)
                .with("other", *other)
                .with("number", *number)
                .with("point", departure(game, *point))
        }
        Event::Numbers { colour, dice: None, number, point } => Message::new("switch-signal-token")
            .with("colour", names::colour(*colour))
            .with("number", *number)
            .with("point", departure(game, *point)),
        Event::Occupied { point, by, lost, .. } => {
            let message = if *lost == 0 {
                Message::new("switch-signal-occupied-again")
            } else {
                Message::new("switch-signal-occupied").with("lost", *lost)
            };
            message.with("point", departure(game, *point)).with("train", train(*by))
        }
        Event::Departed { train: id, point, picked } => {
            let message = if *picked {
                Message::new("switch-signal-departed-picked")
            } else {
                Message::new("switch-signal-departed")
            };
            message.with("train", train(*id)).with("point", departure(game, *point))
        }
        Event::TokensShuffled => Message::new("switch-signal-tokens-shuffled"),
        Event::Picked { colour } => Message::new("switch-signal-picked").with("trains", trains(*colour)),
        Event::ColourStays { colour } => {
            Message::new("switch-signal-colour-stays").with("trains", trains(*colour))
        }
        Event::TrainStays { train: id } => {
            Message::new("switch-signal-train-stays").with("train", train(*id))
        }
        Event::Rolled { train: id, points, again } => {
            let message = if *again {
                Message::new("switch-signal-rolled-again")
            } else {
                Message::new("switch-signal-rolled")
            };
            message.with("train", train(*id)).with("points", *points)
        }
        Event::Dispatching { seat } => Message::new("switch-signal-dispatching").with("seat", *seat),
        Event::Ran { train: id, from, path, left, halt: why, lost } => Message::new("switch-signal-ran")
            .with("train", train(*id))
            .with("count", path.len())
            .with("place", spot(game, *path.last().unwrap_or(from)))
            .with("why", halt(game, *why, *left))
            .with("lost", *lost),
        Event::Stopped { train: id } => Message::new("switch-signal-stopped").with("train", train(*id)),
        Event::Delivered { train: id, good: what, port, counts } => {
            let message = if *counts {
                Message::new("switch-signal-delivered")
            } else {
                Message::new("switch-signal-delivered-beyond")
            };
            let at = game.board.ports[usize::from(*port) % game.board.ports.len()];
            message.with("train", train(*id)).with("good", good(*what)).with("city", city(game, at))
        }
        Event::Returned { train: id, good: what } => Message::new("switch-signal-returned")
            .with("train", train(*id))
            .with("good", good(*what))
            .with("city", city(game, game.board.origins[what.index()])),
        Event::ToDepot { train: id } => Message::new("switch-signal-to-depot").with("train", train(*id)),
        Event::TimeLost { count, clock } => {
            Message::new("switch-signal-time-lost").with("count", *count).with("clock", *clock)
        }
        Event::Removed { left } => Message::new("switch-signal-removed").with("left", *left),
        Event::SignalMoved { seat, from, to, payment } => Message::new("switch-signal-signal-moved")
            .with("seat", *seat)
            .with("from", field(game, *from))
            .with("to", field(game, *to))
            .with("cards", paid(Kind::Signal, *payment)),
        Event::SwitchSet { seat, junction: id, after, payment, .. } => {
            Message::new("switch-signal-switch-set")
                .with("seat", *seat)
                .with("junction", junction(game, *id))
                .with("tracks", joined(game, *id, *after))
                .with("cards", paid(Kind::Switch, *payment))
        }
        Event::Ordered { seat, train: id, payment } => Message::new("switch-signal-ordered")
            .with("seat", *seat)
            .with("train", train(*id))
            .with("cards", paid(Kind::Move, *payment)),
        Event::Loaded { seat, train: id, good: what, card } => Message::new("switch-signal-loaded")
            .with("seat", *seat)
            .with("train", train(*id))
            .with("good", good(*what))
            .with("cards", one(*card)),
        Event::Drew { seat, cards: drawn } if size(drawn) == 0 => {
            Message::new("switch-signal-drew-none").with("seat", *seat)
        }
        Event::Drew { seat, cards: drawn } => {
            Message::new("switch-signal-drew").with("seat", *seat).with("cards", cards(drawn))
        }
        Event::Reshuffled { cards } => Message::new("switch-signal-reshuffled").with("count", *cards),
        Event::Over { ending } => Message::new(format!("switch-signal-over-{}", ending.id())),
    };
    Some(message)
}
