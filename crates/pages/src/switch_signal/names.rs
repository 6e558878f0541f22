//! Where names stand: beside their places, clear of signals, spaces and each other.

use std::sync::Arc;

use ::switch_signal::{Board, Drawn};
use words::Words;

use super::chosen::Chosen;
use super::plan::Plan;
use crate::made::Kept;
use crate::map::{Area, Spot, tenth};

/// Where a name stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Name {
    /// Where it begins, ends or has its middle.
    pub at: Spot,
    /// Which of the three.
    pub anchor: Option<&'static str>,
    /// Whether it stands above its place.
    pub above: bool,
}

impl Name {
    /// Its place as the attributes `x` and `y`.
    pub fn place(&self) -> (String, String) {
        (tenth(self.at.x), tenth(self.at.y))
    }
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

/// The sides that a name can stand on.
const SIDES: [&str; 8] = ["e", "w", "s", "n", "se", "sw", "ne", "nw"];
/// How far down a name may be moved from there.
const NUDGES: [f32; 4] = [0.0, 7.0, 14.0, -7.0];

impl Names {
    /// Where all names stand; found once for a board and a language.
    pub fn of(board: &Board, plan: &Plan<'_>, words: &Words) -> Arc<Names> {
        static KEPT: Kept<Chosen, Names> = Kept::new();
        Chosen::kept(&KEPT, board, Some(words.language()), || Names::find(board, plan, words))
    }

    /// Finds a side for every name: the one that the board says, unless it would cover something.
    fn find(board: &Board, plan: &Plan<'_>, words: &Words) -> Names {
        // What a name should not cover, and how much that matters: rails may be crossed, signals not.
        let mut taken: Vec<(Area, f32)> = Vec::new();
        let mut keep = |spot: Spot, far: f32, weight: f32| taken.push((Area::round(spot, far), weight));
        for line in plan.lines.iter() {
            line.spaces.iter().for_each(|spot| keep(*spot, 9.0, 2.0));
            let long = line.ends[0].far(line.ends[1]) as usize;
            let rail = (0..long).step_by(12).map(|far| line.ends[0].moved(line.way, far as f32));
            rail.for_each(|spot| keep(spot, 2.5, 1.0));
        }
        board.all_fields().iter().for_each(|field| keep(plan.field(field), 9.5, 6.0));
        board.junctions.iter().for_each(|one| keep(Spot::new(one.drawn.at), 10.0, 4.0));
        board.cities.iter().for_each(|one| keep(Spot::new(one.drawn.at), 17.0, 4.0));
        board.departures.iter().for_each(|one| keep(Spot::new(one.drawn.at), 11.0, 4.0));
        let (right, bottom) = (f32::from(board.size.0), f32::from(board.size.1));
        let sheet = Area { left: 0.0, top: 0.0, right, bottom };
        let mut place = |drawn: &Drawn, setting: Setting, more: usize| {
            let letters = words.name(&drawn.names).chars().count() + more;
            let (name, area) = best(drawn, setting, letters as f32 * setting.letter, sheet, &taken);
            taken.push((area, 5.0));
            name
        };
        Names {
            cities: board.cities.iter().map(|one| place(&one.drawn, CITY, 0)).collect(),
            departures: board.departures.iter().map(|one| place(&one.drawn, DEPARTURE, 3)).collect(),
            junctions: board.junctions.iter().map(|one| place(&one.drawn, JUNCTION, 0)).collect(),
        }
    }
}

/// The side where a name covers least.
fn best(drawn: &Drawn, setting: Setting, wide: f32, sheet: Area, taken: &[(Area, f32)]) -> (Name, Area) {
    let cost = |side: &str, down: f32, area: &Area| {
        let covered: f32 = taken.iter().map(|(other, weight)| area.shared(other) * weight).sum();
        covered
            + area.outside(&sheet) * 40.0
            + down.abs() * 4.0
            + if side == drawn.label { 0.0 } else { 45.0 }
    };
    let sides = std::iter::once(drawn.label.as_str()).chain(SIDES);
    let all = sides.flat_map(|side| NUDGES.map(|down| (side, down))).map(|(side, down)| {
        let (name, area) = down_by(down, stand(drawn, side, setting, wide));
        (cost(side, down, &area), name, area)
    });
    let best = all.min_by(|one, other| one.0.total_cmp(&other.0));
    best.map_or_else(|| stand(drawn, "e", setting, wide), |(_, name, area)| (name, area))
}

/// The same so far down.
fn down_by(down: f32, (name, area): (Name, Area)) -> (Name, Area) {
    let at = Spot { y: name.at.y + down, ..name.at };
    (Name { at, ..name }, Area { top: area.top + down, bottom: area.bottom + down, ..area })
}

/// A name on this side of its place, and the room it takes.
fn stand(drawn: &Drawn, side: &str, setting: Setting, wide: f32) -> (Name, Area) {
    let (x, y) = drawn.at;
    let on = |letter: char| side.contains(letter);
    let far = setting.far * if side.len() > 1 { 0.72 } else { 1.0 };
    let (x, anchor, left) = match (on('e'), on('w')) {
        (true, _) => (x + far, None, x + far),
        (_, true) => (x - far, Some("end"), x - far - wide),
        _ => {
            let x = x.clamp(wide / 2.0 + 3.0, 997.0 - wide / 2.0);
            (x, Some("middle"), x - wide / 2.0)
        }
    };
    let y = match (on('n'), on('s')) {
        (true, _) => y - far,
        (_, true) => y + far + setting.high * 0.8,
        _ => y + setting.high * 0.36,
    };
    let (over, under) = if on('n') { (setting.goods, 0.0) } else { (0.0, setting.goods) };
    let area = Area {
        left,
        top: y - setting.high * 0.8 - over,
        right: left + wide,
        bottom: y + setting.high * 0.15 + under,
    };
    (Name { at: Spot { x, y }, anchor, above: on('n') }, area)
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn no_name_stands_outside_the_board() {
        for board in [Board::central_europe(), Board::north_america()] {
            for words in Language::ALL.map(Words::new) {
                let names = Names::of(&board, &Plan::of(&board), &words);
                let all = names.cities.iter().chain(&names.departures).chain(&names.junctions);
                for Name { at, .. } in all {
                    assert!((0.0..=1000.0).contains(&at.x) && (8.0..=700.0).contains(&at.y), "{at:?}");
                }
            }
        }
    }
}
