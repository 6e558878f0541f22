//! Reads a board file, and says of everything that is wrong with it what would be right.

mod nodes;
mod setup;
mod tracks;

use std::fmt::Write as _;

use arrayvec::ArrayVec;
use engine::record::digest;
use engine::{Message, Names};
use rails::facts::{Document, Entry};
use rails::read::{read_id, read_names};

use super::{Board, CityId, DEPARTURES, Differences, End, Fields, SpotId};
use crate::cards::Cards;
use crate::pieces::{Good, Helper};
use crate::setup::SwitchSignal;

/// The only file of cards and dice.
const CARDS: &str = "switch-signal.toml";

/// Reads and checks a board file.
///
/// # Errors
/// Everything that is wrong with it, in the order of its lines, each with what would be right.
pub fn read(text: &str) -> Result<Board, Vec<Message>> {
    let document = Document::open(text).map_err(|fault| vec![fault])?;
    read_all(&document).filter(|_| document.is_sound()).ok_or_else(|| document.faults())
}

/// What `[board]` says.
struct Head {
    id: String,
    names: Names,
    size: (u16, u16),
    switch_tokens: u32,
    signal_tokens: u32,
    goods: u8,
    differences: Differences,
    needed: u8,
    extra: u8,
}

/// Every part is read even if another is wrong, so that all faults come to light.
fn read_all(document: &Document<'_>) -> Option<Board> {
    let entry = document.table("board");
    let head = entry.as_ref().and_then(read_head);
    let helpers = read_helpers(document);
    // Without nodes and tracks that can be right, nothing can be said of what lies on them.
    let nodes = nodes::read_nodes(document, head.as_ref().map_or((10_000, 10_000), |head| head.size));
    let network = nodes.and_then(|nodes| tracks::read_tracks(document, nodes));
    let board = network.and_then(|network| {
        let first_signals = setup::read_signals(document, &network);
        let firsts = setup::read_switches(document, &network);
        document.close();
        let (head, helpers) = (head?, helpers?);
        if let Some(entry) = &entry {
            setup::check_counts(entry, &head, &network, first_signals);
        }
        (document.is_sound()).then(|| assemble(head, helpers, network, first_signals, &firsts))
    })?;
    check_ways(document, &board);
    document.is_sound().then_some(board)
}

fn assemble(
    head: Head,
    helpers: Vec<Helper>,
    network: tracks::Network,
    first_signals: Fields,
    firsts: &[super::Closed],
) -> Board {
    let tracks::Network { nodes, tracks, fields, .. } = network;
    let nodes::Nodes { mut cities, departures, mut junctions, .. } = nodes;
    for (index, city) in cities.iter_mut().enumerate() {
        let own = fields.iter().zip(0..).filter(|(field, _)| field.city == Some(CityId(index as u8)));
        city.fields = own.map(|(_, id)| super::FieldId(id)).collect();
    }
    junctions.iter_mut().zip(firsts).for_each(|(junction, first)| junction.first = *first);
    let ids = || (0..cities.len() as u8).map(CityId);
    let ports: ArrayVec<CityId, 2> = ids().filter(|id| cities[id.index()].port.is_some()).collect();
    let origin = |good| ids().find(|id| cities[id.index()].good == Some(good)).unwrap_or_default();
    let origins = Good::ALL.map(origin);
    let in_cities = cities.iter().fold(Fields::NONE, |all, city| all | city.fields);
    let mut board = Board {
        id: head.id,
        names: head.names,
        hash: String::new(),
        size: head.size,
        cities,
        departures,
        junctions,
        tracks,
        fields,
        ports,
        origins,
        first_signals,
        helpers,
        differences: head.differences,
        goods: head.goods,
        needed: head.needed,
        extra: head.extra,
        between: Fields::default(),
        other_settings: Vec::new(),
        steps: Vec::new(),
    };
    board.between = board.all_fields() - in_cities;
    board.connect();
    board.hash = digest(&rule_facts(&board));
    board
}

fn read_head(entry: &Entry<'_>) -> Option<Head> {
    let (id, names) = (read_id(entry, "id"), read_names(entry));
    let game = entry.one_of("game", &[SwitchSignal::GAME]);
    let size = entry.fact("box").and_then(|fact| fact.pair(100..=10_000_u16, 100..=10_000_u16));
    let switch_tokens = entry.number("switch_tokens", 0..=60_u32);
    let signal_tokens = entry.number("signal_tokens", 1..=60_u32);
    let goods = entry.number("goods_per_trade_city", 1..=9);
    let pass_through = entry.fact("pass_through_cities").and_then(|fact| fact.yes_no());
    let open_ports = entry.fact("empty_trains_may_use_ports").and_then(|fact| fact.yes_no());
    let needed = entry.number("goods_per_color_per_port", 1..=9);
    let extra = entry.number("extra_goods_variant_per_port", 0..=9);
    let cards = entry.one_of("cards", &[CARDS]);
    close(entry);
    game.and(cards)?;
    let differences = Differences { pass_through: pass_through?, open_ports: open_ports? };
    Some(Head {
        id: id?,
        names: names?,
        size: size?,
        switch_tokens: switch_tokens?,
        signal_tokens: signal_tokens?,
        goods: goods?,
        differences,
        needed: needed?,
        extra: extra?,
    })
}

fn read_helpers(document: &Document<'_>) -> Option<Vec<Helper>> {
    let mut helpers = Vec::new();
    for entry in document.tables("helper", 3..=3) {
        let found = entry.fact("id");
        let helper = found.and_then(|fact| Helper::from_id(fact.one_of(&Helper::ALL.map(Helper::id))?));
        // What a helper is called is in the texts of all screens; the file says it for people.
        let _ = (entry.find("name_en"), entry.find("name_ru"));
        close(&entry);
        match (helper, found) {
            (Some(helper), Some(fact)) if helpers.contains(&helper) => {
                fact.fault(Message::new("switch-signal-fault-helper-twice").with("helper", helper.id()));
            }
            _ => helpers.extend(helper),
        }
    }
    (helpers.len() == 3).then_some(helpers)
}

/// Where a fact comes from is for people.
fn source(entry: &Entry<'_>) -> String {
    entry.find("source").map_or(String::new(), |fact| fact.source().trim_matches('"').to_owned())
}

fn close(entry: &Entry<'_>) {
    entry.find("source");
    entry.close();
}

/// Every departure point leads to every city, and every trading city to every port.
fn check_ways(document: &Document<'_>, board: &Board) {
    let cities = || (0..board.cities.len() as u8).map(CityId);
    let no_way = |from: &super::Node, to: CityId| {
        let fault = Message::new("switch-signal-fault-no-way").with("from", from.id.as_str());
        document.fault(1, fault.with("to", board.cities[to.index()].node.id.as_str()));
    };
    for (departure, index) in board.departures.iter().zip(0..) {
        let reached = reached(board, board.departure_spot(super::DepartureId(index)));
        cities().filter(|city| !reached[city.index()]).for_each(|city| no_way(&departure.node, city));
    }
    for city in cities().filter(|city| board.cities[city.index()].good.is_some()) {
        let reached = reached(board, board.city_spot(city));
        let ports = board.ports.iter().filter(|port| !reached[port.index()]);
        ports.for_each(|port| no_way(&board.cities[city.index()].node, *port));
    }
}

/// Which spots can be reached from one, however signals and switches lie.
fn reached(board: &Board, from: SpotId) -> Vec<bool> {
    let mut reached = vec![false; board.spots()];
    let mut open = vec![from];
    while let Some(spot) = open.pop() {
        // A train that arrives in a departure point leaves the board.
        if std::mem::replace(&mut reached[spot.index()], true)
            || board.departure_at(spot).is_some() && spot != from
        {
            continue;
        }
        open.extend(board.steps(spot).iter().map(|step| step.to));
    }
    reached
}

/// All facts that the rules depend on, and nothing else, in one way of writing.
fn rule_facts(board: &Board) -> String {
    let mut text = Cards::standard().facts();
    let mut line = |words: std::fmt::Arguments<'_>| {
        let _ = writeln!(text, "{words}");
    };
    let Differences { pass_through, open_ports } = board.differences;
    line(format_args!("goods {} {} {} {pass_through} {open_ports}", board.goods, board.needed, board.extra));
    line(format_args!("helpers {:?}", board.helpers));
    for city in &board.cities {
        line(format_args!("city {} {:?} {:?}", city.node.id, city.good, city.port));
    }
    debug_assert_eq!(board.departures.len(), DEPARTURES);
    for departure in &board.departures {
        line(format_args!("departure {} {}", departure.number, departure.node.id));
    }
    for junction in &board.junctions {
        line(format_args!("junction {} {:?} {}", junction.node.id, junction.tracks, junction.first.0));
    }
    for track in &board.tracks {
        let end = |end: End| match end {
            End::City(id) => format!("c{}", id.0),
            End::Departure(id) => format!("d{}", id.0),
            End::Junction(id, way) => format!("j{}.{way}", id.0),
        };
        line(format_args!(
            "track {} {} {} {}",
            track.id,
            end(track.ends[0]),
            end(track.ends[1]),
            track.spaces
        ));
    }
    for field in &board.fields {
        line(format_args!("field {} {}", field.track.0, field.position));
    }
    line(format_args!("signals {:?}", board.first_signals.iter().map(|field| field.0).collect::<Vec<_>>()));
    text
}
