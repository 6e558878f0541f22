//! Shapes that are drawn once and referred to, and what of the board never changes.

use ::switch_signal::{Board, Colour, Good};
use maud::{Markup, html};
use words::Words;

use super::names::Names;
use super::plan::{Plan, degrees};
use crate::map::{Spot, path, sign_path, tenth};

/// A colour's train, about 30 long, facing the right: the fast one is pointed, the ordinary one round,
/// the slow one blunt.
const fn body(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "M-15-6.500H5L15.5 0L5 6.500H-15Z",
        Colour::Brown => "M-15-6.500H7A6.5 6.5 0 0 1 7 6.500H-15Z",
        Colour::Gray => "M-15-6.500H11V-3.500H13.500V3.500H11V6.500H-15Z",
    }
}

/// What tells the speed at a train's head: three strokes, two, or one.
const fn strokes(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "M5.5-3L8.5 0L5.5 3M8.5-2L10.5 0L8.5 2",
        Colour::Brown => "M6.5-3L9.5 0L6.5 3",
        Colour::Gray => "M7.5-3V3",
    }
}

/// The spots on a die with so many of them: each is a short line with round ends.
const fn spots(points: u8) -> &'static str {
    match points {
        1 => "M0 0h.01",
        2 => "M-3-3h.01M3 3h.01",
        3 => "M-3-3h.01M0 0h.01M3 3h.01",
        4 => "M-3-3h.01M3-3h.01M-3 3h.01M3 3h.01",
        5 => "M-3-3h.01M3-3h.01M0 0h.01M-3 3h.01M3 3h.01",
        _ => "M-3-3h.01M3-3h.01M-3 0h.01M3 0h.01M-3 3h.01M3 3h.01",
    }
}

/// An anchor, about 22 high.
const ANCHOR: &str = "M-1.5-6.200a3 3 0 1 1 3 0V-3.500H5V-.800H1.500V7.200Q6 6.3 7 2L9.8 3.200Q8.5 10.5 0 10.5\
    T-9.8 3.200L-7 2Q-6 6.3-1.5 7.200V-.800H-5V-3.500H-1.500Z";

/// All signs, for the map and for everything beside it.
pub(super) fn signs() -> Markup {
    html! {
        g #s-red { circle r="7" {} path d="M-4.6-1.5H4.6V1.5H-4.6Z" {} }
        g #s-green { circle .far r="9.4" {} circle r="7" {} path d="M-4.2 2.1L2.1-4.2L4.2-2.1L-2.1 4.2Z" {} }
        g #token { path .bar d="M-3-8H3V8H-3Z" {} path .stripe d="M-3-3L3-7V-3L-3 1ZM-3 5L3 1V5L-3 8Z" {} }
        path #anchor d=(ANCHOR) {}
        @for colour in Colour::ALL {
            g id=(format!("loco_{}", colour.id())) {
                path .body d=(body(colour)) {}
                path .speed d=(strokes(colour)) {}
            }
        }
        // A train of any colour: all three shapes, one behind the other.
        g #loco_any {
            @for (colour, at) in Colour::ALL.iter().rev().zip(["translate(-5 -2.6)scale(.72)", "translate(0 0)scale(.72)", "translate(5 2.6)scale(.72)"]) {
                g class=(format!("t_{}", colour.id())) transform=(at) { path .body d=(body(*colour)) {} path .speed d=(strokes(*colour)) {} }
            }
        }
        @for good in Good::ALL {
            g id=(format!("crate_{}", good.id())) class=(format!("crate g_{}", good.id())) {
                rect x="-4.8" y="-4.8" width="9.6" height="9.6" rx="1.2" {}
                path transform="scale(.86)" d=(sign_path(good.id())) {}
            }
        }
        g #k_signal { path d="M-1-2H1V6H3V7H-3V6H-1ZM-5.5-6H5.5V-2.6H-5.5Z" {} path .hole d="M-3.6-5H-1.8V-3.6H-3.6Z" {} }
        path #k_switch d="M-1.4 7V1.500L-5.5-3.500L-3.3-5.300L.7-.500L.9 7ZM1.2-.800L3-3L1.6-4.200L6-6.500L5.8-1.600L4.5-2.600L2.4 0Z" {}
        path #k_move d="M-6 3.500V-2H-5V-5.500H-2V-2H.500V-5H3.500V-2Q6-2 6 .500V3.500H4.600A1.7 1.7 0 0 1 1.4 3.500H-.600A1.7 1.7 0 0 1-3.8 3.500Z" {}
        @for points in 1..=6 {
            g id=(format!("die_{points}")) {
                rect x="-6.5" y="-6.5" width="13" height="13" rx="2.6" {}
                path d=(spots(points)) {}
            }
        }
    }
}

/// Tracks with their spaces, and the names of all places.
pub(super) fn ground(board: &Board, plan: &Plan<'_>, names: &Names, words: &Words) -> Markup {
    let rails: String = plan.lines.iter().map(|line| path::steps(line.ends)).collect();
    html! {
        defs {
            path #rails d=(rails) {}
            rect #space x="-14" y="-7" width="28" height="14" rx="3" {}
        }
        use .bed href="#rails" {}
        use .sleepers href="#rails" {}
        use .rail href="#rails" {}
        use .between href="#rails" {}
        g .spaces {
            @for line in plan.lines.iter() {
                @let turn = degrees(line.way);
                @for Spot { x, y } in &line.spaces {
                    use href="#space" transform=(format!("translate({} {})rotate({turn})", tenth(*x), tenth(*y))) {}
                }
            }
        }
        g .junction-names aria-hidden="true" {
            @for (junction, name) in board.junctions.iter().zip(&names.junctions) {
                (name.written.text(words.name(&junction.node.names)))
            }
        }
    }
}
