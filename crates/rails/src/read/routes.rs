//! The routes of a board file: singles, doubles, and what is wrong with them.

use std::collections::BTreeMap;

use engine::Message;

use super::{Ids, Scored, name_of, pair};
use crate::facts::{Document, Entry};
use crate::{CityId, RouteSet, Track};

/// The colour of a route: one of these words, or gray.
pub fn read_colour<'w>(entry: &Entry<'_>, words: &[&'w str]) -> Option<&'w str> {
    let mut words = words.to_vec();
    words.push("gray");
    entry.one_of("color", &words)
}

/// The routes, and whether that is all of them: those that are wrong are noted and left out. `read`
/// reads one; `apart` says of a route's kind what it may be double with: only what is the same.
pub fn read_routes<R: Track>(
    document: &Document<'_>,
    ids: &Ids,
    scored: Option<Scored>,
    read: impl Fn(&Entry<'_>) -> Option<R>,
    apart: impl Fn(&R) -> &'static str,
) -> (Vec<R>, bool) {
    let mut lacking = scored.map(|scored| scored.map(|scored| !scored));
    let entries = document.tables("route", 1..=RouteSet::CAPACITY);
    let mut found: Vec<(&Entry<'_>, R)> = Vec::new();
    for entry in &entries {
        let route = read(entry);
        entry.close();
        let length = entry.find("length").filter(|_| route.is_some());
        if let (Some(route), Some(length), Some(lacking)) = (&route, length, &mut lacking) {
            // Once for each length: the cure is one pair in one list.
            if std::mem::take(&mut lacking[usize::from(route.length())]) {
                length.fault(Message::new("board-no-points").with("length", route.length()));
            }
        }
        found.extend(route.map(|route| (entry, route)));
    }
    name_routes(&mut found, ids, apart);
    let all = found.len() == entries.len();
    (found.into_iter().map(|(_, route)| route).collect(), all)
}

/// Gives every route its id, and finds doubles that are none. The two halves of a double route are
/// named in the direction of the first. Routes that join the same cities without being double are
/// told apart by their kind.
fn name_routes<R: Track>(found: &mut [(&Entry<'_>, R)], ids: &Ids, apart: impl Fn(&R) -> &'static str) {
    let mut pairs: BTreeMap<[CityId; 2], BTreeMap<&'static str, Vec<usize>>> = BTreeMap::new();
    for (index, (_, route)) in found.iter().enumerate() {
        pairs.entry(pair(route.ends())).or_default().entry(apart(route)).or_default().push(index);
    }
    for kinds in pairs.values() {
        for (kind, places) in kinds {
            let name = found[places[0]].1.ends().map(|city| name_of(city, ids)).join("-");
            let name = if kinds.len() > 1 { format!("{name}:{kind}") } else { name };
            name_alike(found, places, &name);
        }
    }
    let mut taken: BTreeMap<&str, &str> = BTreeMap::new();
    for (entry, route) in found.iter().filter(|(_, route)| !route.id().is_empty()) {
        if let Some(other) = taken.insert(route.id(), entry.name()) {
            entry.fault(Message::new("board-same-id").with("id", route.id()).with("other", other));
        }
    }
}

/// Names one route, or the two halves of a double route.
fn name_alike<R: Track>(found: &mut [(&Entry<'_>, R)], places: &[usize], name: &str) {
    let first = places[0];
    found[first].1.name(name.to_owned());
    let Some(&second) = places.get(1) else { return };
    for third in &places[2..] {
        found[*third].0.fault(Message::new("board-third-route").with("route", name));
    }
    let [(first_entry, one), (entry, other)] = [first, second].map(|place| (found[place].0, &found[place].1));
    if (one.length(), one.kind_id()) != (other.length(), other.kind_id()) {
        let fault = Message::new("board-unequal-double").with("other", first_entry.name());
        entry.fault(fault.with("length", one.length()).with("kind", one.kind_id()));
    }
    let colours = [one.colour_id(), other.colour_id()];
    let suffixes = if colours[0] == colours[1] { ["1", "2"] } else { colours };
    for (place, suffix) in [first, second].into_iter().zip(suffixes) {
        found[place].1.name(format!("{name}:{suffix}"));
    }
}
