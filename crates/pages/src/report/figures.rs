//! Tables: who came in before whom, what else was counted, and how games went.

use std::collections::BTreeMap;

use arena::report::grouped;
use arena::{Report, Share};
use engine::Message;
use maud::{Markup, html};
use words::Words;

use super::{name, section};

/// Who came in before whom.
pub(super) fn crosstable(words: &Words, report: &Report) -> Markup {
    if report.entrants.len() < 2 {
        return html! {};
    }
    let key = if report.head.together { "together" } else { "matrix" };
    let content = html! {
        table.matrix {
            thead { tr { td {} @for place in 0..report.entrants.len() { th { (name(words, report, place)) } } } }
            tbody { @for (place, cells) in report.crosstable.iter().enumerate() { tr {
                th scope="row" { (name(words, report, place)) }
                @for cell in cells { (share(words, cell.as_ref())) }
            } } }
        }
    };
    section(words, "half", key, content)
}

/// A share as a number over a bar of its length.
fn share(words: &Words, share: Option<&Share>) -> Markup {
    let number = |share: f64| words.decimal(100.0 * share, 1);
    html! {
        @match share {
            None => td.none { "—" },
            Some(share) => td.share style=(format!("--share:{:.1}%", 100.0 * share.mean)) {
                b { (number(share.mean)) " %" }
                small { (number(share.low)) "–" (number(share.high)) }
            },
        }
    }
}

/// What else the game counts.
pub(super) fn figures(words: &Words, report: &Report) -> Markup {
    let Some(first) = report.entrants.first().filter(|first| !first.figures.is_empty()) else {
        return html! {};
    };
    let content = html! {
        table {
            thead { tr { td {} @for place in 0..report.entrants.len() { th { (name(words, report, place)) } } } }
            tbody {
                @for (figure, kind) in first.figures.iter().enumerate() { tr {
                    th scope="row" { (words.text(&format!("arena-figure-{}", kind.kind))) }
                    @for standing in &report.entrants { td { (words.decimal(standing.figures[figure].mean.mean, 1)) } }
                } }
                tr {
                    th scope="row" { (words.text("report-decisions")) }
                    @for standing in &report.entrants { td { (words.decimal(standing.decisions.mean, 1)) } }
                }
            }
        }
    };
    section(words, "half", "figures", content)
}

/// How games went: who began, how long they took, and what ended them.
pub(super) fn course(words: &Words, report: &Report) -> Markup {
    let seats = report.head.seats;
    let nth = |place: usize| words.say(&Message::new("report-turn").with("place", place + 1));
    let content = html! {
        div.columns {
            @if !report.head.together && seats > 1 {
                table.matrix {
                    caption { (words.text("report-by-turn")) }
                    thead { tr { td {} @for place in 0..seats { th { (nth(place)) } } } }
                    tbody {
                        @for (place, standing) in report.entrants.iter().enumerate() { tr {
                            th scope="row" { (name(words, report, place)) }
                            @for won in &standing.by_turn { (share(words, Some(won))) }
                        } }
                        tr {
                            th scope="row" { (words.text("report-all")) }
                            @for won in &report.by_turn { (share(words, Some(won))) }
                        }
                    }
                }
            }
            (counts(words, report, "report-endings", "ending", &report.endings))
            @if !report.ties.is_empty() {
                (counts(words, report, "report-ties", "tiebreak", &report.ties))
            }
            table {
                caption { (words.text("report-length")) }
                tbody {
                    @for (key, mean) in [("report-decisions", &report.decisions), ("report-turns", &report.turns)] { tr {
                        th scope="row" { (words.text(key)) }
                        td { (words.decimal(mean.mean, 1)) " ± " (words.decimal(mean.spread, 1)) }
                    } }
                }
            }
        }
    };
    section(words, "half", "course", content)
}

/// So many games of each kind.
fn counts(
    words: &Words,
    report: &Report,
    title: &str,
    family: &str,
    counts: &BTreeMap<&'static str, u64>,
) -> Markup {
    let game = &report.head.game;
    html! {
        table {
            caption { (words.text(title)) }
            tbody { @for (kind, count) in counts { tr {
                th scope="row" { (words.text(&format!("{game}-{family}-{kind}"))) }
                td { (grouped(*count)) }
                td { (words.decimal(100.0 * *count as f64 / report.head.games.max(1) as f64, 1)) " %" }
            } } }
        }
    }
}
