//! Ways to pay as little stacks of cards.

use engine::Message;
use maud::{Markup, html};

use super::super::form::{button, form};
use super::super::{TicketGame, cards, say};
use crate::Seen;

/// So many ways to pay are shown at once.
const FIRST: usize = 5;

/// A button for each way to pay, the first of them the cheapest.
pub(crate) fn ways<G: TicketGame>(seen: &Seen<'_, G>, actions: &[G::Action]) -> Markup {
    let (first, more) = actions.split_at(actions.len().min(FIRST));
    let way = |action: &G::Action| button(seen, *action, "way", cards::payment(seen, &G::paid(action)));
    let list = html! {
        @for action in first { (way(action)) }
        @if !more.is_empty() {
            details {
                summary { (say(seen, &Message::new("pay-more").with("count", more.len()))) }
                @for action in more { (way(action)) }
            }
        }
    };
    form(seen, "pays", list)
}
