//! A route that was clicked on: its facts, the ways to pay for it, or why it can't be claimed.

use engine::{Message, Seat};
use maud::{Markup, html};
use rails::{Barrier, RouteId, Track};

use super::super::{Doing, TicketGame, city_name, not_now};
use super::{cheapest_first, pay};
use crate::Screen;
use crate::chip::seat_chip;
use crate::parts::panel::{heading, refused};
use crate::parts::{name, say};

/// The route with this id, if there is one.
pub(super) fn route<G: TicketGame>(screen: &Screen<'_, G>, seat: Seat, route_id: &str) -> Option<Markup> {
    let chart = screen.rules.chart();
    let id = chart.read_route(route_id).ok()?;
    let claims = cheapest_first(screen, |doing| doing == Doing::Claim(id));
    let html = html! {
        (heading(screen, ends(screen, id)))
        p.facts { (facts(screen, id)) }
        @if claims.is_empty() {
            (why_not(screen, seat, id))
        } @else {
            @if let Some(warning) = G::warning(chart.route(id)) { p.hint { (say(screen, &warning)) } }
            h3 { (screen.words.text("route-pay")) }
            (pay::ways(screen, &claims))
        }
    };
    Some(html)
}

/// The cities that a route joins.
pub(crate) fn ends<G: TicketGame>(screen: &Screen<'_, G>, id: RouteId) -> Markup {
    let [from, to] = screen.rules.chart().route(id).ends().map(|city| city_name(screen, city));
    html! { (from) " — " (to) }
}

/// Its colour, what it is built on, its length and what it scores.
fn facts<G: TicketGame>(screen: &Screen<'_, G>, id: RouteId) -> String {
    let route = screen.rules.chart().route(id);
    let facts = Message::new("route-facts")
        .with("length", route.length())
        .with("colour", Message::new(format!("colour-{}", route.colour_id())))
        .with("kind", G::line(route).name())
        .with("pieces", G::line(route).pieces(route.length()))
        .with("points", screen.rules.points(route.length()));
    words::capitalised(&say(screen, &facts))
}

fn why_not<G: TicketGame>(screen: &Screen<'_, G>, seat: Seat, id: RouteId) -> Markup {
    let later = not_now(screen, seat);
    let over = later.as_ref().filter(|_| screen.outcome.is_some());
    match (screen.rules.why_not(screen.view, Some(seat), id), over) {
        (Some(Barrier::Owned(by)), _) => {
            let owned = Message::new("route-owned").with("name", name(screen, by));
            html! { p.why { (seat_chip(by)) " " (say(screen, &owned)) } }
        }
        (_, Some(over)) => refused(screen, over),
        (Some(Barrier::OwnTwin), _) => refused(screen, &Message::new("map-own-twin")),
        (Some(Barrier::Closed), _) => refused(screen, &Message::new("map-closed")),
        (Some(Barrier::TooFewPieces(left)), _) => {
            refused(screen, &G::line(screen.rules.chart().route(id)).too_few(left))
        }
        (None, None) => {
            let short = G::short(screen, id);
            html! {
                @if !short.is_empty() {
                    p.why { @for why in &short { (say(screen, why)) " " } }
                } @else if let Some(later) = later {
                    p { (screen.words.text("route-affordable")) }
                    (refused(screen, &later))
                }
            }
        }
    }
}
