//! Train cards: each kind has a colour, a symbol and a name, so that colour is never the only sign.

use ::europe::{Card, Cards, Europe, KINDS, Payment};
use engine::Message;
use maud::{Markup, html};

use super::say;
use crate::Seen;
use crate::map::{LOCOMOTIVE_PATH, sign_path};

/// The symbols, drawn once and used by name: the same as on the map's routes.
pub(super) fn symbols() -> Markup {
    html! {
        svg.defs width="0" height="0" aria-hidden="true" {
            defs {
                @for card in (0..KINDS).map(Card::of_kind) {
                    path id=(format!("sign_{}", card.word())) d=(sign(card)) {}
                }
            }
        }
    }
}

const fn sign(card: Card) -> &'static str {
    match card {
        Card::Car(colour) => sign_path(colour),
        Card::Locomotive => LOCOMOTIVE_PATH,
    }
}

/// The symbol of a kind of cards.
pub(super) fn symbol(card: Card) -> Markup {
    html! { svg.sign viewBox="-6 -6 12 12" aria-hidden="true" { use href=(format!("#sign_{}", card.word())) {} } }
}

/// What a card is called on its face: `red`.
pub(super) fn card_name(seen: &Seen<'_, Europe>, card: Card) -> String {
    seen.words.text(&format!("face-{}", card.word()))
}

/// The face of a card, with how many of them there are.
pub(super) fn face(seen: &Seen<'_, Europe>, card: Card, count: u8) -> Markup {
    html! {
        span.face { (symbol(card)) }
        span.nm { (card_name(seen, card)) }
        @if count > 1 { b.count { (count) } }
    }
}

/// The classes of a card.
pub(super) fn class(card: Card) -> String {
    format!("card k_{}", card.word())
}

/// So many cards of a kind in words.
pub(super) fn in_words(seen: &Seen<'_, Europe>, card: Card, count: u8) -> String {
    say(seen, &Message::new(format!("cards-{}", card.word())).with("count", count))
}

/// Cards as a little stack, one behind the other.
pub(super) fn stack(seen: &Seen<'_, Europe>, cards: &Cards) -> Markup {
    stack_with(seen, cards, |_| false)
}

/// Cards as a little stack, some of them marked.
pub(super) fn stack_with(seen: &Seen<'_, Europe>, cards: &Cards, marked: impl Fn(Card) -> bool) -> Markup {
    let words: Vec<String> =
        cards.kinds().map(Card::of_kind).map(|card| in_words(seen, card, cards.of(card.kind()))).collect();
    html! {
        span.stack role="img" aria-label=(words.join(", ")) {
            @for card in cards.each().map(Card::of_kind) {
                span.mini.(format!("k_{}", card.word())) .marked[marked(card)] { (symbol(card)) }
            }
        }
    }
}

/// What is paid, as a stack with its words.
pub(super) fn payment(seen: &Seen<'_, Europe>, payment: Payment) -> Markup {
    let cards = payment.cards();
    let kinds = cards.kinds().map(Card::of_kind);
    let words: Vec<String> = kinds.map(|card| in_words(seen, card, cards.of(card.kind()))).collect();
    html! { (stack(seen, &cards)) span.sum { (words.join(" + ")) } }
}
