//! What happened, the newest first.

use engine::Rules;
use maud::{Markup, html};

use crate::map::seat_class;
use crate::{LogLine, Screen};

/// So many lines are shown.
const LINES: usize = 60;
/// So many steps back it is told what moved: nobody wants to see more of it at once.
const STEPS: u32 = 8;

/// What happened, the newest first.
pub fn log<R: Rules>(screen: &Screen<'_, R>) -> Markup {
    html! {
        ol #log aria-live="off" {
            @for line in screen.log.iter().rev().take(LINES) {
                li class=[line.seat.map(seat_class)] data-step=(line.step) data-moved=[moved(screen, line)] { (line.text) }
            }
        }
    }
}

/// What moved, for the script to show.
fn moved<R: Rules>(screen: &Screen<'_, R>, line: &LogLine) -> Option<String> {
    let told = !line.transfers.is_empty() && line.step + STEPS > screen.step;
    told.then(|| line.transfers.iter().map(ToString::to_string).collect::<Vec<_>>().join(","))
}
