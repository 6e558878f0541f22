//! The colours and patterns of seats, and the signs of card colours.

use engine::{MAX_SEATS, Seat};
use maud::{Markup, html};
use roster::{Liveries, Livery};

use crate::livery::letter;

/// The one colour on which patterns are dark.
const LIGHT: Seat = match Seat::new(3) {
    Some(seat) => seat,
    None => unreachable!(),
};

/// The class that gives an element a seat's colour (`--seat`) and pattern: `seat-a` to `seat-e`.
pub const fn seat_class(seat: Seat) -> &'static str {
    ["seat-a", "seat-b", "seat-c", "seat-d", "seat-e"][seat.index()]
}

/// The fill that lays a seat's pattern over its colour, where [`seat_defs`] are on the page.
pub const fn seat_pattern(seat: Seat) -> &'static str {
    ["url(#pat-a)", "url(#pat-b)", "url(#pat-c)", "url(#pat-d)", "url(#pat-e)"][seat.index()]
}

/// The patterns of seats as SVG definitions, each as its seat looks at this table: stripes, dots, bars, checks
/// or crosses. The map has them already; a page without a map puts them into an SVG of its own.
pub fn seat_defs(liveries: &Liveries) -> Markup {
    html! {
        @for seat in Seat::all(MAX_SEATS) {
            @let Livery { colour, pattern } = liveries.of(seat);
            @let size = [4, 4, 3, 4, 5][pattern.index()];
            pattern .pat .dark[colour == LIGHT] id=(format!("pat-{}", letter(seat))) width=(size) height=(size)
                patternUnits="userSpaceOnUse" {
                @match pattern.index() {
                    0 => path d="M-1 1L1-1M0 4L4 0M3 5L5 3" {},
                    1 => path .solid d="M2 1a1 1 0 1 1 0 2a1 1 0 1 1 0-2Z" {},
                    2 => path d="M1.5 0V3" {},
                    3 => path .checks d="M0 0H2V2H0ZM2 2H4V4H2Z" {},
                    _ => path d="M1 1L4 4M4 1L1 4" {},
                }
            }
        }
    }
}

/// The sign of a card colour, drawn about 8 wide around the origin. Every colour has another.
pub fn sign_path(colour: &str) -> &'static str {
    match colour {
        "purple" => "M0-4.2L4.2 0L0 4.2L-4.2 0Z",
        "blue" => "M0-3.7a3.7 3.7 0 1 1 0 7.4a3.7 3.7 0 1 1 0-7.4Z",
        "orange" => "M0-4.2L4.3 3.2H-4.3Z",
        "white" => "M0-4a4 4 0 1 1 0 8a4 4 0 1 1 0-8ZM0-2.1a2.1 2.1 0 1 0 0 4.2a2.1 2.1 0 1 0 0-4.2Z",
        "green" => "M-1.5-4H1.5V-1.5H4V1.5H1.5V4H-1.5V1.5H-4V-1.5H-1.5Z",
        "yellow" => "M0-4.7L1.4-1.6L4.7-1.4L2.1 .7L3 4L0 2.1L-3 4L-2.1 .7L-4.7-1.4L-1.4-1.6Z",
        "black" => "M-3.4-3.4H3.4V3.4H-3.4Z",
        _ => "M0 4.2L-4.1-.6A2.3 2.3 0 0 1 0-2.6A2.3 2.3 0 0 1 4.1-.6Z",
    }
}

/// The sign of a locomotive, about 9 wide.
pub const LOCOMOTIVE_PATH: &str = "M-5 2V-2.2H-4.4V-3.4H-1.2V-2.2H-1.8V-.6H.5V-2.2H0V-3.4H2.8V-2.2H2.3V-.6H3.4Q4.8-.6 4.8 1V2H5.4V3.1\
     H3.8A1.5 1.5 0 0 1 .9 3.1H.2A1.5 1.5 0 0 1-2.7 3.1H-3A1.1 1.1 0 0 1-5 3.1Z";
