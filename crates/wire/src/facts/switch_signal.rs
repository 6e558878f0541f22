//! The lists of Switch & Signal.

use serde_json::{Map, Value, json};
use switch_signal::{Cards, End, FieldId, Good, SpotId, SwitchSignal};

use super::HasFacts;

impl HasFacts for SwitchSignal {
    fn facts(&self) -> Map<String, Value> {
        let (board, cards) = (self.board(), Cards::standard());
        let end = |end: &End| match end {
            End::City(city) => json!({ "city": city }),
            End::Departure(departure) => json!({ "departure": departure }),
            End::Junction(junction, way) => json!({ "junction": junction, "way": way }),
        };
        let cities = board.cities.iter().map(|city| {
            let node = &city.node;
            json!({
                "id": node.id,
                "name": node.names.en,
                "x": node.at.0,
                "y": node.at.1,
                "good": city.good,
                "port": city.port,
            })
        });
        let departures = board.departures.iter().map(|departure| {
            json!({ "id": departure.node.id, "number": departure.number, "track": departure.track })
        });
        let junctions = board.junctions.iter().map(|junction| {
            json!({
                "id": junction.node.id,
                "x": junction.node.at.0,
                "y": junction.node.at.1,
                "tracks": junction.tracks,
            })
        });
        let tracks = board.tracks.iter().map(|track| {
            json!({ "id": track.id, "ends": track.ends.iter().map(end).collect::<Value>(), "spaces": track.spaces })
        });
        let fields = board.fields.iter().enumerate().map(|(place, field)| {
            let id = self.field_id(FieldId::at(place));
            json!({ "id": id, "track": field.track, "position": field.position, "city": field.city })
        });
        let spots = (0..board.spots()).map(|place| {
            let spot = SpotId::at(place);
            let steps = board.steps(spot).iter().map(|step| {
                json!({
                    "to": step.to,
                    "track": step.track,
                    "before": step.before,
                    "behind": step.behind,
                    "junction": step.junction,
                })
            });
            json!({ "id": self.spot_id(spot), "is": board.spot(spot), "steps": steps.collect::<Value>() })
        });
        let instructions = cards
            .instructions
            .iter()
            .map(|card| json!({ "number": card.number, "new_trains": card.new_trains, "moves": card.moves }));
        let helpers = board.helpers.iter().map(|helper| helper.id());
        let mut lists = Map::new();
        for (name, list) in [
            ("cities", cities.collect::<Value>()),
            ("departures", departures.collect()),
            ("junctions", junctions.collect()),
            ("tracks", tracks.collect()),
            ("fields", fields.collect()),
            ("spots", spots.collect()),
            ("instructions", instructions.collect()),
            ("helpers", helpers.collect()),
            ("goods", Good::ALL.iter().map(|good| good.id()).collect()),
            ("dice", json!(cards.dice)),
            ("ports", json!(board.ports)),
            ("needed", board.needed.into()),
        ] {
            lists.insert(name.to_owned(), list);
        }
        lists
    }
}
