//! Ratings and wins as charts, with their intervals and numbers.

use arena::Report;
use arena::report::Standing;
use maud::{Markup, html};
use words::Words;

use super::scale::{NAMES, NUMBERS, ROW, Scale, WIDE, grid, px};
use super::{colour, seat, section};
use crate::map::seat_pattern;

/// Ratings and wins, with their intervals.
pub(super) fn standings(words: &Words, report: &Report) -> Markup {
    let rated = report.entrants.iter().any(|standing| standing.rating.is_some());
    html! {
        @if rated { (section(words, "half", "rating", ratings(words, report))) }
        @let key = if report.head.together { "teams" } else { "wins" };
        (section(words, "half", key, wins(words, report)))
    }
}

fn ratings(words: &Words, report: &Report) -> Markup {
    let all = || report.entrants.iter().filter_map(|standing| standing.rating);
    let low = all().map(|rating| rating.low).fold(1500.0, f64::min);
    let high = all().map(|rating| rating.high).fold(1600.0, f64::max);
    let scale = Scale { from: (low - 40.0).min(1450.0), to: high + 40.0 };
    let row = |standing: &Standing| {
        standing.rating.map(|rating| Row {
            mean: rating.points,
            low: rating.low,
            high: rating.high,
            number: rating.to_string(),
        })
    };
    rows(words, report, &scale, false, None, row, |mark| format!("{mark:.0}"))
}

fn wins(words: &Words, report: &Report) -> Markup {
    let scale = Scale { from: 0.0, to: 100.0 };
    let fair = (!report.head.together).then(|| 100.0 / report.head.seats as f64);
    let row = |standing: &Standing| {
        let [mean, low, high] =
            [standing.won.mean, standing.won.low, standing.won.high].map(|share| 100.0 * share);
        let number = |number: f64| words.decimal(number, 1);
        let number = format!("{} % ({}–{})", number(mean), number(low), number(high));
        Some(Row { mean, low, high, number })
    };
    rows(words, report, &scale, true, fair, row, |mark| format!("{mark:.0} %"))
}

/// A number with its interval.
struct Row {
    mean: f64,
    low: f64,
    high: f64,
    number: String,
}

/// A row for each entrant: its name and number above, its bar or dot with the interval below.
fn rows(
    words: &Words,
    report: &Report,
    scale: &Scale,
    bars: bool,
    fair: Option<f64>,
    row: impl Fn(&Standing) -> Option<Row>,
    mark: impl Fn(f64) -> String,
) -> Markup {
    let order = report.ranked();
    let high = ROW * order.len() as f64 + 22.0;
    html! {
        div.chart {
            svg viewBox=(format!("0 0 {WIDE} {high}")) role="img" {
                (grid(scale, high, &mark))
                @if let Some(fair) = fair {
                    line.fair x1=(px(scale.at(fair))) x2=(px(scale.at(fair))) y1="0" y2=(px(high - 18.0)) {}
                }
                @for (line, place) in order.iter().enumerate() {
                    @if let Some(row) = row(&report.entrants[*place]) {
                        @let top = ROW * line as f64;
                        @let middle = top + 31.0;
                        text.name x=(px(NAMES)) y=(px(top + 15.0)) { (words.say(&report.entrants[*place].title())) }
                        text.number x=(px(WIDE - NUMBERS)) y=(px(top + 15.0)) text-anchor="end" { (row.number) }
                        g class=(colour(*place)) {
                            @if bars {
                                @let wide = (scale.at(row.mean) - scale.at(0.0)).max(0.5);
                                @for fill in ["var(--seat)", seat_pattern(seat(*place))] {
                                    rect x=(px(scale.at(0.0))) y=(px(middle - 8.0)) width=(px(wide)) height="16" fill=(fill) {}
                                }
                            }
                            @let (low, high) = (scale.at(row.low), scale.at(row.high));
                            path.whisker d=(format!(
                                "M{} {m}H{}M{0} {}V{}M{1} {2}V{3}",
                                px(low), px(high), px(middle - 5.0), px(middle + 5.0), m = px(middle)
                            )) {}
                            @if !bars { circle cx=(px(scale.at(row.mean))) cy=(px(middle)) r="6.500" {} }
                        }
                    }
                }
            }
        }
    }
}
