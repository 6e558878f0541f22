//! My cards: each kind is a link that shows what can be played with it.

use ::card_game::{Action, Card, CardGame, Play};
use maud::{Markup, html};
use rails::Card as _;

use super::{play, row};
use crate::Screen;
use crate::ticket_game::cards;

/// The viewer's cards, each kind in its place, whether it is held or not; nothing for a spectator.
pub(super) fn hand(screen: &Screen<'_, CardGame>) -> Markup {
    let Some(own) = &screen.view.own else { return html! { section #hand hidden {} } };
    let rows = screen.legal.iter().any(|action| matches!(action, Action::Play(Play::Row(_))));
    html! {
        section #hand {
            div.heading {
                h2 { (screen.words.text("hand-title")) " " span.total { (own.hand.total()) } }
                @if rows {
                    a.take href=(format!("?focus={}", row::FOCUS)) data-focus=(row::FOCUS) {
                        (screen.words.text("yard-hand-row"))
                    }
                }
            }
            div.row {
                @for kind in 0..Card::KINDS {
                    @let card = Card::of_kind(kind);
                    @match own.hand.of(kind) {
                        0 => (cards::gap(screen, card)),
                        count => (held(screen, card, count)),
                    }
                }
                @if own.hand.is_empty() { p.out-of-sight { (screen.words.text("hand-empty")) } }
            }
        }
    }
}

fn held(screen: &Screen<'_, CardGame>, card: Card, count: u8) -> Markup {
    let focus = play::focus(card);
    let shown = play::is_shown(screen, card);
    let href = if screen.focus == Some(focus.as_str()) { "?".to_owned() } else { format!("?focus={focus}") };
    let can = screen.legal.iter().any(|action| play::uses(action, card));
    let told = cards::in_words(screen, card, count);
    html! {
        a href=(href) data-focus=(focus) .(cards::class::<CardGame>(card)) .can[can] .shown[shown]
            title=(told) {
            (cards::face(screen, card, count))
        }
    }
}
