//! How many cards a hand is short of, and of which.

use ::classic::{Card, Cards, Cars, Cost, LOCOMOTIVE};
use engine::Message;

/// What a hand lacks to pay a cost: nothing, if it doesn't.
pub(super) fn short(cost: Cost, hand: &Cards) -> Vec<Message> {
    let locomotives = hand.of(LOCOMOTIVE);
    let best = hand.counts()[..LOCOMOTIVE].iter().copied().max().unwrap_or(0);
    let held = match cost.cars {
        Cars::Of(colour) => hand.of(colour.kind()),
        Cars::Any => best,
        Cars::None => 0,
    };
    // Locomotives that a ferry asks for can't be made up by cars, however many there are.
    let of_locomotives = cost.locomotives.saturating_sub(locomotives);
    let usable = held.min(cost.cards - cost.locomotives);
    let in_all = cost.cards.saturating_sub(usable + locomotives);
    let cars = || match cost.cars {
        Cars::Of(colour) => Message::new("short-coloured")
            .with("cards", Message::new(format!("cards-{}", Card::Car(colour).word())).with("count", in_all)),
        Cars::Any | Cars::None => Message::new("short-any").with("count", in_all),
    };
    let ferry = || Message::new("short-locomotives").with("count", of_locomotives);
    let lacks = [(in_all > of_locomotives).then(cars), (of_locomotives > 0).then(ferry)];
    lacks.into_iter().flatten().collect()
}
