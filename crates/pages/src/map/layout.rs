//! Where everything on a board is drawn: found once for a board and a language, and kept.

use std::sync::Arc;

use rails::{CityId, RouteId, Track};
use words::Words;

use super::board_key::BoardKey;
use super::curve::{Curve, Measured, Piece, Spot, apart, from_piece};
use super::kinds::Line as Kind;
use super::labels::{self, Label};
use super::land;
use crate::cache::Cache;
use crate::ticket_game::TicketGame;

/// How high a slot is.
pub const SLOT: f32 = 7.6;
/// How far a city's dot reaches.
pub const DOT: f32 = 5.2;
/// The longest slot, and the longest gap between two.
const LONGEST: (f32, f32) = (25.0, 6.0);
/// From the middle of one half of a double route to the middle of the other, but for its walls.
const DOUBLE: f32 = 9.8;
/// What the stones of a tunnel and the wake of a ferry take on either side.
pub(super) const WALL: f32 = 2.2;
/// Air that there should be between slots, and between a slot and a city's dot.
const AIR: (f32, f32) = (2.4, 1.2);
/// How far from a straight way a bent one, and what is in its way, can be.
const NEAR: f32 = 60.0;

/// Where everything on a board is drawn.
#[derive(Debug)]
pub struct Layout {
    /// Of each route, in the board's order: the same in all languages.
    pub rows: Arc<Vec<Row>>,
    /// Of each city, in the board's order.
    pub labels: Vec<Label>,
}

/// Where a route is drawn.
#[derive(Clone, Debug)]
pub struct Row {
    /// The line it follows.
    pub curve: Curve,
    /// Its slots.
    pub slots: Vec<Slot>,
    /// How far along the line they begin and end.
    pub reach: (f32, f32),
}

/// Where a car stands.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// The middle.
    pub at: Spot,
    /// The direction, one long.
    pub way: Spot,
    /// How long it is.
    pub long: f32,
}

impl Row {
    /// The middle of its line.
    pub(super) fn middle(&self) -> Spot {
        let measured = self.curve.measured();
        measured.along(measured.length() / 2.0).0
    }

    /// Whether it comes so near to a place that a name there could touch it.
    pub(super) fn is_near(&self, spot: Spot) -> bool {
        self.slots.iter().any(|slot| slot.at.far(spot) < 2.0 * NEAR)
    }
}

impl Slot {
    /// The line in its middle, almost up to its ends: its corners are only a little farther from it
    /// than its sides.
    pub fn piece(&self) -> Piece {
        let half = (self.long - SLOT) / 2.0 + 1.6;
        (self.at.moved(self.way, -half), self.at.moved(self.way, half))
    }

    /// How it is turned, in degrees.
    pub fn turned(&self) -> f32 {
        let turned = self.way.y.atan2(self.way.x).to_degrees();
        // Upside down looks the same.
        if turned > 90.0 {
            turned - 180.0
        } else if turned <= -90.0 {
            turned + 180.0
        } else {
            turned
        }
    }
}

impl Layout {
    /// The layout of a board in a language; kept, so that only the first look at a board takes time.
    pub fn of<G: TicketGame>(game: &G, words: &Words) -> Arc<Layout> {
        static ROWS: Cache<BoardKey, Vec<Row>> = Cache::new();
        static LAYOUTS: Cache<BoardKey, Layout> = Cache::new();
        BoardKey::cached(&LAYOUTS, game, Some(words.language()), || {
            let rows = BoardKey::cached(&ROWS, game, None, || rows(game, MOST_LOOKS));
            let labels = labels::place(game, words, &rows);
            Layout { rows, labels }
        })
    }
}

/// One route or both halves of a double one, which are bent together.
struct Line {
    routes: Vec<RouteId>,
    ends: [CityId; 2],
    from: Spot,
    to: Spot,
    length: u8,
    /// What it takes on either side of its slots.
    wall: f32,
    /// Lines, cities and names of waters that are near enough to be in the way.
    near: Vec<usize>,
    cities: Vec<(CityId, Spot)>,
    waters: Vec<Spot>,
}

/// So often it is looked, for one board, whether a slot is in the way of another: twice as often as any
/// board of ours needs. What isn't bent by then stays as it is.
const MOST_LOOKS: usize = 50_000_000;

/// What a line may keep from a city.
const KEEPS: [f32; 5] = [9.6, 12.0, 15.0, 18.0, 22.0];

/// A way to draw a line: how it is bent, and what it keeps from its two cities.
#[derive(Clone, Copy)]
struct Choice {
    bend: f32,
    keep: (f32, f32),
}

/// The lines of a board, each with what is near it.
fn lines<G: TicketGame>(game: &G) -> Vec<Line> {
    let board = game.chart();
    let spot = |city: CityId| Spot::new(board.cities[city.index()].at);
    // Both languages, so that routes don't move when the language changes.
    let ground = land::Ground::of(board);
    let waters: Vec<Spot> =
        [false, true].iter().flat_map(|russian| land::waters(&ground, *russian)).collect();
    let mut lines: Vec<Line> = Vec::new();
    for (index, route) in board.routes.iter().enumerate() {
        let id = RouteId(index as u8);
        let twin = board.network.twin(id);
        if let Some(line) =
            lines.iter_mut().find(|line| line.routes.iter().any(|other| twin.contains(*other)))
        {
            line.routes.push(id);
            continue;
        }
        let [from, to] = route.ends().map(spot);
        let near = |spot: &Spot| from_piece(*spot, (from, to)) < NEAR;
        let cities = board.network.cities().iter().map(|city| (city, spot(city)));
        lines.push(Line {
            routes: vec![id],
            ends: route.ends(),
            from,
            to,
            length: route.length(),
            wall: if G::line(route) == Kind::Rail { 0.0 } else { WALL },
            near: Vec::new(),
            cities: cities.filter(|(_, spot)| near(spot)).collect(),
            waters: waters.iter().copied().filter(near).collect(),
        });
    }
    for line in 0..lines.len() {
        let piece = |line: &Line| (line.from, line.to);
        let near = |other: &usize| *other != line && apart(piece(&lines[line]), piece(&lines[*other])) < NEAR;
        lines[line].near = (0..lines.len()).filter(near).collect();
    }
    lines
}

/// All rows, each past all others as well as can be found by so many looks.
fn rows<G: TicketGame>(game: &G, mut looks: usize) -> Vec<Row> {
    let lines = lines(game);
    let straight = |line: &Line| draw(line, &curves(line, 0.0), (KEEPS[0], KEEPS[0]));
    let mut drawn: Vec<Vec<Row>> = lines.iter().map(straight).collect();
    // Line by line the best way past all others, until nothing moves any more, or it was enough work.
    let mut costs = vec![f32::MAX; lines.len()];
    for _ in 0..6 {
        let mut moved = false;
        for (index, line) in lines.iter().enumerate() {
            if let Some((cost, rows)) = best(line, &drawn, &mut looks) {
                moved |= (cost - costs[index]).abs() > 0.01;
                costs[index] = cost;
                drawn[index] = rows;
            }
        }
        if !moved || looks == 0 {
            break;
        }
    }
    let mut rows: Vec<(RouteId, Row)> = Vec::new();
    for (line, drawn) in lines.iter().zip(drawn) {
        rows.extend(line.routes.iter().copied().zip(drawn));
    }
    rows.sort_by_key(|(id, _)| *id);
    rows.into_iter().map(|(_, row)| row).collect()
}

/// The way to draw a line that is least bad among the others as they are drawn now: of all ways, or of as
/// many as there are looks left for.
fn best(line: &Line, drawn: &[Vec<Row>], looks: &mut usize) -> Option<(f32, Vec<Row>)> {
    let far = line.from.far(line.to);
    let others: usize = line.near.iter().flat_map(|other| &drawn[*other]).map(|row| row.slots.len()).sum();
    let mut best: Option<(f32, Vec<Row>)> = None;
    for bend in [0.0, 0.035, -0.035, 0.07, -0.07, 0.105, -0.105, 0.14, -0.14, 0.18, -0.18] {
        let curves = curves(line, bend * far);
        for keep in KEEPS.into_iter().flat_map(|one| KEEPS.map(|other| (one, other))) {
            *looks = looks.saturating_sub(line.routes.len() * usize::from(line.length) * (1 + others));
            if *looks == 0 {
                return best;
            }
            let choice = Choice { bend: bend * far, keep };
            let rows = draw(line, &curves, keep);
            let least = best.as_ref().map_or(f32::MAX, |(cost, _)| *cost);
            let cost = cost(line, choice, &rows, drawn, least);
            if cost < least {
                best = Some((cost, rows));
            }
        }
    }
    best
}

/// The curves of a line, one beside the other.
fn curves(line: &Line, bend: f32) -> Vec<Measured> {
    let middle = Curve::new(line.from, line.to, bend);
    let count = line.routes.len();
    let curve = |half: usize| {
        let beside = (DOUBLE + line.wall) * (half as f32 - (count - 1) as f32 / 2.0);
        if count == 1 { middle.measured() } else { middle.beside(beside).measured() }
    };
    (0..count).map(curve).collect()
}

/// The rows of a line along its curves.
fn draw(line: &Line, curves: &[Measured], keep: (f32, f32)) -> Vec<Row> {
    let row = |measured: &Measured| {
        let (slots, reach) = slots(measured, line.length, keep);
        Row { curve: measured.curve, slots, reach }
    };
    curves.iter().map(row).collect()
}

/// The slots of a row, close together in the middle of what it has.
fn slots(line: &Measured, count: u8, keep: (f32, f32)) -> (Vec<Slot>, (f32, f32)) {
    let count = f32::from(count.max(1));
    let room = (line.length() - keep.0 - keep.1).max(count * 3.0);
    let pitch = (room / count).min(LONGEST.0 + LONGEST.1);
    let gap = (pitch * 0.14).clamp(1.8, LONGEST.1);
    let long = (pitch - gap).min(LONGEST.0).max(2.0);
    let taken = pitch * count - gap;
    let start = keep.0 + (room - taken) / 2.0;
    let slot = |index: u8| {
        let (at, way) = line.along(start + pitch * f32::from(index) + long / 2.0);
        Slot { at, way, long }
    };
    ((0..count as u8).map(slot).collect(), (start, start + taken))
}

/// How bad it would be to draw a line like that among the others. What is worse than the best so far
/// need not be known any better: it only ever grows.
fn cost(line: &Line, choice: Choice, rows: &[Row], drawn: &[Vec<Row>], least: f32) -> f32 {
    let far = line.from.far(line.to).max(1.0);
    let mut cost = (choice.bend / far * 10.0).powi(2) * 3.0;
    cost += (choice.keep.0 + choice.keep.1 - 19.2) * 0.08;
    let tight = |air: f32, want: f32| {
        let lack = (want - air).max(0.0);
        lack * lack * if air < 1.0 { 12.0 } else { 3.0 }
    };
    for slot in rows.iter().flat_map(|row| &row.slots) {
        let short = (15.0 - slot.long).max(0.0);
        cost += short * short * 0.5;
        let piece = slot.piece();
        for other in line.near.iter().flat_map(|other| &drawn[*other]).flat_map(|row| &row.slots) {
            let reach = (slot.long + other.long) / 2.0 + AIR.0 + line.wall;
            // Most are far away, which is told without a root.
            let aside = slot.at.from(other.at);
            if aside.x.abs() < reach && aside.y.abs() < reach && slot.at.far(other.at) < reach {
                cost += tight(apart(piece, other.piece()) - SLOT - line.wall, AIR.0);
            }
        }
        for (id, city) in &line.cities {
            if slot.at.far(*city) < 34.0 {
                let own = line.ends.contains(id);
                let want = if own { AIR.1 } else { 2.0 * AIR.1 };
                cost += tight(apart(piece, (*city, *city)) - SLOT / 2.0 - DOT, want);
            }
        }
        let covered = line.waters.iter().filter(|water| from_piece(**water, piece) < SLOT / 2.0 + 4.0);
        cost += covered.count() as f32 * 0.6;
        let edge = [slot.at.x, 1000.0 - slot.at.x, slot.at.y, 660.0 - slot.at.y];
        cost += edge.into_iter().map(|edge| tight(edge - 14.0, 0.0)).sum::<f32>();
        if cost > least {
            return cost;
        }
    }
    cost
}

#[cfg(test)]
mod tests {
    use rails::RouteGame as _;

    use super::*;

    #[test]
    fn routes_are_bent_as_far_as_there_are_looks_for_it() {
        let game = classic::Classic::standard(2).expect("two can play");
        let lengths: Vec<usize> = game.chart().routes.iter().map(|route| route.length().into()).collect();
        let bent = |looks| {
            let rows = rows(&game, looks);
            assert!(rows.iter().map(|row| row.slots.len()).eq(lengths.iter().copied()));
            let turns = |row: &&Row| row.slots.iter().any(|slot| slot.way.far(row.slots[0].way) > 0.01);
            rows.iter().filter(turns).count()
        };
        let (none, some, all) = (bent(1), bent(MOST_LOOKS / 50), bent(MOST_LOOKS));
        assert!(none < some && some < all, "{none}, {some}, {all}");
        assert_eq!(all, bent(2 * MOST_LOOKS), "as many as it needs");
    }
}
