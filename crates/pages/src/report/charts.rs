//! Ratings, wins, points and times as charts, each with its numbers beside it.

use arena::Report;
use arena::report::{Standing, grouped};
use engine::Message;
use maud::{Markup, html};
use words::Words;

use super::{colour, name, seat, section, time};
use crate::map::seat_pattern;

/// How wide a chart is, and what its names and numbers take of that.
const WIDE: f64 = 620.0;
const NAMES: f64 = 6.0;
const NUMBERS: f64 = 6.0;
/// How high a row is.
const ROW: f64 = 46.0;

/// Where numbers stand on a chart.
struct Scale {
    from: f64,
    to: f64,
}

impl Scale {
    fn at(&self, number: f64) -> f64 {
        let room = WIDE - NAMES - NUMBERS;
        NAMES + room * ((number - self.from) / (self.to - self.from).max(1e-9)).clamp(0.0, 1.0)
    }

    /// Round numbers to mark, about eight of them.
    fn marks(&self) -> Vec<f64> {
        let rough = (self.to - self.from) / 7.0;
        let size = 10_f64.powf(rough.max(1e-9).log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|times| times * size).find(|step| *step >= rough);
        let step = step.unwrap_or(10.0 * size);
        let first = (self.from / step).ceil() as i64;
        (first..).map(|mark| mark as f64 * step).take_while(|mark| *mark <= self.to + 1e-9).collect()
    }
}

/// A number in a drawing.
fn px(number: f64) -> String {
    format!("{:.1}", number)
}

/// Ratings and wins, with their intervals.
pub(super) fn standings(words: &Words, report: &Report) -> Markup {
    let rated = report.entrants.iter().any(|standing| standing.rating.is_some());
    html! {
        @if rated { (section(words, "half", "rating", ratings(words, report))) }
        @let key = if report.head.together { "teams" } else { "wins" };
        (section(words, "half", key, wins(words, report)))
    }
}

/// The entrants with the strongest first.
fn ranked(report: &Report) -> Vec<usize> {
    let strength = |place: &usize| {
        let standing = &report.entrants[*place];
        standing.rating.map_or(standing.won.mean, |rating| rating.points)
    };
    let mut order: Vec<usize> = (0..report.entrants.len()).collect();
    order.sort_by(|one, other| strength(other).total_cmp(&strength(one)));
    order
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
            number: match rating.high > rating.low {
                true => format!("{:.0} ({:.0}–{:.0})", rating.points, rating.low, rating.high),
                false => format!("{:.0}", rating.points),
            },
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
    let order = ranked(report);
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

/// Lines at round numbers, with the numbers below.
fn grid(scale: &Scale, high: f64, mark: &impl Fn(f64) -> String) -> Markup {
    html! {
        g.grid {
            @for number in scale.marks() {
                @let x = scale.at(number);
                line x1=(px(x)) x2=(px(x)) y1="0" y2=(px(high - 18.0)) {}
                text x=(px(x.clamp(14.0, WIDE - 14.0))) y=(px(high - 4.0)) text-anchor="middle" { (mark(number)) }
            }
        }
    }
}

/// How often each ended with how many points.
pub(super) fn histogram(words: &Words, report: &Report) -> Markup {
    let (least, most) = (quantile(report, 0.003), quantile(report, 0.997));
    let step = [1, 2, 5, 10, 20, 50].into_iter().find(|step| (most - least) / step < 26).unwrap_or(100);
    let class = |points: i32| points.clamp(least, most).div_euclid(step);
    let (first, last) = (class(least), class(most));
    // A bar stands around its points, so that a mean stands where it belongs.
    let edge = |class: i32| f64::from(class * step) - 0.5;
    let scale = Scale { from: edge(first), to: edge(last + 1) };
    let share = |standing: &Standing, wanted: i32| {
        let count: u64 = standing
            .histogram
            .iter()
            .filter(|(points, _)| class(**points) == wanted)
            .map(|(_, count)| count)
            .sum();
        count as f64 / standing.games.max(1) as f64
    };
    let all = || {
        report.entrants.iter().flat_map(|standing| (first..=last).map(move |class| share(standing, class)))
    };
    let highest = all().fold(0.01, f64::max);
    let room = 92.0;
    let high = room * report.entrants.len() as f64 + 22.0;
    let content = html! {
        div.chart {
            svg viewBox=(format!("0 0 {WIDE} {high}")) role="img" {
                (grid(&scale, high, &|mark| format!("{mark:.0}")))
                @for (place, standing) in report.entrants.iter().enumerate() {
                    @let floor = room * (place + 1) as f64;
                    g class=(colour(place)) {
                        @for wanted in first..=last {
                            @let share = share(standing, wanted);
                            @let (left, right) = (scale.at(edge(wanted)), scale.at(edge(wanted + 1)));
                            @let tall = (room - 26.0) * share / highest;
                            @if share > 0.0 {
                                @for fill in ["var(--seat)", seat_pattern(seat(place))] {
                                    rect x=(px(left + 0.8)) y=(px(floor - tall)) width=(px((right - left - 1.6).max(1.0)))
                                        height=(px(tall)) fill=(fill) {}
                                }
                            }
                        }
                        line.floor x1=(px(NAMES)) x2=(px(WIDE - NUMBERS)) y1=(px(floor)) y2=(px(floor)) {}
                        @let mean = scale.at(standing.points.mean);
                        line.mean x1=(px(mean)) x2=(px(mean)) y1=(px(floor - room + 22.0)) y2=(px(floor)) {}
                    }
                    text.name x=(px(NAMES)) y=(px(floor - room + 17.0)) { (words.say(&standing.title())) }
                    text.number x=(px(WIDE - NUMBERS)) y=(px(floor - room + 17.0)) text-anchor="end" {
                        (words.decimal(standing.points.mean, 1)) " ± " (words.decimal(standing.points.spread, 1))
                    }
                }
            }
        }
    };
    section(words, "half", "points", content)
}

/// The points that this share of all scores doesn't exceed.
fn quantile(report: &Report, share: f64) -> i32 {
    let counts = report.entrants.iter().flat_map(|standing| &standing.histogram);
    let mut all: Vec<(i32, u64)> = counts.map(|(points, count)| (*points, *count)).collect();
    all.sort_unstable();
    let wanted = share * all.iter().map(|(_, count)| *count as f64).sum::<f64>();
    let mut seen = 0.0;
    let found = all.iter().find(|(_, count)| {
        seen += *count as f64;
        seen >= wanted
    });
    found.map_or(0, |(points, _)| *points)
}

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
                g.grid {
                    @for ten in &tens {
                        @let x = scale.at(*ten);
                        line x1=(px(x)) x2=(px(x)) y1="0" y2=(px(high - 18.0)) {}
                        text x=(px(x.clamp(22.0, WIDE - 22.0))) y=(px(high - 4.0)) text-anchor="middle" {
                            (plain_time(words, 10_f64.powf(*ten)))
                        }
                    }
                }
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
