//! How the points came together: where everybody's came from, and who was ahead when. Neither drawing tells
//! anything by its colours alone, and both say in words what they show.

use engine::{Message, Outcome, Seat};
use maud::{Markup, html};

use super::{say, signed};
use crate::map::{seat_class, tenth};
use crate::{HasPages, Screen};

/// What a drawing is wide, in units of its own; texts in it are as large as beside it on a phone.
const WIDE: f32 = 360.0;
/// Where rows and curves begin and end.
const LEFT: f32 = 32.0;
const RIGHT: f32 = 302.0;
/// How high a row is, and the curves.
const ROW: f32 = 24.0;
const TOP: f32 = 10.0;
const BOTTOM: f32 = 180.0;
/// Numbers beside the curves keep so far from each other.
const APART: f32 = 14.0;
/// No more changes of who is ahead are told one by one.
const FEW: usize = 8;
/// How many ways there are to fill a part of a row.
const FILLS: usize = 5;

/// Both drawings, with the seats in the order of the sheet: each with its place.
pub(super) fn charts<R: HasPages>(
    screen: &Screen<'_, R>,
    outcome: &Outcome,
    order: &[(usize, Seat)],
) -> Markup {
    let lead = Lead::of(screen, outcome);
    html! {
        div.score-charts {
            (sources(screen, outcome, order))
            @if lead.course.len() > 2 { (race(screen, outcome, order, &lead)) }
        }
    }
}

fn sources<R: HasPages>(screen: &Screen<'_, R>, outcome: &Outcome, order: &[(usize, Seat)]) -> Markup {
    let words = screen.words;
    let lines = |seat: Seat| outcome.sheets.get(seat.index()).map_or(&[][..], |sheet| &sheet.lines[..]);
    let kinds: Vec<&str> =
        order.first().map_or(&[][..], |(_, seat)| lines(*seat)).iter().map(|line| line.kind).collect();
    let named = |kind: &str| words.text(&format!("{}-score-{kind}", screen.rules.game()));
    let sum =
        |seat: Seat, sign: i32| -> i32 { lines(seat).iter().map(|line| (line.points * sign).max(0)).sum() };
    let most = order.iter().map(|(_, seat)| sum(*seat, 1)).max().unwrap_or(0).max(1);
    let least = order.iter().map(|(_, seat)| sum(*seat, -1)).max().unwrap_or(0);
    let unit = (RIGHT - LEFT) / (most + least) as f32;
    let zero = LEFT + least as f32 * unit;
    let high = ROW * order.len() as f32;
    let told: Vec<String> = order
        .iter()
        .map(|(_, seat)| {
            let line = |line: &engine::Line| {
                Message::new("score-points-line")
                    .with("kind", named(line.kind))
                    .with("points", signed(line.points))
            };
            let parts: Vec<Message> = lines(*seat).iter().filter(|line| line.points != 0).map(line).collect();
            say(screen, &Message::new("score-points-of").with("seat", *seat).with("lines", parts))
        })
        .collect();
    html! {
        figure.score-figure {
            figcaption { (words.text("score-points")) }
            svg viewBox=(format!("0 0 {WIDE} {}", tenth(high))) role="img" aria-label=(told.join(" ")) {
                defs { @for fill in 0..FILLS.min(kinds.len()) { (pattern(fill)) } }
                @for (row, (place, seat)) in order.iter().enumerate() {
                    @let y = ROW * row as f32;
                    g class=(seat_class(*seat)) {
                        rect .score-livery x="2" y=(tenth(y + 4.0)) width="5" height=(tenth(ROW - 8.0)) {}
                        text x="12" y=(tenth(y + 16.0)) { (place) "." }
                    }
                    (parts(lines(*seat), zero, y, unit))
                    @let end = zero + sum(*seat, 1) as f32 * unit;
                    text x=(tenth(end + 5.0)) y=(tenth(y + 16.0)) { (signed(lines(*seat).iter().map(|line| line.points).sum())) }
                }
                path .score-axis d=(format!("M{} 0V{}", tenth(zero), tenth(high))) {}
            }
            ul.score-legend {
                @for (fill, kind) in kinds.iter().enumerate() {
                    li {
                        svg viewBox="0 0 18 12" aria-hidden="true" { rect .score-part fill=(filled(fill)) x="1" y="1" width="16" height="10" {} }
                        (named(kind))
                    }
                }
            }
        }
    }
}

/// The parts of a row: what was won to the right of nothing, what was lost to its left.
fn parts(lines: &[engine::Line], zero: f32, y: f32, unit: f32) -> Markup {
    let (mut right, mut left) = (zero, zero);
    let mut placed = Vec::new();
    for (fill, line) in lines.iter().enumerate().filter(|(_, line)| line.points != 0) {
        let width = line.points.unsigned_abs() as f32 * unit;
        if line.points > 0 {
            placed.push((filled(fill), right, width));
            right += width;
        } else {
            left -= width;
            placed.push((filled(fill), left, width));
        }
    }
    html! {
        @for (fill, x, width) in placed {
            rect .score-part fill=(fill) x=(tenth(x)) y=(tenth(y + 4.0)) width=(tenth(width)) height=(tenth(ROW - 8.0)) {}
        }
    }
}

fn filled(fill: usize) -> String {
    format!("url(#score_fill_{})", fill % FILLS)
}

/// What a part of a row is filled with: black, hatched, dotted, empty but for a line, checked.
fn pattern(fill: usize) -> Markup {
    let marks = ["M0 3H6", "M-1 1 1 -1M0 6 6 0M5 7 7 5", "M1.5 3H3.5", "M0 5.5H6", "M0 0 6 6M6 0 0 6"];
    let wide = ["6", "1.4", "2", "0.6", "0.8"];
    html! {
        pattern id=(format!("score_fill_{fill}")) width="6" height="6" patternUnits="userSpaceOnUse" {
            path d=(marks[fill % FILLS]) stroke="currentColor" stroke-width=(wide[fill % FILLS]) {}
        }
    }
}

/// Who had how much whenever somebody had scored, from nothing to the end.
struct Lead {
    course: Vec<Vec<i32>>,
    /// Whether the end brought what nobody had been told before.
    counted: bool,
}

impl Lead {
    fn of<R: HasPages>(screen: &Screen<'_, R>, outcome: &Outcome) -> Lead {
        let mut now = vec![0; outcome.sheets.len()];
        let mut course = vec![now.clone()];
        for (_, event) in screen.events {
            let scored = R::scored(event);
            if scored.is_empty() {
                continue;
            }
            for (seat, points) in scored {
                now.get_mut(seat.index()).into_iter().for_each(|sum| *sum += points);
            }
            course.push(now.clone());
        }
        let total: Vec<i32> = outcome.sheets.iter().map(engine::Sheet::total).collect();
        let counted = total != now;
        course.extend(counted.then_some(total));
        Lead { course, counted }
    }

    /// Who was ahead alone, one after the other, before the last count.
    fn leaders(&self) -> Vec<Seat> {
        let played = self.course.len() - usize::from(self.counted);
        let mut leaders: Vec<Seat> =
            self.course[..played].iter().filter_map(|points| alone(points)).collect();
        leaders.dedup();
        leaders
    }

    /// The same in sentences.
    fn told<R: HasPages>(&self, screen: &Screen<'_, R>, outcome: &Outcome) -> String {
        let leaders = self.leaders();
        let named = |seats: &[Seat]| -> Vec<Message> {
            seats.iter().map(|seat| Message::new("seat-name").with("seat", *seat)).collect()
        };
        let mut sentences = vec![match leaders.len() {
            0 => Message::new("score-lead-nobody"),
            1 => Message::new("score-lead-one").with("seat", leaders[0]),
            count => Message::new("score-lead-changes").with("count", count - 1),
        }];
        if (2..=FEW).contains(&leaders.len()) {
            sentences.push(Message::new("score-lead-order").with("seats", named(&leaders)));
        }
        if self.counted {
            let before = &self.course[self.course.len() - 2];
            let most = before.iter().max().copied().unwrap_or(0);
            let ahead: Vec<Seat> =
                Seat::all(before.len()).filter(|seat| before[seat.index()] == most).collect();
            let winners: Vec<Seat> = outcome.winners.iter().collect();
            sentences.push(match ahead == winners {
                true => Message::new("score-lead-kept").with("seats", named(&winners)),
                false => Message::new("score-lead-turned")
                    .with("ahead", named(&ahead))
                    .with("seats", named(&winners)),
            });
        }
        sentences.iter().map(|sentence| say(screen, sentence)).collect::<Vec<_>>().join(" ")
    }
}

/// Whoever has more than anybody else.
fn alone(points: &[i32]) -> Option<Seat> {
    let most = points.iter().max()?;
    let mut first = Seat::all(points.len()).filter(|seat| points[seat.index()] == *most);
    first.next().filter(|_| first.next().is_none())
}

fn race<R: HasPages>(
    screen: &Screen<'_, R>,
    outcome: &Outcome,
    order: &[(usize, Seat)],
    lead: &Lead,
) -> Markup {
    let all = || lead.course.iter().flatten().copied();
    let (least, most) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(1));
    let across = (RIGHT - LEFT) / (lead.course.len() - 1) as f32;
    let x = |place: usize| tenth(LEFT + place as f32 * across);
    let y = |points: i32| BOTTOM - (points - least) as f32 * (BOTTOM - TOP) / (most - least) as f32;
    let told = lead.told(screen, outcome);
    let ends =
        spread(order.iter().map(|(_, seat)| y(lead.course[lead.course.len() - 1][seat.index()])).collect());
    let grid: Vec<i32> = (least..=most).filter(|points| points % step(most - least) == 0).collect();
    html! {
        figure.score-figure {
            figcaption { (screen.words.text("score-lead")) }
            svg viewBox=(format!("0 0 {WIDE} {}", tenth(BOTTOM + TOP))) role="img" aria-label=(told) {
                @for points in grid {
                    path .score-grid d=(format!("M{LEFT} {}H{RIGHT}", tenth(y(points)))) {}
                    text .score-scale x=(tenth(LEFT - 5.0)) y=(tenth(y(points) + 4.0)) text-anchor="end" { (signed(points)) }
                }
                @if lead.counted { path .score-count d=(format!("M{} {TOP}V{BOTTOM}", x(lead.course.len() - 2))) {} }
                @for ((place, seat), end) in order.iter().zip(ends).rev() {
                    @let line: Vec<String> = lead.course.iter().enumerate()
                        .map(|(at, points)| format!("{} {}", x(at), tenth(y(points[seat.index()])))).collect();
                    g class=(seat_class(*seat)) {
                        path .score-line-edge d=(format!("M{}", line.join("L"))) {}
                        path .score-line d=(format!("M{}", line.join("L"))) stroke-dasharray=(dashes(*place)) {}
                        text x=(tenth(RIGHT + 6.0)) y=(tenth(end + 4.0)) { (place) ". " (signed(lead.course[lead.course.len() - 1][seat.index()])) }
                    }
                }
            }
            p.hint aria-hidden="true" { (told) }
        }
    }
}

/// How a line is broken, by whose place it is.
const fn dashes(place: usize) -> &'static str {
    ["none", "none", "9 4", "2 4", "12 3 2 3", "5 5"][if place < 6 { place } else { 0 }]
}

/// So far apart that there are some five lines across.
fn step(range: i32) -> i32 {
    [1, 2, 5, 10, 20, 25, 50, 100, 200].into_iter().find(|step| range / step <= 5).unwrap_or(500)
}

/// Heights, each moved down as far as it has to be to keep clear of those above it, and all of them up again
/// where the last would leave the drawing.
fn spread(heights: Vec<f32>) -> Vec<f32> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by(|one, other| heights[*one].total_cmp(&heights[*other]));
    let mut settled = heights.clone();
    let mut free = f32::MIN;
    for at in &order {
        settled[*at] = settled[*at].max(free);
        free = settled[*at] + APART;
    }
    let mut ceiling = BOTTOM + 4.0;
    for at in order.iter().rev() {
        settled[*at] = settled[*at].min(ceiling);
        ceiling = settled[*at] - APART;
    }
    settled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_beside_the_curves_keep_apart_and_inside() {
        let settled = spread(vec![100.0, 101.0, 20.0, 183.0, 182.0]);
        let mut sorted = settled.clone();
        sorted.sort_by(f32::total_cmp);
        assert!(sorted.windows(2).all(|pair| pair[1] - pair[0] >= APART - 0.01), "{settled:?}");
        assert!(sorted[4] <= BOTTOM + 4.0 && settled[2] == 20.0, "{settled:?}");
    }

    #[test]
    fn who_is_ahead_alone_is_told_once_until_another_is() {
        let course =
            vec![vec![0, 0], vec![4, 0], vec![4, 4], vec![7, 4], vec![7, 9], vec![12, 9], vec![20, 31]];
        let lead = Lead { course, counted: true };
        let seats: Vec<Seat> = Seat::all(2).collect();
        assert_eq!(lead.leaders(), [seats[0], seats[1], seats[0]]);
    }
}
