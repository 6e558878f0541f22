//! The lists of the Card Game.

use card_game::{Card, CardGame, KINDS};
use rails::TicketId;
use serde_json::{Map, Value, json};

use super::{HasFacts, kinds};

impl HasFacts for CardGame {
    fn facts(&self) -> Map<String, Value> {
        let board = self.board();
        let cities = board.cities.iter().map(|city| json!({ "id": city.id, "name": city.names.en }));
        let tickets = board.tickets.iter().enumerate().map(|(place, ticket)| {
            let id = board.ticket_id(TicketId::at(place));
            json!({ "id": id, "ends": ticket.ends, "points": ticket.points, "cars": ticket.cars })
        });
        let bonuses = board
            .bonuses
            .iter()
            .map(|bonus| json!({ "city": bonus.city, "points": bonus.points, "tickets": bonus.tickets }));
        let mut lists = Map::new();
        lists.insert("cities".to_owned(), cities.collect());
        lists.insert("tickets".to_owned(), tickets.collect());
        lists.insert("bonuses".to_owned(), bonuses.collect());
        lists.insert("cards".to_owned(), kinds::<Card>(0..KINDS));
        lists
    }
}
