//! Moments: what is more than a line of the journal, and is shown over the page when it happens.

use maud::{Markup, html};

use crate::parts::prompt::winner;
use crate::parts::say;
use crate::{HasPages, LogLine, Screen};

/// So many steps back a page is told of them: what is longer ago is no moment any more.
const STEPS: u32 = 8;

/// What is more than a line of the journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Somebody was robbed.
    Robbery,
    /// A tunnel asks for more.
    Tunnel,
    /// A good has come to its port.
    Delivery,
    /// Two trains met head-on.
    Collision,
    /// The end is near.
    LastRound,
    /// It has been won.
    Victory,
    /// All have lost together.
    Defeat,
}

impl Moment {
    /// Its name on pages and in keys.
    pub const fn id(self) -> &'static str {
        match self {
            Moment::Robbery => "robbery",
            Moment::Tunnel => "tunnel",
            Moment::Delivery => "delivery",
            Moment::Collision => "collision",
            Moment::LastRound => "last-round",
            Moment::Victory => "victory",
            Moment::Defeat => "defeat",
        }
    }
}

/// The last moments, for the script to show as they come: whoever has no script reads them in the journal.
pub fn moments<R: HasPages>(screen: &Screen<'_, R>) -> Markup {
    let recent = |line: &&LogLine| line.moment.is_some() && line.step + STEPS > screen.step;
    html! {
        ol #moments hidden {
            @for line in screen.log.iter().filter(recent) {
                @if let Some(moment) = line.moment {
                    li data-step=(line.step) data-moment=(moment.id())
                        data-title=(screen.words.text(&format!("moment-{}", moment.id()))) { (told(screen, line, moment)) }
                }
            }
        }
    }
}

/// What is said of it: at the end not why it is over, but who has won.
fn told<R: HasPages>(screen: &Screen<'_, R>, line: &LogLine, moment: Moment) -> String {
    match screen.outcome {
        Some(outcome) if moment == Moment::Victory && !R::TOGETHER => say(screen, &winner(outcome)),
        _ => line.text.clone(),
    }
}
