//! How long decisions took.

use arena::Report;
use arena::report::{Standing, grouped};
use engine::Message;
use maud::{Markup, html};
use words::Words;

use super::scale::{NAMES, NUMBERS, ROW, Scale, WIDE, marked, px};
use super::{colour, name, section, time};

/// How long decisions took, on a scale that doubles.
pub(super) fn times(words: &Words, report: &Report) -> Markup {
    let quantiles = |standing: &Standing| {
        let taken = &standing.time;
        [taken.p50, taken.p95, taken.p99, taken.most].map(|time| time.max(1e-8))
    };
    let all = || report.entrants.iter().flat_map(quantiles);
    let (least, most) = (all().fold(f64::MAX, f64::min), all().fold(1e-8, f64::max));
    let scale = Scale { from: least.log10().floor(), to: most.log10().ceil() };
    let tens: Vec<f64> = (scale.from as i32..=scale.to as i32).map(f64::from).collect();
    let high = ROW * report.entrants.len() as f64 + 22.0;
    let content = html! {
        div.chart {
            svg viewBox=(format!("0 0 {WIDE} {high}")) role="img" {
                (marked(&scale, &tens, 22.0, high, &|ten| plain_time(words, 10_f64.powf(ten))))
                @for (place, standing) in report.entrants.iter().enumerate() {
                    @let top = ROW * place as f64;
                    @let middle = px(top + 31.0);
                    @let [p50, p95, p99, most] = quantiles(standing).map(|time| scale.at(time.log10()));
                    text.name x=(px(NAMES)) y=(px(top + 15.0)) { (words.say(&standing.title())) }
                    text.number x=(px(WIDE - NUMBERS)) y=(px(top + 15.0)) text-anchor="end" {
                        (words.text("arena-column-mean")) " " (time(words, standing.time.mean))
                    }
                    g class=(colour(place)) {
                        line.reach x1=(px(p50)) x2=(px(most)) y1=(middle) y2=(middle) {}
                        line.most-of x1=(px(p50)) x2=(px(p95)) y1=(middle) y2=(middle) {}
                        circle cx=(px(p50)) cy=(middle) r="6.500" {}
                        path d=(diamond(p95, top + 31.0, 5.5)) {}
                        path d=(diamond(p99, top + 31.0, 4.0)) {}
                        line.stop x1=(px(most)) x2=(px(most)) y1=(px(top + 25.0)) y2=(px(top + 37.0)) {}
                    }
                }
            }
        }
        table {
            thead { tr {
                th { (words.text("arena-column-bot")) } th { "50 %" } th { "95 %" } th { "99 %" }
                th { (words.text("arena-column-most")) } th { (words.text("report-iterations")) }
                @if report.head.milliseconds.is_some() { th { (words.text("report-overrun")) } }
            } }
            tbody { @for (place, standing) in report.entrants.iter().enumerate() { tr {
                th scope="row" { (name(words, report, place)) }
                @for seconds in quantiles(standing) { td { (time(words, seconds)) } }
                td { (words.decimal(standing.iterations, 0)) }
                @if let Some(over) = standing.time.overrun { td {
                    (words.decimal(100.0 * over, 1)) " %"
                    small { " " (words.say(&Message::new("report-late").with("late", grouped(standing.time.late)))) }
                } }
            } } }
        }
    };
    section(words, "half", "time", content)
}

/// A power of ten of a second.
fn plain_time(words: &Words, seconds: f64) -> String {
    match seconds {
        seconds if seconds < 9e-7 => {
            let nanoseconds =
                Message::new("arena-nanoseconds").with("number", words.decimal(seconds * 1e9, 0));
            words.say(&nanoseconds)
        }
        seconds => time(words, seconds * 1.000_001).replace(".0", "").replace(",0", ""),
    }
}

fn diamond(x: f64, y: f64, size: f64) -> String {
    format!(
        "M{} {}L{} {}L{0} {}L{} {3}Z",
        px(x),
        px(y - size),
        px(x + size),
        px(y),
        px(y + size),
        px(x - size)
    )
}
