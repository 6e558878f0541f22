//! What a hand is short of, as sentences.

use ::classic::{Card, Cards, Cars, Cost};
use engine::Message;

/// What a hand lacks to pay a cost: nothing, if it doesn't.
pub(super) fn short(cost: Cost, hand: &Cards) -> Vec<Message> {
    let lack = cost.lack(hand);
    let cars = || match cost.cars {
        Cars::Of(colour) => Message::new("short-coloured").with(
            "cards",
            Message::new(format!("cards-{}", Card::Car(colour).id())).with("count", lack.cards),
        ),
        Cars::Any | Cars::None => Message::new("short-any").with("count", lack.cards),
    };
    let ferry = || Message::new("short-locomotives").with("count", lack.locomotives);
    let lacks = [(lack.cards > lack.locomotives).then(cars), (lack.locomotives > 0).then(ferry)];
    lacks.into_iter().flatten().collect()
}
