//! The buttons that show more or less of a map. Only the script can do that: without it they aren't seen.

use maud::{Markup, html};
use words::Words;

/// Each with what it does, the key of what it is called, and its sign.
const BUTTONS: [(&str, &str, &str); 3] = [
    ("in", "map-zoom-in", "M9 3V15M3 9H15"),
    ("out", "map-zoom-out", "M3 9H15"),
    ("all", "map-zoom-all", "M3 6V3H6M12 3H15V6M15 12V15H12M6 15H3V12"),
];

/// Closer, farther, and all of it.
pub(crate) fn zoom(words: &Words) -> Markup {
    html! {
        div.zoom {
            @for (does, key, sign) in BUTTONS {
                @let name = words.text(key);
                button type="button" data-zoom=(does) title=(name) aria-label=(name) {
                    svg viewBox="0 0 18 18" aria-hidden="true" { path d=(sign) {} }
                }
            }
            @let name = words.text("keys-title");
            button type="button" data-keys title={ (name) " (?)" } aria-label=(name) {
                svg viewBox="0 0 18 18" aria-hidden="true" { path d="M1.500 4.500H16.500V13.500H1.500ZM4 7.500H4.100M7 7.500H7.100M10 7.500H10.100M13.500 7.500H13.600M5.500 10.500H12.500" {} }
            }
        }
    }
}
