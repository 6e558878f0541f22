//! A route that was clicked on: its facts, the ways to pay for it, or why it can't be claimed.

use engine::{Message, Seat};
use maud::{Markup, html};
use rails::{RouteId, Track};

use super::super::{Doing, TicketGame, city_name, owner, seats};
use super::{cheapest_first, pay};
use crate::Seen;
use crate::chip::seat_chip;
use crate::map::FEW_SEATS;
use crate::parts::panel::{heading, refused};
use crate::parts::{name, say};

/// The route with this id, if there is one.
pub(super) fn route<G: TicketGame>(seen: &Seen<'_, G>, seat: Seat, word: &str) -> Option<Markup> {
    let chart = seen.rules.chart();
    let id = chart.read_route(word).ok()?;
    let claims = cheapest_first(seen, |doing| doing == Doing::Claim(id));
    let html = html! {
        (heading(seen, ends(seen, id)))
        p.facts { (facts(seen, id)) }
        @if claims.is_empty() {
            (why_not(seen, seat, id))
        } @else {
            @if let Some(warning) = G::warning(chart.route(id)) { p.hint { (say(seen, &warning)) } }
            h3 { (seen.words.text("route-pay")) }
            (pay::ways(seen, &claims))
        }
    };
    Some(html)
}

/// The cities that a route joins.
pub(crate) fn ends<G: TicketGame>(seen: &Seen<'_, G>, id: RouteId) -> Markup {
    let [from, to] = seen.rules.chart().route(id).ends().map(|city| city_name(seen, city));
    html! { (from) " — " (to) }
}

/// Its colour, what it is built on, its length and what it scores.
fn facts<G: TicketGame>(seen: &Seen<'_, G>, id: RouteId) -> String {
    let route = seen.rules.chart().route(id);
    let facts = Message::new("route-facts")
        .with("length", route.length())
        .with("colour", Message::new(format!("colour-{}", route.colour_word())))
        .with("kind", G::line(route).name())
        .with("pieces", G::line(route).pieces(route.length()))
        .with("points", seen.rules.points(route.length()));
    words::capitalised(&say(seen, &facts))
}

fn why_not<G: TicketGame>(seen: &Seen<'_, G>, seat: Seat, id: RouteId) -> Markup {
    let chart = seen.rules.chart();
    let twin = chart.network.twin(id);
    if let Some(by) = owner(seen, id) {
        return html! {
            p.why { (seat_chip(by)) " " (say(seen, &Message::new("route-owned").with("name", name(seen, by)))) }
        };
    }
    let later = G::not_now(seen, seat);
    if let Some(over) = later.as_ref().filter(|_| seen.outcome.is_some()) {
        return refused(seen, over);
    }
    if twin.iter().any(|twin| owner(seen, twin) == Some(seat)) {
        return refused(seen, &Message::new("map-own-twin"));
    }
    if seats(seen).count() <= FEW_SEATS && twin.iter().any(|twin| owner(seen, twin).is_some()) {
        return refused(seen, &Message::new("map-closed"));
    }
    let route = chart.route(id);
    let left = G::pieces_for(seen.view, seat, route);
    if left < route.length() {
        return refused(seen, &G::line(route).too_few(left));
    }
    let short = G::short(seen, id);
    html! {
        @if !short.is_empty() {
            p.why { @for why in &short { (say(seen, why)) " " } }
        } @else if let Some(later) = later {
            p { (seen.words.text("route-affordable")) }
            (refused(seen, &later))
        }
    }
}
