//! The sign of a seat: its colour and its pattern, the same as on its cars.

use engine::Seat;
use maud::{Markup, html};

use crate::map::seat_class;

/// The sign of a seat.
pub(crate) fn seat_chip(seat: Seat) -> Markup {
    html! { span.chip.seat-chip.(seat_class(seat)) aria-hidden="true" {} }
}
