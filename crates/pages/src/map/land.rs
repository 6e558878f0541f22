//! The land under a board: shores, lakes, rivers, hills and the names of waters.

use std::sync::LazyLock;

use maud::{Markup, html};
use rails::Chart;
use serde::Deserialize;

use super::curve::Spot;
use super::{SIZE, path, tenth};

include!(concat!(env!("OUT_DIR"), "/lands.rs"));

/// The geography of a board, in the board's own coordinates.
#[derive(Deserialize)]
struct Land {
    #[serde(rename = "box")]
    size: (f32, f32),
    land: Vec<Outline>,
    lake: Vec<Outline>,
    river: Vec<Outline>,
    mountain: Vec<Mountain>,
    label: Vec<Water>,
    /// Where the board is empty: the rose of winds stands there.
    #[serde(default = "corner")]
    compass: (f32, f32),
}

/// The corner at the top on the left.
fn corner() -> (f32, f32) {
    (72.0, 76.0)
}

#[derive(Deserialize)]
struct Outline {
    path: String,
}

#[derive(Deserialize)]
struct Mountain {
    x: f32,
    y: f32,
    size: f32,
}

#[derive(Deserialize)]
struct Water {
    text_en: String,
    text_ru: String,
    x: f32,
    y: f32,
    rotate: f32,
    size: f32,
}

/// Shores, lakes and rivers are drawn in halves of the board's units: nobody sees a finer one, and it would be a
/// third more to send.
const HALVES: f32 = 2.0;

/// One of our boards: where its cities are, and the land under them.
struct Known {
    cities: Vec<Place>,
    land: Land,
}

/// What a board file says of a city.
#[derive(Deserialize)]
struct Place {
    id: String,
    x: f32,
    y: f32,
}

/// Those parts of a board file that say where cities are.
#[derive(Deserialize)]
struct Places {
    #[serde(default, alias = "node")]
    city: Vec<Place>,
}

/// The boards of all games that have maps.
const BOARDS: [&[(&str, &str)]; 3] = [classic::BOARDS, great_lakes::BOARDS, switch_signal::BOARDS];

static KNOWN: LazyLock<Vec<Known>> = LazyLock::new(|| LANDS.iter().filter_map(known).collect());

/// The board with this name and the land under it.
fn known((name, land): &(&str, &str)) -> Option<Known> {
    let (_, board) = BOARDS.into_iter().flatten().find(|(board, _)| board == name)?;
    let mut land: Land = toml::from_str(land).ok()?;
    let (_, high) = land.size;
    for outline in land.land.iter_mut().chain(&mut land.lake).chain(&mut land.river) {
        outline.path = shorter(&outline.path, high);
    }
    let Places { city: cities } = toml::from_str(board).ok()?;
    Some(Known { cities, land })
}

/// A board, as far as the land under it goes.
pub(crate) struct Ground<'a> {
    /// How wide and high it is.
    pub size: (f32, f32),
    /// Where its cities are.
    pub cities: Vec<(&'a str, (f32, f32))>,
}

impl<'a> Ground<'a> {
    /// The ground of a board of routes.
    pub fn of<R>(chart: &'a Chart<R>) -> Ground<'a> {
        let cities = chart.cities.iter().map(|city| (city.id.as_str(), city.at));
        Ground { size: SIZE, cities: cities.collect() }
    }

    /// The class of its map.
    pub fn class(&self) -> Option<&'static str> {
        self.land().is_none().then_some("on-paper")
    }

    /// The geography of our board with the same cities in the same places, whatever the two are called;
    /// others have none.
    fn land(&self) -> Option<&'static Land> {
        let fits = |known: &&Known| {
            let ours = |(id, at): &(&str, (f32, f32))| {
                known.cities.iter().any(|place| place.id == *id && (place.x, place.y) == *at)
            };
            known.land.size == self.size && self.cities.iter().all(ours)
        };
        KNOWN.iter().find(fits).map(|known| &known.land)
    }
}

/// Sea and land with all that lies on it; on a board without geography, paper.
pub(crate) fn layers(ground: &Ground<'_>, russian: bool) -> Markup {
    let (wide, high) = (tenth(ground.size.0), tenth(ground.size.1));
    let Some(land) = ground.land() else {
        return html! { rect .paper width=(wide) height=(high) {} };
    };
    let joined =
        |outlines: &[Outline]| outlines.iter().map(|outline| outline.path.as_str()).collect::<String>();
    let halves = "scale(.5)";
    html! {
        defs { path #land transform=(halves) d=(joined(&land.land)) {} }
        rect .water width=(wide) height=(high) {}
        // The shallows: paler and paler towards the shore.
        use .shoal href="#land" {}
        use .shore href="#land" {}
        rect width=(wide) height=(high) fill="url(#waves)" {}
        use .land href="#land" {}
        path .rivers transform=(halves) d=(joined(&land.river)) {}
        path .lakes transform=(halves) d=(joined(&land.lake)) {}
        g .hills { @for mountain in &land.mountain { (hill(mountain)) } }
        (compass(land.compass))
        g .waters aria-hidden="true" {
            @for water in &land.label {
                @let (x, y) = (tenth(water.x), tenth(water.y));
                @let name = if russian { &water.text_ru } else { &water.text_en };
                // As wide as it was checked to fit, whatever font there is.
                text x=(x) y=(y) font-size=(tenth(water.size))
                    textLength=(tenth(name.chars().count() as f32 * water.size * 0.61))
                    transform=[(water.rotate != 0.0).then(|| format!("rotate({} {x} {y})", tenth(water.rotate)))]
                    { (name) }
            }
        }
    }
}

/// A rose of eight winds.
fn compass((x, y): (f32, f32)) -> Markup {
    let place = format!("translate({x} {y})");
    html! {
        g .compass transform=(place) aria-hidden="true" {
            circle r="30" {}
            circle r="27.6" {}
            path .pale d="M0-22L3-7.2L15-15L7.2-3L22 0L7.2 3L15 15L3 7.2L0 22L-3 7.2L-15 15L-7.2 3L-22 0L-7.2-3L-15-15L-3-7.2Z" {}
            path d="M0-38L6-6L38 0L6 6L0 38L-6 6L-38 0L-6-6Z" {}
            path .dark d="M0-38V0L6-6ZM38 0H0L6 6ZM0 38V0L-6 6ZM-38 0H0L-6-6Z" {}
            path .north d="M-4.5-45L0-54L4.5-45L0-48Z" {}
        }
    }
}

/// Where the names of waters stand: so many places along each.
pub(super) fn waters(ground: &Ground<'_>, russian: bool) -> Vec<Spot> {
    let labels = ground.land().map_or(&[][..], |land| &land.label);
    let spots = labels.iter().flat_map(|water| {
        let name = if russian { &water.text_ru } else { &water.text_en };
        let letters = name.chars().count() as f32;
        let angle = water.rotate.to_radians();
        let way = Spot { x: angle.cos(), y: angle.sin() };
        (0..=name.chars().count()).map(move |letter| {
            Spot { x: water.x, y: water.y }.moved(way, (letter as f32 - letters / 2.0) * water.size * 0.7)
        })
    });
    spots.collect()
}

/// Two peaks with their shaded sides, as engravers drew them.
fn hill(mountain: &Mountain) -> Markup {
    let (x, y, scale) = (tenth(mountain.x), tenth(mountain.y), tenth(mountain.size / 22.0));
    html! { use href="#hill" transform=(format!("translate({x} {y})scale({scale})")) {} }
}

/// The same path in halves and with steps instead of places: less to send. What isn't made of straight steps
/// is no path of ours.
fn shorter(path: &str, high: f32) -> String {
    steps(path, high).unwrap_or_default()
}

fn steps(path: &str, high: f32) -> Option<String> {
    let mut short = String::with_capacity(path.len());
    for part in path.split_inclusive('Z') {
        for line in part.trim_end_matches('Z').split('M').map(str::trim).filter(|line| !line.is_empty()) {
            let spots: Option<Vec<Spot>> = line.split_whitespace().map(spot).collect();
            let mut halves: Vec<Spot> = near(&spots?, high).into_iter().map(half).collect();
            halves.dedup();
            short += &path::steps(halves);
        }
        if part.ends_with('Z') {
            short.push('Z');
        }
    }
    Some(short)
}

fn half(spot: Spot) -> Spot {
    Spot { x: (spot.x * HALVES).round(), y: (spot.y * HALVES).round() }
}

/// The places without those that lie between others far beyond the same edge of the board.
fn near(spots: &[Spot], high: f32) -> Vec<Spot> {
    let beyond = |spot: &Spot| {
        let sides = [-spot.x, spot.x - 1000.0, -spot.y, spot.y - high];
        sides.map(|side| side > 14.0)
    };
    let needed = |index: usize| {
        let Some([a, b, c]) = index.checked_sub(1).and_then(|from| spots.get(from..from + 3)) else {
            return true;
        };
        let [a, b, c] = [a, b, c].map(beyond);
        (0..4).all(|side| !(a[side] && b[side] && c[side]))
    };
    (0..spots.len()).filter(|index| needed(*index)).map(|index| spots[index]).collect()
}

fn spot(text: &str) -> Option<Spot> {
    let (x, y) = text.split_once(',')?;
    Some(Spot { x: x.parse().ok()?, y: y.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_the_same_in_steps() {
        assert_eq!(shorter("M1,2 1.5,1 0,1.2Z", 660.0), "M2,4l1-2-3 0Z");
        assert_eq!(shorter("M1,2 1.1,2.2 2,2Z M5,5 5,6Z", 660.0), "M2,4l2 0ZM10,10l0 2Z");
        assert_eq!(shorter("M990,1 1020,2 1030,3 1020,4 990,5", 660.0), "M1980,2l60 2 0 4-60 2");
        assert_eq!(shorter("M0,0 C1,2 3,4 5,6", 660.0), "");
    }
}
