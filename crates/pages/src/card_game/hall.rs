//! The station behind its tracks, as a poster would have it: a hall with a clock between two towers, and wings
//! that go on as far as there is room. Our own drawing.

use maud::{Markup, html};

/// Arches, ribs and posts of the hall.
const IRON: &str = concat!(
    "M4 200A196 196 0 0 1 396 200M18 200A182 182 0 0 1 382 200M68 200A132 132 0 0 1 332 200",
    "M76 200A124 124 0 0 1 324 200",
    "M329.1 172.6L378 162.2M320.6 146.3L366.3 126M306.8 122.4L347.2 93M288.3 101.9L321.8 64.7",
    "M266 85.7L291 42.4M240.8 74.5L256.2 26.9M213.8 68.7L219 19M186.2 68.7L181 19",
    "M159.2 74.5L143.8 26.9M134 85.7L109 42.4M111.7 101.9L78.2 64.7M93.2 122.4L52.8 93",
    "M79.4 146.3L33.7 126M70.9 172.6L22 162.2",
    "M104 200V121.5M136 200V93.8M168 200V80.2M232 200V80.2M264 200V93.8M296 200V121.5",
);
/// The glass between the arches, and behind the posts.
const GLASS: &str = "M18 200A182 182 0 0 1 382 200H332A132 132 0 0 0 68 200ZM76 200A124 124 0 0 1 324 200Z";
/// Glass is of the station's colour, or as the theme wants it.
const PANE: &str = "var(--pane, currentColor)";
const LIGHT: &str = "var(--pane-light, .2)";
/// Light behind the roof.
const RAYS: &str = concat!(
    "M200 200L-700 120V20ZM200 200L-700-90V-220ZM200 200L-560-360-380-440ZM200 200L-220-480-80-500Z",
    "M200 200L60-500 170-500ZM200 200L230-500 340-500ZM200 200L480-500 620-480ZM200 200L780-440 960-360Z",
    "M200 200L1100-220V-90ZM200 200L1100 20V120Z",
);
/// One bay of a wing: a window with its panes, and the roof on its trusses.
const BAY: &str = concat!(
    "M0 74H84M0 88H84M0 88L21 74L42 88L63 74L84 88M4 88V200M80 88V200",
    "M13 200V138A29 29 0 0 1 71 138V200M32.500 200V111M51.500 200V111M13 138H71M13 168H71",
);
const BAY_GLASS: &str = "M13 200V138A29 29 0 0 1 71 138V200Z";
/// A tower with its flag.
const TOWER: &str = "M-22 200V58H12V200M-26 58H16L-5 30ZM-5 30V6M-5 7L12 12L-5 17M-12 82H2V104H-12Z";
/// How wide a bay is, and how many a wing has: more than any window shows.
const WIDE: i32 = 84;
const BAYS: i32 = 8;

/// The station, drawn once to be used by name.
pub(super) fn drawing() -> Markup {
    html! {
        g #bay {
            path d=(BAY_GLASS) fill=(PANE) fill-opacity=(LIGHT) stroke="none" {}
            path d=(BAY) stroke-width="2" {}
        }
        g #hall fill="none" stroke="currentColor" {
            path d=(RAYS) fill="currentColor" fill-opacity=".12" stroke="none" {}
            @for bay in 1..=BAYS {
                use href="#bay" x=(-26 - WIDE * bay) {}
                use href="#bay" x=(426 + WIDE * (bay - 1)) {}
            }
            path d=(GLASS) fill=(PANE) fill-opacity=(LIGHT) stroke="none" {}
            path d=(IRON) stroke-width="3" {}
            path d=(TOWER) stroke-width="3" {}
            path d=(TOWER) stroke-width="3" transform="matrix(-1 0 0 1 400 0)" {}
            circle cx="200" cy="124" r="22" fill="var(--paper)" stroke-width="4" {}
            path d="M200 76V102M200 124V109M200 124L211 130" stroke-width="3" stroke-linecap="round" {}
        }
    }
}

/// The station behind its tracks: the hall in the middle, as high as there is room.
pub(super) fn hall() -> Markup {
    html! {
        svg.hall aria-hidden="true" {
            svg viewBox="0 0 400 200" preserveAspectRatio="xMidYMax meet" overflow="visible" { use href="#hall" {} }
        }
    }
}
