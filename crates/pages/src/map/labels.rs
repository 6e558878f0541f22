//! Where the names of cities and their stations stand.

use rails::CityId;
use words::{Language, Words};

use super::area::Area;
use super::curve::{Piece, Spot, apart, from_piece};
use super::kinds::Line;
use super::land;
use super::layout::{DOT, Row, SLOT, Slot, WALL};
use super::placer::{self, Place, Spacing};
use super::written::{Anchor, Written};
use crate::ticket_game::TicketGame;

/// The size of names.
pub const SIZE: f32 = 10.5;
/// Air that there should be between a name and slots.
const AIR: f32 = 1.8;
/// What names ask of each other.
const SPACING: Spacing = Spacing { air: (4.5, 3.5), weight: 1.0 };
/// In so many directions from its city a name is tried.
const ANGLES: usize = 48;

/// Where a city's name and its station stand.
#[derive(Clone, Copy, Debug)]
pub struct Label {
    /// How the name is written.
    pub name: Written,
    /// Where the middle of a station is.
    pub house: Spot,
}

/// The part of the map where names may stand.
const SHEET: Area = Area { left: 6.0, top: 5.0, right: 992.0, bottom: 655.0 };

impl Area {
    /// How far a line is from it; 0 if the line goes through it.
    fn from(&self, piece: Piece) -> f32 {
        let Area { left, top, right, bottom } = *self;
        let corners =
            [(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| Spot { x, y });
        let sides = (0..4).map(|side| apart(piece, (corners[side], corners[(side + 1) % 4])));
        if self.has(piece.0, 0.0) { 0.0 } else { sides.fold(f32::MAX, f32::min) }
    }

    fn has(&self, spot: Spot, air: f32) -> bool {
        spot.x > self.left - air
            && spot.x < self.right + air
            && spot.y > self.top - air
            && spot.y < self.bottom + air
    }
}

/// Places all names so that they cover as little as can be, and each other least of all.
pub(super) fn place<G: TicketGame>(game: &G, words: &Words, rows: &[Row]) -> Vec<Label> {
    let board = game.chart();
    let waters = land::waters(&land::Ground::of(board), words.language() == Language::Ru);
    let spots: Vec<Spot> = board.cities.iter().map(|city| Spot::new(city.at)).collect();
    let walls = |route| if G::line(route) == Line::Rail { 0.0 } else { WALL };
    let rows_with_walls = || rows.iter().zip(board.routes.iter().map(walls));
    let places = board.cities.iter().zip(&spots).map(|(city, spot)| {
        let mut places = around(*spot, words.name(&city.names));
        let near: Vec<(&Row, f32)> = rows_with_walls().filter(|(row, _)| row.is_near(*spot)).collect();
        for Place { area, cost, .. } in &mut places {
            let covered = waters.iter().filter(|water| area.has(**water, 4.0)).count();
            *cost += covers(area, *spot, &near, &spots) + 1.5 * covered as f32;
        }
        places
    });
    let placed = placer::place(&places.collect::<Vec<_>>(), SPACING);
    let areas: Vec<Area> = placed.iter().map(|place| place.area).collect();
    let label = |(city, place): (usize, &Place<Written>)| Label {
        name: place.how,
        house: house(CityId(city as u8), &spots, rows, &areas),
    };
    placed.iter().enumerate().map(label).collect()
}

/// How wide a name is, as our fonts are.
pub(super) fn width(name: &str) -> f32 {
    let letter = |letter: char| match letter {
        'i' | 'l' | 'j' | '\'' | 'I' => 0.31,
        'f' | 'r' | 't' | ' ' | '-' | '.' => 0.40,
        'm' | 'w' | 'ж' | 'м' | 'ш' | 'щ' | 'ы' | 'ю' | 'ф' => 0.86,
        letter if letter.is_uppercase() => 0.72,
        _ => 0.60,
    };
    name.chars().map(letter).sum::<f32>() * SIZE
}

/// How far a name reaches above and below its base line.
fn height(name: &str) -> (f32, f32) {
    let reaches_down = |letter| "gjpqyдруфцщ".contains(letter);
    (0.76 * SIZE, if name.chars().any(reaches_down) { 0.24 * SIZE } else { 0.04 * SIZE })
}

/// The places that a name can have: all around its city, the more usual the cheaper.
fn around(city: Spot, name: &str) -> Vec<Place<Written>> {
    let (wide, (up, down)) = (width(name), height(name));
    let (half, tall) = (wide / 2.0, (up + down) / 2.0);
    let place = |(step, gap): (usize, f32)| {
        let angle = (step as f32 * 360.0 / ANGLES as f32).to_radians();
        let way = Spot { x: angle.cos(), y: angle.sin() };
        // As near as it can be in this direction without touching the dot.
        let clear = |far: f32| {
            let aside =
                Spot { x: (way.x.abs() * far - half).max(0.0), y: (way.y.abs() * far - tall).max(0.0) };
            aside.far(Spot { x: 0.0, y: 0.0 }) >= DOT + gap
        };
        let far = (0..160).map(|half| half as f32 / 2.0).find(|far| clear(*far)).unwrap_or(80.0);
        let middle = city.moved(way, far);
        let area = Area {
            left: middle.x - half,
            top: middle.y - tall,
            right: middle.x + half,
            bottom: middle.y + tall,
        };
        let (anchor, x) = if area.left > city.x {
            (Anchor::Start, area.left)
        } else if area.right < city.x {
            (Anchor::End, area.right)
        } else {
            (Anchor::Middle, middle.x)
        };
        let cost = (1.0 - way.x) / 2.0 + way.y.abs() * 2.0 + way.y.max(0.0) + gap;
        let at = Spot { x, y: area.bottom - down };
        Place { how: Written { at, anchor }, area, cost }
    };
    let gaps = [2.2, 3.2, 4.4, 6.0, 8.0, 10.0, 12.0, 14.0];
    gaps.into_iter().flat_map(|gap| (0..ANGLES).map(move |step| (step, gap))).map(place).collect()
}

/// How much a name would cover there, and how much it would lack air.
fn covers(area: &Area, own: Spot, rows: &[(&Row, f32)], cities: &[Spot]) -> f32 {
    let mut cost = area.outside(&SHEET) * 50.0;
    for (row, wall) in rows {
        for slot in &row.slots {
            // Most are far away, and cost nothing.
            let far = slot.long / 2.0 + SLOT + wall + AIR;
            if !area.has(slot.at, far) {
                continue;
            }
            let air = area.from(slot.piece()) - SLOT / 2.0 - wall;
            cost += 4.0 * (AIR - air).max(0.0) + 8.0 * (-air).max(0.0);
        }
    }
    for city in cities.iter().filter(|city| **city != own) {
        cost += 2.0 * area.shared(&Area::round(*city, DOT + 2.0));
    }
    cost
}

/// Where a city's station stands: beside it, clear of slots, names and other cities.
fn house(city: CityId, cities: &[Spot], rows: &[Row], names: &[Area]) -> Spot {
    let city = cities[city.index()];
    let spot = |step: usize| {
        // From the upper right around.
        let angle = (step as f32 * 22.5 - 45.0).to_radians();
        city.moved(Spot { x: angle.cos(), y: angle.sin() }, 12.0 + (step / 16) as f32 * 3.5)
    };
    let cost = |spot: &Spot| {
        let near = |slot: &&Slot| Area::round(*spot, SLOT + 6.5 + slot.long / 2.0).has(slot.at, 0.0);
        let slots = rows.iter().flat_map(|row| &row.slots).filter(near);
        let slots =
            slots.map(|slot| (SLOT / 2.0 + 6.5 - from_piece(*spot, slot.piece())).max(0.0)).sum::<f32>();
        let area = Area::round(*spot, 5.5);
        let names = names.iter().map(|name| area.shared(name)).sum::<f32>();
        let dots = cities.iter().map(|city| (10.5 - spot.far(*city)).max(0.0)).sum::<f32>();
        slots * 4.0 + names * 0.5 + dots * 6.0 + spot.far(city) * 0.3 + area.outside(&SHEET) * 50.0
    };
    let best = (0..48).map(spot).min_by(|one, other| cost(one).total_cmp(&cost(other)));
    best.unwrap_or(city)
}

#[cfg(test)]
mod tests {
    use rails::Track as _;

    use super::super::layout::Layout;
    use super::*;

    /// Names with what they cover, of all cities. Both languages have names of other lengths at the
    /// same places.
    fn areas<'w, G: TicketGame>(game: &'w G, layout: &Layout, words: &'w Words) -> Vec<(&'w str, Area)> {
        let cities = game.chart().cities.iter().map(|city| words.name(&city.names));
        let area = |(name, label): (&'w str, &Label)| {
            let (wide, (up, down)) = (width(name), height(name));
            let (left, Spot { y, .. }) = (label.name.left(wide), label.name.at);
            (name, Area { left, top: y - up, right: left + wide, bottom: y + down })
        };
        cities.zip(&layout.labels).map(area).collect()
    }

    fn no_name_lies_on_another<G: TicketGame>(game: &G) {
        for words in Language::ALL.map(Words::new) {
            let areas = areas(game, &Layout::of(game, &words), &words);
            for (index, (name, area)) in areas.iter().enumerate() {
                for (other, covered) in &areas[..index] {
                    assert!(area.shared(covered) == 0.0, "{name} and {other}");
                }
            }
        }
    }

    #[test]
    fn no_name_lies_on_another_name() {
        no_name_lies_on_another(&classic::Classic::standard(2).expect("two can play"));
        no_name_lies_on_another(&great_lakes::GreatLakes::standard(2).expect("two can play"));
    }

    #[test]
    fn no_name_lies_on_a_slot() {
        let game = classic::Classic::standard(2).expect("two can play");
        for words in Language::ALL.map(Words::new) {
            let layout = Layout::of(&game, &words);
            for (name, area) in areas(&game, &layout, &words) {
                for (route, row) in game.board().routes.iter().zip(layout.rows.iter()) {
                    let wall = if classic::Classic::line(route) == Line::Rail { 0.0 } else { WALL };
                    for slot in &row.slots {
                        let air = area.from(slot.piece()) - SLOT / 2.0 - wall;
                        // Its ends are reckoned a little longer than they are drawn.
                        assert!(air > -3.2, "{name} and {}: {air}", route.id());
                    }
                }
            }
        }
    }
}
