//! What a hand is short of, as a sentence.

use ::great_lakes::{Card, Cards, Colour, Cost, Kind};
use engine::Message;

use crate::ticket_game::needs::{Due, Short, short as short_of};

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

/// What a hand lacks to pay several routes together, in trains and ships: a double ship counts as two (GL-15).
pub(super) fn lacks(costs: &[Cost], hand: &Cards) -> Vec<Message> {
    let mut wild = u16::from(hand.wilds());
    let mut lacking = Vec::new();
    for kind in [Kind::Train, Kind::Ship] {
        let place = |colour: Colour| Colour::ALL.iter().position(|other| *other == colour);
        let of_kind = costs.iter().filter(|cost| cost.kind == kind);
        let due = |cost: &Cost| Due { colour: cost.colour.and_then(place), count: cost.length.into() };
        let dues: Vec<Due> = of_kind.map(due).collect();
        let mut held = vec![0; Colour::ALL.len()];
        for (card, count) in hand.each() {
            let worth = match card {
                Card::Ship { double: true, .. } => 2,
                Card::Train { .. } | Card::Ship { .. } => 1,
                Card::Wild => 0,
            };
            let is_ship = matches!(card, Card::Ship { .. });
            if let Some(place) = card.colour().and_then(place).filter(|_| is_ship == (kind == Kind::Ship)) {
                held[place] += worth * u16::from(count);
            }
        }
        let Short { coloured, any } = short_of(&dues, &mut held, &mut wild);
        let of_colour = |(place, count): (usize, u16)| {
            Message::new(format!("cards-{}-{}", Colour::ALL[place].id(), kind.id())).with("count", count)
        };
        lacking.extend(coloured.into_iter().map(of_colour));
        lacking.extend(
            (any > 0).then(|| Message::new(format!("lakes-need-any-{}", kind.id())).with("count", any)),
        );
    }
    lacking
}
