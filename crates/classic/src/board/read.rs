//! Reads a board file, and says of everything that is wrong with it what would be right.

use engine::Message;
use engine::record::digest;
use rails::facts::{Document, Entry};
use rails::read::{self, Ids, Scored};
use rails::{Chart, Network, TicketId, TicketSet};

use super::terms::Terms;
use super::{Board, MAX_LENGTH, Pieces, Route, RouteKind, Scoring, prices};
use crate::card::Colour;
use crate::scoring::MAX_STATIONS;
use crate::ways::Ways;

/// The most train cards a board may have.
const MAX_CARDS: usize = 200;

/// The game of a board file that doesn't say which it is for: the first of the family.
const FIRST: &str = "europe";

/// What a route can be built on, as board files call it.
const KINDS: [&str; 3] = ["rail", "tunnel", "ferry"];

/// Reads and checks a board file.
///
/// # Errors
/// Everything that is wrong with it, in the order of its lines, each with what would be right.
pub fn read(text: &str) -> Result<Board, Vec<Message>> {
    let document = Document::open(text).map_err(|fault| vec![fault])?;
    read_all(&document).filter(|_| document.is_sound()).ok_or_else(|| document.faults())
}

impl Board {
    /// How many seats it can serve with tickets and cards: at least the fewest.
    pub fn most_seats(&self) -> usize {
        let terms = &self.terms;
        let cards =
            self.pieces.all_cards().saturating_sub(terms.market.into()) / usize::from(terms.dealt_cards);
        let long = self.long.len().checked_div(terms.dealt_long.into()).unwrap_or(usize::MAX);
        let regular = self.regular().len() / usize::from(terms.dealt_tickets);
        terms.seats.1.min(long).min(regular).min(cards)
    }
}

impl Pieces {
    fn all_cards(&self) -> usize {
        Colour::ALL.len() * usize::from(self.cards_per_colour) + usize::from(self.locomotives)
    }
}

/// Every part is read even if another is wrong, so that all faults come to light.
fn read_all(document: &Document<'_>) -> Option<Board> {
    let head = document.table("board").and_then(|entry| read::read_head_of(&entry, FIRST));
    let read_terms = |entry: Entry<'_>| Terms::read(&entry);
    let terms = document.find_table("rules").map_or(Some(Terms::default()), read_terms);
    let usual = terms.clone().unwrap_or_default();
    let (scoring, scored) = document.table("scoring").map_or((None, None), |entry| read_scoring(&entry));
    let pieces = document.table("pieces").and_then(|entry| read_pieces(&entry, &usual));
    // Without a list of cities that can be right, nothing can be said of what joins them.
    let (cities, ids) = read::read_cities(document, |_, _| {})?;
    // All that join the same two cities have to be alike: they are double.
    let (routes, all) = read::read_routes(document, &ids, scored, |entry| read_route(entry, &ids), |_| "");
    let mut lengths = Vec::new();
    let tickets = read::read_tickets(document, &ids, all.then_some(&routes), |entry, _| {
        lengths.push(entry.yes_no("long", false));
    });
    count_tickets(document, &lengths, &usual);
    document.close();

    let ((game, id, names), terms, scoring, pieces) = (head?, terms?, scoring?, pieces?);
    if !document.is_sound() {
        return None;
    }
    let long = long_ones(&lengths);
    let ends: Vec<_> = routes.iter().map(|route| (route.ends, route.length)).collect();
    let network = Network::new(cities.len(), &ends, |_, _| true);
    let (prices, ways) = (prices(&routes), Ways::new(&routes));
    let chart = Chart { id, names, hash: String::new(), cities, routes, tickets, network };
    let mut board = Board { game, terms, chart, long, pieces, scoring, prices, ways };
    board.chart.hash = digest(&rule_facts(&board));
    Some(board)
}

fn read_scoring(entry: &Entry<'_>) -> (Option<Scoring>, Option<Scored>) {
    let longest_path = entry.number("longest_path_bonus", 0..=99);
    let unused_station = entry.number("unused_station", 0..=99);
    let points = read::read_points(entry);
    entry.close();
    let scoring = || {
        let (by_length, _) = points?;
        Some(Scoring { by_length, longest_path: longest_path?, unused_station: unused_station? })
    };
    (scoring(), points.map(|(_, scored)| scored))
}

fn read_pieces(entry: &Entry<'_>, terms: &Terms) -> Option<Pieces> {
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
    let least = terms.seats.0 * usize::from(terms.dealt_cards) + usize::from(terms.market);
    read::count_cards(entry, "board-card-count", pieces.all_cards(), least..=MAX_CARDS);
    Some(pieces)
}

fn read_route(entry: &Entry<'_>, ids: &Ids) -> Option<Route> {
    let ends = read::read_ends(entry, ids);
    let length = entry.number("length", 1..=MAX_LENGTH as u8);
    let colour = read::read_colour(entry, &Colour::ALL.map(Colour::id));
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
    let (ends, length, kind) = (ends?, length?, kind?);
    Some(Route { id: String::new(), ends, length, colour: Colour::from_id(colour?), kind })
}

fn long_ones(lengths: &[Option<bool>]) -> TicketSet {
    let is_long = |(index, long): (usize, &Option<bool>)| {
        (index < TicketSet::CAPACITY && *long == Some(true)).then_some(TicketId(index as u8))
    };
    lengths.iter().enumerate().filter_map(is_long).collect()
}

/// Whether there are enough tickets for the smallest table. A ticket of which it isn't clear whether
/// it is long counts as both.
fn count_tickets(document: &Document<'_>, lengths: &[Option<bool>], terms: &Terms) {
    let count = |long| lengths.iter().filter(|found| found.is_none_or(|found| found == long)).count();
    let (long, regular) = (count(true), count(false));
    let [min_long, min_regular] =
        [terms.dealt_long, terms.dealt_tickets].map(|dealt| terms.seats.0 * usize::from(dealt));
    if !lengths.is_empty() && (long < min_long || regular < min_regular) {
        let fault = Message::new("board-too-few-tickets").with("long", long).with("regular", regular);
        document.first_fault("ticket", fault.with("min_long", min_long).with("min_regular", min_regular));
    }
}

/// All facts that the rules depend on, and nothing else, in one way of writing.
fn rule_facts(board: &Board) -> String {
    let Pieces { cars, stations, cards_per_colour, locomotives } = board.pieces;
    let mut last = vec![
        format!("pieces {cars} {stations} {cards_per_colour} {locomotives}"),
        format!("scoring {} {}", board.scoring.longest_path, board.scoring.unused_station),
    ];
    last.extend(board.terms.facts());
    let locomotives = |route: &Route| format!(" {}", route.cost().locomotives);
    let long = |ticket: usize| format!(" {}", board.long.contains(TicketId(ticket as u8)));
    read::rule_facts(board, &board.scoring.by_length, (|_| String::new(), locomotives, long), &last)
}
