//! What the drawings of a board depend on.

use ::switch_signal::{Board, SwitchSignal};
use engine::Names;

use crate::map::Pictured;

impl Pictured for Board {
    fn ids(&self) -> [&str; 3] {
        [SwitchSignal::GAME, &self.id, &self.hash]
    }

    fn size(&self) -> (f32, f32) {
        (self.size.0.into(), self.size.1.into())
    }

    fn places(&self) -> impl Iterator<Item = (&Names, (f32, f32), &str)> {
        let cities = self.cities.iter().map(|city| &city.node);
        let departures = self.departures.iter().map(|departure| &departure.node);
        let junctions = self.junctions.iter().map(|junction| &junction.node);
        let all = cities.chain(departures).chain(junctions);
        all.map(|node| (&node.names, node.at, node.label.as_str()))
    }
}
