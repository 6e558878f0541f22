//! From which deck the gap in the market is refilled (GL-8).

use ::great_lakes::{Action, GreatLakes};
use maud::{Markup, html};

use crate::Seen;
use crate::parts::form::{button, form};

/// The choice of the deck.
pub(super) fn refill(seen: &Seen<'_, GreatLakes>) -> Markup {
    let words = seen.words;
    let decks = seen.legal.iter().filter_map(|action| match action {
        Action::Refill(deck) => Some((*action, deck.id())),
        _ => None,
    });
    let buttons = html! {
        @for (action, deck) in decks {
            (button(seen, action, "button main", html! { (words.text(&format!("lakes-refill-{deck}"))) }))
        }
    };
    html! {
        h2 { (words.text("lakes-refill-title")) }
        p { (words.text("lakes-refill-what")) }
        (form(seen, "refill", buttons))
    }
}
