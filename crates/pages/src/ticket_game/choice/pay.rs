//! Ways to pay as little stacks of cards.

use engine::{Message, Notation};
use maud::{Markup, html};

use super::super::form::{button, form};
use super::super::{TicketGame, cards, say};
use crate::Seen;

/// So many ways to pay are shown at once.
const FIRST: usize = 5;

/// A button for each way to pay, the first of them the cheapest.
pub(crate) fn ways<G: TicketGame>(seen: &Seen<'_, G>, actions: &[G::Action]) -> Markup {
    let way = |action: &G::Action| (*action, cards::payment(seen, &G::paid(action)));
    options(seen, actions.iter().map(way).collect())
}

/// A button for each action, with what it shows; those after the first few are folded away.
pub(crate) fn options<R: Notation>(seen: &Seen<'_, R>, actions: Vec<(R::Action, Markup)>) -> Markup {
    let mut ways = actions.into_iter().map(|(action, shown)| button(seen, action, "way", shown));
    let first: Vec<Markup> = ways.by_ref().take(FIRST).collect();
    let more: Vec<Markup> = ways.collect();
    let list = html! {
        @for way in first { (way) }
        @if !more.is_empty() {
            details {
                summary { (say(seen, &Message::new("pay-more").with("count", more.len()))) }
                @for way in more { (way) }
            }
        }
    };
    form(seen, "pays", list)
}
