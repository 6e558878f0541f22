//! Reads a board file, and says of everything that is wrong with it what would be right.

mod routes;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use engine::record::digest;
use engine::{Message, Names, Rules};
use rails::facts::{Document, Entry, Fact, hint_near, nearest, shown};
use rails::{CityId, CitySet, Components, Network, Ticket, TicketId, TicketSet};

use super::{Board, City, MAX_LENGTH, Pieces, Prices, Route, RouteKind, Scoring};
use crate::card::Colour;
use crate::scoring::MAX_STATIONS;
use crate::setup::{DEALT_CARDS, DEALT_REGULAR, Europe};
use crate::state::MARKET;

/// The most train cards a board may have.
const MAX_CARDS: usize = 200;

/// Where the map ends.
const WIDTH: i32 = 1000;
const HEIGHT: i32 = 660;

/// Reads and checks a board file.
///
/// # Errors
/// Everything that is wrong with it, in the order of its lines, each with what would be right.
pub fn read(text: &str) -> Result<Board, Vec<Message>> {
    let document = Document::open(text).map_err(|fault| vec![fault])?;
    read_all(&document).filter(|_| document.is_sound()).ok_or_else(|| document.faults())
}

impl Board {
    /// How many seats it can serve with tickets and cards: at least 2.
    pub fn most_seats(&self) -> usize {
        let cards = self.pieces.all_cards().saturating_sub(MARKET.into()) / DEALT_CARDS;
        Europe::MOST_SEATS.min(self.long.len()).min(self.regular().len() / DEALT_REGULAR).min(cards)
    }
}

impl Pieces {
    fn all_cards(&self) -> usize {
        Colour::ALL.len() * usize::from(self.cards_per_colour) + usize::from(self.locomotives)
    }
}

/// Every part is read even if another is wrong, so that all faults come to light.
fn read_all(document: &Document<'_>) -> Option<Board> {
    let head = document.table("board").and_then(|entry| read_head(&entry));
    let (scoring, scored) = document.table("scoring").map_or((None, None), |entry| read_scoring(&entry));
    let pieces = document.table("pieces").and_then(|entry| read_pieces(&entry));
    // Without a list of cities that can be right, nothing can be said of what joins them.
    let (cities, ids) = read_cities(document)?;
    let (routes, all) = routes::read_routes(document, &ids, scored);
    let (tickets, long) = read_tickets(document, &ids, all.then_some(&routes));
    document.close();

    let ((id, names), scoring, pieces) = (head?, scoring?, pieces?);
    if !document.is_sound() {
        return None;
    }
    let ends: Vec<_> = routes.iter().map(|route| (route.ends, route.length)).collect();
    let network = Network::new(cities.len(), &ends, |_, _| true);
    let prices = Prices::new(&routes);
    let hash = String::new();
    let mut board =
        Board { id, names, hash, cities, routes, tickets, long, pieces, scoring, network, prices };
    board.hash = digest(&rule_facts(&board));
    Some(board)
}

fn read_head(entry: &Entry<'_>) -> Option<(String, Names)> {
    let (id, names) = (read_id(entry), read_names(entry));
    let game = entry.one_of_or("game", &[Europe::GAME], Europe::GAME);
    entry.close();
    game.and(Some((id?, names?)))
}

/// An id that can stand in records: letters, digits and hyphens. A wrong one is noted but given all
/// the same, so that what refers to it isn't called wrong too.
fn read_id(entry: &Entry<'_>) -> Option<String> {
    let fact = entry.fact("id")?;
    let id = fact.text()?;
    if !id.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-')) {
        fact.fault(Message::new("board-bad-id").with("id", shown(&id)));
    }
    Some(id)
}

fn read_names(entry: &Entry<'_>) -> Option<Names> {
    let (en, ru) = (entry.text("name_en"), entry.text("name_ru"));
    let local = match entry.find("name_local") {
        Some(fact) => fact.text(),
        None => en.clone(),
    };
    Some(Names { en: en?, ru: ru?, local: local? })
}

/// Which lengths have points.
type Scored = [bool; MAX_LENGTH + 1];

fn read_scoring(entry: &Entry<'_>) -> (Option<Scoring>, Option<Scored>) {
    let longest_path = entry.number("longest_path_bonus", 0..=99);
    let unused_station = entry.number("unused_station", 0..=99);
    let points = entry.fact("points_by_length").and_then(|fact| read_points(&fact));
    entry.close();
    let scoring = || {
        let (by_length, _) = points?;
        Some(Scoring { by_length, longest_path: longest_path?, unused_station: unused_station? })
    };
    (scoring(), points.map(|(_, scored)| scored))
}

fn read_points(fact: &Fact<'_>) -> Option<([u8; MAX_LENGTH + 1], Scored)> {
    let mut by_length = [0; MAX_LENGTH + 1];
    let mut scored = [false; MAX_LENGTH + 1];
    let mut right = true;
    for fact in fact.list()? {
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

fn read_pieces(entry: &Entry<'_>) -> Option<Pieces> {
    let cars = entry.number("trains_per_player", 3..=99);
    let stations = entry.number("stations_per_player", 0..=MAX_STATIONS as u8);
    let cards_per_colour = entry.number("cards_per_color", 1..=20);
    let locomotives = entry.number("locomotives", 0..=40);
    entry.close();
    let pieces = Pieces {
        cars: cars?,
        stations: stations?,
        cards_per_colour: cards_per_colour?,
        locomotives: locomotives?,
    };
    let (found, least) = (pieces.all_cards(), Europe::FEWEST_SEATS * DEALT_CARDS + usize::from(MARKET));
    if !(least..=MAX_CARDS).contains(&found) {
        let fault = Message::new("board-card-count").with("found", found);
        entry.fault(fault.with("min", least).with("max", MAX_CARDS));
    }
    Some(pieces)
}

/// The cities by their ids.
type Ids = BTreeMap<String, CityId>;

fn read_cities(document: &Document<'_>) -> Option<(Vec<City>, Ids)> {
    let mut cities = Vec::new();
    let mut ids: BTreeMap<String, (CityId, String)> = BTreeMap::new();
    let entries = document.tables("city", 2..=CitySet::CAPACITY);
    for (index, entry) in entries.iter().enumerate() {
        let (id, names) = (read_id(entry), read_names(entry));
        let (x, y) = (entry.decimal("x", 0..=WIDTH), entry.decimal("y", 0..=HEIGHT));
        for (key, range) in [("lat", -90..=90), ("lon", -180..=180)] {
            entry.find(key).and_then(|fact| fact.decimal(range));
        }
        entry.close();
        let Some(id) = id else { continue };
        if let (Some((_, other)), Some(fact)) = (ids.get(&id), entry.find("id")) {
            let fault = Message::new("board-same-city").with("id", shown(&id));
            fact.fault(fault.with("other", other.as_str()));
        } else {
            ids.insert(id.clone(), (CityId(index as u8), entry.name().to_owned()));
        }
        if let (Some(names), Some(x), Some(y)) = (names, x, y) {
            cities.push(City { id, names, at: (x as f32, y as f32) });
        }
    }
    let ids: Ids = ids.into_iter().map(|(id, (city, _))| (id, city)).collect();
    (1..=CitySet::CAPACITY).contains(&entries.len()).then_some((cities, ids))
}

/// The city that a fact names.
fn read_city(fact: &Fact<'_>, ids: &Ids) -> Option<CityId> {
    let id = fact.text()?;
    let city = ids.get(&id).copied();
    if city.is_none() {
        let known = ids.keys().map(String::as_str);
        let hint = nearest(&id, known).map_or_else(|| Message::new("board-hint-cities"), hint_near);
        fact.fault(Message::new("board-unknown-city").with("city", shown(&id)).with("hint", hint));
    }
    city
}

/// The two cities of a route or ticket, which may not be the same.
fn read_ends(entry: &Entry<'_>, ids: &Ids) -> Option<[CityId; 2]> {
    let [from, to] = ["from", "to"].map(|key| entry.fact(key).and_then(|fact| read_city(&fact, ids)));
    let (from, to) = (from?, to?);
    if from == to {
        let city = ids.iter().find(|(_, city)| **city == from).map_or("", |(id, _)| id);
        entry.fault(Message::new("board-same-ends").with("city", city));
        return None;
    }
    Some([from, to])
}

/// Two cities in an order that doesn't depend on the direction.
fn pair(ends: [CityId; 2]) -> [CityId; 2] {
    [ends[0].min(ends[1]), ends[0].max(ends[1])]
}

/// The tickets, and which are long. `routes` are there if none is missing: only then can it be
/// said what they connect.
fn read_tickets(document: &Document<'_>, ids: &Ids, routes: Option<&Vec<Route>>) -> (Vec<Ticket>, TicketSet) {
    let mut components = Components::apart();
    routes.into_iter().flatten().for_each(|route| components.join(route.ends[0], route.ends[1]));
    let names: BTreeMap<CityId, &str> = ids.iter().map(|(id, city)| (*city, id.as_str())).collect();
    let mut tickets = Vec::new();
    let mut lengths = Vec::new();
    let mut pairs = BTreeMap::new();
    let mut ticket_ids = BTreeMap::new();
    let entries = document.tables("ticket", 1..=TicketSet::CAPACITY);
    for entry in &entries {
        let ends = read_ends(entry, ids);
        let points = entry.number("points", 1..=99);
        lengths.push(entry.yes_no("long", false));
        entry.close();
        let Some(ends) = ends else { continue };
        let id = ends.map(|city| names.get(&city).copied().unwrap_or_default()).join("-");
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
    count_tickets(entries.first(), &lengths);
    let is_long = |(index, long): (usize, &Option<bool>)| {
        (index < TicketSet::CAPACITY && *long == Some(true)).then_some(TicketId(index as u8))
    };
    (tickets, lengths.iter().enumerate().filter_map(is_long).collect())
}

/// Whether there are enough tickets for the smallest table. A ticket of which it isn't clear whether
/// it is long counts as both.
fn count_tickets(first: Option<&Entry<'_>>, lengths: &[Option<bool>]) {
    let count = |long| lengths.iter().filter(|found| found.is_none_or(|found| found == long)).count();
    let (long, regular) = (count(true), count(false));
    let (min_long, min_regular) = (Europe::FEWEST_SEATS, Europe::FEWEST_SEATS * DEALT_REGULAR);
    if let Some(first) = first.filter(|_| long < min_long || regular < min_regular) {
        let fault = Message::new("board-too-few-tickets").with("long", long).with("regular", regular);
        first.fault(fault.with("min_long", min_long).with("min_regular", min_regular));
    }
}

/// All facts that the rules depend on, and nothing else, in one way of writing.
fn rule_facts(board: &Board) -> String {
    let mut text = String::new();
    let mut line = |words: std::fmt::Arguments<'_>| {
        let _ = writeln!(text, "{words}");
    };
    for city in &board.cities {
        line(format_args!("city {}", city.id));
    }
    for route in &board.routes {
        let [from, to] = route.ends.map(|city| city.0);
        let colour = route.colour.map_or("gray", Colour::word);
        let (length, kind, locomotives) = (route.length, routes::word(route.kind), route.cost().locomotives);
        let points = board.scoring.by_length[usize::from(length)];
        line(format_args!("route {from} {to} {length} {colour} {kind} {locomotives} {points}"));
    }
    for (index, ticket) in board.tickets.iter().enumerate() {
        let [from, to] = ticket.ends.map(|city| city.0);
        let long = board.long.contains(TicketId(index as u8));
        line(format_args!("ticket {from} {to} {} {long}", ticket.points));
    }
    let Pieces { cars, stations, cards_per_colour, locomotives } = board.pieces;
    line(format_args!("pieces {cars} {stations} {cards_per_colour} {locomotives}"));
    line(format_args!("scoring {} {}", board.scoring.longest_path, board.scoring.unused_station));
    text
}
