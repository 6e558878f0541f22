//! The nodes of a board file: cities, ports, departure points and junctions.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use engine::Message;
use rails::facts::{Document, Entry, shown};
use rails::read::{read_id, read_names};

use super::super::{
    City, CityId, Closed, DEPARTURES, Departure, DepartureId, End, FIRST_NUMBER, Fields, Junction,
    JunctionId, MAX_JUNCTIONS, MAX_PORTS, Node, TrackId,
};
use super::{close, source};
use crate::pieces::Good;

/// What a node can be, as board files call it.
const KINDS: [&str; 5] = ["departure", "trade-city", "port", "switch3", "switch4"];
/// The sides where a name can stand.
const SIDES: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/// All nodes, by what they are.
pub(super) struct Nodes {
    pub cities: Vec<City>,
    pub departures: Vec<Departure>,
    pub junctions: Vec<Junction>,
    /// Where each id leads; a junction's way isn't known yet.
    pub ids: BTreeMap<String, End>,
    /// How many tracks each junction has to have.
    pub degrees: Vec<usize>,
    /// The header line of each node.
    pub lines: BTreeMap<String, (usize, String)>,
}

/// All nodes, if none is wrong.
pub(super) fn read_nodes(document: &Document<'_>, size: (u16, u16)) -> Option<Nodes> {
    let mut nodes = Nodes {
        cities: Vec::new(),
        departures: Vec::new(),
        junctions: Vec::new(),
        ids: BTreeMap::new(),
        degrees: Vec::new(),
        lines: BTreeMap::new(),
    };
    let most = 4 + MAX_PORTS + DEPARTURES + MAX_JUNCTIONS;
    let entries = document.tables("node", 5 + DEPARTURES..=most);
    let mut all = !entries.is_empty() && entries.len() <= most;
    for entry in &entries {
        all &= read_node(entry, size, &mut nodes).is_some();
    }
    if !all {
        return None;
    }
    let fault = |key: &'static str, word: String| {
        document.fault(entries[0].line(), Message::new(key).with("missing", word));
    };
    let numbers = FIRST_NUMBER..FIRST_NUMBER + DEPARTURES as u8;
    for number in numbers.filter(|number| !nodes.departures.iter().any(|found| found.number == *number)) {
        fault("switch-signal-fault-no-departure", number.to_string());
    }
    for good in Good::ALL.into_iter().filter(|good| !nodes.cities.iter().any(|city| city.good == Some(*good)))
    {
        fault("switch-signal-fault-no-origin", good.id().to_owned());
    }
    if !nodes.cities.iter().any(|city| city.port.is_some()) {
        fault("switch-signal-fault-no-port", "port".to_owned());
    }
    // By their numbers, so that a sum of dice finds its point.
    nodes.departures.sort_by_key(|departure| departure.number);
    for (departure, index) in nodes.departures.iter().zip(0..) {
        nodes.ids.insert(departure.node.id.clone(), End::Departure(DepartureId(index)));
    }
    document.is_sound().then_some(nodes)
}

fn read_node(entry: &Entry<'_>, (width, height): (u16, u16), nodes: &mut Nodes) -> Option<()> {
    let (id, names) = (read_id(entry, "id"), read_names(entry));
    let kind = entry.one_of("kind", &KINDS);
    let (x, y) = (entry.decimal("x", 0..=width.into()), entry.decimal("y", 0..=height.into()));
    let label = entry.one_of_or("label", &SIDES, "n");
    let source = source(entry);
    let number = match kind {
        Some("departure") => entry.number("number", FIRST_NUMBER..=FIRST_NUMBER + DEPARTURES as u8 - 1),
        _ => Some(0),
    };
    let good = match kind {
        Some("trade-city") => entry.one_of("goods", &Good::ALL.map(Good::id)).and_then(Good::from_id),
        _ => None,
    };
    close(entry);
    let (id, names, x, y, label) = (id?, names?, x?, y?, label?.to_owned());
    let line = (entry.line(), entry.name().to_owned());
    if let Some((_, other)) = nodes.lines.insert(id.clone(), line) {
        let fault = Message::new("switch-signal-fault-same-node").with("id", shown(&id));
        entry.fault(fault.with("other", other));
        return None;
    }
    let node = Node { id: id.clone(), names, at: (x as f32, y as f32), label, source };
    let end = match kind? {
        "departure" => {
            let number = number?;
            if nodes.departures.iter().any(|other| other.number == number) {
                entry.fault(Message::new("switch-signal-fault-same-number").with("number", number));
                return None;
            }
            nodes.departures.push(Departure { node, number, track: TrackId::default() });
            End::Departure(DepartureId::default())
        }
        kind @ ("switch3" | "switch4") => {
            if nodes.junctions.len() == MAX_JUNCTIONS {
                entry.fault(Message::new("switch-signal-fault-many").with("most", MAX_JUNCTIONS));
                return None;
            }
            nodes.degrees.push(if kind == "switch3" { 3 } else { 4 });
            nodes.junctions.push(Junction { node, tracks: ArrayVec::new(), first: Closed::default() });
            End::Junction(JunctionId(nodes.junctions.len() as u8 - 1), 0)
        }
        kind => {
            let ports = nodes.cities.iter().filter(|city| city.port.is_some()).count();
            let port = (kind == "port").then_some(ports);
            if port.is_none() && (good.is_none() || nodes.cities.iter().any(|city| city.good == good)) {
                let id = good.map_or("?", Good::id);
                entry.fault(Message::new("switch-signal-fault-same-goods").with("goods", id));
                return None;
            }
            if port.is_some_and(|port| port >= MAX_PORTS) {
                entry.fault(Message::new("switch-signal-fault-many").with("most", MAX_PORTS));
                return None;
            }
            nodes.cities.push(City { node, good, port, fields: Fields::default() });
            End::City(CityId(nodes.cities.len() as u8 - 1))
        }
    };
    nodes.ids.insert(id, end);
    Some(())
}
