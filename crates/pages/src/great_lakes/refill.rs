//! From which deck the gap in the market is refilled (GL-8).

use ::great_lakes::{Action, GreatLakes};
use maud::{Markup, html};

use crate::Screen;
use crate::parts::form::{button, form};

/// The choice of the deck.
pub(super) fn refill(screen: &Screen<'_, GreatLakes>) -> Markup {
    let words = screen.words;
    let decks = screen.legal.iter().filter_map(|action| match action {
        Action::Refill(deck) => Some((*action, deck.id())),
        _ => None,
    });
    let buttons = html! {
        @for (action, deck) in decks {
            (button(screen, action, "button main", html! { (words.text(&format!("lakes-refill-{deck}"))) }))
        }
    };
    html! {
        h2 { (words.text("lakes-refill-title")) }
        p { (words.text("lakes-refill-what")) }
        (form(screen, "refill", buttons))
    }
}
