//! A city that was clicked on: a harbour there, what it would score, or why not.

use ::great_lakes::{Action, GreatLakes, Illegal};
use engine::{Message, Rules, Seat};
use maud::{Markup, html};
use rails::CityId;

use super::tickets_at;
use crate::Screen;
use crate::parts::panel::{heading, refused};
use crate::parts::{my_seat, say};
use crate::ticket_game::choice::{cheapest_first, ways};
use crate::ticket_game::{Doing, builder, city_name, not_now};

/// The city with this id, if there is one.
pub(super) fn city(screen: &Screen<'_, GreatLakes>, seat: Seat, id: &str) -> Option<Markup> {
    let city = screen.rules.board().read_city(id).ok()?;
    if screen.rules.board().junctions.contains(city) {
        return None;
    }
    let harbours = cheapest_first(screen, |doing| doing == Doing::Build(city));
    let html = html! {
        (heading(screen, html! { (city_name(screen, city)) }))
        @if let Some(worth) = worth(screen, city) { p.facts { (say(screen, &worth)) } }
        @if harbours.is_empty() {
            (why_not(screen, seat, Some(city)))
        } @else {
            h3 { (say(screen, &Message::new("lakes-harbour-pay").with("left", screen.view.seats[seat.index()].harbours_left))) }
            (ways(screen, &harbours))
        }
    };
    Some(html)
}

/// What harbours are good for, and where to click.
pub(super) fn anywhere(screen: &Screen<'_, GreatLakes>, seat: Seat) -> Markup {
    let can = screen.legal.iter().any(|action| matches!(action, Action::Harbour { .. }));
    html! {
        (heading(screen, html! { (screen.words.text("lakes-harbour-title")) }))
        p { (screen.words.text("lakes-harbour-what")) }
        @if can { p { b { (screen.words.text("building-choose")) } } } @else { (why_not(screen, seat, None)) }
    }
}

/// What a harbour in a port scores for the viewer: now, and if all their tickets there are completed
/// (GL-25).
pub(super) fn worth(screen: &Screen<'_, GreatLakes>, city: CityId) -> Option<Message> {
    let board = screen.rules.board();
    let seat = my_seat(screen)?;
    let owner = builder(screen, city);
    if !board.ports.contains(city) || owner.is_some_and(|owner| owner != seat) {
        return None;
    }
    let (here, done) = tickets_at(screen, seat, city);
    if here.is_empty() {
        return Some(Message::new("lakes-harbour-no-ticket"));
    }
    let worth = Message::new("lakes-harbour-worth").with("now", board.harbour_points(done.len()));
    Some(worth.with("most", board.harbour_points(here.len())).with("tickets", here.len()))
}

fn why_not(screen: &Screen<'_, GreatLakes>, seat: Seat, city: Option<CityId>) -> Markup {
    let (board, view) = (screen.rules.board(), screen.view);
    let facts = &view.seats[seat.index()];
    let no = |why: Illegal| refused(screen, &screen.rules.explain(&why));
    if let Some(city) = city {
        if !board.ports.contains(city) {
            return no(Illegal::NoPort { city });
        }
        if let Some(by) = builder(screen, city) {
            return no(Illegal::HarbourTaken { city, by });
        }
    }
    if facts.harbours_left == 0 {
        return no(Illegal::NoHarbourLeft);
    }
    if let Some(city) = city.filter(|city| (board.network.at(*city) & facts.routes).is_empty()) {
        return no(Illegal::NoRouteThere { city });
    }
    if let Some(later) = not_now(screen, seat) {
        return refused(screen, &later);
    }
    refused(screen, &Message::new("lakes-harbour-short"))
}
