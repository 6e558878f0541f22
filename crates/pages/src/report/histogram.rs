//! How often games ended with how many points.

use arena::Report;
use arena::report::Standing;
use maud::{Markup, html};
use words::Words;

use super::scale::{NAMES, NUMBERS, Scale, WIDE, grid, px};
use super::{colour, seat, section};
use crate::map::seat_pattern;

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
