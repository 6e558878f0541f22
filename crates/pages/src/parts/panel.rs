//! What there is to choose and to know, beside the middle of a table.

use engine::{Message, Notation, Rules};
use maud::{Markup, html};

use super::form::{button, form};
use super::{cited, say};
use crate::{HasPages, Screen};

/// So many ways to pay are shown at once.
const FIRST: usize = 5;

/// What there is to choose and to know, one panel each.
pub fn panels(parts: Vec<Markup>) -> Markup {
    html! {
        section #choice hidden[parts.is_empty()] aria-live="polite" {
            div.panels data-scroll { @for part in &parts { div.panel { (part) } } }
        }
    }
}

/// A heading with the way out.
pub fn heading<R: Rules>(screen: &Screen<'_, R>, title: Markup) -> Markup {
    closed_by(screen, "", title)
}

/// A heading with the way out by looking at something else.
pub(crate) fn closed_by<R: Rules>(screen: &Screen<'_, R>, focus: &str, title: Markup) -> Markup {
    let close = screen.words.text("choice-close");
    let href = if focus.is_empty() { "?".to_owned() } else { format!("?focus={focus}") };
    html! {
        div.heading {
            h2 { (title) }
            a.close href=(href) data-focus=(focus) title=(close) aria-label=(close) { "×" }
        }
    }
}

/// A sentence that says why not.
pub fn refused<R: Rules>(screen: &Screen<'_, R>, why: &Message) -> Markup {
    html! { p.why { (cited(screen, &say(screen, why))) } }
}

/// A button for each action, with what it shows; those after the first few are folded away.
pub fn options<R: Notation + HasPages>(screen: &Screen<'_, R>, actions: Vec<(R::Action, Markup)>) -> Markup {
    let mut ways = actions.into_iter().map(|(action, shown)| button(screen, action, "way", shown));
    let first: Vec<Markup> = ways.by_ref().take(FIRST).collect();
    let more: Vec<Markup> = ways.collect();
    let list = html! {
        @for way in first { (way) }
        @if !more.is_empty() {
            details {
                summary { (say(screen, &Message::new("pay-more").with("count", more.len()))) }
                @for way in more { (way) }
            }
        }
    };
    form(screen, "pays", list)
}
