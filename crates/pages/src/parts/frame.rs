//! The page around a table.

use engine::{Message, Rules, Viewer};
use maud::{Markup, html};

use super::log::log;
use super::say;
use crate::chat::chat_box;
use crate::company::company;
use crate::shell::{Frame, page};
use crate::{Screen, handbook, livery, own_board};

/// What is beside the middle of a table: what there is to choose, and what happened.
pub fn side<R: Rules>(screen: &Screen<'_, R>, choice: Markup) -> Markup {
    html! {
        div.side {
            (choice)
            @if screen.big.is_some() {
                // Nobody folds it away there.
                section.log-box { h2 { (screen.words.text("log-title")) } (log(screen)) }
            } @else {
                details.log-box open {
                    summary { (screen.words.text("log-title")) }
                    (log(screen))
                }
            }
            @if let Some(names) = screen.own_board {
                (own_board::mark(screen.words, screen.big.is_none().then_some(screen.table), names))
            }
        }
    }
}

/// A page with a table on it, of this class, that the script keeps in step; and the drawings that
/// are used on it.
pub fn laid<R: Rules>(screen: &Screen<'_, R>, drawings: &Markup, class: &str, content: Markup) -> Markup {
    let words = screen.words;
    let path = format!("/t/{}", screen.table);
    let watching = screen.viewer == Viewer::Spectator;
    let (wants, plays) = (screen.preferences, !screen.company.own.is_empty());
    let game = screen.rules.game();
    let liveries = livery::of_chairs(screen.chairs);
    let main = html! {
        (drawings)
        div #live data-table=(screen.table) data-step=(screen.step) data-mark=(screen.mark) data-now=[(screen.now > 0).then_some(screen.now)]
            data-sound[wants.sound] data-notify[wants.notify] data-confirm=(wants.confirm.id())
            data-handbook=[handbook::is_there(words, game).then(|| handbook::address(game))]
            data-close=(words.text("rules-close")) data-failed=(words.text("rules-failed"))
            data-sure=[plays.then(|| words.text("table-sure"))] hidden {}
        p.offline-note role="status" data-unsent=(words.text("table-unsent")) { (words.text("table-offline")) }
        @if let Some(why) = screen.departed { (departed(screen, why)) }
        main #main .table-grid .(class) .watching[watching] .big[screen.big.is_some()]
            data-colours=[livery::colours(&liveries)] data-patterns=[livery::patterns(&liveries)] {
            h1.out-of-sight { (words.text(&format!("{}-title", screen.rules.game()))) }
            (content)
            @if screen.big.is_none() { (chat_box(words, screen.table, screen.chairs, screen.chat)) }
            (company(screen))
        }
    };
    let ended = screen.outcome.is_some() || screen.departed.is_some();
    // Nobody loses what they are about to say.
    let waits = !screen.chat.open && (screen.thinking || (screen.legal.is_empty() && !ended));
    let body_class = &format!("table {class}-table{}", if screen.big.is_some() { " big-screen" } else { "" });
    page(
        &Frame {
            words,
            title: tab_title(screen),
            path: &path,
            body_class,
            game: Some(screen.rules.game()),
            waits,
            preview: None,
        },
        main,
    )
}

/// That the game can't go on, why, and the way to take it along.
fn departed<R: Rules>(screen: &Screen<'_, R>, why: &Message) -> Markup {
    let words = screen.words;
    html! {
        aside.departed aria-label=(words.text("table-departed-prompt")) {
            p { (say(screen, why)) " " (words.text("table-departed")) }
            @if screen.big.is_none() {
                a.button href=(format!("/t/{}/record", screen.table)) download { (words.text("table-departed-record")) }
            }
        }
    }
}

/// What the tab says: that it is my turn, if it is.
pub fn tab_title<R: Rules>(screen: &Screen<'_, R>) -> String {
    let game = screen.words.text(&format!("{}-title", screen.rules.game()));
    match screen.legal.is_empty() {
        true => format!("{game} — Roundhouse"),
        false => format!("● {} — {game}", screen.words.text("prompt-your-turn-title")),
    }
}
