//! What a hand is short of, as a sentence.

use ::great_lakes::{Cards, Cost};
use engine::Message;

/// What a hand lacks to pay for a route; `None` if it has enough.
pub(super) fn short(cost: Cost, hand: &Cards) -> Option<Message> {
    let (missing, kind) = (cost.lack(hand), cost.kind.id());
    let message = match cost.colour {
        Some(colour) => Message::new(format!("lakes-short-{kind}"))
            .with("colour", Message::new(format!("colour-{}", colour.id()))),
        None => Message::new(format!("lakes-short-any-{kind}")),
    };
    (missing > 0).then(|| message.with("count", missing))
}
