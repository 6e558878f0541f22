//! Pieces for others out of the box (GL-22).

use ::great_lakes::{Action, GreatLakes, Kind};
use engine::{Message, Seat};
use maud::{Markup, html};

use crate::Screen;
use crate::parts::form::form;
use crate::parts::panel::{heading, refused};
use crate::parts::say;
use crate::ticket_game::not_now;

/// What an exchange is, and how much of what can be exchanged.
pub(super) fn exchange(screen: &Screen<'_, GreatLakes>, seat: Seat) -> Markup {
    let facts = &screen.view.seats[seat.index()];
    let boxed = Message::new("lakes-exchange-box")
        .with("cars", Message::new("map-cars").with("count", facts.train_box))
        .with("ships", Message::new("map-ships").with("count", facts.ship_box));
    html! {
        (heading(screen, html! { (screen.words.text("lakes-exchange-title")) }))
        p { (screen.words.text("lakes-exchange-what")) }
        p.facts { (say(screen, &boxed)) }
        @for give in Kind::ALL { (way(screen, give)) }
        @if let Some(later) = not_now(screen, seat) { (refused(screen, &later)) }
    }
}

/// One direction, with all numbers that are possible.
fn way(screen: &Screen<'_, GreatLakes>, give: Kind) -> Markup {
    let counts: Vec<u8> = screen
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Exchange { give: kind, count } if *kind == give => Some(*count),
            _ => None,
        })
        .collect();
    if counts.is_empty() {
        return html! {};
    }
    let words = screen.words;
    let option = |count: u8| Message::new(format!("lakes-exchange-{}", give.id())).with("count", count);
    let fields = html! {
        select name="with" aria-label=(words.text("lakes-exchange-title")) {
            @for count in counts { option value=(count) { (say(screen, &option(count))) } }
        }
        input type="hidden" name="with" value=(give.id());
        button.button type="submit" name="action" value="exchange" { (words.text("lakes-exchange-button")) }
    };
    form(screen, "exchange", fields)
}
