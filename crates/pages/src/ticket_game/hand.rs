//! My cards.

use maud::{Markup, html};

use super::{TicketGame, cards};
use crate::Screen;

/// More kinds than these are drawn smaller.
const MANY: usize = 9;

/// The viewer's cards, each kind in its place, whether it is held or not; nothing for a spectator.
pub(super) fn hand<G: TicketGame>(screen: &Screen<'_, G>) -> Markup {
    let Some(own) = G::own(screen.view) else { return html! { section #hand hidden {} } };
    let order = G::hand_order();
    let count = |card| own.hand.iter().find(|(held, _)| *held == card).map_or(0, |(_, count)| *count);
    let total: u32 = own.hand.iter().map(|(_, count)| u32::from(*count)).sum();
    html! {
        section #hand {
            div.heading {
                h2 { (screen.words.text("hand-title")) " " span.total { (total) } }
                (G::hand_links(screen))
            }
            div.row .many[order.len() > MANY] {
                @for card in order {
                    @match count(card) {
                        0 => (cards::gap(screen, card)),
                        count => span class=(cards::class::<G>(card)) role="img" aria-label=(cards::in_words(screen, card, count)) title=(cards::in_words(screen, card, count)) {
                            (cards::face(screen, card, count))
                        }
                    }
                }
                @if total == 0 { p.out-of-sight { (screen.words.text("hand-empty")) } }
            }
        }
    }
}
