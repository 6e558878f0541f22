//! The open cards and the deck.

use ::europe::{Action, Card, Europe, Illegal, Phase};
use engine::{Message, Rules};
use maud::{Markup, PreEscaped, html};

use super::form::{button, form, may};
use super::{cards, say};
use crate::Seen;

/// The open cards, each kind once, and the deck.
pub(super) fn market(seen: &Seen<'_, Europe>) -> Markup {
    let view = seen.view;
    let words = seen.words;
    let open = view.market.kinds().map(Card::of_kind);
    let discards = view.discards.total();
    let row = html! {
        @for card in open { (open_card(seen, card)) }
        (deck(seen))
    };
    let acting = seen.legal.iter().any(|action| matches!(action, Action::Take(_) | Action::Blind));
    html! {
        section #market .can[acting] {
            div.heading {
                h2 { (words.text("market-title")) }
                span.hint { (say(seen, &Message::new("market-discards").with("count", discards))) }
            }
            @if acting { (form(seen, "row", row)) } @else { div.row { (row) } }
        }
    }
}

fn open_card(seen: &Seen<'_, Europe>, card: Card) -> Markup {
    let count = seen.view.market.of(card.kind());
    let class = cards::class(card);
    if may(seen, Action::Take(card)) {
        return button(seen, Action::Take(card), &class, cards::face(seen, card, count));
    }
    // As the second card a locomotive can't be taken: say so where one would try (EU-12).
    let second = !seen.legal.is_empty() && seen.view.phase == Phase::SecondCard && card == Card::Locomotive;
    let why = second.then(|| say(seen, &seen.rules.explain(&Illegal::SecondLocomotive)));
    let why = why.unwrap_or_else(|| cards::in_words(seen, card, count));
    html! { span .(class) .barred[second] title=(why) { (cards::face(seen, card, count)) } }
}

fn deck(seen: &Seen<'_, Europe>) -> Markup {
    let size = seen.view.deck;
    let back = html! {
        span.face { svg.sign viewBox="-6 -6 12 12" aria-hidden="true" { (PreEscaped(BACK)) } }
        span.nm { (seen.words.text("market-deck")) }
        b.count { (size) }
    };
    if may(seen, Action::Blind) {
        return button(seen, Action::Blind, "card deck", back);
    }
    let title = say(seen, &Message::new("market-deck-size").with("count", size));
    html! { span.card.deck title=(title) { (back) } }
}

/// The back of the cards: a wheel.
const BACK: &str = concat!(
    r#"<g fill="none" stroke="currentColor" stroke-width=".700"><circle r="4.800"/><circle r="1.200"/>"#,
    r#"<path d="M0-4.800V4.800M-4.800 0H4.800M-3.400-3.400 3.400 3.400M-3.400 3.400 3.400-3.400"/></g>"#
);
