//! The hall of a station, drawn behind its tracks: our own drawing.

use maud::{Markup, html};

/// Arches, ribs and posts.
const IRON: &str = concat!(
    "M4 200A196 196 0 0 1 396 200M18 200A182 182 0 0 1 382 200M68 200A132 132 0 0 1 332 200",
    "M76 200A124 124 0 0 1 324 200",
    "M329.1 172.6L378 162.2M320.6 146.3L366.3 126M306.8 122.4L347.2 93M288.3 101.9L321.8 64.7",
    "M266 85.7L291 42.4M240.8 74.5L256.2 26.9M213.8 68.7L219 19M186.2 68.7L181 19",
    "M159.2 74.5L143.8 26.9M134 85.7L109 42.4M111.7 101.9L78.2 64.7M93.2 122.4L52.8 93",
    "M79.4 146.3L33.7 126M70.9 172.6L22 162.2",
    "M104 200V121.5M136 200V93.8M168 200V80.2M232 200V80.2M264 200V93.8M296 200V121.5",
);

/// The hall, drawn once to be used by name.
pub(super) fn drawing() -> Markup {
    html! {
        g #hall fill="none" stroke="currentColor" {
            path d=(IRON) stroke-width="3" {}
            circle cx="200" cy="124" r="22" stroke-width="4" {}
            path d="M200 76V102M200 124V109M200 124L211 130" stroke-width="3" stroke-linecap="round" {}
        }
    }
}

/// The hall behind a station.
pub(super) fn hall() -> Markup {
    html! {
        svg.hall viewBox="0 0 400 200" preserveAspectRatio="xMidYMax meet" aria-hidden="true" { use href="#hall" {} }
    }
}
