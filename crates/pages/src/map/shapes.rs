//! Shapes that are drawn once and referred to: signs, the slots of every route, what lies under them.

use maud::{Markup, html};

use rails::{RouteId, RouteSet, Track};

use super::curve::Spot;
use super::kinds::{Building, Line};
use super::layout::{Layout, Row, SLOT, Slot};
use super::path::{around, bent, even, repeated, scaled};
use super::seats::{LOCOMOTIVE_PATH, sign_path};
use super::tenth;
use crate::ticket_game::TicketGame;

/// What the land is drawn with: waves and hills.
pub(crate) fn land_signs() -> Markup {
    html! {
        pattern #waves width="18" height="12" patternUnits="userSpaceOnUse" {
            path d="M0 3q2.2-1.5 4.5 0t4.5 0M9 9q2.2-1.5 4.5 0t4.5 0" {}
        }
        g #hill {
            path .shade d="M-3 5L1-5L2 0L5 5ZM5 5L9-1L10 2L12 5Z" {}
            path d="M-9 5Q-4 1 1-5Q4 1 7 4M4.5 1.6Q7 1 9-1Q11 3 14 5" {}
        }
    }
}

/// The locomotive, a city's dot, a station.
pub(super) fn signs(building: Building, ports: bool) -> Markup {
    html! {
        g #y-loco { circle r="3.1" {} path transform="scale(.52)" d=(LOCOMOTIVE_PATH) {} }
        g #dot { circle .ring r="5" {} circle .heart r="2.2" {} }
        @if ports { g #port {
            circle .ring r="6" {}
            path .heart d="M-.6-3.1a1.1 1.1 0 1 1 1.2 0V-1.9H2V-.7H.6V2.6Q2.3 2.3 2.7.6L3.9 1.1Q3.2 4 0 4T-3.9 1.1L-2.7.6Q-2.3 2.3-.6 2.6V-.7H-2V-1.9H-.6Z" {}
        }
        path #junction d="M0-5L1.3-1.3L5 0L1.3 1.3L0 5L-1.3 1.3L-5 0L-1.3-1.3Z" {} }
        path #house d=(building.path()) {}
    }
}

/// Of every route: its line `t`, its slots `r` and the signs in them `y`, those of a kind together.
pub(super) fn rows<G: TicketGame>(game: &G, layout: &Layout) -> Markup {
    rows_of(game, layout, game.chart().network.routes())
}

/// The same of some routes.
pub(super) fn rows_of<G: TicketGame>(game: &G, layout: &Layout, routes: RouteSet) -> Markup {
    let rows = || {
        let all = game.chart().routes.iter().zip(layout.rows.iter()).enumerate();
        all.filter(|(index, _)| routes.contains(RouteId(*index as u8)))
    };
    html! {
        @for (index, (_, row)) in rows() { path id=(format!("t{index}")) d=(line(row)) {} }
        @for (index, (route, row)) in rows() { path id=(format!("r{index}")) d=(boxes(row, G::line(route))) {} }
        @for (index, (route, row)) in rows() { (signs_of(row, G::line(route), route.colour_id(), index)) }
    }
}

/// What is in the slots of a route: locomotives, and the sign of its colour as one path for all of them. A map
/// has hundreds; were each an element with a place of its own, browsers would work on them at every change.
fn signs_of(row: &Row, line: Line, colour: &str, index: usize) -> Markup {
    let locomotives = match line {
        Line::Ferry { locomotives } => usize::from(locomotives),
        _ => 0,
    };
    let (first, rest) = row.slots.split_at(locomotives.min(row.slots.len()));
    let sign = scaled(sign_path(colour), 0.62);
    let place = |slot: &Slot| format!("M{},{}{sign}", tenth(slot.at.x), tenth(slot.at.y));
    let path = match (rest.first(), step(rest)) {
        _ if colour == "gray" => String::new(),
        (Some(first), Some(step)) => repeated(&place(first), rest.len(), step),
        _ => rest.iter().map(place).collect(),
    };
    let id = format!("y{index}");
    html! {
        @if first.is_empty() {
            @if !path.is_empty() { path id=(id) d=(path) {} }
        } @else {
            g id=(id) {
                @for slot in first { use href="#y-loco" x=(tenth(slot.at.x)) y=(tenth(slot.at.y)) {} }
                @if !path.is_empty() { path d=(path) {} }
            }
        }
    }
}

/// What lies under the slots whoever owns them: track, the stones of tunnels, the wakes of ferries.
pub(super) fn ground<G: TicketGame>(game: &G, layout: &Layout) -> Markup {
    let routes = || game.chart().routes.iter().zip(layout.rows.iter());
    let tunnels = routes().filter(|(route, _)| G::line(route) == Line::Tunnel);
    let stones: String = tunnels.map(|(_, row)| boxes(row, Line::Tunnel)).collect();
    html! {
        g .wakes {
            @for (route, row) in routes() {
                @if G::line(route).is_wet() {
                    path .foam d=(line(row)) {}
                    @let (measured, [from, to]) = (row.curve.measured(), [row.reach.0 - 1.0, row.reach.1 + 1.0]);
                    path d=([1.0, -1.0].map(|side| measured.wave(from, to, side * (SLOT / 2.0 + 2.9))).concat()) {}
                }
            }
        }
        path .tracks d=(layout.rows.iter().map(line).collect::<String>()) {}
        @if !stones.is_empty() { path .stones d=(stones) {} }
    }
}

fn line(row: &Row) -> String {
    bent(row.curve.points)
}

/// The step from each slot to the next, in a straight row.
fn step(slots: &[Slot]) -> Option<Spot> {
    let first = slots.first()?;
    let places: Vec<Spot> = slots.iter().map(|slot| slot.at).collect();
    slots.iter().all(|slot| slot.way.far(first.way) < 0.001).then(|| even(&places)).flatten()
}

/// The slots of a row: boxes with their corners cut off a little; on the sea hulls with a bow.
fn boxes(row: &Row, line: Line) -> String {
    let (up, cut) = (SLOT / 2.0, 1.1);
    let hull = |slot: &Slot| {
        let half = slot.long / 2.0;
        let bow = (slot.long * 0.3).min(6.0);
        let front = match line {
            Line::Sea => vec![
                (half - bow, -up),
                (half - bow * 0.35, -up * 0.55),
                (half, 0.0),
                (half - bow * 0.35, up * 0.55),
                (half - bow, up),
            ],
            _ => vec![(half - cut, -up), (half, cut - up), (half, up - cut), (half - cut, up)],
        };
        let back = [(cut - half, up), (-half, up - cut), (-half, cut - up), (cut - half, -up)];
        let middle = Spot { x: 0.0, y: 0.0 };
        let way = |(along, down): (f32, f32)| middle.moved(slot.way, along).moved(slot.way.left(), -down);
        around(slot.at, front.into_iter().chain(back).map(way)) + "Z"
    };
    match (row.slots.first(), step(&row.slots)) {
        (Some(first), Some(step)) => repeated(&hull(first), row.slots.len(), step),
        _ => row.slots.iter().map(hull).collect(),
    }
}
