//! The lists of Europe, USA and any other of the family.

use classic::{Card, Classic, KINDS, RouteKind};
use rails::TicketId;
use serde_json::{Map, Value, json};

use super::{HasFacts, chart, kinds};

impl HasFacts for Classic {
    fn facts(&self) -> Map<String, Value> {
        let board = self.board();
        let mut lists = chart(
            &board.chart,
            |place, facts| {
                if let RouteKind::Ferry { locomotives } = board.routes[place].kind {
                    facts["locomotives"] = locomotives.into();
                }
            },
            |place, facts| facts["long"] = board.long.contains(TicketId::at(place)).into(),
        );
        lists.insert("cards".to_owned(), kinds::<Card>(0..KINDS));
        lists.insert("points_by_length".to_owned(), json!(board.scoring.by_length));
        let pieces = json!({ "cars": board.pieces.cars, "stations": board.pieces.stations });
        lists.insert("pieces".to_owned(), pieces);
        lists
    }
}
