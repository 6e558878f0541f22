//! A city that was clicked on: a harbour there, what it would score, or why not.

use ::great_lakes::{Action, GreatLakes, Illegal};
use engine::{Message, Rules, Seat};
use maud::{Markup, html};
use rails::CityId;

use super::tickets_at;
use crate::Seen;
use crate::parts::panel::{heading, refused};
use crate::parts::{my_seat, say};
use crate::ticket_game::choice::{cheapest_first, ways};
use crate::ticket_game::{Doing, builder, city_name, not_now};

/// The city with this id, if there is one.
pub(super) fn city(seen: &Seen<'_, GreatLakes>, seat: Seat, word: &str) -> Option<Markup> {
    let city = seen.rules.board().read_city(word).ok()?;
    if seen.rules.board().junctions.contains(city) {
        return None;
    }
    let harbours = cheapest_first(seen, |doing| doing == Doing::Build(city));
    let html = html! {
        (heading(seen, html! { (city_name(seen, city)) }))
        @if let Some(worth) = worth(seen, city) { p.facts { (say(seen, &worth)) } }
        @if harbours.is_empty() {
            (why_not(seen, seat, Some(city)))
        } @else {
            h3 { (say(seen, &Message::new("lakes-harbour-pay").with("left", seen.view.seats[seat.index()].harbours_left))) }
            (ways(seen, &harbours))
        }
    };
    Some(html)
}

/// What harbours are good for, and where to click.
pub(super) fn anywhere(seen: &Seen<'_, GreatLakes>, seat: Seat) -> Markup {
    let can = seen.legal.iter().any(|action| matches!(action, Action::Harbour { .. }));
    html! {
        (heading(seen, html! { (seen.words.text("lakes-harbour-title")) }))
        p { (seen.words.text("lakes-harbour-what")) }
        @if can { p { b { (seen.words.text("building-choose")) } } } @else { (why_not(seen, seat, None)) }
    }
}

/// What a harbour in a port scores for the viewer: now, and if all their tickets there are completed
/// (GL-25).
pub(super) fn worth(seen: &Seen<'_, GreatLakes>, city: CityId) -> Option<Message> {
    let board = seen.rules.board();
    let seat = my_seat(seen)?;
    let owner = builder(seen, city);
    if !board.ports.contains(city) || owner.is_some_and(|owner| owner != seat) {
        return None;
    }
    let (here, done) = tickets_at(seen, seat, city);
    if here.is_empty() {
        return Some(Message::new("lakes-harbour-no-ticket"));
    }
    let worth = Message::new("lakes-harbour-worth").with("now", board.harbour_points(done.len()));
    Some(worth.with("most", board.harbour_points(here.len())).with("tickets", here.len()))
}

fn why_not(seen: &Seen<'_, GreatLakes>, seat: Seat, city: Option<CityId>) -> Markup {
    let (board, view) = (seen.rules.board(), seen.view);
    let facts = &view.seats[seat.index()];
    let no = |why: Illegal| refused(seen, &seen.rules.explain(&why));
    if let Some(city) = city {
        if !board.ports.contains(city) {
            return no(Illegal::NoPort { city });
        }
        if let Some(by) = builder(seen, city) {
            return no(Illegal::HarbourTaken { city, by });
        }
    }
    if facts.harbours_left == 0 {
        return no(Illegal::NoHarbourLeft);
    }
    if let Some(city) = city.filter(|city| (board.network.at(*city) & facts.routes).is_empty()) {
        return no(Illegal::NoRouteThere { city });
    }
    if let Some(later) = not_now(seen, seat) {
        return refused(seen, &later);
    }
    refused(seen, &Message::new("lakes-harbour-short"))
}
