//! Points line by line, side by side.

use arena::Report;
use maud::{Markup, html};
use words::Words;

use super::{colour, name, section};

/// For each line of the score sheet a bar for each entrant.
pub(super) fn lines(words: &Words, report: &Report) -> Markup {
    let Some(first) = report.entrants.first() else { return html! {} };
    let all = || report.entrants.iter().flat_map(|standing| &standing.lines);
    let most = all().map(|line| line.points.mean.abs()).fold(1.0, f64::max);
    let bar = |place: usize, mean: f64| {
        let width = format!("width:{:.1}%", 100.0 * mean.abs() / most);
        let class = if mean < 0.0 { "lost" } else { "" };
        html! {
            div class=(format!("bar {}", colour(place))) {
                i class=(class) style=(width) {}
                b { (words.decimal(mean, 1)) }
            }
        }
    };
    let content = html! {
        p.key { @for place in 0..report.entrants.len() { (name(words, report, place)) " " } }
        div.paired {
            @for (line, kind) in first.lines.iter().enumerate() {
                span { (words.text(&format!("{}-score-{}", report.head.game, kind.kind))) }
                div { @for (place, standing) in report.entrants.iter().enumerate() { (bar(place, standing.lines[line].points.mean)) } }
            }
            @if first.lines.len() > 1 {
                span.total { (words.text("score-total")) }
                div.total { @for (place, standing) in report.entrants.iter().enumerate() {
                    div class=(format!("bar {}", colour(place))) { b { (words.decimal(standing.points.mean, 1)) } }
                } }
            }
        }
    };
    section(words, "half", "lines", content)
}
