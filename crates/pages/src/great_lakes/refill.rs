//! From which deck the gap in the market is refilled (GL-8): asked each time, or once until somebody says
//! otherwise. That is kept by their browser, for this table; without the script they are asked.

use ::great_lakes::{Action, Event, GreatLakes};
use maud::{Markup, html};

use crate::Screen;
use crate::parts::form::{button, form};

/// What can be done from now on: be asked, always the deck that the card taken was of, always this one.
const STANDING: [&str; 4] = ["ask", "same", "train", "ship"];

/// The choice of the deck.
pub(super) fn refill(screen: &Screen<'_, GreatLakes>) -> Markup {
    let words = screen.words;
    let decks = screen.legal.iter().filter_map(|action| match action {
        Action::Refill(deck) => Some((*action, deck.id())),
        _ => None,
    });
    let taken = screen.events.iter().rev().find_map(|(_, event)| match event {
        Event::Took { card, .. } => Some(card.deck().id()),
        _ => None,
    });
    let buttons = html! {
        @for (action, deck) in decks {
            span data-deck=(deck) data-same[taken == Some(deck)] {
                (button(screen, action, "button main", html! { (words.text(&format!("lakes-refill-{deck}"))) }))
            }
        }
        label.field.scripted {
            span { (words.text("lakes-standing")) }
            select data-standing=(screen.table) {
                @for standing in STANDING { option value=(standing) { (words.text(&format!("lakes-standing-{standing}"))) } }
            }
        }
    };
    html! {
        h2 { (words.text("lakes-refill-title")) }
        p { (words.text("lakes-refill-what")) }
        (form(screen, "refill", buttons))
    }
}

/// That nobody is asked any more, and the way back: the script shows it where that is so.
pub(super) fn standing(screen: &Screen<'_, GreatLakes>) -> Markup {
    html! {
        button.take.standing type="button" hidden title=(screen.words.text("lakes-standing-end"))
            data-same=(screen.words.text("lakes-standing-same")) data-train=(screen.words.text("lakes-standing-train"))
            data-ship=(screen.words.text("lakes-standing-ship")) {}
    }
}
