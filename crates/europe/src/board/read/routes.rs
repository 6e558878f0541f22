//! The routes of a board file: singles, doubles, and what is wrong with them.

use std::collections::BTreeMap;
use std::mem::discriminant;

use engine::Message;
use rails::facts::{Document, Entry};
use rails::{CityId, RouteSet};

use super::{Colour, Ids, MAX_LENGTH, Route, RouteKind, Scored, pair, read_ends};

/// What a route can be built on, as board files call it.
const KINDS: [&str; 3] = ["rail", "tunnel", "ferry"];

/// A route's kind as board files call it.
pub(super) fn word(kind: RouteKind) -> &'static str {
    match kind {
        RouteKind::Rail => "rail",
        RouteKind::Tunnel => "tunnel",
        RouteKind::Ferry { .. } => "ferry",
    }
}

/// The routes, and whether that is all of them: those that are wrong are noted and left out.
pub(super) fn read_routes(document: &Document<'_>, ids: &Ids, scored: Option<Scored>) -> (Vec<Route>, bool) {
    let mut lacking = scored.map(|scored| scored.map(|scored| !scored));
    let entries = document.tables("route", 1..=RouteSet::CAPACITY);
    let mut found: Vec<(&Entry<'_>, Route)> = Vec::new();
    for entry in &entries {
        let route = read_route(entry, ids);
        let length = entry.find("length").filter(|_| route.is_some());
        if let (Some(route), Some(length), Some(lacking)) = (&route, length, &mut lacking) {
            // Once for each length: the cure is one pair in one list.
            if std::mem::take(&mut lacking[usize::from(route.length)]) {
                length.fault(Message::new("board-no-points").with("length", route.length));
            }
        }
        found.extend(route.map(|route| (entry, route)));
    }
    name_routes(&mut found, ids);
    let all = found.len() == entries.len();
    (found.into_iter().map(|(_, route)| route).collect(), all)
}

fn read_route(entry: &Entry<'_>, ids: &Ids) -> Option<Route> {
    let ends = read_ends(entry, ids);
    let length = entry.number("length", 1..=MAX_LENGTH as u8);
    let mut colours = Colour::ALL.map(Colour::word).to_vec();
    colours.push("gray");
    let colour = entry.one_of("color", &colours);
    let kind = entry.one_of_or("kind", &KINDS, "rail");
    let kind = match kind {
        Some("ferry") => entry
            .number("locomotives", 1..=length.unwrap_or(MAX_LENGTH as u8))
            .map(|locomotives| RouteKind::Ferry { locomotives }),
        Some(kind) => {
            let fact = entry.find("locomotives");
            let count = fact.map_or(Some(0), |fact| fact.number(i64::MIN..=i64::MAX));
            if let Some(fact) = fact.filter(|_| count.is_some_and(|count| count != 0)) {
                fact.fault(Message::new("board-no-ferry").with("kind", kind).with("found", fact.source()));
            }
            count.map(|_| if kind == "tunnel" { RouteKind::Tunnel } else { RouteKind::Rail })
        }
        None => {
            entry.find("locomotives");
            None
        }
    };
    entry.close();
    let (ends, length, kind) = (ends?, length?, kind?);
    Some(Route { id: String::new(), ends, length, colour: Colour::from_word(colour?), kind })
}

/// Gives every route its id, and finds doubles that are none. The two halves of a double route are
/// named in the direction of the first.
fn name_routes(found: &mut [(&Entry<'_>, Route)], ids: &Ids) {
    let mut pairs: BTreeMap<[CityId; 2], Vec<usize>> = BTreeMap::new();
    for (index, (_, route)) in found.iter().enumerate() {
        pairs.entry(pair(route.ends)).or_default().push(index);
    }
    for places in pairs.values() {
        let first = places[0];
        let (first_entry, first_route) = (found[first].0, found[first].1.clone());
        let name = first_route.ends.map(|city| name_of(city, ids)).join("-");
        found[first].1.id.clone_from(&name);
        let Some(&second) = places.get(1) else { continue };
        for third in &places[2..] {
            let entry = found[*third].0;
            entry.fault(Message::new("board-third-route").with("route", name.as_str()));
        }
        let (entry, route) = (found[second].0, &found[second].1);
        if (route.length, discriminant(&route.kind)) != (first_route.length, discriminant(&first_route.kind))
        {
            let fault = Message::new("board-unequal-double").with("other", first_entry.name());
            entry.fault(fault.with("length", first_route.length).with("kind", word(first_route.kind)));
        }
        let colours = [first_route.colour, route.colour];
        let suffixes = match colours[0] == colours[1] {
            true => ["1", "2"],
            false => colours.map(|colour| colour.map_or("gray", Colour::word)),
        };
        for (place, suffix) in [first, second].into_iter().zip(suffixes) {
            found[place].1.id = format!("{name}:{suffix}");
        }
    }
    let mut taken: BTreeMap<&str, &str> = BTreeMap::new();
    for (entry, route) in found.iter().filter(|(_, route)| !route.id.is_empty()) {
        if let Some(other) = taken.insert(&route.id, entry.name()) {
            entry.fault(Message::new("board-same-id").with("id", route.id.as_str()).with("other", other));
        }
    }
}

fn name_of(city: CityId, ids: &Ids) -> &str {
    ids.iter().find(|(_, found)| **found == city).map_or("", |(id, _)| id)
}
