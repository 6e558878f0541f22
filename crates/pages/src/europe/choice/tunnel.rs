//! A tunnel that costs more than was laid: pay, or take the cards back.

use ::europe::{Action, Card, Cards, Europe, Payment};
use engine::Message;
use maud::{Markup, html};
use rails::RouteId;

use super::super::form::{button, form};
use super::super::{cards, say};
use super::{cheapest_first, pay, route};
use crate::Seen;

/// What was laid, what was turned up, and the ways to go on.
pub(super) fn tunnel(
    seen: &Seen<'_, Europe>,
    id: RouteId,
    laid: Payment,
    turned: &Cards,
    extra: u8,
) -> Markup {
    let words = seen.words;
    let pays = cheapest_first(seen, |action| matches!(action, Action::Pay(_)));
    let decline = button(seen, Action::Decline, "button", html! { (words.text("tunnel-decline")) });
    html! {
        h2 { (words.text("tunnel-title")) }
        p.place { (route::ends(seen, id)) }
        dl.laid {
            div { dt { (words.text("tunnel-laid")) } dd { (cards::stack(seen, &laid.cards())) } }
            div.turned { dt { (words.text("tunnel-turned")) } dd { (cards::stack_with(seen, turned, |card| costs(laid, card))) } }
        }
        p { b { (say(seen, &Message::new("tunnel-extra").with("count", extra))) } }
        (pay::ways(seen, &pays))
        (form(seen, "inline", decline))
    }
}

/// Whether a card that was turned up makes the tunnel longer (EU-25).
fn costs(laid: Payment, card: Card) -> bool {
    card == Card::Locomotive || laid.colour.map(Card::Car) == Some(card)
}
