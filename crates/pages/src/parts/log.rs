//! What happened, the newest first.

use engine::Rules;
use maud::{Markup, html};

use crate::map::seat_class;
use crate::{LogLine, Screen};

/// So many lines are shown.
const LINES: usize = 60;
/// So many are read out.
const HEARD: usize = 12;
/// So many steps back it is told what moved: nobody wants to see more of it at once.
const STEPS: u32 = 8;

/// What happened, the newest first.
pub fn log<R: Rules>(screen: &Screen<'_, R>) -> Markup {
    html! {
        ol #log aria-live="off" {
            @for line in screen.log.iter().rev().take(LINES) {
                li class=[line.seat.map(seat_class)] data-step=(line.step) data-moved=[moved(screen, line)] {
                    // Whoever looks at a game again goes there by it.
                    @match screen.review {
                        Some(review) => a.to-step href=(review.at(line.step)) data-to=(line.step) { (line.text) },
                        None => (line.text),
                    }
                }
            }
        }
    }
}

/// What happened last, for whoever listens: what comes is read out, the oldest first. The journal may be folded
/// away, and where it isn't, nobody wants to hear all of it again.
pub fn heard<R: Rules>(screen: &Screen<'_, R>) -> Markup {
    let from = screen.log.len().saturating_sub(HEARD);
    let nth =
        |at: usize| screen.log[..at].iter().rev().take_while(|line| line.step == screen.log[at].step).count();
    html! {
        div #heard .out-of-sight role="log" aria-label=(screen.words.text("log-heard")) {
            // Each has a name: what is read already isn't read again when the first goes.
            @for (at, line) in screen.log.iter().enumerate().skip(from) {
                p id=(format!("heard_{}_{}", line.step, nth(at))) { (line.text) }
            }
        }
    }
}

/// What moved, for the script to show.
fn moved<R: Rules>(screen: &Screen<'_, R>, line: &LogLine) -> Option<String> {
    let told = !line.transfers.is_empty() && line.step + STEPS > screen.step;
    told.then(|| line.transfers.iter().map(ToString::to_string).collect::<Vec<_>>().join(","))
}
