//! What routes and cities say of themselves.

use engine::{Message, Seat, Viewer};
use europe::{Action, Europe, Phase, Route, RouteKind};
use rails::{CityId, CitySet, RouteId, RouteSet};

use super::focus::Focus;
use super::way::{Means, Way, best_way};
use crate::Seen;

/// What the map has to know of a position, asked once.
pub(super) struct Told<'a> {
    pub seen: &'a Seen<'a, Europe>,
    pub focus: Focus,
    /// What the viewer may claim now, and where they may build.
    pub claims: RouteSet,
    pub sites: CitySet,
    /// The way that a ticket in focus still has, its cities, and whether it is complete.
    pub way: RouteSet,
    pub goals: CitySet,
    pub complete: bool,
    names: Vec<&'a str>,
}

/// How a route stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
    Owned(Seat),
    Free,
    /// The viewer has the other half (EU-21).
    OwnTwin,
    /// With few seats, somebody having the other half closes it (EU-22).
    Closed,
}

/// The most seats with which the second half of a double route is closed (EU-22).
const FEW_SEATS: usize = 3;

impl<'a> Told<'a> {
    pub fn new(seen: &'a Seen<'a, Europe>) -> Told<'a> {
        let board = seen.rules.board();
        let mut told = Told {
            seen,
            focus: Focus::read(board, seen.focus),
            claims: RouteSet::NONE,
            sites: CitySet::NONE,
            way: RouteSet::NONE,
            goals: CitySet::NONE,
            complete: false,
            names: seen.chairs.iter().map(|chair| chair.name.as_str()).collect(),
        };
        for action in seen.legal {
            match *action {
                Action::Claim { route, .. } => told.claims = told.claims.with(route),
                Action::Station { city, .. } => told.sites = told.sites.with(city),
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
        let network = &self.seen.rules.board().network;
        let own = self.own_seat().and_then(|seat| self.seen.view.seats.get(seat.index()));
        let taken = self.seen.view.seats.iter().fold(RouteSet::NONE, |all, seat| all | seat.routes);
        let routes = own.map_or(RouteSet::NONE, |seat| seat.routes);
        let means = Means {
            own: routes,
            open: network.routes().iter().filter(|route| self.is_open(*route)).collect(),
            others: taken - routes,
            stations: own.map_or(CitySet::NONE, |seat| seat.stations),
        };
        let way = best_way(network, ends, &means)?;
        own.is_none_or(|seat| way.to_lay <= u32::from(seat.cars)).then_some(way)
    }

    fn own_seat(&self) -> Option<Seat> {
        match self.seen.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    fn routes_of(&self, seat: Seat) -> RouteSet {
        self.seen.view.seats.get(seat.index()).map_or(RouteSet::NONE, |seat| seat.routes)
    }

    /// Whether the viewer could still claim it, with the right cards.
    fn is_open(&self, route: RouteId) -> bool {
        let cars = self.own_seat().and_then(|seat| self.seen.view.seats.get(seat.index()));
        let length = self.seen.rules.board().network.length(route);
        self.standing(route) == Standing::Free && cars.is_none_or(|seat| seat.cars >= length)
    }

    pub fn standing(&self, route: RouteId) -> Standing {
        let seats = &self.seen.view.seats;
        let owner =
            |route: RouteId| Seat::all(seats.len()).find(|seat| self.routes_of(*seat).contains(route));
        if let Some(owner) = owner(route) {
            return Standing::Owned(owner);
        }
        let mut twins = self.seen.rules.board().network.twin(route).iter().filter_map(owner);
        match twins.next() {
            Some(twin) if Some(twin) == self.own_seat() => Standing::OwnTwin,
            Some(_) if seats.len() <= FEW_SEATS => Standing::Closed,
            _ => Standing::Free,
        }
    }

    /// Whose station stands in a city.
    pub fn station(&self, city: CityId) -> Option<Seat> {
        let seats = &self.seen.view.seats;
        Seat::all(seats.len()).find(|seat| seats[seat.index()].stations.contains(city))
    }

    fn say(&self, message: &Message) -> String {
        self.seen.words.say_with(message, &self.names)
    }

    /// What a route is called.
    pub fn name(&self, route: &Route) -> String {
        let [from, to] = route.ends.map(|end| &self.seen.rules.board().cities[end.index()].names);
        self.say(&Message::new("route").with("from", from).with("to", to))
    }

    /// What there is to know of a route: length, colour, kind, points, and how it stands.
    pub fn about_route(&self, id: RouteId, route: &Route) -> String {
        let kind = match route.kind {
            RouteKind::Rail => Message::new("map-rail"),
            RouteKind::Tunnel => Message::new("map-tunnel"),
            RouteKind::Ferry { locomotives } => Message::new("map-ferry").with("locomotives", locomotives),
        };
        let colour = Message::new(format!("colour-{}", route.colour.map_or("gray", |colour| colour.word())));
        let points = self.seen.rules.board().scoring.by_length.get(usize::from(route.length)).copied();
        let about = Message::new("map-route")
            .with("length", route.length)
            .with("colour", colour)
            .with("kind", kind)
            .with("points", points.unwrap_or_default());
        format!("{}\n{}\n{}", self.name(route), self.say(&about), self.say(&self.why(id, route)))
    }

    /// Whose a route is, that it can be claimed, or why it can't.
    fn why(&self, id: RouteId, route: &Route) -> Message {
        let own = self.own_seat();
        match self.standing(id) {
            Standing::Owned(seat) if Some(seat) == own => Message::new("map-own"),
            Standing::Owned(seat) => Message::new("map-owned").with("seat", seat),
            Standing::OwnTwin => Message::new("map-own-twin"),
            Standing::Closed => Message::new("map-closed"),
            Standing::Free if self.claims.contains(id) => Message::new("map-can"),
            Standing::Free => {
                let mine =
                    own.filter(|seat| *seat == self.seen.view.turn && self.seen.view.phase == Phase::Turn);
                match mine.and_then(|seat| self.seen.view.seats.get(seat.index())) {
                    Some(seat) if seat.cars < route.length => {
                        Message::new("map-few-cars").with("left", seat.cars)
                    }
                    Some(_) => Message::new("map-few-cards"),
                    None => Message::new("map-free"),
                }
            }
        }
    }

    /// What there is to know of a city: whose station stands there, or that one can be built.
    pub fn about_city(&self, city: CityId) -> Option<String> {
        match self.station(city) {
            Some(seat) if Some(seat) == self.own_seat() => Some(self.say(&Message::new("map-own-station"))),
            Some(seat) => Some(self.say(&Message::new("map-station").with("seat", seat))),
            None if self.sites.contains(city) => Some(self.say(&Message::new("map-site"))),
            None => None,
        }
    }

    /// What the map is called.
    pub fn title(&self) -> String {
        self.say(&Message::new("map-title").with("board", &self.seen.rules.board().names))
    }
}
