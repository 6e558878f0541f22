//! What a hand is short of, as sentences.

use ::classic::{Card, Cards, Cars, Cost};
use engine::Message;
use rails::Card as _;

use crate::ticket_game::needs::{Due, short as short_of};

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

/// What a hand lacks to pay several costs together. Ferries want their locomotives first (EU-24).
pub(super) fn lacks<I: Iterator<Item = Cost>>(costs: impl Fn() -> I, hand: &Cards) -> Vec<Message> {
    let only = |cost: &Cost| if cost.cars == Cars::None { cost.cards } else { cost.locomotives };
    let ferries: u16 = costs().map(|cost| u16::from(only(&cost))).sum();
    let due = |cost: Cost| {
        let count = u16::from(cost.cards - cost.locomotives);
        match cost.cars {
            Cars::Of(colour) => Some(Due { colour: Some(Card::Car(colour).kind()), count }),
            Cars::Any => Some(Due { colour: None, count }),
            Cars::None => None,
        }
    };
    let dues: Vec<Due> = costs().filter_map(due).collect();
    let held = |kind| u16::from(hand.of(kind));
    let wild = Card::Locomotive.kind();
    let mut cars: Vec<u16> = (0..Card::KINDS).map(|kind| if kind == wild { 0 } else { held(kind) }).collect();
    let missing = short_of(&dues, &mut cars, &mut held(wild).saturating_sub(ferries));
    let cards = |kind: usize, count: u16| {
        Message::new(format!("cards-{}", Card::of_kind(kind).id())).with("count", count)
    };
    let any = (missing.any > 0).then(|| Message::new("need-any").with("count", missing.any));
    let lacking = ferries.saturating_sub(held(wild));
    let locomotives = (lacking > 0).then(|| cards(wild, lacking));
    missing.coloured.iter().map(|(kind, count)| cards(*kind, *count)).chain(any).chain(locomotives).collect()
}
