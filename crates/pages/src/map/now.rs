//! Everything on the map that can change: routes with their cars, cities with their stations.

use maud::{Markup, html};
use rails::{CityId, RouteId, Track};

use super::focus::Focus;
use super::kinds::{Line, Site};
use super::labels::{Anchor, Label};
use super::layout::Layout;
use super::seats::{seat_class, seat_pattern};
use super::tell::{Standing, Told};
use super::tenth;
use crate::Seen;
use crate::ticket_game::{TicketGame, builder};

/// Everything on the map that can change, as the region `<g id="map-now">`.
pub fn map_now<G: TicketGame>(seen: &Seen<'_, G>) -> Markup {
    let board = seen.rules.chart();
    let layout = Layout::of(seen.rules, seen.words);
    let told = Told::new(seen);
    // What glows lies above what doesn't, so that no neighbour covers its glow.
    let rank = |route: RouteId| {
        (told.focus == Focus::Route(route), told.way.contains(route), told.claims.contains(route))
    };
    let mut routes: Vec<RouteId> = board.network.routes().iter().collect();
    routes.sort_by_key(|route| rank(*route));
    html! {
        g #map-now class=[(!told.way.is_empty()).then_some("tells")] {
            g { @for id in routes { (route(&told, id, board.route(id))) } }
            g {
                @for (index, label) in layout.labels.iter().enumerate() {
                    (city(&told, CityId(index as u8), label))
                }
            }
        }
    }
}

fn route<G: TicketGame>(told: &Told<'_, G>, id: RouteId, route: &G::Route) -> Markup {
    let line = G::line(route);
    let standing = told.standing(id);
    let can = told.claims.contains(id);
    let focus = told.focus == Focus::Route(id);
    let way = told.way.contains(id);
    let owner = match standing {
        Standing::Owned(seat) => Some(seat),
        _ => None,
    };
    let mut class = format!("route c-{}{}", route.colour_word(), line.class());
    let closed = matches!(standing, Standing::Closed | Standing::OwnTwin);
    let double = !told.seen.rules.chart().network.twin(id).is_empty();
    for (holds, word) in [
        (can, " can"),
        (focus, " focus"),
        (way, " way"),
        (way && told.complete, " done"),
        (closed, " shut"),
        (double, " double"),
    ] {
        if holds {
            class += word;
        }
    }
    let shape = |letter: char| format!("#{letter}{}", id.0);
    html! {
        a href=(format!("/t/{}?focus=route:{}", told.seen.table, route.id()))
            data-focus=(format!("route:{}", route.id()))
            class=(class) aria-label=(told.name(route)) tabindex=[(!can && !focus).then_some("-1")] {
            title { (told.about_route(id, route)) }
            use .hit href=(shape('t')) {}
            @if can || focus || way {
                use .glow href=(shape('r')) {}
                // The glow would cover the stones that lie under everything.
                @if line == Line::Tunnel { use .stone href=(shape('r')) {} }
            }
            @if let Some(seat) = owner {
                g class=(format!("car {}", seat_class(seat))) {
                    use href=(shape('r')) {}
                    use href=(shape('r')) fill=(seat_pattern(seat)) {}
                }
            } @else {
                use .slots href=(shape('r')) {}
                @if route.colour_word() != "gray" || matches!(line, Line::Ferry { .. }) {
                    use .signs href=(shape('y')) {}
                }
            }
        }
    }
}

fn city<G: TicketGame>(told: &Told<'_, G>, id: CityId, label: &Label) -> Markup {
    let city = &told.seen.rules.chart().cities[id.index()];
    let site = told.seen.rules.site(id);
    let name = told.seen.words.name(&city.names);
    let focus = told.focus == Focus::City(id);
    let asked = matches!(told.focus, Focus::Buildings | Focus::City(_));
    let can = asked && told.sites.contains(id);
    let mut class = "city".to_owned();
    for (holds, word) in [(can, " can"), (focus, " focus"), (told.goals.contains(id), " goal")] {
        if holds {
            class += word;
        }
    }
    let (x, y) = (tenth(city.at.0), tenth(city.at.1));
    let anchor = match label.anchor {
        Anchor::Start => None,
        Anchor::Middle => Some("middle"),
        Anchor::End => Some("end"),
    };
    if site == Site::Junction {
        return html! { use href=(site.shape()) x=(x) y=(y) {} };
    }
    html! {
        a href=(format!("/t/{}?focus=city:{}", told.seen.table, city.id))
            data-focus=(format!("city:{}", city.id))
            class=(class) aria-label=(name) tabindex=[(!can && !focus).then_some("-1")] {
            @if let Some(about) = told.about_city(id) { title { (name) "\n" (about) } }
            @if can || focus || told.goals.contains(id) { circle .halo cx=(x) cy=(y) r="9" {} }
            use href=(site.shape()) x=(x) y=(y) {}
            @if let Some(seat) = builder(told.seen, id) {
                g class=(format!("station {}", seat_class(seat)))
                    transform=(format!("translate({} {})", tenth(label.house.x), tenth(label.house.y))) {
                    use href="#house" {}
                    use href="#house" fill=(seat_pattern(seat)) {}
                }
            }
            text x=(tenth(label.at.x)) y=(tenth(label.at.y)) text-anchor=[anchor] { (name) }
        }
    }
}
