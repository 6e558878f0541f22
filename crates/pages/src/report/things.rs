//! Which routes and tickets win: on the board, and in tables.

use arena::Report;
use arena::report::{ShelfReport, ThingReport, grouped};
use engine::Message;
use maud::{Markup, html};
use words::Words;

use super::{name, section, signed};

/// How many routes of either side a table shows before the rest is folded away.
const SHOWN: usize = 12;
/// More bots than these have no columns of their own.
const COLUMNS: usize = 3;

/// What can be said of a thing in a sentence.
pub(super) fn told(words: &Words, thing: &ThingReport) -> String {
    let percent = |share: f64| words.decimal(100.0 * share, 0);
    let message = Message::new("report-told")
        .with("thing", thing.name.clone())
        .with("winners", percent(thing.winners))
        .with("losers", percent(thing.losers));
    words.say(&message)
}

/// The board with its legend.
pub(super) fn map(words: &Words, report: &Report, map: Markup) -> Markup {
    let routes =
        || report.shelves.iter().filter(|shelf| shelf.name == "routes").flat_map(|shelf| &shelf.things);
    let differences = || routes().map(ThingReport::difference);
    let (most, least) = (differences().fold(0.0, f64::max), differences().fold(0.0, f64::min));
    let wide = |share: f64| 13.0 * share.abs() / most.max(-least).max(0.02);
    let line = |class: &str, width: f64| {
        html! {
            svg.sample viewBox="0 0 60 16" aria-hidden="true" { g.heats { g class=(class) {
                line x1="4" x2="56" y1="8" y2="8" stroke-width=(format!("{width:.1}")) {}
            } } }
        }
    };
    let content = html! {
        div.map { (map) }
        ul.legend {
            li { (line("more", wide(most))) (words.say(&Message::new("report-more").with("most", signed(words, most)))) }
            li { (line("less", wide(least))) (words.say(&Message::new("report-less").with("least", signed(words, least)))) }
            li { (line("more pale", 5.0)) (words.text("report-pale")) }
        }
    };
    section(words, "whole", "heat", content)
}

/// What winners held rather than losers, as a table.
pub(super) fn table(words: &Words, report: &Report, shelf: &ShelfReport) -> Markup {
    let things = shelf.ranked();
    let most = things.iter().map(|thing| thing.difference().abs()).fold(0.02, f64::max);
    let seats: u64 = report.entrants.iter().map(|standing| standing.games).sum();
    let bots = Some(report.entrants.len()).filter(|bots| *bots <= COLUMNS).unwrap_or(0);
    let rows = |things: &[&ThingReport]| {
        html! {
            @for thing in things { (row(words, shelf, thing, most, (seats, bots))) }
        }
    };
    let head = html! {
        thead { tr {
            th { (words.text(&format!("report-{}-name", shelf.name))) }
            th { (words.text(&format!("report-{}-size", shelf.name))) }
            th { (words.text("report-held")) }
            @if shelf.done_or_not { th { (words.text("report-done")) } }
            @for place in 0..bots { th { (name(words, report, place)) } }
            th { (words.text("report-won")) }
            th { (words.text("report-winners")) }
            th { (words.text("report-losers")) }
            th.difference { (words.text("report-difference")) }
        } }
    };
    let (first, rest) = things.split_at(SHOWN.min(things.len()));
    let (middle, last) = rest.split_at(rest.len().saturating_sub(SHOWN));
    let content = html! {
        table.things {
            (head)
            tbody { (rows(first)) }
            @if shelf.done_or_not || middle.is_empty() { tbody { (rows(middle)) } }
            @else { tbody { tr.gap { td colspan=(7 + bots) {
                (words.say(&Message::new("report-between").with("count", middle.len())))
            } } } }
            tbody { (rows(last)) }
        }
        @if !shelf.done_or_not && !middle.is_empty() {
            details {
                summary { (words.text("report-rest")) }
                table.things { (head) tbody { (rows(middle)) } }
            }
        }
    };
    section(words, "whole", shelf.name, content)
}

fn row(
    words: &Words,
    shelf: &ShelfReport,
    thing: &ThingReport,
    most: f64,
    (seats, bots): (u64, usize),
) -> Markup {
    let percent = |share: f64| words.decimal(100.0 * share, 0);
    let difference = thing.difference();
    let side = if difference < 0.0 { "less" } else { "more" };
    let class = if thing.telling { side.to_owned() } else { format!("{side} pale") };
    html! {
        tr {
            th scope="row" { (words.say(&thing.name)) }
            td { (thing.size) }
            td { (grouped(thing.held)) small { " " (percent(thing.held as f64 / seats.max(1) as f64)) " %" } }
            @if shelf.done_or_not { td { (percent(thing.done as f64 / thing.held.max(1) as f64)) " %" } }
            @for share in thing.by_entrant.iter().take(bots) { td { (percent(*share)) " %" } }
            td { (percent(thing.won)) " %" }
            td { (percent(thing.winners)) " %" }
            td { (percent(thing.losers)) " %" }
            td class=(format!("difference {class}")) {
                span { i style=(format!("width:{:.1}%", 50.0 * difference.abs() / most)) {} }
                b { (signed(words, difference)) }
            }
        }
    }
}
