//! What the numbers in views, actions and events mean: the lists of the board in which they are places.

mod card_game;
mod classic;
mod great_lakes;
mod switch_signal;

use std::collections::BTreeMap;

use bots::HasBots;
use engine::Notation;
use rails::{Card, Chart, Track};
use serde_json::{Map, Value, json};

/// A game whose views a program outside can read.
pub trait HasFacts: HasBots + Notation {
    /// The lists of the board by name, each in the order in which views, actions and events count. A game
    /// without such numbers has none.
    fn facts(&self) -> Map<String, Value> {
        Map::new()
    }
}

/// The board as JSON: its name, its hash, and its lists.
pub fn board<G: HasFacts>(game: &G) -> Value {
    let (id, hash) = game.board();
    let mut board = game.facts();
    board.insert("id".to_owned(), id.into());
    board.insert("hash".to_owned(), hash.into());
    Value::Object(board)
}

/// The options of a table by name.
pub fn options<G: Notation>(game: &G) -> BTreeMap<&'static str, String> {
    game.options().into_iter().collect()
}

/// Cities, routes and tickets of a board that has routes; `more` says what else is known of a route and of a
/// ticket.
fn chart<R: Track>(
    chart: &Chart<R>,
    route_has: impl Fn(usize, &mut Value),
    ticket_has: impl Fn(usize, &mut Value),
) -> Map<String, Value> {
    let mut lists = Map::new();
    let cities = chart
        .cities
        .iter()
        .map(|city| json!({ "id": city.id, "name": city.names.en, "x": city.at.0, "y": city.at.1 }));
    lists.insert("cities".to_owned(), cities.collect());
    let routes = chart.routes.iter().enumerate().map(|(place, route)| {
        let mut facts = json!({
            "id": route.id(),
            "ends": route.ends(),
            "length": route.length(),
            "colour": route.colour_id(),
            "kind": route.kind_id(),
        });
        route_has(place, &mut facts);
        facts
    });
    lists.insert("routes".to_owned(), routes.collect());
    let tickets = chart.tickets.iter().enumerate().map(|(place, ticket)| {
        let id = chart.ticket_id(rails::TicketId::at(place));
        let mut facts = json!({ "id": id, "ends": ticket.ends, "points": ticket.points });
        ticket_has(place, &mut facts);
        facts
    });
    lists.insert("tickets".to_owned(), tickets.collect());
    lists
}

/// What kinds of cards there are, in the order in which hands count them.
fn kinds<C: Card>(kinds: std::ops::Range<usize>) -> Value {
    kinds.map(|kind| C::of_kind(kind).id()).collect()
}
