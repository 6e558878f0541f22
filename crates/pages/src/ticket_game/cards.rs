//! Cards: each kind has a colour, a symbol and a name, so that colour is never the only sign.

use engine::Message;
use maud::{Markup, PreEscaped, html};
use rails::Card;

use super::{TicketGame, say};
use crate::Seen;

/// What a card looks like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// Its colour, which is also its short name: the word of a colour, or `locomotive` for a wild card.
    pub colour: &'static str,
    /// What is drawn on it, as SVG in a box 12 wide around the origin.
    pub art: String,
}

/// The symbols of all cards, drawn once and used by name: the same as on the map's routes.
pub(super) fn symbols<G: TicketGame>() -> Markup {
    html! {
        svg.defs width="0" height="0" aria-hidden="true" {
            defs {
                @for card in (0..G::Card::KINDS).map(G::Card::of_kind) {
                    @let look = G::look(card);
                    g id=(format!("sign_{}", card.word())) { (PreEscaped(look.art)) }
                }
                g #sign_back { (PreEscaped(WHEEL)) }
                g #sign_back-ship { (PreEscaped(HELM)) }
            }
        }
    }
}

/// The back of the cards: a wheel.
const WHEEL: &str = concat!(
    r#"<g fill="none" stroke="currentColor" stroke-width=".700"><circle r="4.800"/><circle r="1.200"/>"#,
    r#"<path d="M0-4.800V4.800M-4.800 0H4.800M-3.400-3.400 3.400 3.400M-3.400 3.400 3.400-3.400"/></g>"#
);

/// The back of cards with ships: a steering wheel.
const HELM: &str = concat!(
    r#"<g fill="none" stroke="currentColor" stroke-width=".700"><circle r="3.200"/><circle r="1"/>"#,
    r#"<path d="M0-5.400V5.400M-5.400 0H5.400M-3.800-3.800 3.800 3.800M-3.800 3.800 3.800-3.800"/></g>"#
);

/// What is on the back of a deck's cards.
pub(super) fn back(deck: &str) -> Markup {
    let sign = if deck == "ship" { "#sign_back-ship" } else { "#sign_back" };
    html! { svg.sign viewBox="-6 -6 12 12" aria-hidden="true" { use href=(sign) {} } }
}

/// The symbol of a kind of cards.
pub(crate) fn symbol(card: impl Card) -> Markup {
    html! { svg.sign viewBox="-6 -6 12 12" aria-hidden="true" { use href=(format!("#sign_{}", card.word())) {} } }
}

/// The face of a card, with how many of them there are.
pub(crate) fn face<G: TicketGame>(seen: &Seen<'_, G>, card: G::Card, count: u8) -> Markup {
    html! {
        span.face { (symbol(card)) }
        span.nm { (seen.words.text(&format!("face-{}", G::look(card).colour))) }
        @if count > 1 { b.count { (count) } }
    }
}

/// The classes of a card.
pub(crate) fn class<G: TicketGame>(card: G::Card) -> String {
    format!("card k_{} w_{}", G::look(card).colour, card.word())
}

/// So many cards of a kind in words.
pub(crate) fn in_words<G: TicketGame>(seen: &Seen<'_, G>, card: G::Card, count: u8) -> String {
    say(seen, &card.stack(count))
}

/// Cards as a little stack, one behind the other, some of them marked.
pub(crate) fn stack<G: TicketGame>(
    seen: &Seen<'_, G>,
    cards: &[(G::Card, u8)],
    marked: impl Fn(G::Card) -> bool,
) -> Markup {
    let each = cards.iter().flat_map(|(card, count)| std::iter::repeat_n(*card, usize::from(*count)));
    html! {
        span.stack role="img" aria-label=(all_in_words(seen, cards, ", ")) {
            @for card in each {
                span.mini.(format!("k_{}", G::look(card).colour)) .marked[marked(card)] { (symbol(card)) }
            }
        }
    }
}

/// What is paid, as a stack with its words.
pub(crate) fn payment<G: TicketGame>(seen: &Seen<'_, G>, cards: &[(G::Card, u8)]) -> Markup {
    html! { (stack(seen, cards, |_| false)) span.sum { (all_in_words(seen, cards, " + ")) } }
}

fn all_in_words<G: TicketGame>(seen: &Seen<'_, G>, cards: &[(G::Card, u8)], between: &str) -> String {
    let words: Vec<String> = cards.iter().map(|(card, count)| in_words(seen, *card, *count)).collect();
    words.join(between)
}

/// How many of something there are to choose from, for titles.
pub(super) fn counted(key: &str, count: u8) -> Message {
    Message::new(key.to_owned()).with("count", count)
}
