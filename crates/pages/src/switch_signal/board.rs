//! The board as SVG: what never changes, and the region with everything that does.

use std::sync::Arc;

use ::switch_signal::{
    Action, Board, CityId, Closed, DepartureId, FieldId, Fields, Good, JunctionId, Kind, Phase, Placing,
    TrainId, Trains,
};
use engine::Message;
use maud::{Markup, Render, html};
use words::{Language, Words};

use super::focus::{self, Focus};
use super::names::Names;
use super::plan::{Plan, degrees};
use super::token_drawings::{Piece, TokenDrawings};
use super::{
    Screen, goods, marks, offers, pins, planned, preview, reach, shapes, state, switches, tell, trains,
};
use crate::assets::{self, Asset};
use crate::cache::Cache;
use crate::livery;
use crate::map::BoardKey;
use crate::map::land::{self, Ground};
use crate::map::shapes::land_signs;
use crate::map::{Spot, seat_defs, tenth};
use crate::parts::say;

/// The whole map, as the viewer sees it now.
pub(super) fn map(screen: &Screen<'_>) -> Markup {
    let board = screen.rules.board();
    let (wide, high) = board.size;
    let title = say(screen, &Message::new("map-title").with("board", &board.names));
    let class = land_under(board).class();
    html! {
        svg #map class=[class] xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {wide} {high}")) role="group"
            aria-label=(title) {
            defs { (shapes::signs()) (seat_defs(&livery::of_chairs(screen.chairs))) }
            image .board href=(ground(board, screen.words).path) width=(wide) height=(high) aria-hidden="true" {}
            (map_now(screen))
        }
    }
}

static KEPT: Cache<BoardKey, Arc<Asset>> = Cache::new();

/// Whether the picture of what never changes is there.
pub(super) fn has_ground(board: &Board, words: &Words) -> bool {
    KEPT.has(|key| key.fits(board, Some(words.language())))
}

/// What of a board never changes, as a picture: sea and land, tracks, and the names of junctions.
pub(super) fn ground(board: &Board, words: &Words) -> Arc<Asset> {
    let language = words.language();
    let picture = BoardKey::cached(&KEPT, board, Some(language), || {
        let plan = Plan::of(board);
        let land = land_under(board);
        let drawing = html! {
            defs { (land_signs()) }
            (land::layers(&land, language == Language::Ru))
            (shapes::ground(board, &plan, &Names::of(board, &plan, words), words))
        };
        assets::picture(&format!("{}-{}", board.id, language.tag()), land.size, &drawing)
    });
    Arc::clone(&picture)
}

fn land_under(board: &Board) -> Ground<'_> {
    let cities = board.cities.iter().map(|city| (city.node.id.as_str(), city.node.at)).collect();
    Ground { size: (f32::from(board.size.0), f32::from(board.size.1)), cities }
}

/// Everything on the map that can change, as the region `<g id="map-now">`.
pub(super) fn map_now(screen: &Screen<'_>) -> Markup {
    let board = screen.rules.board();
    let plan = Plan::of(board);
    let names = Names::of(board, &plan, screen.words);
    let drawn = TokenDrawings::of(board, screen.words);
    let picture = Picture { screen, plan, names, drawn, focus: Focus::of(screen), can: Can::of(screen) };
    let trains: Vec<Spot> =
        TrainId::all().filter_map(|id| Some(picture.plan.spot(state(screen).train(id).at?).0)).collect();
    let (near, far): (Vec<_>, Vec<_>) =
        board.all_fields().iter().partition(|id| reach::is_beside(&picture.plan, *id, &trains));
    let ghosts = preview::ghosts(screen, &picture.plan, &picture.names, picture.focus);
    let drawn = planned::drawn(screen, &picture.plan);
    html! {
        g #map-now data-step=(screen.step) {
            (preview::ways(&ghosts))
            (planned::ways(&drawn))
            g { @for id in 0..board.junctions.len() { (picture.junction(JunctionId(id as u8))) } }
            g { @for id in 0..board.departures.len() { (picture.departure(DepartureId(id as u8))) } }
            g { @for id in 0..board.cities.len() { (picture.city(CityId(id as u8))) } }
            // Signals reach far, but not over a train; one beside a train lies above it, for no train keeps
            // anybody from clicking on a signal.
            g { @for id in far { (picture.field(id)) } }
            (trains::on_map(screen, &picture.plan, picture.focus, picture.can.trains))
            g .near { @for id in near { (picture.field(id)) } }
            (preview::badges(&ghosts))
            (marks::marks(screen, &picture.plan))
            (planned::numbers(&drawn))
            (pins::on_map(screen, &picture.plan, &picture.names))
        }
    }
}

/// What can be done where.
pub(super) struct Can {
    /// Signals that can be taken away, and fields that one can be put on.
    from: Fields,
    to: Fields,
    junctions: u32,
    /// Trains that a decision is asked for: those an instruction moves.
    pub trains: Trains,
    points: u16,
}

impl Can {
    fn of(screen: &Screen<'_>) -> Can {
        let mut can = Can {
            from: Fields::default(),
            to: Fields::default(),
            junctions: 0,
            trains: Trains::NONE,
            points: 0,
        };
        for action in offers(screen) {
            match *action {
                Action::Signal { from, to, .. } => {
                    (can.from, can.to) = (can.from.with(from), can.to.with(to))
                }
                Action::Light(field) => can.to = can.to.with(field),
                Action::Switch { junction, .. } | Action::Lay { junction, .. } => {
                    can.junctions |= 1 << junction.0;
                }
                Action::Run(train) => can.trains = can.trains.with(train),
                Action::Coupler(point) => can.points |= 1 << point.0,
                _ => {}
            }
        }
        can
    }
}

struct Picture<'a, 's> {
    screen: &'a Screen<'s>,
    plan: Plan<'a>,
    names: Arc<Names>,
    drawn: Arc<TokenDrawings>,
    focus: Focus,
    can: Can,
}

impl Picture<'_, '_> {
    /// Its title is its name for everybody.
    fn link(
        &self,
        focus: &str,
        class: &str,
        glows: bool,
        focused: bool,
        title: impl Render,
        drawing: &Markup,
    ) -> Markup {
        html! {
            a href={ "/t/" (self.screen.table) "?focus=" (focus) } data-focus=(focus)
                class={ (class) @if glows { " can" } @if focused { " focus" } }
                tabindex=[(!glows && !focused).then_some("-1")] {
                title { (title) }
                (drawing)
            }
        }
    }

    /// A junction: the way that is open through it, and a token on each track that is closed.
    fn junction(&self, id: JunctionId) -> Markup {
        let board = self.screen.rules.board();
        let closed = state(self.screen).switches[id.index()];
        let placed = matches!(state(self.screen).phase, Phase::Placing(Placing::Junction(at)) if at == id.0);
        let glows = placed || self.focus == Focus::Kind(Kind::Switch) && self.can.junctions >> id.0 & 1 == 1;
        let drawn = self.drawn.switch(id, closed, || {
            let Spot { x, y } = self.plan.junction(id);
            let laid = closed != Closed::default();
            Piece {
                title: switches::told(self.screen, id, closed).render(),
                drawing: html! {
                    circle .reach cx=(tenth(x)) cy=(tenth(y)) r=(tenth(reach::junction(board, &self.plan, id))) {}
                    circle .hit cx=(tenth(x)) cy=(tenth(y)) r="16" {}
                    circle .plate cx=(tenth(x)) cy=(tenth(y)) r="9" {}
                    @if laid { (switches::ways(&self.plan, id, &board.junctions[id.index()].tracks, closed)) }
                },
            }
        });
        self.link(
            &focus::junction(board, id),
            "junction",
            glows,
            self.focus == Focus::Junction(id),
            &drawn.title,
            &drawn.drawing,
        )
    }

    fn field(&self, id: FieldId) -> Markup {
        let (screen, board) = (self.screen, self.screen.rules.board());
        let green = state(screen).signals.contains(id);
        let placing = matches!(state(screen).phase, Phase::Placing(_));
        // With one signal clicked on, what it can be exchanged with glows and makes a pair with it.
        let (address, glows) = match self.focus {
            Focus::Field(other) if other != id && self.goes(other, id) => {
                (focus::pair(board, other, id), true)
            }
            Focus::Field(other) if other != id && self.goes(id, other) => {
                (focus::pair(board, id, other), true)
            }
            Focus::Pair(from, to) if id != from && id != to && self.goes(from, id) => {
                (focus::pair(board, from, id), false)
            }
            Focus::Kind(Kind::Signal) => {
                (focus::field(board, id), self.can.to.contains(id) || self.can.from.contains(id))
            }
            _ => (focus::field(board, id), placing && self.can.to.contains(id)),
        };
        let focused = match self.focus {
            Focus::Field(field) => field == id,
            Focus::Pair(from, to) => from == id || to == id,
            _ => false,
        };
        let drawn = self.drawn.signal(id, green, || {
            let place = say(screen, &tell::field(screen.rules, id));
            let Spot { x, y } = self.plan.field(id);
            let (key, sign) = match green {
                true => ("ss-signal-green", "#s-green"),
                false => ("ss-signal-red", "#s-red"),
            };
            Piece {
                title: say(screen, &Message::new(key).with("field", place)).render(),
                drawing: html! {
                    circle .reach cx=(tenth(x)) cy=(tenth(y)) r=(tenth(reach::signal(board, &self.plan, id))) {}
                    circle .hit cx=(tenth(x)) cy=(tenth(y)) r="9" {}
                    use href=(sign) x=(tenth(x)) y=(tenth(y)) {}
                },
            }
        });
        let class = if green { "signal green" } else { "signal" };
        self.link(&address, class, glows, focused, &drawn.title, &drawn.drawing)
    }

    /// Whether a signal can go from one field to another.
    fn goes(&self, one: FieldId, other: FieldId) -> bool {
        self.can.from.contains(one)
            && self.can.to.contains(other)
            && offers(self.screen).iter().any(
                |action| matches!(action, Action::Signal { from, to, .. } if (*from, *to) == (one, other)),
            )
    }

    fn city(&self, id: CityId) -> Markup {
        let (screen, board) = (self.screen, self.screen.rules.board());
        let facts = &board.cities[id.index()];
        let name = screen.words.name(&facts.node.names);
        let Spot { x, y } = Spot::new(facts.node.at);
        let stands = self.names.cities[id.index()];
        let sign = match facts.good {
            Some(good) => {
                html! { use href=(format!("#crate_{}", good.id())) transform=(format!("translate({} {})scale(2)", tenth(x), tenth(y))) {} }
            }
            None => html! { use .anchor href="#anchor" x=(tenth(x)) y=(tenth(y)) {} },
        };
        let about = capital_city(screen, id);
        let drawing = html! {
            circle .roundel cx=(tenth(x)) cy=(tenth(y)) r="18" {}
            circle .roundel.in cx=(tenth(x)) cy=(tenth(y)) r="15" {}
            (sign)
            (stands.written.text(name))
            (goods::on_map(screen, id, &stands))
        };
        let class = facts.good.map_or("town port".to_owned(), |good| format!("town g_{}", good.id()));
        self.link(&focus::city(board, id), &class, false, self.focus == Focus::City(id), &about, &drawing)
    }

    fn departure(&self, id: DepartureId) -> Markup {
        let (screen, board) = (self.screen, self.screen.rules.board());
        let facts = &board.departures[id.index()];
        let number = number_of(screen, id);
        let name = screen.words.name(&facts.node.names);
        let Spot { x, y } = Spot::new(facts.node.at);
        let stands = self.names.departures[id.index()];
        let told = say(screen, &Message::new("ss-departure").with("number", number).with("point", name));
        let glows = self.can.points >> id.0 & 1 == 1;
        let (_, way) = self.plan.spot(board.departure_spot(id));
        let drawing = html! {
            path .platform transform=(format!("translate({} {})rotate({})", tenth(x), tenth(y), degrees(way)))
                d="M-12-10H2A10 10 0 0 1 2 10H-12Z" {}
            text .number x=(tenth(x)) y=(tenth(y + 4.6)) text-anchor="middle" { (number) }
            (stands.written.text(html! { tspan .number { (number) } " " (name) }))
        };
        self.link(
            &focus::departure(board, id),
            "departure",
            glows,
            self.focus == Focus::Departure(id),
            &told,
            &drawing,
        )
    }
}

/// The number that a departure point has now (SS-55).
pub(super) fn number_of(screen: &Screen<'_>, id: DepartureId) -> u8 {
    let numbers = state(screen).departures;
    numbers.iter().position(|point| *point == id.0).map_or(0, |place| place as u8)
        + ::switch_signal::FIRST_NUMBER
}

fn capital_city(screen: &Screen<'_>, id: CityId) -> String {
    let facts = &screen.rules.board().cities[id.index()];
    let message = match (facts.good, facts.port) {
        (Some(good), _) => Message::new("ss-city")
            .with("good", tell::good(good))
            .with("count", state(screen).stock[good.index()]),
        (None, port) => {
            let has: u8 = state(screen).delivered[port.unwrap_or_default()].iter().sum();
            Message::new("ss-port").with("count", has)
        }
    };
    say(screen, &message.with("city", tell::city(screen.rules, id)))
}

/// A good as a little picture.
pub(super) fn crate_picture(good: Good) -> Markup {
    html! { svg.crate-sign viewBox="-6 -6 12 12" aria-hidden="true" { use href=(format!("#crate_{}", good.id())) {} } }
}
