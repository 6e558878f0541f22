//! Shapes that are drawn once and referred to: signs, the slots of every route, what lies under them.

use europe::{Board, Colour, RouteKind};
use maud::{Markup, html};

use super::curve::Spot;
use super::layout::{Layout, Row, SLOT};
use super::path::{smooth, steps};
use super::seats::{LOCOMOTIVE_PATH, sign_path};
use super::tenth;

/// Signs of colours, the locomotive, hills, a city's dot, a station, waves.
pub(super) fn signs() -> Markup {
    html! {
        pattern #waves width="18" height="12" patternUnits="userSpaceOnUse" {
            path d="M0 3q2.2-1.5 4.5 0t4.5 0M9 9q2.2-1.5 4.5 0t4.5 0" {}
        }
        @for colour in Colour::ALL {
            path id=(format!("y-{}", colour.word())) transform="scale(.62)" d=(sign_path(colour)) {}
        }
        g #y-loco { circle r="3.1" {} path transform="scale(.52)" d=(LOCOMOTIVE_PATH) {} }
        g #hill {
            path .shade d="M-3 5L1-5L2 0L5 5ZM5 5L9-1L10 2L12 5Z" {}
            path d="M-9 5Q-4 1 1-5Q4 1 7 4M4.5 1.6Q7 1 9-1Q11 3 14 5" {}
        }
        g #dot { circle .ring r="5" {} circle .heart r="2.2" {} }
        path #house d="M-5.6-.6L0-5.8L5.6-.6H4.3V5H-4.3V-.6Z" {}
    }
}

/// Of every route: its line `t`, its slots `r` and the signs in them `y`.
pub(super) fn rows(board: &Board, layout: &Layout) -> Markup {
    html! {
        @for (index, (route, row)) in board.routes.iter().zip(&layout.rows).enumerate() {
            path id=(format!("t{index}")) d=(line(row)) {}
            path id=(format!("r{index}")) d=(boxes(row)) {}
            g id=(format!("y{index}")) {
                @let locomotives = match route.kind {
                    RouteKind::Ferry { locomotives } => usize::from(locomotives),
                    RouteKind::Rail | RouteKind::Tunnel => 0,
                };
                @for (place, slot) in row.slots.iter().enumerate() {
                    @let Spot { x, y } = slot.at;
                    @if place < locomotives {
                        use href="#y-loco" x=(tenth(x)) y=(tenth(y)) {}
                    } @else if let Some(colour) = route.colour {
                        use href=(format!("#y-{}", colour.word())) x=(tenth(x)) y=(tenth(y)) {}
                    }
                }
            }
        }
    }
}

/// What lies under the slots whoever owns them: track, the stones of tunnels, the wakes of ferries.
pub(super) fn ground(board: &Board, layout: &Layout) -> Markup {
    let routes = || board.routes.iter().zip(&layout.rows).enumerate();
    html! {
        g .wakes {
            @for (index, (route, row)) in routes() {
                @if matches!(route.kind, RouteKind::Ferry { .. }) {
                    use .foam href=(format!("#t{index}")) {}
                    @let measured = row.curve.measured();
                    @for side in [SLOT / 2.0 + 2.9, -SLOT / 2.0 - 2.9] {
                        path d=(measured.wave(row.reach.0 - 1.0, row.reach.1 + 1.0, side)) {}
                    }
                }
            }
        }
        g .tracks { @for (index, _) in routes() { use href=(format!("#t{index}")) {} } }
        g .stones {
            @for (index, (route, _)) in routes() {
                @if route.kind == RouteKind::Tunnel { use href=(format!("#r{index}")) {} }
            }
        }
    }
}

fn line(row: &Row) -> String {
    let [from, bend, to] = row.curve.points;
    smooth(bend, &[from, to])
}

/// The slots of a row: boxes with their corners cut off a little.
fn boxes(row: &Row) -> String {
    let (up, cut) = (SLOT / 2.0, 1.1);
    let mut path = String::new();
    for slot in &row.slots {
        let half = slot.long / 2.0;
        let corners = [
            (half - cut, -up),
            (half, cut - up),
            (half, up - cut),
            (half - cut, up),
            (cut - half, up),
            (-half, up - cut),
            (-half, cut - up),
            (cut - half, -up),
        ];
        let spot = |(along, down): (f32, f32)| slot.at.moved(slot.way, along).moved(slot.way.left(), -down);
        path += &steps(corners.map(spot));
        path.push('Z');
    }
    path
}
