//! The open cards and the decks.

use maud::{Markup, html};

use super::form::{button, form, may};
use super::{Doing, TicketGame, cards, say};
use crate::Seen;

/// The open cards, each kind once, and the decks.
pub(super) fn market<G: TicketGame>(seen: &Seen<'_, G>) -> Markup {
    let words = seen.words;
    let market = G::market(seen.view);
    let row = html! {
        @for (card, count) in &market.open { (open_card(seen, *card, *count)) }
        @for (deck, size) in &market.decks { (pile(seen, deck, *size)) }
    };
    let acting = seen.legal.iter().any(|action| matches!(G::doing(action), Doing::Take(_) | Doing::Deck(_)));
    html! {
        section #market .can[acting] {
            div.heading {
                h2 { (words.text("market-title")) }
                span.hint { (say(seen, &cards::counted("market-discards", market.discards))) }
            }
            @if acting { (form(seen, "row", row)) } @else { div.row { (row) } }
        }
    }
}

fn open_card<G: TicketGame>(seen: &Seen<'_, G>, card: G::Card, count: u8) -> Markup {
    let class = cards::class::<G>(card);
    if let Some(take) = may(seen, Doing::Take(card)) {
        return button(seen, take, &class, cards::face(seen, card, count));
    }
    // Say why where one would try.
    let barred = G::barred(seen, card).filter(|_| !seen.legal.is_empty());
    let is_barred = barred.is_some();
    let title = barred.map_or_else(|| cards::in_words(seen, card, count), |why| say(seen, &why));
    html! { span .(class) .barred[is_barred] title=(title) { (cards::face(seen, card, count)) } }
}

fn pile<G: TicketGame>(seen: &Seen<'_, G>, deck: &'static str, size: u8) -> Markup {
    let back = html! {
        span.face { (cards::back(deck)) }
        span.nm { (seen.words.text(&format!("market-{deck}"))) }
        b.count { (size) }
    };
    let class = format!("card deck {deck}");
    if let Some(draw) = may(seen, Doing::Deck(deck)) {
        return button(seen, draw, &class, back);
    }
    let title = say(seen, &cards::counted("market-deck-size", size));
    html! { span class=(class) title=(title) { (back) } }
}
