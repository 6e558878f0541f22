//! Cards still to come, counted for whoever plays from what has been open: a panel that folds. The host may
//! have agreed with those at the table to do without.

use engine::{Message, Viewer};
use maud::{Markup, html};

use super::cards::{Carded, in_words, mini};
use crate::Screen;
use crate::parts::say;

/// The cards out of sight, kind by kind; nothing for a spectator, or where it was agreed to count oneself.
pub(crate) fn unseen<R: Carded>(screen: &Screen<'_, R>) -> Markup {
    if !screen.counts || screen.viewer == Viewer::Spectator {
        return html! { section #unseen hidden {} };
    }
    if screen.outcome.is_some() {
        // Its place stays: what stands above it would move.
        return html! { section #unseen .spent {} };
    }
    let cards = screen.rules.unseen(screen.view);
    let total: u32 = cards.iter().map(|(_, count)| u32::from(*count)).sum();
    html! {
        section #unseen {
            details.unseen {
                summary title=(screen.words.text("unseen-about")) {
                    span { (screen.words.text("unseen-title")) } b { (total) }
                }
                ul {
                    @for (card, count) in &cards {
                        li { (mini::<R>(*card, false)) b aria-hidden="true" { (count) } span.out-of-sight { (in_words(screen, *card, *count)) } }
                    }
                }
                p.hint { (say(screen, &Message::new(R::UNSEEN))) }
            }
        }
    }
}
