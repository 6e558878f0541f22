//! A tunnel that costs more than was laid: pay, or take the cards back.

use ::classic::{Action, Card, Cards, Classic, Payment};
use engine::Message;
use maud::{Markup, html};
use rails::RouteId;

use super::kinds;
use crate::Screen;
use crate::parts::form::{button, form};
use crate::parts::say;
use crate::ticket_game::choice::{cheapest_first, ends, ways};
use crate::ticket_game::{Doing, cards};

/// What was laid, what was turned up, and the ways to go on.
pub(super) fn tunnel(
    screen: &Screen<'_, Classic>,
    id: RouteId,
    laid: Payment,
    turned: &Cards,
    extra: u8,
) -> Markup {
    let words = screen.words;
    let pays = cheapest_first(screen, |doing| doing == Doing::Pay);
    let decline = button(screen, Action::Decline, "button", html! { (words.text("tunnel-decline")) });
    let stack = |cards: &Cards, marked: &dyn Fn(Card) -> bool| cards::stack(screen, &kinds(cards), marked);
    html! {
        h2 { (words.text("tunnel-title")) }
        p.facts { (ends(screen, id)) }
        dl.laid {
            div { dt { (words.text("tunnel-laid")) } dd { (stack(&laid.cards(), &|_| false)) } }
            div.turned { dt { (words.text("tunnel-turned")) } dd { (stack(turned, &|card| costs(laid, card))) } }
        }
        p { b { (say(screen, &Message::new("tunnel-extra").with("count", extra))) } }
        (ways(screen, &pays))
        (form(screen, "inline", decline))
    }
}

/// Whether a card that was turned up makes the tunnel longer (EU-25).
fn costs(laid: Payment, card: Card) -> bool {
    card == Card::Locomotive || laid.colour.map(Card::Car) == Some(card)
}
