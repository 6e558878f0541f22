//! What every board file has, read with all that is wrong with it: the head, cities, routes, points
//! and tickets. What only one game has, that game reads from the same entries.

mod routes;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::RangeInclusive;

use engine::{Message, Names};

use crate::facts::{Document, Entry, Fact, hint_near, shown};
use crate::{Chart, City, CityId, CitySet, Components, MAX_LENGTH, Ticket, TicketSet, Track};

pub use routes::{read_colour, read_routes};

/// Where the map ends.
const WIDTH: i32 = 1000;
const HEIGHT: i32 = 660;

/// The cities by their ids.
pub type Ids = BTreeMap<String, CityId>;

/// Points for a route, by its length.
pub type Points = [u8; MAX_LENGTH + 1];

/// Which lengths have points.
pub type Scored = [bool; MAX_LENGTH + 1];

/// The board's own id and names. It has to be for this game.
pub fn read_head(entry: &Entry<'_>, game: &'static str) -> Option<(String, Names)> {
    let (id, names) = (read_id(entry, "id"), read_all_names(entry));
    let game = entry.one_of_or("game", &[game], game);
    entry.close();
    game.and(Some((id?, names?)))
}

/// The game that a board is for, and the board's own id and names. Where it doesn't say so, it is for
/// the `usual` game.
pub fn read_head_of(entry: &Entry<'_>, usual: &str) -> Option<(String, String, Names)> {
    let (id, names) = (read_id(entry, "id"), read_all_names(entry));
    let game = match entry.find("game") {
        Some(_) => read_id(entry, "game"),
        None => Some(usual.to_owned()),
    };
    entry.close();
    Some((game?, id?, names?))
}

/// An id that can stand in records: letters, digits and hyphens. A wrong one is noted but given all
/// the same, so that what refers to it isn't called wrong too.
pub fn read_id(entry: &Entry<'_>, key: &'static str) -> Option<String> {
    let fact = entry.fact(key)?;
    let id = fact.text()?;
    if !id.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-')) {
        fact.fault(Message::new("board-bad-id").with("id", shown(&id)));
    }
    Some(id)
}

/// Names in both languages.
pub fn read_names(entry: &Entry<'_>) -> Option<Names> {
    let (en, ru) = (entry.text("name_en"), entry.text("name_ru"));
    let local = en.clone();
    Some(Names { en: en?, ru: ru?, local: local? })
}

/// The same, and on the spot where that is another name.
fn read_all_names(entry: &Entry<'_>) -> Option<Names> {
    let (names, local) = (read_names(entry), entry.find("name_local").map(|fact| fact.text()));
    Some(match local {
        Some(local) => Names { local: local?, ..names? },
        None => names?,
    })
}

/// Points by length, and which lengths have any.
pub fn read_points(entry: &Entry<'_>) -> Option<(Points, Scored)> {
    let mut by_length = [0; MAX_LENGTH + 1];
    let mut scored = [false; MAX_LENGTH + 1];
    let mut right = true;
    for fact in entry.fact("points_by_length")?.list()? {
        let Some((length, points)) = fact.pair(1..=MAX_LENGTH as u8, 0..=99) else {
            right = false;
            continue;
        };
        let place = usize::from(length);
        if scored[place] {
            fact.fault(Message::new("board-points-twice").with("length", length));
        }
        (scored[place], by_length[place]) = (true, points);
    }
    right.then_some((by_length, scored))
}

/// The cities, with their places on the map. `more` reads what this game wants to know of each
/// besides.
pub fn read_cities(
    document: &Document<'_>,
    mut more: impl FnMut(&Entry<'_>, CityId),
) -> Option<(Vec<City>, Ids)> {
    let (cities, ids) = read_named_cities(document, |entry, city| {
        let (x, y) = (entry.decimal("x", 0..=WIDTH), entry.decimal("y", 0..=HEIGHT));
        for (key, range) in [("lat", -90..=90), ("lon", -180..=180)] {
            entry.find(key).and_then(|fact| fact.decimal(range));
        }
        more(entry, city);
        Some((x? as f32, y? as f32))
    })?;
    let cities = cities.into_iter().map(|(id, names, at)| City { id, names, at });
    Some((cities.collect(), ids))
}

/// A city with its id, its names and its other facts.
pub type NamedCity<C> = (String, Names, C);

/// The ids and names of the cities, each with what `read` makes of its other facts.
pub fn read_named_cities<C>(
    document: &Document<'_>,
    mut read: impl FnMut(&Entry<'_>, CityId) -> Option<C>,
) -> Option<(Vec<NamedCity<C>>, Ids)> {
    let mut cities = Vec::new();
    let mut ids: BTreeMap<String, (CityId, String)> = BTreeMap::new();
    let entries = document.tables("city", 2..=CitySet::CAPACITY);
    for (index, entry) in entries.iter().enumerate() {
        let (id, names) = (read_id(entry, "id"), read_all_names(entry));
        let facts = read(entry, CityId(index as u8));
        entry.close();
        let Some(id) = id else { continue };
        if let (Some((_, other)), Some(fact)) = (ids.get(&id), entry.find("id")) {
            let fault = Message::new("board-same-city").with("id", shown(&id));
            fact.fault(fault.with("other", other.as_str()));
        } else {
            ids.insert(id.clone(), (CityId(index as u8), entry.name().to_owned()));
        }
        if let (Some(names), Some(facts)) = (names, facts) {
            cities.push((id, names, facts));
        }
    }
    let ids: Ids = ids.into_iter().map(|(id, (city, _))| (id, city)).collect();
    (1..=CitySet::CAPACITY).contains(&entries.len()).then_some((cities, ids))
}

/// The city that a fact names.
pub fn read_city(fact: &Fact<'_>, ids: &Ids) -> Option<CityId> {
    read_known(fact, ids, "city", ["board-unknown-city", "board-hint-cities"])
}

/// What a fact names by its id, if it is known. Otherwise the fault says what was named, as `what`,
/// and the hint which ids there are, unless one of them was meant.
pub fn read_known<T: Copy>(
    fact: &Fact<'_>,
    ids: &BTreeMap<String, T>,
    what: &'static str,
    [fault, hint]: [&'static str; 2],
) -> Option<T> {
    let id = fact.text()?;
    let found = ids.get(&id).copied();
    if found.is_none() {
        let known = ids.keys().map(String::as_str);
        let hint = fact.meant(&id, known).map_or_else(|| Message::new(hint), hint_near);
        fact.fault(Message::new(fault).with(what, shown(&id)).with("hint", hint));
    }
    found
}

/// The two cities of a route or ticket, which may not be the same.
pub fn read_ends(entry: &Entry<'_>, ids: &Ids) -> Option<[CityId; 2]> {
    let [from, to] = ["from", "to"].map(|key| entry.fact(key).and_then(|fact| read_city(&fact, ids)));
    let (from, to) = (from?, to?);
    if from == to {
        entry.fault(Message::new("board-same-ends").with("city", name_of(from, ids)));
        return None;
    }
    Some([from, to])
}

/// The id of a city.
pub fn name_of(city: CityId, ids: &Ids) -> &str {
    ids.iter().find(|(_, found)| **found == city).map_or("", |(id, _)| id)
}

/// Two cities in an order that doesn't depend on the direction.
fn pair(ends: [CityId; 2]) -> [CityId; 2] {
    [ends[0].min(ends[1]), ends[0].max(ends[1])]
}

/// The tickets. `routes` are there if none is missing: only then can it be said what they connect.
/// `more` reads what this game wants to know of each besides, and is told its ends.
pub fn read_tickets<R: Track>(
    document: &Document<'_>,
    ids: &Ids,
    routes: Option<&Vec<R>>,
    mut more: impl FnMut(&Entry<'_>, Option<[CityId; 2]>),
) -> Vec<Ticket> {
    let mut components = Components::apart();
    for [from, to] in routes.into_iter().flatten().map(Track::ends) {
        components.join(from, to);
    }
    let mut tickets = Vec::new();
    let mut pairs = BTreeMap::new();
    let mut ticket_ids = BTreeMap::new();
    let entries = document.tables("ticket", 1..=TicketSet::CAPACITY);
    for entry in &entries {
        let ends = read_ends(entry, ids);
        let points = entry.number("points", 1..=99);
        more(entry, ends);
        entry.close();
        let Some(ends) = ends else { continue };
        let id = ends.map(|city| name_of(city, ids)).join("-");
        if let Some(other) = pairs.insert(pair(ends), entry.name()) {
            entry.fault(Message::new("board-same-ticket").with("other", other));
        } else if let Some(other) = ticket_ids.insert(id.clone(), entry.name()) {
            entry.fault(Message::new("board-same-id").with("id", id.as_str()).with("other", other));
        }
        if routes.is_some() && !components.joined(ends[0], ends[1]) {
            entry.fault(Message::new("board-impossible-ticket").with("ticket", id));
        }
        tickets.extend(points.map(|points| Ticket { ends, points }));
    }
    tickets
}

/// Notes it if a board makes too few cards, or too many.
pub fn count_cards(entry: &Entry<'_>, fault: &'static str, found: usize, allowed: RangeInclusive<usize>) {
    if !allowed.contains(&found) {
        let fault = Message::new(fault).with("found", found);
        entry.fault(fault.with("min", *allowed.start()).with("max", *allowed.end()));
    }
}

/// All facts that the rules depend on, and nothing else, in one way of writing. What a game knows
/// of cities, routes and tickets besides is told by `more`, and the rest by `last`.
pub fn rule_facts<R: Track>(
    chart: &Chart<R>,
    by_length: &Points,
    more: (impl Fn(usize) -> String, impl Fn(&R) -> String, impl Fn(usize) -> String),
    last: &[String],
) -> String {
    let mut text = String::new();
    let mut line = |words: std::fmt::Arguments<'_>| {
        let _ = writeln!(text, "{words}");
    };
    for (index, city) in chart.cities.iter().enumerate() {
        line(format_args!("city {}{}", city.id, more.0(index)));
    }
    for route in &chart.routes {
        let [from, to] = route.ends().map(|city| city.0);
        let (length, colour, kind) = (route.length(), route.colour_id(), route.kind_id());
        let (more, points) = (more.1(route), by_length[usize::from(length)]);
        line(format_args!("route {from} {to} {length} {colour} {kind}{more} {points}"));
    }
    for (index, ticket) in chart.tickets.iter().enumerate() {
        let [from, to] = ticket.ends.map(|city| city.0);
        line(format_args!("ticket {from} {to} {}{}", ticket.points, more.2(index)));
    }
    last.iter().for_each(|last| line(format_args!("{last}")));
    text
}
