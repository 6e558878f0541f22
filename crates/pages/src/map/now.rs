//! Everything on the map that can change: routes with their cars, cities with their stations.

use maud::{Markup, html};
use rails::{Barrier, CityId, RouteId, RouteSet};

use super::curve::Spot;
use super::drawing::{BoardDrawing, CityDrawing, RouteDrawing};
use super::facts::MapFacts;
use super::focus::Focus;
use super::seats::{seat_class, seat_pattern};
use super::tenth;
use crate::Screen;
use crate::ticket_game::TicketGame;
use crate::ticket_game::letters::Lettered;

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
    marked(&MapFacts::new(screen), drawn, routes, cities)
}

/// What is entered on a score pad: everything leads to its change, and there may be something to show.
pub(crate) fn entered<G: TicketGame>(
    screen: &Screen<'_, G>,
    way: RouteSet,
    told: &[(Focus, usize)],
) -> Markup {
    let mut facts = MapFacts::new(screen);
    (facts.leads, facts.open) = ("?tap=".to_owned(), true);
    (facts.way, facts.complete) = (way, true);
    facts.fresh = told.to_vec();
    marked(
        &facts,
        &BoardDrawing::of(screen.rules, screen.words),
        screen.rules.chart().network.routes(),
        |_| true,
    )
}

fn marked<G: TicketGame>(
    facts: &MapFacts<'_, G>,
    drawn: &BoardDrawing,
    routes: RouteSet,
    cities: impl Fn(CityId) -> bool,
) -> Markup {
    html! {
        g #map-now class=[(!facts.way.is_empty()).then_some("tells")] {
            g { @for id in routes.iter() { (route(facts, id, &drawn.routes[id.index()])) } }
            g {
                @for (index, drawn) in drawn.cities.iter().enumerate() {
                    @let id = CityId(index as u8);
                    @if cities(id) { (city(facts, id, drawn)) }
                }
            }
            (tags(facts, drawn, &cities))
            (numbers(facts, drawn))
        }
    }
}

/// The ends of the viewer's tickets: a tag with the letter at each, on the side where the city's name isn't.
fn tags<G: TicketGame>(
    facts: &MapFacts<'_, G>,
    drawn: &BoardDrawing,
    seen: &impl Fn(CityId) -> bool,
) -> Markup {
    let chosen = |ticket: &Lettered| match facts.focus {
        Focus::Ticket(ends) => facts.screen.rules.chart().ticket(ticket.id).ends == ends,
        _ => false,
    };
    html! {
        @if !facts.tickets.is_empty() {
            g.tags aria-hidden="true" {
                @for (index, drawn) in drawn.cities.iter().enumerate().filter(|(index, _)| seen(CityId(*index as u8))) {
                    @for (nth, ticket) in facts.ending(CityId(index as u8)).enumerate() {
                        @let at = drawn.at.moved(drawn.aside, 10.5 + 10.5 * nth as f32);
                        g class={ "tag" @if ticket.done { " done" } @if chosen(ticket) { " shown" } }
                            transform=(format!("translate({} {})", tenth(at.x), tenth(at.y - 5.0))) {
                            path d="M-5-5.5H5V5.500H-5V2A2 2 0 0 0-5-2Z" {}
                            text { (ticket.letter) }
                        }
                    }
                }
            }
        }
    }
}

/// What was built since the viewer's last action, by the numbers that the list has.
fn numbers<G: TicketGame>(facts: &MapFacts<'_, G>, drawn: &BoardDrawing) -> Markup {
    let at = |place: &Focus| match place {
        Focus::Route(id) => drawn.routes.get(id.index()).map(|route| route.middle),
        Focus::City(id) => {
            drawn.cities.get(id.index()).map(|city| city.at.moved(Spot { x: 1.0, y: -1.0 }, 9.0))
        }
        _ => None,
    };
    html! {
        @if !facts.fresh.is_empty() {
            g.tallies aria-hidden="true" {
                @for (place, number) in &facts.fresh {
                    @if let Some(Spot { x, y }) = at(place) {
                        g transform=(format!("translate({} {})", tenth(x), tenth(y))) { circle r="6.2" {} text { (number) } }
                    }
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
        a tabindex=[(!can && !focus && !facts.open).then_some("-1")]
            class={
                (drawn.class)
                @if can { " can" }
                @if focus { " focus" }
                @if way { " way" }
                @if way && facts.complete { " done" }
                @if closed { " shut" }
                @if drawn.is_double { " double" }
            }
            href={ (facts.leads) (drawn.focus) } data-focus=(drawn.focus)
            aria-label=(drawn.name) {
            title { (drawn.facts) (facts.why(barrier)) }
            (drawn.hit)
            @if can || focus || way { (drawn.glow) }
            @if let Some(seat) = owner {
                g class={ "car " (seat_class(seat)) } {
                    @if facts.number(Focus::Route(id)).is_some() { use .fresh-ring href=(drawn.bed) {} }
                    // A bed from city to city: that it is there, and no gaps, tells what is built from what is free.
                    @for part in ["rim", "verge", "roadbed"] { use .(part) href=(drawn.bed) {} }
                    use .coaches href=(drawn.row) {}
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
            a tabindex=[(!can && !focus && !facts.open).then_some("-1")] class=(class)
                href={ (facts.leads) (address) } data-focus=(address)
                aria-label=(drawn.name) { (parts) }
        } @else {
            g class=(class) { (parts) }
        }
    }
}
