//! What happened, the newest first.

use ::europe::Europe;
use maud::{Markup, html};

use crate::Seen;
use crate::map::seat_class;

/// So many lines are shown.
const LINES: usize = 60;

/// What happened, the newest first.
pub(super) fn log(seen: &Seen<'_, Europe>) -> Markup {
    html! {
        ol #log aria-live="off" {
            @for line in seen.log.iter().rev().take(LINES) {
                li class=[line.seat.map(seat_class)] data-step=(line.step) { (line.text) }
            }
        }
    }
}
