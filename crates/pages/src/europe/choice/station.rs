//! A city that was clicked on: a station there, or why not.

use ::europe::{Action, Cars, Cost, Europe, Illegal};
use engine::{Message, Seat};
use maud::{Markup, html};
use rails::CityId;

use super::super::{city_name, say};
use super::{cheapest_first, heading, not_now, pay, refused};
use crate::Seen;

/// The city with this id, if there is one.
pub(super) fn city(seen: &Seen<'_, Europe>, seat: Seat, word: &str) -> Option<Markup> {
    let board = seen.rules.board();
    let city = CityId(board.cities.iter().position(|city| city.id == word)? as u8);
    let ways =
        cheapest_first(seen, |action| matches!(action, Action::Station { city: at, .. } if *at == city));
    let html = html! {
        (heading(seen, html! { (city_name(seen, city)) }))
        @if ways.is_empty() {
            (why_not(seen, seat, Some(city)))
        } @else {
            p { (seen.words.text("station-what")) }
            h3 { (say(seen, &Message::new("station-pay").with("left", seen.view.seats[seat.index()].stations_left))) }
            (pay::ways(seen, &ways))
        }
    };
    Some(html)
}

/// What stations are good for, and where to click.
pub(super) fn anywhere(seen: &Seen<'_, Europe>, seat: Seat) -> Markup {
    let can = seen.legal.iter().any(|action| matches!(action, Action::Station { .. }));
    html! {
        (heading(seen, html! { (seen.words.text("station-title")) }))
        p { (seen.words.text("station-what")) }
        @if can { p { b { (seen.words.text("station-choose")) } } } @else { (why_not(seen, seat, None)) }
    }
}

fn why_not(seen: &Seen<'_, Europe>, seat: Seat, city: Option<CityId>) -> Markup {
    let view = seen.view;
    let facts = &view.seats[seat.index()];
    let stands = |by: &Seat| city.is_some_and(|city| view.seats[by.index()].stations.contains(city));
    if let (Some(by), Some(city)) = (Seat::all(view.seats.len()).find(stands), city) {
        return refused(seen, &Illegal::StationTaken { city, by });
    }
    if facts.stations_left == 0 {
        return refused(seen, &Illegal::NoStationLeft);
    }
    if let Some(later) = not_now(seen, seat) {
        return refused(seen, &later);
    }
    // The first costs one card, the second two of one colour, and so on (EU-32).
    let cards = seen.rules.board().pieces.stations.saturating_sub(facts.stations_left) + 1;
    let cost = Cost { cards, locomotives: 0, cars: Cars::Any };
    let short = view.own.as_ref().and_then(|own| pay::short(seen, cost, &own.hand));
    html! { @if let Some(short) = short { (short) } }
}
