//! The table of Switch & Signal: a signal box with its board, its clock and its desk.
//!
//! All play together and nothing is hidden: whoever isn't to act sees the same offers, and proposes
//! what the others would do.

mod board;
mod cards;
mod choice;
mod chosen;
mod clock;
mod crew;
mod dice;
mod drawn;
mod focus;
mod goods;
mod helpers;
mod marks;
mod names;
mod orders;
mod plan;
mod preview;
mod prompt;
mod score;
mod shapes;
mod switches;
mod tell;
mod trains;

use ::switch_signal::{Action, Event, State, SwitchSignal};
use maud::{Markup, html};
use words::Words;

use crate::moved::Moved;
use crate::parts::{laid, log, side};
use crate::{Painted, Region};

/// A table as somebody looks at it.
type Seen<'a> = crate::Seen<'a, SwitchSignal>;

impl Painted for SwitchSignal {
    const TOGETHER: bool = true;

    fn regions(seen: &Seen<'_>) -> Vec<Region> {
        let region = |id, html: Markup| Region { id, html: html.into_string() };
        vec![
            region("prompt", prompt::prompt(seen)),
            region("players", crew::crew(seen)),
            region("helpers", helpers::helpers(seen)),
            region("map-now", board::map_now(seen)),
            region("orders", orders::orders(seen)),
            region("clock", clock::clock(seen)),
            region("dice", dice::dice(seen)),
            region("goods", goods::goods(seen)),
            region("hand", cards::hand(seen)),
            region("choice", choice::choice(seen)),
            region("log", log::log(seen)),
            region("score", score::score(seen)),
        ]
    }

    fn page(seen: &Seen<'_>) -> Markup {
        table(seen)
    }

    /// What the clock and the run before say already is no news.
    fn is_news(event: &Event) -> bool {
        !matches!(event, Event::TimeLost { .. })
    }

    /// Trains run on the map by themselves, and hands are open: no card has to fly.
    fn moved(_: &Event) -> Vec<Moved> {
        Vec::new()
    }

    fn draw_board(&self, words: &Words) {
        board::ground(self.board(), words);
    }

    fn has_drawn(&self, words: &Words) -> bool {
        board::has_ground(self.board(), words)
    }
}

/// The whole page of a table.
fn table(seen: &Seen<'_>) -> Markup {
    let content = html! {
        div.crew { (crew::crew(seen)) (helpers::helpers(seen)) }
        div.middle {
            (prompt::prompt(seen))
            div.map-frame { (board::map(seen)) (score::score(seen)) }
        }
        (side(seen, choice::choice(seen)))
        div.desk {
            (cards::hand(seen))
            (orders::orders(seen))
            (clock::clock(seen))
            (dice::dice(seen))
            (goods::goods(seen))
        }
    };
    laid(seen, &Markup::default(), "signal-box", content)
}

/// What can be done now by whoever is to act: as actions for them, as proposals for the others.
fn offers<'s>(seen: &'s Seen<'_>) -> &'s [Action] {
    match (seen.departed, seen.legal) {
        (Some(_), _) => &[],
        (None, []) => seen.team,
        (None, legal) => legal,
    }
}

/// The position.
fn state<'s>(seen: &'s Seen<'_>) -> &'s State {
    &seen.view.state
}
