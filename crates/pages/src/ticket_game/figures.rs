//! Figures of the rules, drawn as the table draws them.
//!
//! - `cards red:3 locomotive | green!`: cards of the game, with how many of them; marked ones, and a gap
//! - `tickets brest-petrograd berlin-roma:done`: tickets
//! - `map brest-paris=a paris-dieppe paris`: the part of the map with these routes and cities; whose they are
//! - `map *brest-paris`: the same, with a route that is looked at
//! - `near brest-paris`: what is in the middle of them, seen closely

use engine::Seat;
use maud::{Markup, html};
use rails::{CityId, RouteId, TicketNames, Track};
use words::Words;

use super::TicketGame;
use super::cards::{self, Carded};
use super::tickets::{self, Fate};
use crate::Screen;
use crate::handbook::{position, shown};
use crate::map::{Cutting, SIZE, cutting};

/// Draws a figure, if there is such a thing.
pub(super) fn figure<G: TicketGame>(rules: &G, words: &Words, figure: &str) -> Option<Markup> {
    let (kind, what) = figure.split_once(' ')?;
    match kind {
        "cards" => shown(rules, words, &position(rules), None, |screen| row(screen, what)),
        "tickets" => shown(rules, words, &position(rules), None, |screen| laid_out(screen, what)),
        "map" => map(rules, words, what, |places| Cutting::around(places.iter().copied(), SIZE)),
        "near" => map(rules, words, what, Cutting::near),
        _ => None,
    }
}

/// Cards side by side.
pub(crate) fn row<G: Carded>(screen: &Screen<'_, G>, what: &str) -> Option<Markup> {
    let drawn: Option<Vec<Markup>> = what.split(' ').map(|one| card(screen, one)).collect();
    drawn.map(|cards| html! { div.rules-cards { @for card in cards { (card) } } })
}

fn card<G: Carded>(screen: &Screen<'_, G>, what: &str) -> Option<Markup> {
    use rails::Card as _;
    if what == "|" {
        return Some(html! { span.rules-gap {} });
    }
    if let Some(deck) = what.strip_prefix("deck").map(|deck| deck.strip_prefix(':').unwrap_or("deck")) {
        return Some(html! {
            span class={ "card deck " (deck) } {
                span.face { (cards::back(deck)) }
                span.nm { (screen.words.text(&format!("market-{deck}"))) }
            }
        });
    }
    let (what, marked) = what.strip_suffix('!').map_or((what, false), |what| (what, true));
    let (id, count) = what.split_once(':').unwrap_or((what, "1"));
    let card = (0..G::Card::KINDS).map(G::Card::of_kind).find(|card| card.id() == id)?;
    let class = cards::class::<G>(card);
    Some(html! { span .(class) .rules-marked[marked] { (cards::face(screen, card, count.parse().ok()?)) } })
}

fn laid_out<G: TicketGame>(screen: &Screen<'_, G>, what: &str) -> Option<Markup> {
    let ticket = |what: &str| {
        let (id, fate) = match what.split_once(':') {
            Some((id, "done")) => (id, Fate::Done),
            Some((id, "missed")) => (id, Fate::Missed),
            Some(_) => return None,
            None => (what, Fate::Open),
        };
        let id = screen.rules.chart().read_ticket(id).ok()?;
        let class = tickets::classes(screen, id, fate);
        Some(html! { span .(class) { (tickets::face(screen, id, fate)) } })
    };
    let drawn: Option<Vec<Markup>> = what.split(' ').map(ticket).collect();
    drawn.map(|tickets| html! { div.rules-tickets { @for ticket in tickets { (ticket) } } })
}

fn map<G: TicketGame>(
    rules: &G,
    words: &Words,
    what: &str,
    part: impl Fn(&[(f32, f32)]) -> Cutting,
) -> Option<Markup> {
    let chart = rules.chart();
    let (mut places, mut claimed, mut built) = (Vec::new(), Vec::new(), Vec::new());
    let mut focus = None;
    for one in what.split(' ') {
        let (one, seat) = match one.split_once('=') {
            Some((one, seat)) => (one, Some(lettered(seat)?)),
            None => (one, None),
        };
        let (one, looked_at) = one.strip_prefix('*').map_or((one, false), |one| (one, true));
        if let Ok(route) = chart.read_route(one) {
            places.extend(chart.route(route).ends());
            claimed.extend(seat.map(|seat| (route, seat)));
            focus = looked_at.then(|| format!("route:{one}")).or(focus);
        } else {
            let city: CityId = chart.read_city(one).ok()?;
            places.push(city);
            built.extend(seat.map(|seat| (city, seat)));
        }
    }
    let claimed: Vec<(RouteId, Seat)> = claimed;
    let places: Vec<(f32, f32)> = places.iter().map(|city: &CityId| chart.cities[city.index()].at).collect();
    let part = part(&places);
    let state = rules.figured(&claimed, &built);
    Some(shown(rules, words, &state, focus.as_deref(), |screen| cutting(screen, what, &part)))
}

/// The seat with this letter.
pub(crate) fn lettered(letter: &str) -> Option<Seat> {
    Seat::all(engine::MAX_SEATS)
        .zip(["a", "b", "c", "d", "e"])
        .find(|(_, own)| *own == letter)
        .map(|(seat, _)| seat)
}
