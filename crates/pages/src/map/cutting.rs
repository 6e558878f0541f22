//! A part of a map as a figure: its pictures as they are, and what changes of it as one more.

use std::sync::Arc;

use maud::{Markup, html};
use rails::{CityId, RouteSet, Track};

use super::drawing::BoardDrawing;
use super::layout::Layout;
use super::{Area, STYLE, Spot, now, seat_defs, shapes, tenth};
use crate::assets::{self, Asset};
use crate::livery;
use crate::ticket_game::TicketGame;
use crate::{Screen, map};

/// What is beside the places that are to be seen: their names need the room.
const ROOM: (f32, f32) = (64.0, 38.0);
/// No figure shows less.
const LEAST: (f32, f32) = (190.0, 108.0);

/// So much is seen closely.
const NEAR: (f32, f32) = (104.0, 64.0);
/// How much larger than on its sheet it is drawn.
const LARGER: f32 = 1.6;
/// No figure is wider than this.
const WIDEST: f32 = 520.0;

/// A part of a map.
pub(crate) struct Cutting(Area);

impl Cutting {
    /// The part with these places and some air around them, inside of a sheet.
    pub fn around(places: impl Iterator<Item = (f32, f32)>, (wide, high): (f32, f32)) -> Cutting {
        let empty = Area { left: wide, top: high, right: 0.0, bottom: 0.0 };
        let all = places.fold(empty, |all, (x, y)| Area {
            left: all.left.min(x),
            top: all.top.min(y),
            right: all.right.max(x),
            bottom: all.bottom.max(y),
        });
        let all = all.larger(ROOM.0, ROOM.1);
        let lacks = |has: f32, least: f32| ((least - has) / 2.0).max(0.0);
        let all = all.larger(lacks(all.right - all.left, LEAST.0), lacks(all.bottom - all.top, LEAST.1));
        let Area { left, top, right, bottom } = all;
        Cutting(Area {
            left: left.max(0.0),
            top: top.max(0.0),
            right: right.min(wide),
            bottom: bottom.min(high),
        })
    }

    /// The part right around the middle of these places: for a sign that is to be seen closely.
    pub fn near(places: &[(f32, f32)]) -> Cutting {
        let middle =
            |of: fn(&(f32, f32)) -> f32| places.iter().map(of).sum::<f32>() / places.len().max(1) as f32;
        let (x, y) = (middle(|place| place.0), middle(|place| place.1));
        let (aside, above) = (NEAR.0 / 2.0, NEAR.1 / 2.0);
        Cutting(Area { left: x - aside, top: y - above, right: x + aside, bottom: y + above })
    }

    /// Whether a place is in it, or so near that something of it could be seen.
    fn touches(&self, (x, y): (f32, f32)) -> bool {
        self.0.shared(&Area::round(Spot { x, y }, 40.0)) > 0.0
    }
}

/// A part of the map that a screen shows. `name` is what the figure is called: it is drawn once.
pub(crate) fn cutting<G: TicketGame>(screen: &Screen<'_, G>, name: &str, part: &Cutting) -> Markup {
    let (rules, words) = (screen.rules, screen.words);
    let (chart, drawn) = (rules.chart(), BoardDrawing::of(rules, words));
    let near = |city: CityId| part.touches(chart.cities[city.index()].at);
    let passes = |ends: [CityId; 2]| {
        // Routes bend, so whatever lies between what is near counts.
        let [one, other] = ends.map(|end| chart.cities[end.index()].at);
        let box_of = Area {
            left: one.0.min(other.0),
            top: one.1.min(other.1),
            right: one.0.max(other.0),
            bottom: one.1.max(other.1),
        };
        part.0.shared(&box_of.larger(20.0, 20.0)) > 0.0
    };
    let routes = chart.network.routes().iter().filter(|id| passes(chart.route(*id).ends()));
    let routes = routes.fold(RouteSet::NONE, RouteSet::with);
    let name = format!("{}-{}-{}-{name}", chart.id, chart.hash, words.language().tag());
    let picture = assets::figure(&name, "routes", STYLE, map::SIZE, || {
        html! {
            defs {
                (seat_defs(&livery::of_chairs(screen.chairs)))
                (shapes::signs(G::BUILDING, G::BUILDING == map::Building::Harbour))
                (shapes::rows_of(rules, &Layout::of(rules, words), routes))
            }
            (now::some(screen, &drawn, routes, near))
        }
    });
    view(part, map::SIZE, &[&drawn.ground, &picture])
}

/// What a part of a sheet shows of pictures that lie one over the other.
pub(crate) fn view(part: &Cutting, (wide, high): (f32, f32), pictures: &[&Arc<Asset>]) -> Markup {
    let Area { left, top, right, bottom } = part.0;
    let (across, down) = (right - left, bottom - top);
    let larger = LARGER.min(WIDEST / across);
    html! {
        svg.rules-map width=(tenth(across * larger)) height=(tenth(down * larger))
            viewBox=(format!("{} {} {} {}", tenth(left), tenth(top), tenth(across), tenth(down))) {
            @for picture in pictures { image href=(picture.path) width=(wide) height=(high) {} }
        }
    }
}
