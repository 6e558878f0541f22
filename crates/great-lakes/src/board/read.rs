//! Reads a board file, and says of everything that is wrong with it what would be right.

use engine::Message;
use engine::record::digest;
use rails::facts::{Document, Entry, Fact};
use rails::read::{self, Ids, Scored};
use rails::{Chart, CityId, CitySet, Network, RouteId};

use super::{Board, CardCounts, MAX_LENGTH, Pieces, Route, Scoring, prices};
use crate::card::{COLOURS, Colour, Kind};
use crate::setup::{DEALT_OF_EACH, DEALT_TICKETS, GreatLakes};
use crate::state::MARKET;

/// The most cards a deck may have.
const MAX_CARDS: usize = 200;

/// What a route can be built on, as board files call it.
const KINDS: [&str; 2] = ["rail", "sea"];

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
        let [trains, ships] = self.cards.decks();
        let cards = trains.min(ships).saturating_sub(usize::from(MARKET) / 2) / usize::from(DEALT_OF_EACH);
        GreatLakes::MOST_SEATS.min(self.tickets.len() / DEALT_TICKETS).min(cards)
    }
}

impl CardCounts {
    /// How many cards the train deck and the ship deck have.
    fn decks(&self) -> [usize; 2] {
        let of_colours = |one: u8, other: u8| COLOURS * (usize::from(one) + usize::from(other));
        [of_colours(self.plain, self.marked) + usize::from(self.wild), of_colours(self.single, self.double)]
    }
}

/// What is known of cities besides their names.
#[derive(Default)]
struct Shores {
    ports: CitySet,
    junctions: CitySet,
}

/// Every part is read even if another is wrong, so that all faults come to light.
fn read_all(document: &Document<'_>) -> Option<Board> {
    let head = document.table("board").and_then(|entry| read::read_head(&entry, GreatLakes::GAME));
    let (scoring, scored) = document.table("scoring").map_or((None, None), |entry| read_scoring(&entry));
    let pieces = document.table("pieces").and_then(|entry| read_pieces(&entry));
    let cards = document.table("cards").and_then(|entry| read_cards(&entry));
    // Without a list of cities that can be right, nothing can be said of what joins them.
    let mut shores = Shores::default();
    let (cities, ids) = read::read_cities(document, |entry, city| read_shore(entry, city, &mut shores))?;
    let Shores { ports, junctions } = shores;
    let read_one = |entry: &Entry<'_>| read_route(entry, &ids, junctions);
    // A rail and a sea route between the same cities are no double (GL-18).
    let (routes, all) = read::read_routes(document, &ids, scored, read_one, rails::Track::kind_id);
    let tickets = read::read_tickets(document, &ids, all.then_some(&routes), |entry, ends| {
        if ends.is_some_and(|ends| ends.iter().any(|end| junctions.contains(*end))) {
            entry.fault(Message::new("great-lakes-fault-junction-ticket"));
        }
    });
    let least = GreatLakes::FEWEST_SEATS * DEALT_TICKETS;
    if (1..least).contains(&tickets.len()) {
        let fault =
            Message::new("great-lakes-fault-few-tickets").with("min", least).with("found", tickets.len());
        document.first_fault("ticket", fault);
    }
    document.close();

    let ((id, names), scoring, pieces, cards) = (head?, scoring?, pieces?, cards?);
    if !document.is_sound() {
        return None;
    }
    let ends: Vec<_> = routes.iter().map(|route| (route.ends, route.length)).collect();
    let kind = |route: RouteId| routes[route.index()].kind;
    let network = Network::new(cities.len(), &ends, |one, other| kind(one) == kind(other));
    let prices = prices(&routes);
    let chart = Chart { id, names, hash: String::new(), cities, routes, tickets, network };
    let mut board = Board { chart, ports, junctions, pieces, cards, scoring, prices };
    board.chart.hash = digest(&rule_facts(&board));
    Some(board)
}

fn read_shore(entry: &Entry<'_>, city: CityId, shores: &mut Shores) {
    let [port, junction] = ["port", "junction"].map(|key| entry.yes_no(key, false) == Some(true));
    // Too many cities are noted elsewhere.
    if city.index() >= CitySet::CAPACITY {
        return;
    }
    if port && junction {
        entry.fault(Message::new("great-lakes-fault-junction-port"));
    }
    if port {
        shores.ports = shores.ports.with(city);
    }
    if junction {
        shores.junctions = shores.junctions.with(city);
    }
}

fn read_scoring(entry: &Entry<'_>) -> (Option<Scoring>, Option<Scored>) {
    let unbuilt_harbour = entry.number("unbuilt_harbor", 0..=99);
    let exchanged_piece = entry.number("exchanged_piece", 0..=99);
    let points = read::read_points(entry);
    let harbour = entry.fact("harbor_points").and_then(|fact| read_harbour(&fact));
    entry.close();
    let scoring = || {
        let (by_length, _) = points?;
        let (unbuilt_harbour, exchanged_piece) = (unbuilt_harbour?, exchanged_piece?);
        Some(Scoring { by_length, harbour: harbour?, unbuilt_harbour, exchanged_piece })
    };
    (scoring(), points.map(|(_, scored)| scored))
}

/// What a harbour brings with one ticket, with two, and with three or more.
fn read_harbour(fact: &Fact<'_>) -> Option<[u8; 3]> {
    let list = fact.list()?;
    let points: Vec<u8> = list.iter().filter_map(|fact| fact.number(0..=99)).collect();
    if list.len() != 3 {
        fact.fault(Message::new("great-lakes-fault-harbor-points").with("found", list.len()));
    }
    points.try_into().ok()
}

fn read_pieces(entry: &Entry<'_>) -> Option<Pieces> {
    let (trains, ships) = (entry.number("trains", 0..=99), entry.number("ships", 0..=99));
    let chosen = entry.number("pieces_per_player", 1..=99);
    let suggested_trains = entry.number("suggested_trains", 0..=99);
    let harbours = entry.number("harbors_per_player", 0..=9);
    entry.close();
    let (trains, ships, chosen): (u8, u8, u8) = (trains?, ships?, chosen?);
    let pieces = Pieces { trains, ships, chosen, suggested_trains: suggested_trains?, harbours: harbours? };
    if chosen > trains + ships {
        let fault = Message::new("great-lakes-fault-few-pieces").with("chosen", chosen);
        entry.fault(fault.with("found", trains + ships));
        return None;
    }
    let choices = pieces.train_choices();
    if !choices.contains(&pieces.suggested_trains) {
        let fault = Message::new("great-lakes-fault-bad-suggestion").with("found", pieces.suggested_trains);
        entry.fault(fault.with("min", *choices.start()).with("max", *choices.end()));
    }
    Some(pieces)
}

fn read_cards(entry: &Entry<'_>) -> Option<CardCounts> {
    let of_each = |key| entry.number(key, 0..=20);
    let (plain, marked) = (of_each("trains_per_color"), of_each("harbor_trains_per_color"));
    let (single, double) = (of_each("ships_per_color"), of_each("double_ships_per_color"));
    let wild = entry.number("wild", 0..=40);
    entry.close();
    let cards = CardCounts { plain: plain?, marked: marked?, wild: wild?, single: single?, double: double? };
    let least = GreatLakes::FEWEST_SEATS * usize::from(DEALT_OF_EACH) + usize::from(MARKET) / 2;
    let [trains, ships] = cards.decks();
    read::count_cards(entry, "great-lakes-fault-train-count", trains, least..=MAX_CARDS);
    read::count_cards(entry, "great-lakes-fault-ship-count", ships, least..=MAX_CARDS);
    Some(cards)
}

fn read_route(entry: &Entry<'_>, ids: &Ids, junctions: CitySet) -> Option<Route> {
    let ends = read::read_ends(entry, ids);
    let length = entry.number("length", 1..=MAX_LENGTH as u8);
    let colour = read::read_colour(entry, &Colour::ALL.map(Colour::id));
    let kind = entry.one_of("kind", &KINDS);
    let kind = if kind? == "sea" { Kind::Ship } else { Kind::Train };
    let ends = ends?;
    if kind == Kind::Train && ends.iter().any(|end| junctions.contains(*end)) {
        entry.fault(Message::new("great-lakes-fault-junction-rail"));
    }
    Some(Route { id: String::new(), ends, length: length?, colour: Colour::from_id(colour?), kind })
}

/// All facts that the rules depend on, and nothing else, in one way of writing.
fn rule_facts(board: &Board) -> String {
    let Pieces { trains, ships, chosen, harbours, .. } = board.pieces;
    let CardCounts { plain, marked, wild, single, double } = board.cards;
    let Scoring { harbour: [one, two, three], unbuilt_harbour, exchanged_piece, .. } = board.scoring;
    let last = [
        format!("pieces {trains} {ships} {chosen} {harbours}"),
        format!("cards {plain} {marked} {wild} {single} {double}"),
        format!("scoring {one} {two} {three} {unbuilt_harbour} {exchanged_piece}"),
    ];
    let shore = |city: usize| match CityId(city as u8) {
        port if board.ports.contains(port) => " port",
        junction if board.junctions.contains(junction) => " junction",
        _ => "",
    };
    let more = (|city| shore(city).to_owned(), |_: &Route| String::new(), |_| String::new());
    read::rule_facts(board, &board.scoring.by_length, more, &last)
}
