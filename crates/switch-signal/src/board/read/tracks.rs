//! The tracks of a board file, and the signal fields on them.

use std::collections::BTreeMap;

use engine::Message;
use rails::facts::{Document, Entry, Fact, shown};
use rails::read::{read_id, read_known};

use super::super::{CityId, End, Field, MAX_EXITS, MAX_FIELDS, Track, TrackId};
use super::nodes::Nodes;
use super::{close, source};

/// The most tracks.
const MAX_TRACKS: usize = 90;
/// The most spaces on a track, and on all of them: a spot is one byte.
const MAX_SPACES: u8 = 9;
const MAX_ALL_SPACES: usize = 110;

/// Nodes, and the tracks that join them.
pub(super) struct Network {
    pub nodes: Nodes,
    pub tracks: Vec<Track>,
    pub fields: Vec<Field>,
    pub ids: BTreeMap<String, TrackId>,
}

/// All tracks, if none is wrong.
pub(super) fn read_tracks(document: &Document<'_>, nodes: Nodes) -> Option<Network> {
    let mut network = Network { nodes, tracks: Vec::new(), fields: Vec::new(), ids: BTreeMap::new() };
    let entries = document.tables("track", 1..=MAX_TRACKS);
    let mut all = !entries.is_empty() && entries.len() <= MAX_TRACKS;
    for entry in &entries {
        all &= read_track(entry, &mut network).is_some();
    }
    if !all {
        return None;
    }
    let spaces: usize = network.tracks.iter().map(|track| usize::from(track.spaces)).sum();
    for (found, most) in [(spaces, MAX_ALL_SPACES), (network.fields.len(), MAX_FIELDS)] {
        if found > most {
            entries[0].fault(Message::new("switch-signal-fault-many").with("most", most));
        }
    }
    check_degrees(document, &network);
    document.is_sound().then_some(network)
}

fn read_track(entry: &Entry<'_>, network: &mut Network) -> Option<()> {
    let id = read_id(entry, "id");
    let unknown = ["switch-signal-fault-node", "switch-signal-fault-hint-nodes"];
    let node = |fact: &Fact<'_>| read_known(fact, &network.nodes.ids, "node", unknown);
    let ends = ["from", "to"].map(|key| entry.fact(key).and_then(|fact| node(&fact)));
    let spaces = entry.number("spaces", 1..=MAX_SPACES);
    let signals = entry.fact("signals").and_then(|fact| {
        let positions = fact.list()?;
        positions
            .iter()
            .map(|fact| fact.number(0..=spaces.unwrap_or(MAX_SPACES)))
            .collect::<Option<Vec<u8>>>()
    });
    let source = source(entry);
    close(entry);
    let (id, [from, to], spaces, mut signals) = (id?, ends, spaces?, signals?);
    let (from, to) = (from?, to?);
    if from == to {
        entry.fault(Message::new("switch-signal-fault-loop").with("id", shown(&id)));
        return None;
    }
    let track = TrackId(network.tracks.len() as u8);
    if network.ids.insert(id.clone(), track).is_some() {
        entry.fault(Message::new("switch-signal-fault-same-track").with("id", shown(&id)));
        return None;
    }
    signals.sort_unstable();
    let all = signals.len();
    signals.dedup();
    if signals.len() < all {
        entry.fault(Message::new("switch-signal-fault-same-field"));
    }
    let city = |end| if let End::City(city) = end { Some(city) } else { None };
    for (end, position) in [(from, 0), (to, spaces)] {
        if city(end).is_some() && !signals.contains(&position) {
            entry.fault(Message::new("switch-signal-fault-no-signal").with("position", position));
        }
    }
    network.fields.extend(signals.iter().map(|&position| {
        let at: Option<CityId> = match position {
            0 => city(from),
            last if last == spaces => city(to),
            _ => None,
        };
        Field { track, position, city: at }
    }));
    let ends = [from, to].map(|end| join(network, end, track));
    let [from, to] = ends;
    network.tracks.push(Track { id, ends: [from?, to?], spaces, first: 0, source });
    Some(())
}

/// Lets a track end at a node; a junction gives it a way.
fn join(network: &mut Network, end: End, track: TrackId) -> Option<End> {
    match end {
        End::Junction(junction, _) => {
            let ways = &mut network.nodes.junctions[junction.index()].tracks;
            let way = ways.len() as u8;
            // One too many is noted once all tracks are known.
            let _ = ways.try_push(track);
            Some(End::Junction(junction, way))
        }
        End::Departure(departure) => {
            network.nodes.departures[departure.index()].track = track;
            Some(end)
        }
        End::City(_) => Some(end),
    }
}

/// Every node has as many tracks as it should have.
fn check_degrees(document: &Document<'_>, network: &Network) {
    for (id, node) in &network.nodes.ids {
        let same = |end: &End| match (end, node) {
            (End::Junction(one, _), End::Junction(other, _)) => one == other,
            (end, node) => end == node,
        };
        let found = network.tracks.iter().flat_map(|track| &track.ends).filter(|end| same(end)).count();
        let (least, most) = match node {
            End::City(_) => (1, MAX_EXITS),
            End::Departure(_) => (1, 1),
            End::Junction(junction, _) => {
                let degree = network.nodes.degrees[junction.index()];
                (degree, degree)
            }
        };
        if !(least..=most).contains(&found) {
            let fault = Message::new("switch-signal-fault-degree").with("node", id.as_str());
            let fault = fault.with("found", found).with("least", least).with("most", most);
            document.fault(network.nodes.lines.get(id).map_or(1, |(line, _)| *line), fault);
        }
    }
}
