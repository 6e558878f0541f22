//! "What is this?": what can be pointed at on a table, and what is told of it. Where each thing is on the page is
//! written here and beside each game's table, as its keys are; the script finds what was pointed at
//! (`legend.js`). The sheet with all of it comes when somebody asks for the first time.

use maud::{Markup, html};
use words::Words;

use crate::{HasPages, handbook};

/// Something that can be asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sign {
    /// Where it is on the page, as a selector. What lies innermost is meant; of several signs of one element the
    /// earlier ones are told.
    pub on: &'static str,
    /// The key of its text: the first line is its name, the rest is told of it.
    pub text: &'static str,
}

/// A sign.
pub(crate) const fn sign(on: &'static str, text: &'static str) -> Sign {
    Sign { on, text }
}

/// Those of every table.
pub(crate) const EVERYWHERE: [Sign; 21] = [
    sign("header.top, footer.foot, a.skip", "legend-house"),
    sign("#prompt .ask, .advice", "legend-hint"),
    sign("#prompt form", "legend-skip"),
    sign("#prompt", "legend-prompt"),
    sign("#players .seat-clock", "legend-seat-clock"),
    sign("#players .points", "legend-points"),
    sign("#players dl > div", "legend-stock"),
    sign("#players ol > li", "legend-player"),
    sign("#choice", "legend-choice"),
    sign("#news", "legend-news"),
    sign(".log-box", "legend-journal"),
    sign(".own-board-mark", "legend-own-board"),
    sign("#chat", "legend-chat"),
    sign("form.undo", "legend-undo"),
    sign(".seat-menu", "legend-menu"),
    sign("#company", "legend-company"),
    sign(".zoom", "legend-zoom"),
    sign("#coach", "legend-lesson"),
    sign("aside.departed", "legend-departed"),
    sign("#score", "legend-score"),
    sign("#map, #map-now", "legend-map"),
];

/// Those of tables with open cards and tickets.
pub(crate) const CARDS: [Sign; 9] = [
    sign("#market .deck", "legend-deck"),
    sign("#market .k_locomotive, #market .k_wild, #hand .k_locomotive, #hand .k_wild", "legend-wild"),
    sign("#market .card", "legend-card"),
    sign("#market", "legend-market"),
    sign("#hand", "legend-hand"),
    sign("#tickets .take", "legend-draw-tickets"),
    sign("#tickets .plan-link", "legend-plan"),
    sign("#tickets", "legend-tickets"),
    sign("#unseen", "legend-unseen"),
];

/// What of a page is pressed to ask; the key on the sheet of keys presses it too.
pub(crate) const ASKS: &str = "[data-asks]";

/// The button in the menu of a table.
pub(crate) fn button(words: &Words) -> Markup {
    html! { button.button.plain.scripted type="button" data-asks { (words.text("legend-title")) } }
}

/// The sheet: what to do, each sign with what is told of it, and where the answer will be.
pub fn sheet<R: HasPages>(words: &Words, rules: &R) -> Markup {
    let key = R::keys().into_iter().find(|key| key.press == ASKS).map(|key| key.code);
    html! {
        div #legend data-code=[key] data-nothing=(words.text("legend-nothing")) {
            p.legend-line role="status" hidden {
                span { (words.text("legend-line")) }
                (close(&words.text("legend-end")))
            }
            dialog aria-labelledby="legend-name" {
                div.heading { h2 #legend-name {} (close(&words.text("choice-close"))) }
                p.legend-facts {}
                div.legend-told {}
                button.button.plain type="button" data-asks { (words.text("legend-more")) }
            }
            @for Sign { on, text } in rules.signs() {
                template data-on=(on) { (told(words, rules, text)) }
            }
        }
    }
}

fn close(label: &str) -> Markup {
    html! { button.close type="button" title=(label) aria-label=(label) { "×" } }
}

/// What is told of a sign, and the way to its rule.
fn told<R: HasPages>(words: &Words, rules: &R, text: &str) -> Markup {
    let whole = words.text(text);
    let (name, about) = whole.split_once('\n').unwrap_or((&whole, ""));
    html! {
        h3 { (name) }
        p {
            (about)
            @if let Some(rule) = rules.rule_of(text) {
                " " (words.text("legend-rule")) " " (handbook::link(words, rules.game(), &rule))
            }
        }
    }
}

/// The list of a table with tickets, whose cards lie open, with its own signs before what all have.
pub(crate) fn with_cards(own: &[Sign]) -> Vec<Sign> {
    [own, &CARDS, &EVERYWHERE].concat()
}
