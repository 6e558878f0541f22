//! My cards.

use ::europe::{Action, Card, Europe};
use engine::Message;
use maud::{Markup, html};

use super::{cards, say};
use crate::Seen;

/// The viewer's cards by kind; nothing for a spectator.
pub(super) fn hand(seen: &Seen<'_, Europe>) -> Markup {
    let Some(own) = &seen.view.own else { return html! { section #hand hidden {} } };
    html! {
        section #hand {
            div.heading {
                h2 { (seen.words.text("hand-title")) " " span.total { (own.hand.total()) } }
                @if seen.legal.iter().any(|action| matches!(action, Action::Station { .. })) {
                    a.take href="?focus=stations" data-focus="stations" {
                        (say(seen, &Message::new("hand-station")))
                    }
                }
            }
            div.row {
                @for card in own.hand.kinds().map(Card::of_kind) {
                    @let count = own.hand.of(card.kind());
                    span class=(cards::class(card)) title=(cards::in_words(seen, card, count)) {
                        (cards::face(seen, card, count))
                    }
                }
                @if own.hand.is_empty() { p.hint { (seen.words.text("hand-empty")) } }
            }
        }
    }
}
