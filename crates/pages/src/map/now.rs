//! Everything on the map that can change: routes with their cars, cities with their stations.

use maud::{Markup, html};
use rails::{Barrier, CityId, RouteId, RouteSet};

use super::drawing::{BoardDrawing, CityDrawing, RouteDrawing};
use super::facts::MapFacts;
use super::focus::Focus;
use super::seats::{seat_class, seat_pattern};
use crate::Screen;
use crate::ticket_game::TicketGame;

/// Everything on the map that can change, as the region `<g id="map-now">`.
pub fn map_now<G: TicketGame>(screen: &Screen<'_, G>) -> Markup {
    now(screen, &BoardDrawing::of(screen.rules, screen.words))
}

/// The same, with what never changes at hand.
pub(super) fn now<G: TicketGame>(screen: &Screen<'_, G>, drawn: &BoardDrawing) -> Markup {
    some(screen, drawn, screen.rules.chart().network.routes(), |_| true)
}

/// The same of these routes and cities only.
pub(super) fn some<G: TicketGame>(
    screen: &Screen<'_, G>,
    drawn: &BoardDrawing,
    routes: RouteSet,
    cities: impl Fn(CityId) -> bool,
) -> Markup {
    let facts = MapFacts::new(screen);
    html! {
        g #map-now class=[(!facts.way.is_empty()).then_some("tells")] {
            g { @for id in routes.iter() { (route(&facts, id, &drawn.routes[id.index()])) } }
            g {
                @for (index, drawn) in drawn.cities.iter().enumerate() {
                    @let id = CityId(index as u8);
                    @if cities(id) { (city(&facts, id, drawn)) }
                }
            }
        }
    }
}

fn route<G: TicketGame>(facts: &MapFacts<'_, G>, id: RouteId, drawn: &RouteDrawing) -> Markup {
    let barrier = facts.why_not(id);
    let can = facts.claims.contains(id);
    let focus = facts.focus == Focus::Route(id);
    let way = facts.way.contains(id);
    let owner = match barrier {
        Some(Barrier::Owned(seat)) => Some(seat),
        _ => None,
    };
    let closed = matches!(barrier, Some(Barrier::Closed | Barrier::OwnTwin));
    html! {
        // What changes comes first: only that travels.
        a tabindex=[(!can && !focus).then_some("-1")]
            class={
                (drawn.class)
                @if can { " can" }
                @if focus { " focus" }
                @if way { " way" }
                @if way && facts.complete { " done" }
                @if closed { " shut" }
                @if drawn.is_double { " double" }
            }
            href={ "/t/" (facts.screen.table) "?focus=" (drawn.focus) } data-focus=(drawn.focus)
            aria-label=(drawn.name) {
            title { (drawn.facts) (facts.why(barrier)) }
            (drawn.hit)
            @if can || focus || way { (drawn.glow) }
            @if let Some(seat) = owner {
                g class={ "car " (seat_class(seat)) } {
                    use href=(drawn.row) {}
                    use href=(drawn.row) fill=(seat_pattern(seat)) {}
                }
            } @else {
                (drawn.free)
            }
        }
    }
}

fn city<G: TicketGame>(facts: &MapFacts<'_, G>, id: CityId, drawn: &CityDrawing) -> Markup {
    let Some(name) = &drawn.text else { return drawn.dot.clone() };
    let focus = facts.focus == Focus::City(id);
    let goal = facts.goals.contains(id);
    let asked = matches!(facts.focus, Focus::Buildings | Focus::City(_));
    let can = asked && facts.sites.contains(id);
    let class = html! { "city" @if can { " can" } @if focus { " focus" } @if goal { " goal" } };
    let parts = html! {
        @if let Some(about) = facts.about_city(id) { title { (drawn.name) "\n" (about) } }
        @if can || focus || goal { (drawn.halo) }
        (drawn.dot)
        @if let Some(seat) = facts.builder(id) {
            g class={ "station " (seat_class(seat)) } transform=(drawn.house) {
                use href="#house" {}
                use href="#house" fill=(seat_pattern(seat)) {}
            }
        }
        (name)
    };
    html! {
        @if let Some(address) = &drawn.focus {
            a tabindex=[(!can && !focus).then_some("-1")] class=(class)
                href={ "/t/" (facts.screen.table) "?focus=" (address) } data-focus=(address)
                aria-label=(drawn.name) { (parts) }
        } @else {
            g class=(class) { (parts) }
        }
    }
}
