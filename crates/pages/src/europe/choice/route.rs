//! A route that was clicked on: its facts, the ways to pay for it, or why it can't be claimed.

use ::europe::{Action, Colour, Europe, Illegal, Phase, RouteKind};
use engine::{Message, Seat};
use maud::{Markup, html};
use rails::RouteId;

use super::super::{city_name, name, owner, say};
use super::{cheapest_first, heading, not_now, pay, refused};
use crate::Seen;
use crate::chip::seat_chip;

/// The route with this id, if there is one.
pub(super) fn route(seen: &Seen<'_, Europe>, seat: Seat, word: &str) -> Option<Markup> {
    let board = seen.rules.board();
    let id = RouteId(board.routes.iter().position(|route| route.id == word)? as u8);
    let claims = cheapest_first(seen, |action| matches!(action, Action::Claim { route, .. } if *route == id));
    let html = html! {
        (heading(seen, ends(seen, id)))
        p.facts { (facts(seen, id)) }
        @if claims.is_empty() {
            (why_not(seen, seat, id))
        } @else {
            @if board.route(id).kind == RouteKind::Tunnel { p.hint { (seen.words.text("route-tunnel-risk")) } }
            h3 { (seen.words.text("route-pay")) }
            (pay::ways(seen, &claims))
        }
    };
    Some(html)
}

/// The cities that a route joins.
pub(super) fn ends(seen: &Seen<'_, Europe>, id: RouteId) -> Markup {
    let [from, to] = seen.rules.board().route(id).ends.map(|city| city_name(seen, city));
    html! { (from) " — " (to) }
}

/// Its colour, what it is built on, its length and what it scores.
fn facts(seen: &Seen<'_, Europe>, id: RouteId) -> String {
    let board = seen.rules.board();
    let route = board.route(id);
    let colour = route.colour.map_or("gray", Colour::word);
    let kind = match route.kind {
        RouteKind::Rail => Message::new("europe-board-rail"),
        RouteKind::Tunnel => Message::new("europe-board-tunnel"),
        RouteKind::Ferry { locomotives } => {
            Message::new("europe-board-ferry").with("locomotives", locomotives)
        }
    };
    let facts = Message::new("route-facts")
        .with("length", route.length)
        .with("colour", Message::new(format!("colour-{colour}")))
        .with("kind", kind)
        .with("points", board.scoring.by_length[usize::from(route.length)]);
    words::capitalised(&say(seen, &facts))
}

fn why_not(seen: &Seen<'_, Europe>, seat: Seat, id: RouteId) -> Markup {
    let board = seen.rules.board();
    let facts = &seen.view.seats[seat.index()];
    let twin = board.network.twin(id);
    if let Some(by) = owner(seen.view, id) {
        return html! {
            p.why { (seat_chip(by)) " " (say(seen, &Message::new("route-owned").with("name", name(seen, by)))) }
        };
    }
    if let Phase::Over(_) = seen.view.phase {
        return refused(seen, &Illegal::GameOver);
    }
    let needed = board.route(id).length;
    if twin.iter().any(|twin| facts.routes.contains(twin)) {
        return refused(seen, &Illegal::OwnTwin { route: id });
    }
    if seen.view.seats.len() <= 3 && twin.iter().any(|twin| owner(seen.view, twin).is_some()) {
        return refused(seen, &Illegal::TwinClosed { route: id });
    }
    if facts.cars < needed {
        return refused(seen, &Illegal::TooFewCars { needed, left: facts.cars });
    }
    let short = seen.view.own.as_ref().and_then(|own| pay::short(seen, board.route(id).cost(), &own.hand));
    html! {
        @match (short, not_now(seen, seat)) {
            (Some(short), _) => (short),
            (None, Some(later)) => { p { (seen.words.text("route-affordable")) } (refused(seen, &later)) }
            (None, None) => {}
        }
    }
}
