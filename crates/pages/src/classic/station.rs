//! A city that was clicked on: a station there, or why not.

use ::classic::{Action, Classic, Illegal};
use engine::{Message, Rules, Seat};
use maud::{Markup, html};
use rails::CityId;

use super::short::short;
use crate::Seen;
use crate::parts::panel::{heading, refused};
use crate::parts::say;
use crate::ticket_game::choice::{cheapest_first, ways};
use crate::ticket_game::{Doing, builder, city_name, not_now};

/// The city with this id, if there is one.
pub(super) fn city(seen: &Seen<'_, Classic>, seat: Seat, word: &str) -> Option<Markup> {
    let city = seen.rules.board().read_city(word).ok()?;
    let stations = cheapest_first(seen, |doing| doing == Doing::Build(city));
    let html = html! {
        (heading(seen, html! { (city_name(seen, city)) }))
        @if stations.is_empty() {
            (why_not(seen, seat, Some(city)))
        } @else {
            p { (seen.words.text("station-what")) }
            h3 { (say(seen, &Message::new("station-pay").with("left", seen.view.seats[seat.index()].stations_left))) }
            (ways(seen, &stations))
        }
    };
    Some(html)
}

/// What stations are good for, and where to click.
pub(super) fn anywhere(seen: &Seen<'_, Classic>, seat: Seat) -> Markup {
    let can = seen.legal.iter().any(|action| matches!(action, Action::Station { .. }));
    html! {
        (heading(seen, html! { (seen.words.text("station-title")) }))
        p { (seen.words.text("station-what")) }
        @if can { p { b { (seen.words.text("building-choose")) } } } @else { (why_not(seen, seat, None)) }
    }
}

fn why_not(seen: &Seen<'_, Classic>, seat: Seat, city: Option<CityId>) -> Markup {
    let view = seen.view;
    let facts = &view.seats[seat.index()];
    if let Some((city, by)) = city.and_then(|city| Some((city, builder(seen, city)?))) {
        return refused(seen, &seen.rules.explain(&Illegal::StationTaken { city, by }));
    }
    let Some(cost) = seen.rules.board().station_cost(facts.stations_left) else {
        return refused(seen, &seen.rules.explain(&Illegal::NoStationLeft));
    };
    if let Some(later) = not_now(seen, seat) {
        return refused(seen, &later);
    }
    let lacks = view.own.as_ref().map_or(Vec::new(), |own| short(cost, &own.hand));
    html! { @for why in &lacks { (refused(seen, why)) } }
}
