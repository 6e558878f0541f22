//! How many cards a hand is short of, and of which.

use ::great_lakes::{Card, Cards, Colour, Cost, Kind};
use engine::Message;

/// What a hand lacks to pay for a route; `None` if it has enough.
pub(super) fn short(cost: Cost, hand: &Cards) -> Option<Message> {
    let held = |colour: Colour| {
        let of = |card: Card| hand.of(card);
        match cost.kind {
            Kind::Train => {
                of(Card::Train { colour, marked: false }) + of(Card::Train { colour, marked: true })
            }
            Kind::Ship => {
                of(Card::Ship { colour, double: false }) + 2 * of(Card::Ship { colour, double: true })
            }
        }
    };
    let best = match cost.colour {
        Some(colour) => held(colour),
        None => Colour::ALL.into_iter().map(held).max().unwrap_or(0),
    };
    let missing = cost.length.saturating_sub(best + hand.wilds());
    let kind = cost.kind.word();
    let message = match cost.colour {
        Some(colour) => Message::new(format!("lakes-short-{kind}"))
            .with("colour", Message::new(format!("colour-{}", colour.word()))),
        None => Message::new(format!("lakes-short-any-{kind}")),
    };
    (missing > 0).then(|| message.with("count", missing))
}
