//! Which routes and tickets win: on the board, and in tables.

use arena::Report;
use arena::report::{ItemGroupReport, ItemReport, grouped};
use engine::Message;
use maud::{Markup, html};
use words::Words;

use super::{name, section, signed};

/// How many routes of either side a table shows before the rest is folded away.
const SHOWN: usize = 12;
/// More bots than these have no columns of their own.
const COLUMNS: usize = 3;

/// What can be said of an item in a sentence.
pub(super) fn told(words: &Words, item: &ItemReport) -> String {
    let percent = |share: f64| words.decimal(100.0 * share, 0);
    let message = Message::new("report-told")
        .with("item", item.name.clone())
        .with("winners", percent(item.winners))
        .with("losers", percent(item.losers));
    words.say(&message)
}

/// The board with its legend.
pub(super) fn map(words: &Words, report: &Report, map: Markup) -> Markup {
    let routes =
        || report.item_groups.iter().filter(|group| group.name == "routes").flat_map(|group| &group.items);
    let differences = || routes().map(ItemReport::difference);
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
pub(super) fn table(words: &Words, report: &Report, group: &ItemGroupReport) -> Markup {
    let items = group.ranked();
    let most = items.iter().map(|item| item.difference().abs()).fold(0.02, f64::max);
    let seats: u64 = report.entrants.iter().map(|standing| standing.games).sum();
    let bots = Some(report.entrants.len()).filter(|bots| *bots <= COLUMNS).unwrap_or(0);
    let rows = |items: &[&ItemReport]| {
        html! {
            @for item in items { (row(words, group, item, most, (seats, bots))) }
        }
    };
    let head = html! {
        thead { tr {
            th { (words.text(&format!("report-{}-name", group.name))) }
            th { (words.text(&format!("report-{}-size", group.name))) }
            th { (words.text("report-held")) }
            @if group.done_or_not { th { (words.text("report-done")) } }
            @for place in 0..bots { th { (name(words, report, place)) } }
            th { (words.text("report-won")) }
            th { (words.text("report-winners")) }
            th { (words.text("report-losers")) }
            th.difference { (words.text("report-difference")) }
        } }
    };
    let (first, rest) = items.split_at(SHOWN.min(items.len()));
    let (middle, last) = rest.split_at(rest.len().saturating_sub(SHOWN));
    let content = html! {
        table.items {
            (head)
            tbody { (rows(first)) }
            @if group.done_or_not || middle.is_empty() { tbody { (rows(middle)) } }
            @else { tbody { tr.gap { td colspan=(7 + bots) {
                (words.say(&Message::new("report-between").with("count", middle.len())))
            } } } }
            tbody { (rows(last)) }
        }
        @if !group.done_or_not && !middle.is_empty() {
            details {
                summary { (words.text("report-rest")) }
                table.items { (head) tbody { (rows(middle)) } }
            }
        }
    };
    section(words, "whole", group.name, content)
}

fn row(
    words: &Words,
    group: &ItemGroupReport,
    item: &ItemReport,
    most: f64,
    (seats, bots): (u64, usize),
) -> Markup {
    let percent = |share: f64| words.decimal(100.0 * share, 0);
    let difference = item.difference();
    let side = if difference < 0.0 { "less" } else { "more" };
    let class = if item.telling { side.to_owned() } else { format!("{side} pale") };
    html! {
        tr {
            th scope="row" { (words.say(&item.name)) }
            td { (item.size) }
            td { (grouped(item.held)) small { " " (percent(item.held as f64 / seats.max(1) as f64)) " %" } }
            @if group.done_or_not { td { (percent(item.done as f64 / item.held.max(1) as f64)) " %" } }
            @for share in item.by_entrant.iter().take(bots) { td { (percent(*share)) " %" } }
            td { (percent(item.won)) " %" }
            td { (percent(item.winners)) " %" }
            td { (percent(item.losers)) " %" }
            td class=(format!("difference {class}")) {
                span { i style=(format!("width:{:.1}%", 50.0 * difference.abs() / most)) {} }
                b { (signed(words, difference)) }
            }
        }
    }
}
