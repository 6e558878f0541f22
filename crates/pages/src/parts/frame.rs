//! The page around a table.

use engine::{Message, Rules, Viewer};
use maud::{Markup, html};

use super::log::{heard, log};
use super::say;
use crate::chat::chat_box;
use crate::company::company;
use crate::shell::{Frame, page};
use crate::{HasPages, Screen, handbook, lesson, livery, moment, own_board, practice, review};

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
                (own_board::mark(screen.words, (screen.big.is_none() && screen.review.is_none()).then_some(screen.table), names))
            }
        }
    }
}

/// A page with a table on it, of this class, that the script keeps in step; and the drawings that
/// are used on it.
pub fn laid<R: HasPages>(screen: &Screen<'_, R>, drawings: &Markup, class: &str, content: Markup) -> Markup {
    let words = screen.words;
    let path = format!("/t/{}", screen.table);
    let watching = screen.viewer == Viewer::Spectator;
    let (wants, plays) = (screen.preferences, !screen.company.own.is_empty());
    let game = screen.rules.game();
    // A file of its own has no house to ask.
    let alone = screen.review.is_some_and(|review| review.out.is_none());
    // Whoever is at the table themselves, now.
    let own = screen.big.is_none() && screen.review.is_none();
    let liveries = livery::of_chairs(screen.chairs);
    let main = html! {
        (drawings)
        div #live data-table=(screen.table) data-step=(screen.step) data-mark=(screen.mark) data-now=[(screen.now > 0).then_some(screen.now)]
            data-sound[wants.sound] data-notify[wants.notify] data-confirm=(wants.confirm.id())
            data-motion=(wants.motion.id()) data-sounds[wants.sounds]
            data-handbook=[(!alone && handbook::is_there(words, game)).then(|| handbook::address(game))]
            data-close=(words.text("rules-close")) data-failed=(words.text("rules-failed"))
            data-sure=[plays.then(|| words.text("table-sure"))] hidden {}
        p.offline-note role="status" data-unsent=(words.text("table-unsent")) { (words.text("table-offline")) }
        @if own && let Some(why) = screen.departed { (departed(screen, why)) }
        main #main .table-grid .(class) .watching[watching] .big[screen.big.is_some()]
            data-motion=(wants.motion.id()) data-colours=[livery::colours(&liveries)] data-patterns=[livery::patterns(&liveries)] {
            h1.out-of-sight { (words.text(&format!("{}-title", screen.rules.game()))) }
            (content)
            (heard(screen))
            (moment::moments(screen))
            div.moment role="status" {}
            @if screen.review.is_none() {
                @if screen.big.is_none() { (chat_box(words, screen.table, screen.chairs, screen.chat)) }
                (company(screen))
            }
            @if own && let Some(coach) = lesson::coach(screen) { (coach) }
        }
        @if let Some(review) = screen.review { (review::bar(screen, review)) }
    };
    let ended = screen.outcome.is_some() || screen.departed.is_some();
    // Nobody loses what they are about to say.
    let waits = screen.review.is_none()
        && !screen.chat.open
        && (screen.thinking || (screen.legal.is_empty() && !ended));
    let kind = match (screen.big, screen.review) {
        (Some(_), _) => " big-screen",
        (_, Some(_)) => " looking-back",
        _ if own && screen.company.lesson.is_some() => " learning",
        _ => "",
    };
    let body_class = &format!("table {class}-table{kind}");
    page(
        &Frame {
            words,
            title: tab_title(screen),
            path: &path,
            body_class,
            game: Some(screen.rules.game()),
            waits,
            preview: None,
            badge: screen.company.practice.map(|root| practice::badge(words, &root)),
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
