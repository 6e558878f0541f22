//! Ways to pay as little stacks of cards, and how much is missing where there is none.

use ::europe::{Action, Card, Cards, Cars, Cost, Europe, LOCOMOTIVE};
use engine::Message;
use maud::{Markup, html};

use super::super::form::{button, form};
use super::super::{cards, say};
use crate::Seen;

/// So many ways to pay are shown at once.
const FIRST: usize = 5;

/// A button for each way to pay, the first of them the cheapest.
pub(super) fn ways(seen: &Seen<'_, Europe>, actions: &[Action]) -> Markup {
    let (first, more) = actions.split_at(actions.len().min(FIRST));
    let list = html! {
        @for action in first { (way(seen, *action)) }
        @if !more.is_empty() {
            details {
                summary { (say(seen, &Message::new("pay-more").with("count", more.len()))) }
                @for action in more { (way(seen, *action)) }
            }
        }
    };
    form(seen, "pays", list)
}

fn way(seen: &Seen<'_, Europe>, action: Action) -> Markup {
    match action {
        Action::Claim { payment, .. } | Action::Station { payment, .. } | Action::Pay(payment) => {
            button(seen, action, "way", cards::payment(seen, payment))
        }
        _ => html! {},
    }
}

/// How many cards a hand is short of, and of which.
pub(super) fn short(seen: &Seen<'_, Europe>, cost: Cost, hand: &Cards) -> Option<Markup> {
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
    if in_all == 0 {
        return None;
    }
    let message = match cost.cars {
        Cars::Of(colour) => Message::new("short-coloured")
            .with("cards", Message::new(format!("cards-{}", Card::Car(colour).word())).with("count", in_all)),
        Cars::Any | Cars::None => Message::new("short-any").with("count", in_all),
    };
    let ferry = Message::new("short-locomotives").with("count", of_locomotives);
    html! {
        p.why {
            @if in_all > of_locomotives { (say(seen, &message)) " " }
            @if of_locomotives > 0 { (say(seen, &ferry)) }
        }
    }
    .into()
}
