//! The page around a table.

use engine::{Rules, Viewer};
use maud::{Markup, html};

use super::log::log;
use crate::Seen;
use crate::shell::{Frame, page};

/// What is beside the middle of a table: what there is to choose, and what happened.
pub(crate) fn side<R: Rules>(seen: &Seen<'_, R>, choice: Markup) -> Markup {
    html! {
        div.side {
            (choice)
            details.log-box open {
                summary { (seen.words.text("log-title")) }
                (log(seen))
            }
        }
    }
}

/// A page with a table on it, of this class, that the script keeps in step; and the drawings that
/// are used on it.
pub(crate) fn laid<R: Rules>(seen: &Seen<'_, R>, drawings: &Markup, class: &str, content: Markup) -> Markup {
    let words = seen.words;
    let path = format!("/t/{}", seen.table);
    let watching = seen.viewer == Viewer::Spectator;
    let main = html! {
        (drawings)
        div #live data-table=(seen.table) data-step=(seen.step) data-mark=(seen.mark) hidden {}
        p.offline-note role="status" data-unsent=(words.text("table-unsent")) { (words.text("table-offline")) }
        main #main .table-grid .(class) .watching[watching] {
            h1.out-of-sight { (words.text(&format!("{}-title", R::GAME))) }
            (content)
        }
    };
    let waits = seen.thinking || (seen.legal.is_empty() && seen.outcome.is_none());
    page(&Frame { words, title: tab_title(seen), path: &path, body_class: "table", waits }, main)
}

/// What the tab says: that it is my turn, if it is.
pub(crate) fn tab_title<R: Rules>(seen: &Seen<'_, R>) -> String {
    let game = seen.words.text(&format!("{}-title", R::GAME));
    match seen.legal.is_empty() {
        true => format!("{game} — Roundhouse"),
        false => format!("● {} — {game}", seen.words.text("prompt-your-turn-title")),
    }
}
