//! What of a board never changes, drawn once for a board and a language and kept: the picture that
//! pages refer to, the shapes inside of pages, and all texts about routes and cities that stay the same.

use std::sync::Arc;

use engine::Message;
use maud::{Markup, PreEscaped, Render, html};
use rails::{CityId, RouteId, Track};
use words::{Language, Words};

use super::board_key::BoardKey;
use super::curve::Spot;
use super::kinds::{Building, Line, Site};
use super::labels::width;
use super::layout::Layout;
use super::{SIZE, land, shapes, tenth};
use crate::assets::{self, Asset};
use crate::cache::Cache;
use crate::ticket_game::TicketGame;

/// What of a board never changes.
pub(crate) struct BoardDrawing {
    /// Sea and land with the names of waters, and what lies under the slots: a picture of its own.
    pub ground: Arc<Asset>,
    /// The shapes that routes and cities refer to.
    pub shapes: Markup,
    /// Of each route, in the board's order.
    pub routes: Vec<RouteDrawing>,
    /// Of each city, in the board's order.
    pub cities: Vec<CityDrawing>,
}

static KEPT: Cache<BoardKey, BoardDrawing> = Cache::new();

/// Of a route; all of it is HTML.
pub(crate) struct RouteDrawing {
    /// What it is clicked on by.
    pub focus: Markup,
    /// Its classes.
    pub class: Markup,
    pub name: Markup,
    /// Its name and its facts, a line each.
    pub facts: Markup,
    /// Its shapes: where it can be clicked on, its glow, its slots with what is printed in them, and
    /// the cars in them.
    pub hit: Markup,
    pub glow: Markup,
    pub free: Markup,
    pub row: Markup,
    /// The bed that cars stand on: all of the line.
    pub bed: Markup,
    /// Where its middle is.
    pub middle: Spot,
    pub is_double: bool,
}

/// Of a city; all of it is HTML.
pub(crate) struct CityDrawing {
    /// What it is clicked on by; nothing where nobody builds.
    pub focus: Option<Markup>,
    pub name: Markup,
    /// Its shapes: what glows around it, its dot, and its name, but where routes only meet.
    pub halo: Markup,
    pub dot: Markup,
    pub text: Option<Markup>,
    /// Where it is.
    pub at: Spot,
    /// The side where its name isn't.
    pub aside: Spot,
    /// How far a building is moved that stands here.
    pub house: Markup,
}

impl BoardDrawing {
    /// What never changes of a game's board in a language.
    pub fn of<G: TicketGame>(game: &G, words: &Words) -> Arc<BoardDrawing> {
        BoardKey::cached(&KEPT, game, Some(words.language()), || draw(game, words))
    }

    /// Whether that is there already.
    pub fn is_kept<G: TicketGame>(game: &G, words: &Words) -> bool {
        KEPT.has(|key| key.fits(game, Some(words.language())))
    }
}

fn draw<G: TicketGame>(game: &G, words: &Words) -> BoardDrawing {
    let (chart, layout) = (game.chart(), Layout::of(game, words));
    let (board, language) = (&chart.id, words.language());
    let ground = html! {
        defs { (shapes::land_signs()) }
        (land::layers(&land::Ground::of(chart), language == Language::Ru))
        (shapes::ground(game, &layout))
    };
    let shapes = html! {
        (shapes::signs(G::BUILDING, G::BUILDING == Building::Harbour))
        (shapes::rows(game, &layout))
    };
    let routes = chart.network.routes().iter().map(|id| route(game, words, &layout, id)).collect();
    let cities = chart.network.cities().iter().map(|id| city(game, words, &layout, id)).collect();
    BoardDrawing {
        ground: assets::picture(&format!("{board}-{}", language.tag()), SIZE, &ground),
        shapes,
        routes,
        cities,
    }
}

fn route<G: TicketGame>(game: &G, words: &Words, layout: &Layout, id: RouteId) -> RouteDrawing {
    let chart = game.chart();
    let route = chart.route(id);
    let (line, colour) = (G::line(route), route.colour_id());
    let [from, to] = route.ends().map(|end| &chart.cities[end.index()].names);
    let name = words.say(&Message::new("route").with("from", from).with("to", to));
    let facts = Message::new("map-route")
        .with("pieces", line.pieces(route.length()))
        .with("colour", Message::new(format!("colour-{colour}")))
        .with("kind", line.name())
        .with("points", game.points(route.length()));
    let shape = |letter: char| format!("#{letter}{}", id.0);
    RouteDrawing {
        focus: text(format!("route:{}", route.id())),
        class: text(format!("route c-{colour}{}", line.class())),
        facts: text(format!("{name}\n{}\n", words.say(&facts))),
        name: text(name),
        hit: html! { use .hit href=(shape('t')) {} },
        glow: html! {
            // Rails along the whole route: an edge in ink, the colour, and what is between.
            @for part in ["edge", "glow", "inlay"] { use .(part) href=(shape('t')) {} }
            // They would cover the stones that lie under everything.
            @if line == Line::Tunnel { use .stone href=(shape('r')) {} }
        },
        free: html! {
            use .slots href=(shape('r')) {}
            @if colour != "gray" || matches!(line, Line::Ferry { .. }) { use .signs href=(shape('y')) {} }
        },
        row: text(shape('r')),
        bed: text(shape('t')),
        middle: layout.rows[id.index()].middle(),
        is_double: !chart.network.twin(id).is_empty(),
    }
}

fn city<G: TicketGame>(game: &G, words: &Words, layout: &Layout, id: CityId) -> CityDrawing {
    let city = &game.chart().cities[id.index()];
    let (site, label) = (game.site(id), &layout.labels[id.index()]);
    let name = words.name(&city.names);
    let (x, y) = (tenth(city.at.0), tenth(city.at.1));
    CityDrawing {
        focus: (site != Site::Junction && game.builds()).then(|| text(format!("city:{}", city.id))),
        name: name.render(),
        halo: html! { circle .halo cx=(x) cy=(y) r="9" {} },
        dot: html! { use href=(site.shape()) x=(x) y=(y) {} },
        text: (site != Site::Junction).then(|| label.name.text(name)),
        at: Spot::new(city.at),
        aside: Spot {
            x: if label.name.left(width(name)) + width(name) / 2.0 > city.at.0 { -1.0 } else { 1.0 },
            y: 0.0,
        },
        house: text(format!("translate({} {})", tenth(label.house.x), tenth(label.house.y))),
    }
}

/// A text as HTML.
fn text(text: String) -> Markup {
    PreEscaped(text.render().into_string())
}
