//! Where names stand: beside their places, clear of signals, spaces and each other.

use std::sync::Arc;

use ::switch_signal::{Board, Node};
use words::Words;

use super::plan::Plan;
use crate::cache::Cache;
use crate::map::BoardKey;
use crate::map::placer::{self, Place, Spacing};
use crate::map::{Anchor, Area, Spot, Written};

/// Where a name stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Name {
    /// How it is written.
    pub written: Written,
    /// Whether it stands above its place.
    pub above: bool,
}

/// All names of a board in a language.
pub(super) struct Names {
    pub cities: Vec<Name>,
    pub departures: Vec<Name>,
    pub junctions: Vec<Name>,
}

/// How names of a kind are set: how far from the middle of their places, how high, how wide a letter
/// is, and how much room is taken under them for goods.
#[derive(Clone, Copy)]
struct Setting {
    far: f32,
    high: f32,
    letter: f32,
    goods: f32,
}

const CITY: Setting = Setting { far: 23.0, high: 14.0, letter: 9.6, goods: 15.0 };
const DEPARTURE: Setting = Setting { far: 16.0, high: 11.0, letter: 6.3, goods: 0.0 };
const JUNCTION: Setting = Setting { far: 13.0, high: 9.0, letter: 5.8, goods: 0.0 };

/// What names ask of each other.
const SPACING: Spacing = Spacing { air: (0.0, 0.0), weight: 5.0 };
/// The sides that a name can stand on.
const SIDES: [&str; 8] = ["e", "w", "s", "n", "se", "sw", "ne", "nw"];
/// How far down a name may be moved from there.
const NUDGES: [f32; 4] = [0.0, 7.0, 14.0, -7.0];

impl Names {
    /// Where all names stand; found once for a board and a language.
    pub fn of(board: &Board, plan: &Plan<'_>, words: &Words) -> Arc<Names> {
        static KEPT: Cache<BoardKey, Names> = Cache::new();
        BoardKey::cached(&KEPT, board, Some(words.language()), || Names::find(board, plan, words))
    }

    fn find(board: &Board, plan: &Plan<'_>, words: &Words) -> Names {
        let mut placed = place(board, plan, words).into_iter().map(|place| place.how);
        Names {
            cities: placed.by_ref().take(board.cities.len()).collect(),
            departures: placed.by_ref().take(board.departures.len()).collect(),
            junctions: placed.collect(),
        }
    }
}

/// Finds a side for every name: the one that the board says, unless it would cover something. First
/// those of cities, then of departure points, then of junctions.
fn place(board: &Board, plan: &Plan<'_>, words: &Words) -> Vec<Place<Name>> {
    let (right, bottom) = (f32::from(board.size.0), f32::from(board.size.1));
    let ground = Ground { sheet: Area { left: 0.0, top: 0.0, right, bottom }, taken: taken(board, plan) };
    let places = |node: &Node, setting: Setting, more: usize| {
        let letters = words.name(&node.names).chars().count() + more;
        ground.places(node, setting, letters as f32 * setting.letter)
    };
    let cities = board.cities.iter().map(|one| places(&one.node, CITY, 0));
    let departures = board.departures.iter().map(|one| places(&one.node, DEPARTURE, 3));
    let junctions = board.junctions.iter().map(|one| places(&one.node, JUNCTION, 0));
    placer::place(&cities.chain(departures).chain(junctions).collect::<Vec<_>>(), SPACING)
}

/// What a name should not cover, and how much that matters: rails may be crossed, signals not.
fn taken(board: &Board, plan: &Plan<'_>) -> Vec<(Area, f32)> {
    let mut taken: Vec<(Area, f32)> = Vec::new();
    let mut keep = |spot: Spot, far: f32, weight: f32| taken.push((Area::round(spot, far), weight));
    for line in plan.lines.iter() {
        line.spaces.iter().for_each(|spot| keep(*spot, 9.0, 2.0));
        let long = line.ends[0].far(line.ends[1]) as usize;
        let rail = (0..long).step_by(12).map(|far| line.ends[0].moved(line.way, far as f32));
        rail.for_each(|spot| keep(spot, 2.5, 1.0));
    }
    board.all_fields().iter().for_each(|field| keep(plan.field(field), 9.5, 6.0));
    board.junctions.iter().for_each(|one| keep(Spot::new(one.node.at), 10.0, 4.0));
    board.cities.iter().for_each(|one| keep(Spot::new(one.node.at), 17.0, 4.0));
    board.departures.iter().for_each(|one| keep(Spot::new(one.node.at), 11.0, 4.0));
    taken
}

/// What names stand on.
struct Ground {
    sheet: Area,
    /// What is drawn there already, and how much it matters.
    taken: Vec<(Area, f32)>,
}

impl Ground {
    /// The places that a name so wide can have: on each side, the board's own first, and a little
    /// farther up or down.
    fn places(&self, node: &Node, setting: Setting, wide: f32) -> Vec<Place<Name>> {
        let sides = std::iter::once(node.label.as_str()).chain(SIDES);
        let places = sides.flat_map(|side| NUDGES.map(|down| (side, down)));
        places.map(|(side, down)| self.place(node, setting, wide, (side, down))).collect()
    }

    /// A name on this side of its place and so far down, and what speaks against it there.
    fn place(&self, node: &Node, setting: Setting, wide: f32, (side, down): (&str, f32)) -> Place<Name> {
        let (how, area) = self.stand(node, setting, wide, (side, down));
        let covered: f32 = self.taken.iter().map(|(other, weight)| area.shared(other) * weight).sum();
        let moved = down.abs() * 4.0 + if side == node.label { 0.0 } else { 45.0 };
        Place { how, area, cost: covered + area.outside(&self.sheet) * 40.0 + moved }
    }

    /// How it is written there, and the room it takes.
    fn stand(&self, node: &Node, setting: Setting, wide: f32, (side, down): (&str, f32)) -> (Name, Area) {
        let (x, y) = node.at;
        let on = |letter: char| side.contains(letter);
        let far = setting.far * if side.len() > 1 { 0.72 } else { 1.0 };
        let (x, anchor) = match (on('e'), on('w')) {
            (true, _) => (x + far, Anchor::Start),
            (_, true) => (x - far, Anchor::End),
            // On the sheet, if it is wide enough.
            _ => (x.min(self.sheet.right - 3.0 - wide / 2.0).max(wide / 2.0 + 3.0), Anchor::Middle),
        };
        let y = down
            + match (on('n'), on('s')) {
                (true, _) => y - far,
                (_, true) => y + far + setting.high * 0.8,
                _ => y + setting.high * 0.36,
            };
        let (over, under) = if on('n') { (setting.goods, 0.0) } else { (0.0, setting.goods) };
        let written = Written { at: Spot { x, y }, anchor };
        let left = written.left(wide);
        let area = Area {
            left,
            top: y - setting.high * 0.8 - over,
            right: left + wide,
            bottom: y + setting.high * 0.15 + under,
        };
        (Name { written, above: on('n') }, area)
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn no_name_stands_outside_the_board_or_on_another() {
        for board in [Board::central_europe(), Board::north_america()] {
            for words in Language::ALL.map(Words::new) {
                let placed = place(&board, &Plan::of(&board), &words);
                for (index, Place { how, area, .. }) in placed.iter().enumerate() {
                    let Spot { x, y } = how.written.at;
                    assert!((0.0..=1000.0).contains(&x) && (8.0..=700.0).contains(&y), "{how:?}");
                    for other in &placed[..index] {
                        assert!(area.shared(&other.area) == 0.0, "{how:?} and {:?}", other.how);
                    }
                }
            }
        }
    }
}
