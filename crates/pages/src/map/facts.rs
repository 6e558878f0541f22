//! What routes and cities say of themselves.

use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;

use engine::{Message, Seat};
use maud::{PreEscaped, Render};
use rails::{Barrier, CityId, CitySet, RouteId, RouteSet, Track};

use super::focus::Focus;
use super::kinds::Line;
use super::way::{Means, Way, best_way};
use crate::parts::my_seat;
use crate::ticket_game::{Doing, Sitting, TicketGame};
use crate::{Screen, called};

/// What the map has to know of a position, asked once.
pub(super) struct MapFacts<'a, G: TicketGame> {
    pub screen: &'a Screen<'a, G>,
    pub focus: Focus,
    /// What the viewer may claim now, and where they may build.
    pub claims: RouteSet,
    pub sites: CitySet,
    /// The way that a ticket in focus still has, its cities, and whether it is complete.
    pub way: RouteSet,
    pub goals: CitySet,
    pub complete: bool,
    seats: Vec<Sitting>,
    /// Who has built in each city.
    builders: Vec<Option<Seat>>,
    names: Vec<Cow<'a, str>>,
    /// The sentences that were said already: many routes stand alike.
    said: RefCell<Vec<(Why, Said)>>,
}

/// A sentence as HTML.
type Said = PreEscaped<Rc<str>>;

/// Whose a route is, or whether anybody can have it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Why {
    Own,
    Owned(Seat),
    OwnTwin,
    Closed,
    Free,
}

impl<'a, G: TicketGame> MapFacts<'a, G> {
    pub fn new(screen: &'a Screen<'a, G>) -> MapFacts<'a, G> {
        let course = G::course(screen.view);
        let network = &screen.rules.chart().network;
        let seats: Vec<Sitting> = Seat::all(course.seats).map(|seat| G::sitting(screen.view, seat)).collect();
        let mut builders = vec![None; network.cities().len()];
        for (seat, sitting) in Seat::all(course.seats).zip(&seats) {
            sitting.buildings.iter().for_each(|city| builders[city.index()] = Some(seat));
        }
        let mut facts = MapFacts {
            screen,
            focus: Focus::of(screen),
            claims: RouteSet::NONE,
            sites: CitySet::NONE,
            way: RouteSet::NONE,
            goals: CitySet::NONE,
            complete: false,
            seats,
            builders,
            names: called(screen.chairs),
            said: RefCell::default(),
        };
        for action in screen.legal {
            match G::doing(action) {
                Doing::Claim(route) => facts.claims = facts.claims.with(route),
                Doing::Build(city) => facts.sites = facts.sites.with(city),
                _ => {}
            }
        }
        if let Focus::Ticket(ends) = facts.focus {
            facts.goals = ends.into_iter().collect();
            if let Some(way) = facts.way_between(ends) {
                facts.way = way.routes;
                facts.complete = way.to_lay == 0;
            }
        }
        facts
    }

    /// The best way between two cities that the viewer still has cars for; for a spectator, over what
    /// is free.
    fn way_between(&self, ends: [CityId; 2]) -> Option<Way> {
        let network = &self.screen.rules.chart().network;
        let mine = my_seat(self.screen);
        let own = mine.and_then(|seat| self.seats.get(seat.index()));
        let taken = self.seats.iter().fold(RouteSet::NONE, |all, seat| all | seat.routes);
        let routes = own.map_or(RouteSet::NONE, |seat| seat.routes);
        let means = Means {
            own: routes,
            open: network.routes().iter().filter(|route| self.why_not(*route).is_none()).collect(),
            others: taken - routes,
            stations: mine.map_or(CitySet::NONE, |seat| G::lenders(self.screen.view, seat)),
        };
        let way = best_way(network, ends, &means)?;
        mine.is_none_or(|seat| self.is_within(seat, way.routes & means.open)).then_some(way)
    }

    /// Whether a seat has the pieces for all of these routes.
    fn is_within(&self, seat: Seat, routes: RouteSet) -> bool {
        let chart = self.screen.rules.chart();
        let pieces = |wet: bool| {
            let of_kind =
                routes.iter().map(|id| chart.route(id)).filter(|route| (G::line(route) == Line::Sea) == wet);
            of_kind.fold((0, u8::MAX), |(sum, _): (u32, u8), route| {
                (sum + u32::from(route.length()), G::pieces_for(self.screen.view, seat, route))
            })
        };
        [false, true].into_iter().map(pieces).all(|(wanted, left)| wanted <= u32::from(left))
    }

    /// Why the viewer can't claim a route, whatever they pay.
    pub fn why_not(&self, route: RouteId) -> Option<Barrier> {
        self.screen.rules.why_not(self.screen.view, my_seat(self.screen), route)
    }

    fn say(&self, message: &Message) -> String {
        self.screen.words.say_with(message, &self.names)
    }

    /// Who has built in a city.
    pub fn builder(&self, city: CityId) -> Option<Seat> {
        self.builders[city.index()]
    }

    /// Whose a route is, that it is free, or why nobody can have it.
    pub fn why(&self, barrier: Option<Barrier>) -> Said {
        let why = self.reason(barrier);
        if let Some((_, said)) = self.said.borrow().iter().find(|(said, _)| *said == why) {
            return said.clone();
        }
        let sentence = self.say(&why.message());
        let said = PreEscaped(Rc::from(sentence.render().into_string()));
        self.said.borrow_mut().push((why, said.clone()));
        said
    }

    /// What lasts: what changes with every card that is drawn is told to whoever clicks on the route, so that not
    /// all routes have to be drawn anew for it.
    fn reason(&self, barrier: Option<Barrier>) -> Why {
        match barrier {
            Some(Barrier::Owned(seat)) if Some(seat) == my_seat(self.screen) => Why::Own,
            Some(Barrier::Owned(seat)) => Why::Owned(seat),
            Some(Barrier::OwnTwin) => Why::OwnTwin,
            Some(Barrier::Closed) => Why::Closed,
            Some(Barrier::TooFewPieces(_)) | None => Why::Free,
        }
    }

    /// What there is to know of a city: what stands there, that something can be built, and what else
    /// the game has to say.
    pub fn about_city(&self, city: CityId) -> Option<String> {
        let building = G::BUILDING.id();
        let stands = match self.builder(city) {
            Some(seat) if Some(seat) == my_seat(self.screen) => {
                Some(Message::new(format!("map-own-{building}")))
            }
            Some(seat) => Some(Message::new(format!("map-{building}")).with("seat", seat)),
            None if self.sites.contains(city) => Some(Message::new(format!("map-site-{building}"))),
            None => None,
        };
        let told: Vec<String> = stands
            .into_iter()
            .chain(G::about_city(self.screen, city))
            .map(|message| self.say(&message))
            .collect();
        (!told.is_empty()).then(|| told.join("\n"))
    }
}

impl Why {
    fn message(self) -> Message {
        match self {
            Why::Own => Message::new("map-own"),
            Why::Owned(seat) => Message::new("map-owned").with("seat", seat),
            Why::OwnTwin => Message::new("map-own-twin"),
            Why::Closed => Message::new("map-closed"),
            Why::Free => Message::new("map-free"),
        }
    }
}
