//! The page around a table.

use engine::{Message, Rules, Viewer};
use maud::{Markup, html};

use super::log::log;
use super::say;
use crate::shell::{Frame, page};
use crate::{Seen, own_board};

/// What is beside the middle of a table: what there is to choose, and what happened.
pub fn side<R: Rules>(seen: &Seen<'_, R>, choice: Markup) -> Markup {
    html! {
        div.side {
            (choice)
            details.log-box open {
                summary { (seen.words.text("log-title")) }
                (log(seen))
            }
            @if let Some(names) = seen.own_board { (own_board::mark(seen.words, seen.table, names)) }
        }
    }
}

/// A page with a table on it, of this class, that the script keeps in step; and the drawings that
/// are used on it.
pub fn laid<R: Rules>(seen: &Seen<'_, R>, drawings: &Markup, class: &str, content: Markup) -> Markup {
    let words = seen.words;
    let path = format!("/t/{}", seen.table);
    let watching = seen.viewer == Viewer::Spectator;
    let main = html! {
        (drawings)
        div #live data-table=(seen.table) data-step=(seen.step) data-mark=(seen.mark) hidden {}
        p.offline-note role="status" data-unsent=(words.text("table-unsent")) { (words.text("table-offline")) }
        @if let Some(why) = seen.departed { (departed(seen, why)) }
        main #main .table-grid .(class) .watching[watching] {
            h1.out-of-sight { (words.text(&format!("{}-title", seen.rules.game()))) }
            (content)
        }
    };
    let ended = seen.outcome.is_some() || seen.departed.is_some();
    let waits = seen.thinking || (seen.legal.is_empty() && !ended);
    page(&Frame { words, title: tab_title(seen), path: &path, body_class: "table", waits }, main)
}

/// That the game can't go on, why, and the way to take it along.
fn departed<R: Rules>(seen: &Seen<'_, R>, why: &Message) -> Markup {
    let words = seen.words;
    html! {
        aside.departed aria-label=(words.text("table-departed-prompt")) {
            p { (say(seen, why)) " " (words.text("table-departed")) }
            a.button href=(format!("/t/{}/record", seen.table)) download { (words.text("table-departed-record")) }
        }
    }
}

/// What the tab says: that it is my turn, if it is.
pub fn tab_title<R: Rules>(seen: &Seen<'_, R>) -> String {
    let game = seen.words.text(&format!("{}-title", seen.rules.game()));
    match seen.legal.is_empty() {
        true => format!("{game} — Roundhouse"),
        false => format!("● {} — {game}", seen.words.text("prompt-your-turn-title")),
    }
}
