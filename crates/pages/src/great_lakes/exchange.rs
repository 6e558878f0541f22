//! Pieces for others out of the box (GL-22).

use ::great_lakes::{Action, GreatLakes, Kind};
use engine::{Message, Seat};
use maud::{Markup, html};

use crate::Seen;
use crate::parts::form::form;
use crate::parts::panel::{heading, refused};
use crate::parts::say;
use crate::ticket_game::not_now;

/// What an exchange is, and how much of what can be exchanged.
pub(super) fn exchange(seen: &Seen<'_, GreatLakes>, seat: Seat) -> Markup {
    let facts = &seen.view.seats[seat.index()];
    let boxed = Message::new("lakes-exchange-box")
        .with("cars", Message::new("map-cars").with("count", facts.train_box))
        .with("ships", Message::new("map-ships").with("count", facts.ship_box));
    html! {
        (heading(seen, html! { (seen.words.text("lakes-exchange-title")) }))
        p { (seen.words.text("lakes-exchange-what")) }
        p.facts { (say(seen, &boxed)) }
        @for give in Kind::ALL { (way(seen, give)) }
        @if let Some(later) = not_now(seen, seat) { (refused(seen, &later)) }
    }
}

/// One direction, with all numbers that are possible.
fn way(seen: &Seen<'_, GreatLakes>, give: Kind) -> Markup {
    let counts: Vec<u8> = seen
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
    let words = seen.words;
    let option = |count: u8| Message::new(format!("lakes-exchange-{}", give.id())).with("count", count);
    let fields = html! {
        select name="with" aria-label=(words.text("lakes-exchange-title")) {
            @for count in counts { option value=(count) { (say(seen, &option(count))) } }
        }
        input type="hidden" name="with" value=(give.id());
        button.button type="submit" name="action" value="exchange" { (words.text("lakes-exchange-button")) }
    };
    form(seen, "exchange", fields)
}
