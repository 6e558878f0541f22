//! What routes and cities say of themselves.

use engine::{Message, Seat};
use rails::{CityId, CitySet, RouteId, RouteSet, Track};

use super::focus::Focus;
use super::kinds::Line;
use super::way::{Means, Way, best_way};
use crate::parts::my_seat;
use crate::ticket_game::{Course, Doing, Sitting, TicketGame, builder};
use crate::{Seen, names};

/// What the map has to know of a position, asked once.
pub(super) struct Told<'a, G: TicketGame> {
    pub seen: &'a Seen<'a, G>,
    pub focus: Focus,
    /// What the viewer may claim now, and where they may build.
    pub claims: RouteSet,
    pub sites: CitySet,
    /// The way that a ticket in focus still has, its cities, and whether it is complete.
    pub way: RouteSet,
    pub goals: CitySet,
    pub complete: bool,
    course: Course,
    seats: Vec<Sitting>,
    names: Vec<String>,
}

/// How a route stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
    Owned(Seat),
    Free,
    /// The viewer has the other half (EU-21, GL-18).
    OwnTwin,
    /// With few seats, somebody having the other half closes it (EU-22, GL-18).
    Closed,
}

/// The most seats with which the second half of a double route is closed (EU-22, GL-18).
pub(crate) const FEW_SEATS: usize = 3;

impl<'a, G: TicketGame> Told<'a, G> {
    pub fn new(seen: &'a Seen<'a, G>) -> Told<'a, G> {
        let course = G::course(seen.view);
        let mut told = Told {
            seen,
            focus: Focus::of(seen),
            claims: RouteSet::NONE,
            sites: CitySet::NONE,
            way: RouteSet::NONE,
            goals: CitySet::NONE,
            complete: false,
            course,
            seats: Seat::all(course.seats).map(|seat| G::sitting(seen.view, seat)).collect(),
            names: names(seen.chairs),
        };
        for action in seen.legal {
            match G::doing(action) {
                Doing::Claim(route) => told.claims = told.claims.with(route),
                Doing::Build(city) => told.sites = told.sites.with(city),
                _ => {}
            }
        }
        if let Focus::Ticket(ends) = told.focus {
            told.goals = ends.into_iter().collect();
            if let Some(way) = told.way_between(ends) {
                told.way = way.routes;
                told.complete = way.to_lay == 0;
            }
        }
        told
    }

    /// The best way between two cities that the viewer still has cars for; for a spectator, over what
    /// is free.
    fn way_between(&self, ends: [CityId; 2]) -> Option<Way> {
        let network = &self.seen.rules.chart().network;
        let mine = my_seat(self.seen);
        let own = mine.and_then(|seat| self.seats.get(seat.index()));
        let taken = self.seats.iter().fold(RouteSet::NONE, |all, seat| all | seat.routes);
        let routes = own.map_or(RouteSet::NONE, |seat| seat.routes);
        let means = Means {
            own: routes,
            open: network.routes().iter().filter(|route| self.is_open(*route)).collect(),
            others: taken - routes,
            stations: mine.map_or(CitySet::NONE, |seat| G::lenders(self.seen.view, seat)),
        };
        let way = best_way(network, ends, &means)?;
        mine.is_none_or(|seat| self.is_within(seat, way.routes & means.open)).then_some(way)
    }

    /// Whether a seat has the pieces for all of these routes.
    fn is_within(&self, seat: Seat, routes: RouteSet) -> bool {
        let chart = self.seen.rules.chart();
        let pieces = |wet: bool| {
            let of_kind =
                routes.iter().map(|id| chart.route(id)).filter(|route| (G::line(route) == Line::Sea) == wet);
            of_kind.fold((0, u8::MAX), |(sum, _): (u32, u8), route| {
                (sum + u32::from(route.length()), G::pieces_for(self.seen.view, seat, route))
            })
        };
        [false, true].into_iter().map(pieces).all(|(wanted, left)| wanted <= u32::from(left))
    }

    fn routes_of(&self, seat: Seat) -> RouteSet {
        self.seats.get(seat.index()).map_or(RouteSet::NONE, |seat| seat.routes)
    }

    /// Whether the viewer could still claim it, with the right cards.
    fn is_open(&self, route: RouteId) -> bool {
        let facts = self.seen.rules.chart().route(route);
        let enough = |seat: Seat| G::pieces_for(self.seen.view, seat, facts) >= facts.length();
        self.standing(route) == Standing::Free && my_seat(self.seen).is_none_or(enough)
    }

    pub fn standing(&self, route: RouteId) -> Standing {
        let owner =
            |route: RouteId| Seat::all(self.course.seats).find(|seat| self.routes_of(*seat).contains(route));
        if let Some(owner) = owner(route) {
            return Standing::Owned(owner);
        }
        let mut twins = self.seen.rules.chart().network.twin(route).iter().filter_map(owner);
        match twins.next() {
            Some(twin) if Some(twin) == my_seat(self.seen) => Standing::OwnTwin,
            Some(_) if self.course.seats <= FEW_SEATS => Standing::Closed,
            _ => Standing::Free,
        }
    }

    fn say(&self, message: &Message) -> String {
        self.seen.words.say_with(message, &self.names)
    }

    /// What a route is called.
    pub fn name(&self, route: &G::Route) -> String {
        let [from, to] = route.ends().map(|end| &self.seen.rules.chart().cities[end.index()].names);
        self.say(&Message::new("route").with("from", from).with("to", to))
    }

    /// What there is to know of a route: length, colour, kind, points, and how it stands.
    pub fn about_route(&self, id: RouteId, route: &G::Route) -> String {
        let line = G::line(route);
        let about = Message::new("map-route")
            .with("pieces", line.pieces(route.length()))
            .with("colour", Message::new(format!("colour-{}", route.colour_word())))
            .with("kind", line.name())
            .with("points", self.seen.rules.points(route.length()));
        format!("{}\n{}\n{}", self.name(route), self.say(&about), self.say(&self.why(id, route)))
    }

    /// Whose a route is, that it can be claimed, or why it can't.
    fn why(&self, id: RouteId, route: &G::Route) -> Message {
        let own = my_seat(self.seen);
        match self.standing(id) {
            Standing::Owned(seat) if Some(seat) == own => Message::new("map-own"),
            Standing::Owned(seat) => Message::new("map-owned").with("seat", seat),
            Standing::OwnTwin => Message::new("map-own-twin"),
            Standing::Closed => Message::new("map-closed"),
            Standing::Free if self.claims.contains(id) => Message::new("map-can"),
            Standing::Free => {
                let mine = own.filter(|seat| *seat == self.course.turn && self.course.claiming);
                match mine.map(|seat| G::pieces_for(self.seen.view, seat, route)) {
                    Some(left) if left < route.length() => G::line(route).too_few(left),
                    Some(_) => Message::new("map-few-cards"),
                    None => Message::new("map-free"),
                }
            }
        }
    }

    /// What there is to know of a city: what stands there, that something can be built, and what else
    /// the game has to say.
    pub fn about_city(&self, city: CityId) -> Option<String> {
        let word = G::BUILDING.word();
        let stands = match builder(self.seen, city) {
            Some(seat) if Some(seat) == my_seat(self.seen) => Some(Message::new(format!("map-own-{word}"))),
            Some(seat) => Some(Message::new(format!("map-{word}")).with("seat", seat)),
            None if self.sites.contains(city) => Some(Message::new(format!("map-site-{word}"))),
            None => None,
        };
        let told: Vec<String> = stands
            .into_iter()
            .chain(G::about_city(self.seen, city))
            .map(|message| self.say(&message))
            .collect();
        (!told.is_empty()).then(|| told.join("\n"))
    }

    /// What the map is called.
    pub fn title(&self) -> String {
        self.say(&Message::new("map-title").with("board", &self.seen.rules.chart().names))
    }
}
