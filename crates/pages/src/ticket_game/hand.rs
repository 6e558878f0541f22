//! My cards.

use maud::{Markup, html};

use super::{TicketGame, cards};
use crate::Seen;

/// More kinds than these are drawn smaller.
const MANY: usize = 9;

/// The viewer's cards by kind; nothing for a spectator.
pub(super) fn hand<G: TicketGame>(seen: &Seen<'_, G>) -> Markup {
    let Some(own) = G::own(seen.view) else { return html! { section #hand hidden {} } };
    let total: u32 = own.hand.iter().map(|(_, count)| u32::from(*count)).sum();
    html! {
        section #hand {
            div.heading {
                h2 { (seen.words.text("hand-title")) " " span.total { (total) } }
                (G::hand_links(seen))
            }
            div.row .many[own.hand.len() > MANY] {
                @for (card, count) in own.hand {
                    span class=(cards::class::<G>(card)) title=(cards::in_words(seen, card, count)) {
                        (cards::face(seen, card, count))
                    }
                }
                @if total == 0 { p.hint { (seen.words.text("hand-empty")) } }
            }
        }
    }
}
