//! Reads a board file, and says of everything that is wrong with it what would be right.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use engine::Message;
use engine::record::digest;
use rails::facts::{Document, Entry, Fact};
use rails::read::{self, Ids};
use rails::{CityId, TicketId, TicketSet};

use super::{Board, Bonus, City, MAX_BONUSES, Pieces, Ticket};
use crate::card::{Cards, Colour};
use crate::setup::{CardGame, DEALT_CARDS, DEALT_TICKETS, GIVEN_LOCOMOTIVES};
use crate::state::MARKET;

/// The most cards there may be.
const MAX_CARDS: usize = 200;
/// The most cars a ticket may ask for.
const MAX_CARS: usize = 9;

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
        let cards = self.pieces.all_cards().saturating_sub(MARKET.into());
        let most = cards / usize::from(DEALT_CARDS + GIVEN_LOCOMOTIVES);
        let locomotives = usize::from(self.pieces.locomotives / GIVEN_LOCOMOTIVES);
        CardGame::MOST_SEATS.min(self.tickets.len() / DEALT_TICKETS).min(most).min(locomotives)
    }
}

impl Pieces {
    fn all_cards(&self) -> usize {
        Colour::ALL.len() * usize::from(self.cards_per_colour) + usize::from(self.locomotives)
    }
}

/// Every part is read even if another is wrong, so that all faults come to light.
fn read_all(document: &Document<'_>) -> Option<Board> {
    let head = document.table("board").and_then(|entry| read::read_head(&entry, CardGame::GAME));
    let pieces = document.table("pieces").and_then(|entry| read_pieces(&entry));
    // Without a list of cities that can be right, nothing can be said of what names them.
    let (cities, ids) = read::read_named_cities(document, |_, _| Some(()))?;
    let cities = cities.into_iter().map(|(id, names, ())| City { id, names }).collect();
    let mut bonuses = read_bonuses(document, &ids);
    let tickets = read_tickets(document, &ids);
    document.close();

    let ((id, names), pieces) = (head?, pieces?);
    if !document.is_sound() {
        return None;
    }
    for bonus in &mut bonuses {
        let naming = tickets.iter().enumerate().filter(|(_, ticket)| ticket.ends.contains(&bonus.city));
        bonus.tickets = naming.map(|(index, _)| TicketId(index as u8)).collect();
    }
    let mut board = Board { id, names, hash: String::new(), cities, bonuses, tickets, pieces };
    board.hash = digest(&rule_facts(&board));
    Some(board)
}

fn read_pieces(entry: &Entry<'_>) -> Option<Pieces> {
    let cards_per_colour = entry.number("cards_per_color", 1..=20);
    let least = CardGame::FEWEST_SEATS as u8 * GIVEN_LOCOMOTIVES;
    let locomotives = entry.number("locomotives", least..=40);
    entry.close();
    let pieces = Pieces { cards_per_colour: cards_per_colour?, locomotives: locomotives? };
    let dealt = usize::from(DEALT_CARDS + GIVEN_LOCOMOTIVES);
    let (found, least) = (pieces.all_cards(), CardGame::FEWEST_SEATS * dealt + usize::from(MARKET));
    read::count_cards(entry, "board-card-count", found, least..=MAX_CARDS);
    Some(pieces)
}

fn read_bonuses(document: &Document<'_>, ids: &Ids) -> Vec<Bonus> {
    let mut bonuses: Vec<Bonus> = Vec::new();
    let mut seen: BTreeMap<CityId, String> = BTreeMap::new();
    for entry in document.tables("bonus", 0..=MAX_BONUSES) {
        let city = entry.fact("city").and_then(|fact| read::read_city(&fact, ids));
        let points = entry.number("points", 1..=99);
        let colour = entry.one_of("color", &Colour::ALL.map(Colour::id)).and_then(Colour::from_id);
        entry.close();
        if let Some(other) = city.and_then(|city| seen.insert(city, entry.name().to_owned())) {
            entry.fault(Message::new("card-game-same-bonus").with("other", other));
        }
        if let (Some(city), Some(points), Some(colour)) = (city, points, colour) {
            bonuses.push(Bonus { city, points, colour, tickets: TicketSet::NONE });
        }
    }
    bonuses
}

fn read_tickets(document: &Document<'_>, ids: &Ids) -> Vec<Ticket> {
    let mut tickets = Vec::new();
    let mut taken = BTreeMap::new();
    let least = CardGame::FEWEST_SEATS * DEALT_TICKETS;
    let entries = document.tables("ticket", least..=TicketSet::CAPACITY);
    for entry in &entries {
        let ends = read::read_ends(entry, ids);
        let points = entry.number("points", 1..=99);
        let cars = entry.fact("cars").and_then(|fact| read_cars(&fact));
        entry.close();
        let Some(ends) = ends else { continue };
        let id = ends.map(|city| read::name_of(city, ids)).join("-");
        if let Some(other) = taken.insert(id.clone(), entry.name()) {
            entry.fault(Message::new("board-same-id").with("id", id).with("other", other));
        }
        if let (Some(points), Some(cars)) = (points, cars) {
            tickets.push(Ticket { ends, points, cars });
        }
    }
    tickets
}

/// The cars of a ticket: `["green", "yellow", "yellow"]`.
fn read_cars(fact: &Fact<'_>) -> Option<Cards> {
    let words = Colour::ALL.map(Colour::id);
    let list = fact.list()?;
    if !(1..=MAX_CARS).contains(&list.len()) {
        fact.fault(Message::new("card-game-car-count").with("found", list.len()).with("max", MAX_CARS));
        return None;
    }
    let mut cars = Cards::NONE;
    let mut right = true;
    for car in &list {
        match car.one_of(&words).and_then(Colour::from_id) {
            Some(colour) => cars.add(colour.kind(), 1),
            None => right = false,
        }
    }
    right.then_some(cars)
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
    for bonus in &board.bonuses {
        line(format_args!("bonus {} {}", bonus.city.0, bonus.points));
    }
    for ticket in &board.tickets {
        let [from, to] = ticket.ends.map(|city| city.0);
        line(format_args!("ticket {from} {to} {} {:?}", ticket.points, ticket.cars.counts()));
    }
    let Pieces { cards_per_colour, locomotives } = board.pieces;
    line(format_args!("pieces {cards_per_colour} {locomotives}"));
    text
}
