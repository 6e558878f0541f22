//! Where the names of cities and their stations stand.

use europe::Board;
use rails::CityId;
use words::{Language, Words};

use super::curve::{Spot, from_piece};
use super::land;
use super::layout::{DOT, Row, SLOT};

/// The size of names.
pub const SIZE: f32 = 10.5;

/// Where a city's name and its station stand.
#[derive(Clone, Copy, Debug)]
pub struct Label {
    /// Where the text stands: its base line, at its start, middle or end.
    pub at: Spot,
    /// Which of them.
    pub anchor: Anchor,
    /// Where the middle of a station is.
    pub house: Spot,
}

/// Which part of a text stands at its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// What a text covers.
#[derive(Clone, Copy)]
struct Area {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
}

impl Area {
    fn round(middle: Spot, half: f32) -> Area {
        let Spot { x, y } = middle;
        Area { left: x - half, top: y - half, right: x + half, bottom: y + half }
    }

    fn wider(&self, by: f32) -> Area {
        Area { left: self.left - by, right: self.right + by, ..*self }
    }

    fn shared(&self, other: &Area) -> f32 {
        let wide = self.right.min(other.right) - self.left.max(other.left);
        let high = self.bottom.min(other.bottom) - self.top.max(other.top);
        wide.max(0.0) * high.max(0.0)
    }

    fn has(&self, spot: Spot, air: f32) -> bool {
        spot.x > self.left - air
            && spot.x < self.right + air
            && spot.y > self.top - air
            && spot.y < self.bottom + air
    }

    fn outside(&self) -> f32 {
        let over = [4.0 - self.left, 4.0 - self.top, self.right - 996.0, self.bottom - 656.0];
        over.into_iter().map(|over| over.max(0.0)).sum()
    }
}

/// A name at one of its places.
#[derive(Clone, Copy)]
struct Place {
    at: Spot,
    anchor: Anchor,
    area: Area,
    /// What speaks against it by itself.
    cost: f32,
}

/// Places all names so that they cover as little as can be, and each other least of all.
pub(super) fn place(board: &Board, words: &Words, rows: &[Row]) -> Vec<Label> {
    let waters = land::waters(board, words.language() == Language::Ru);
    let spots: Vec<Spot> = board.cities.iter().map(|city| Spot::new(city.at)).collect();
    let places: Vec<Vec<Place>> = board
        .cities
        .iter()
        .zip(&spots)
        .map(|(city, spot)| {
            let mut places = around(*spot, width(words.name(&city.names)));
            places.iter_mut().for_each(|place| place.cost += covers(&place.area, *spot, rows, &spots));
            for place in &mut places {
                place.cost += 1.5 * waters.iter().filter(|water| place.area.has(**water, 4.0)).count() as f32;
            }
            places
        })
        .collect();
    let mut chosen: Vec<Place> = Vec::new();
    for places in &places {
        chosen.extend(places.iter().copied().min_by(|one, other| one.cost.total_cmp(&other.cost)));
    }
    for _ in 0..5 {
        for city in 0..chosen.len() {
            let cost = |place: &Place| {
                let others = chosen.iter().enumerate().filter(|(other, _)| *other != city);
                place.cost + others.map(|(_, other)| place.area.shared(&other.area.wider(4.5))).sum::<f32>()
            };
            let best = places[city].iter().min_by(|one, other| cost(one).total_cmp(&cost(other)));
            chosen[city] = best.copied().unwrap_or(chosen[city]);
        }
    }
    let areas: Vec<Area> = chosen.iter().map(|place| place.area).collect();
    let label = |(city, place): (usize, &Place)| Label {
        at: place.at,
        anchor: place.anchor,
        house: house(CityId(city as u8), &spots, rows, &areas),
    };
    chosen.iter().enumerate().map(label).collect()
}

/// How wide a name is, as our fonts are.
fn width(name: &str) -> f32 {
    let letter = |letter: char| match letter {
        'i' | 'l' | 'j' | '\'' | 'I' => 0.31,
        'f' | 'r' | 't' | ' ' | '-' | '.' => 0.40,
        'm' | 'w' | 'ж' | 'м' | 'ш' | 'щ' | 'ы' | 'ю' | 'ф' => 0.86,
        letter if letter.is_uppercase() => 0.72,
        _ => 0.60,
    };
    name.chars().map(letter).sum::<f32>() * SIZE
}

/// The places that a name can have, the more usual the cheaper.
fn around(city: Spot, wide: f32) -> Vec<Place> {
    use Anchor::{End, Middle, Start};
    let (side, above, below) = (DOT + 3.2, -DOT - 3.4, DOT + 11.0);
    let places = [
        (Start, side, 3.6, 0.0),
        (End, -side, 3.6, 1.0),
        (Middle, 0.0, above, 2.0),
        (Middle, 0.0, below, 3.0),
        (Start, side - 0.6, 8.0, 2.0),
        (Start, side - 0.6, -1.0, 2.0),
        (End, 0.6 - side, 8.0, 3.0),
        (End, 0.6 - side, -1.0, 3.0),
        (Start, 4.6, above + 1.2, 3.0),
        (End, -4.6, above + 1.2, 4.0),
        (Start, 4.6, below - 1.4, 4.0),
        (End, -4.6, below - 1.4, 5.0),
        (Start, -8.0, above, 4.0),
        (End, 8.0, above, 4.0),
        (Start, -8.0, below, 5.0),
        (End, 8.0, below, 5.0),
        (Middle, wide / 5.0, above, 4.0),
        (Middle, -wide / 5.0, above, 4.0),
        (Middle, wide / 5.0, below, 5.0),
        (Middle, -wide / 5.0, below, 5.0),
    ];
    let place = |(anchor, right, down, cost): (Anchor, f32, f32, f32)| {
        let at = Spot { x: city.x + right, y: city.y + down };
        let left = match anchor {
            Start => at.x,
            Middle => at.x - wide / 2.0,
            End => at.x - wide,
        };
        let area = Area { left: left - 1.5, top: at.y - 8.8, right: left + wide + 1.5, bottom: at.y + 2.6 };
        Place { at, anchor, area, cost }
    };
    places.into_iter().map(place).collect()
}

/// How much a name would cover there.
fn covers(area: &Area, own: Spot, rows: &[Row], cities: &[Spot]) -> f32 {
    let mut cost = area.outside() * 50.0;
    for slot in rows.iter().flat_map(|row| &row.slots) {
        let (from, to) = slot.piece();
        let parts = (0..5).map(|part| from.moved(to.from(from), part as f32 / 4.0));
        cost += 7.0 * parts.filter(|part| area.has(*part, SLOT / 2.0)).count() as f32;
        cost += if area.has(slot.at, 1.0) { 8.0 } else { 0.0 };
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
        let slots = rows.iter().flat_map(|row| &row.slots);
        let slots =
            slots.map(|slot| (SLOT / 2.0 + 6.5 - from_piece(*spot, slot.piece())).max(0.0)).sum::<f32>();
        let area = Area::round(*spot, 5.5);
        let names = names.iter().map(|name| area.shared(name)).sum::<f32>();
        let dots = cities.iter().map(|city| (10.5 - spot.far(*city)).max(0.0)).sum::<f32>();
        slots * 4.0 + names * 0.5 + dots * 6.0 + spot.far(city) * 0.3 + area.outside() * 50.0
    };
    let best = (0..48).map(spot).min_by(|one, other| cost(one).total_cmp(&cost(other)));
    best.unwrap_or(city)
}
