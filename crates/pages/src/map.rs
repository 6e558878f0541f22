//! A board as SVG: a map first, with what can be done glowing on it.
//!
//! What never changes is drawn once for a board and a language: sea and land, and what lies under the
//! slots, are a picture that browsers keep; the shapes of all slots are in the page. Everything that can
//! change is the region [`map_now`], which only refers to those shapes and is small to send.

mod area;
mod board_key;
mod curve;
mod cutting;
mod drawing;
mod facts;
mod focus;
mod heat;
mod kinds;
mod labels;
pub(crate) mod land;
mod layout;
mod now;
pub(crate) mod path;
pub(crate) mod placer;
mod seats;
pub(crate) mod shapes;
mod way;
mod written;
mod zoom;

use engine::Message;
use maud::{Markup, html};

use crate::Screen;
use crate::livery;
use crate::parts::say;
use crate::ticket_game::TicketGame;

pub(crate) use area::Area;
pub(crate) use board_key::{BoardKey, Pictured};
pub(crate) use cutting::{Cutting, cutting, view};
pub(crate) use drawing::BoardDrawing;
pub(crate) use focus::Focus;
pub(crate) use now::entered;
pub(crate) use zoom::zoom;

pub use curve::{Curve, Measured, Piece, Spot, apart};
pub use heat::{Heat, heat_map};
pub use kinds::{Building, Line, Site};
pub use labels::Label;
pub use layout::{DOT, Layout, Row, SLOT, Slot};
pub use now::map_now;
pub use seats::{LOCOMOTIVE_PATH, seat_class, seat_defs, seat_pattern, sign_path};
pub use way::{Means, Way, best_way};
pub use written::{Anchor, Written};

/// The style of the map, and the colours that all pages share: to be loaded before other styles.
pub const STYLE: &str = concat!(
    include_str!("../assets/colours.css"),
    include_str!("../assets/ground.css"),
    include_str!("../assets/liveries.css"),
    include_str!("../assets/map.css"),
);

/// How wide and high boards of routes are.
pub(crate) const SIZE: (f32, f32) = (1000.0, 660.0);

/// The whole map, `<svg id="map">`, as the viewer sees it now.
pub fn map<G: TicketGame>(screen: &Screen<'_, G>) -> Markup {
    laid_under(screen, |drawn| now::now(screen, drawn))
}

/// The whole map with something else on it.
pub(crate) fn laid_under<G: TicketGame>(
    screen: &Screen<'_, G>,
    now: impl FnOnce(&BoardDrawing) -> Markup,
) -> Markup {
    let drawn = BoardDrawing::of(screen.rules, screen.words);
    let title = say(screen, &Message::new("map-title").with("board", &screen.rules.chart().names));
    let class = land::Ground::of(screen.rules.chart()).class();
    html! {
        svg #map class=[class] xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 660" role="group"
            aria-label=(title) {
            defs { (seat_defs(&livery::of_chairs(screen.chairs))) (drawn.shapes) }
            image .board href=(drawn.ground.path) width="1000" height="660" aria-hidden="true" {}
            // What is pointed at is shown here, by the script.
            g #pointing {}
            (now(&drawn))
        }
    }
}

/// A number with at most one decimal, as short as it can be written.
pub(crate) fn tenth(number: f32) -> String {
    let tenths = (number * 10.0).round() as i32;
    let sign = if tenths < 0 { "-" } else { "" };
    match (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (whole, rest) => format!("{sign}{whole}.{rest}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_short_as_can_be() {
        let numbers = [0.0, -0.04, 3.0, -3.0, 2.54, -0.5, 12.34, -12.37].map(tenth);
        assert_eq!(numbers, ["0", "0", "3", "-3", "2.5", "-0.5", "12.3", "-12.4"]);
    }
}
