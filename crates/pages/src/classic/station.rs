//! A city that was clicked on: a station there, or why not.

use ::classic::{Action, Classic, Illegal};
use engine::{Message, Rules, Seat};
use maud::{Markup, html};
use rails::CityId;

use super::short::short;
use crate::Screen;
use crate::parts::panel::{heading, refused};
use crate::parts::say;
use crate::ticket_game::choice::{cheapest_first, ways};
use crate::ticket_game::{Doing, builder, city_name, not_now};

/// The city with this id, if there is one.
pub(super) fn city(screen: &Screen<'_, Classic>, seat: Seat, id: &str) -> Option<Markup> {
    let city = screen.rules.board().read_city(id).ok()?;
    let stations = cheapest_first(screen, |doing| doing == Doing::Build(city));
    let html = html! {
        (heading(screen, html! { (city_name(screen, city)) }))
        @if stations.is_empty() {
            (why_not(screen, seat, Some(city)))
        } @else {
            p { (screen.words.text("station-what")) }
            h3 { (say(screen, &Message::new("station-pay").with("left", screen.view.seats[seat.index()].stations_left))) }
            (ways(screen, &stations))
        }
    };
    Some(html)
}

/// What stations are good for, and where to click.
pub(super) fn anywhere(screen: &Screen<'_, Classic>, seat: Seat) -> Markup {
    let can = screen.legal.iter().any(|action| matches!(action, Action::Station { .. }));
    html! {
        (heading(screen, html! { (screen.words.text("station-title")) }))
        p { (screen.words.text("station-what")) }
        @if can { p { b { (screen.words.text("building-choose")) } } } @else { (why_not(screen, seat, None)) }
    }
}

fn why_not(screen: &Screen<'_, Classic>, seat: Seat, city: Option<CityId>) -> Markup {
    let view = screen.view;
    let facts = &view.seats[seat.index()];
    if let Some((city, by)) = city.and_then(|city| Some((city, builder(screen, city)?))) {
        return refused(screen, &screen.rules.explain(&Illegal::StationTaken { city, by }));
    }
    let Some(cost) = screen.rules.board().station_cost(facts.stations_left) else {
        return refused(screen, &screen.rules.explain(&Illegal::NoStationLeft));
    };
    if let Some(later) = not_now(screen, seat) {
        return refused(screen, &later);
    }
    let lacks = view.own.as_ref().map_or(Vec::new(), |own| short(cost, &own.hand));
    html! { @for why in &lacks { (refused(screen, why)) } }
}
