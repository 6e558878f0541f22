//! A route that was clicked on: its facts, the ways to pay for it, or why it can't be claimed.

use engine::{Message, Seat};
use maud::{Markup, html};
use rails::{Barrier, RouteId, Track};

use super::super::{Doing, TicketGame, city_name, not_now};
use super::{cheapest_first, pay};
use crate::Seen;
use crate::chip::seat_chip;
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
    let later = not_now(seen, seat);
    let over = later.as_ref().filter(|_| seen.outcome.is_some());
    match (seen.rules.why_not(seen.view, Some(seat), id), over) {
        (Some(Barrier::Owned(by)), _) => {
            let owned = Message::new("route-owned").with("name", name(seen, by));
            html! { p.why { (seat_chip(by)) " " (say(seen, &owned)) } }
        }
        (_, Some(over)) => refused(seen, over),
        (Some(Barrier::OwnTwin), _) => refused(seen, &Message::new("map-own-twin")),
        (Some(Barrier::Closed), _) => refused(seen, &Message::new("map-closed")),
        (Some(Barrier::TooFewPieces(left)), _) => {
            refused(seen, &G::line(seen.rules.chart().route(id)).too_few(left))
        }
        (None, None) => {
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
    }
}
