//! The first game's setup in a board file: which ways are closed and which signals green.

use engine::Message;
use rails::facts::{Document, Entry, Fact, shown};
use rails::read::read_known;

use super::super::{Closed, End, FieldId, Fields, MAX_FIELDS, TrackId};
use super::tracks::Network;
use super::{Head, close};
use crate::cards::Cards;

/// Which ways are closed, junction by junction.
pub(super) fn read_switches(document: &Document<'_>, network: &Network) -> Vec<Closed> {
    let junctions = &network.nodes.junctions;
    let mut firsts: Vec<Option<Closed>> = vec![None; junctions.len()];
    for entry in document.tables("switch", 1..=junctions.len().max(1)) {
        let junction = entry.fact("node").and_then(|fact| {
            let id = fact.text()?;
            match network.nodes.ids.get(&id) {
                Some(End::Junction(junction, _)) => Some(*junction),
                _ => {
                    fact.fault(Message::new("switch-signal-fault-no-junction").with("node", shown(&id)));
                    None
                }
            }
        });
        let blocked = entry.fact("blocked").and_then(|fact| {
            let tracks = fact.list()?;
            tracks.iter().map(|fact| read_track(fact, network)).collect::<Option<Vec<TrackId>>>()
        });
        close(&entry);
        let (Some(junction), Some(blocked)) = (junction, blocked) else { continue };
        let facts = &junctions[junction.index()];
        let mut closed = Closed(0);
        for track in &blocked {
            closed.0 |= facts.tracks.iter().position(|own| own == track).map_or(0, |way| 1 << way);
        }
        if closed.0.count_ones() != facts.tokens() || blocked.len() as u32 != facts.tokens() {
            let fault = Message::new("switch-signal-fault-blocked").with("node", facts.node.id.as_str());
            entry.fault(fault.with("tokens", facts.tokens()));
        } else if firsts[junction.index()].replace(closed).is_some() {
            entry
                .fault(Message::new("switch-signal-fault-switch-twice").with("node", facts.node.id.as_str()));
        }
    }
    for (junction, first) in junctions.iter().zip(&firsts).filter(|_| document.is_sound()) {
        if first.is_none() {
            let line = network.nodes.lines.get(&junction.node.id).map_or(1, |(line, _)| *line);
            let fault = Message::new("switch-signal-fault-no-switch").with("node", junction.node.id.as_str());
            document.fault(line, fault);
        }
    }
    firsts.into_iter().map(Option::unwrap_or_default).collect()
}

/// Which signals are green.
pub(super) fn read_signals(document: &Document<'_>, network: &Network) -> Fields {
    let mut green = Fields::default();
    for entry in document.tables("signal", 1..=MAX_FIELDS) {
        let track = entry.fact("track").and_then(|fact| read_track(&fact, network));
        let position = entry.number("at", 0..=99_u8);
        let place = entry.text("place");
        close(&entry);
        let (Some(track), Some(position), Some(place)) = (track, position, place) else { continue };
        let same = |field: &super::super::Field| field.track == track && field.position == position;
        let Some(index) = network.fields.iter().position(same) else {
            entry.fault(Message::new("switch-signal-fault-no-field").with("position", position));
            continue;
        };
        let city = network.fields[index].city;
        let word = city.map_or("track", |city| network.nodes.cities[city.index()].node.id.as_str());
        if place != word {
            entry.fault(
                Message::new("switch-signal-fault-place").with("found", shown(&place)).with("place", word),
            );
        }
        let field = FieldId(index as u8);
        if green.contains(field) {
            entry.fault(Message::new("switch-signal-fault-signal-twice"));
        }
        green = green.with(field);
    }
    green
}

/// The track that a fact names.
fn read_track(fact: &Fact<'_>, network: &Network) -> Option<TrackId> {
    let unknown = ["switch-signal-fault-track", "switch-signal-fault-hint-tracks"];
    read_known(fact, &network.ids, "track", unknown)
}

/// The tokens and goods are as many as the head says, and as the box has (SS-6, SS-54).
pub(super) fn check_counts(entry: &Entry<'_>, head: &Head, network: &Network, green: Fields) {
    let wrong = |key: &'static str, found: u32, right: u32| {
        if found != right {
            entry.fault(Message::new(key).with("found", found).with("right", right));
        }
    };
    let tokens = network.nodes.junctions.iter().map(|junction| junction.tokens()).sum();
    wrong("switch-signal-fault-switch-tokens", head.switch_tokens, tokens);
    wrong("switch-signal-fault-signal-tokens", head.signal_tokens, green.len() as u32);
    for (city, index) in network.nodes.cities.iter().zip(0..) {
        let own = green
            .iter()
            .filter(|field| network.fields[field.index()].city.is_some_and(|city| city.0 == index));
        if own.count() != 1 {
            entry.fault(Message::new("switch-signal-fault-city-signal").with("city", city.node.id.as_str()));
        }
    }
    let between = network.fields.iter().filter(|field| field.city.is_none()).count();
    let cards = Cards::standard();
    if between < green.len().saturating_sub(network.nodes.cities.len()) {
        entry.fault(Message::new("switch-signal-fault-few-fields"));
    }
    for (found, most) in [(head.signal_tokens + 1, cards.tokens[0]), (head.switch_tokens, cards.tokens[1])] {
        if found > u32::from(most) {
            entry.fault(Message::new("switch-signal-fault-many").with("most", most));
        }
    }
    // Enough to win, also with ten goods.
    let ports = network.nodes.cities.iter().filter(|city| city.port.is_some()).count() as u8;
    let enough = head.goods == head.needed * ports
        && head.goods < cards.goods
        && head.extra * ports <= (cards.goods - head.goods) * 4;
    if !enough {
        entry.fault(Message::new("switch-signal-fault-goods").with("ports", ports).with("box", cards.goods));
    }
}
