//! The lists of the Great Lakes.

use great_lakes::{Card, GreatLakes, KINDS, TRAIN_KINDS};
use rails::CityId;
use serde_json::{Map, Value, json};

use super::{HasFacts, chart, kinds};

impl HasFacts for GreatLakes {
    fn facts(&self) -> Map<String, Value> {
        let board = self.board();
        let mut lists = chart(&board.chart, |_, _| {}, |_, _| {});
        if let Some(cities) = lists.get_mut("cities").and_then(Value::as_array_mut) {
            for (place, city) in cities.iter_mut().enumerate() {
                city["port"] = board.ports.contains(CityId::at(place)).into();
                city["junction"] = board.junctions.contains(CityId::at(place)).into();
            }
        }
        let cards =
            json!({ "trains": kinds::<Card>(0..TRAIN_KINDS), "ships": kinds::<Card>(TRAIN_KINDS..KINDS) });
        lists.insert("cards".to_owned(), cards);
        lists.insert("points_by_length".to_owned(), json!(board.scoring.by_length));
        let pieces = &board.pieces;
        let pieces = json!({
            "trains": pieces.trains,
            "ships": pieces.ships,
            "chosen": pieces.chosen,
            "harbours": pieces.harbours,
        });
        lists.insert("pieces".to_owned(), pieces);
        lists
    }
}
