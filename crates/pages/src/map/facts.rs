//! What routes and cities say of themselves.

use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;

use engine::{Message, Seat};
use maud::{PreEscaped, Render};
use rails::{Barrier, CityId, CitySet, RouteId, RouteSet};

use super::focus::Focus;
use crate::parts::my_seat;
use crate::ticket_game::letters::{Lettered, lettered};
use crate::ticket_game::need::planned;
use crate::ticket_game::ways::{Outlook, Ways};
use crate::ticket_game::{Doing, TicketGame};
use crate::{Screen, called, news};

/// What the map has to know of a position, asked once.
pub(super) struct MapFacts<'a, G: TicketGame> {
    pub screen: &'a Screen<'a, G>,
    /// Where a click leads, but for what was clicked on.
    pub leads: String,
    /// Whether everything can be clicked on all the time.
    pub open: bool,
    pub focus: Focus,
    /// What the viewer may claim now, and where they may build.
    pub claims: RouteSet,
    pub sites: CitySet,
    /// The way that a ticket in focus still has, its cities, and whether it is complete.
    pub way: RouteSet,
    pub goals: CitySet,
    pub complete: bool,
    /// The viewer's tickets, whose ends are marked.
    pub tickets: Vec<Lettered>,
    /// What was built since the viewer's last action, with its number in the list.
    pub fresh: Vec<(Focus, usize)>,
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
        let seats = Seat::all(course.seats).map(|seat| G::sitting(screen.view, seat));
        let mut builders = vec![None; network.cities().len()];
        for (seat, sitting) in Seat::all(course.seats).zip(seats) {
            sitting.buildings.iter().for_each(|city| builders[city.index()] = Some(seat));
        }
        let mut facts = MapFacts {
            screen,
            leads: format!("/t/{}?focus=", screen.table),
            open: false,
            focus: Focus::of(screen),
            claims: RouteSet::NONE,
            sites: CitySet::NONE,
            way: RouteSet::NONE,
            goals: CitySet::NONE,
            complete: false,
            tickets: lettered(screen),
            fresh: fresh(screen),
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
        match facts.focus {
            Focus::Ticket(ends) => {
                facts.goals = ends.into_iter().collect();
                let outlook = Ways::new(screen).outlook(ends, RouteSet::NONE);
                facts.way = outlook.routes();
                facts.complete = matches!(outlook, Outlook::Done(_));
            }
            Focus::Plan => {
                let tickets = planned(screen, &facts.tickets);
                let ends = tickets.iter().flat_map(|id| screen.rules.chart().ticket(*id).ends);
                facts.goals = ends.collect();
                facts.way = Ways::new(screen).plan(&tickets).routes;
            }
            _ => {}
        }
        facts
    }

    /// Those of the viewer's tickets that end in a city.
    pub fn ending(&self, city: CityId) -> impl Iterator<Item = &Lettered> {
        let chart = self.screen.rules.chart();
        self.tickets.iter().filter(move |ticket| chart.ticket(ticket.id).ends.contains(&city))
    }

    /// The number of something that was built since the viewer's last action.
    pub fn number(&self, place: Focus) -> Option<usize> {
        self.fresh.iter().find(|(fresh, _)| *fresh == place).map(|(_, number)| *number)
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
        let ends = self.ending(city).map(|ticket| {
            let [from, to] = self.screen.rules.chart().ticket(ticket.id).ends;
            let other = &self.screen.rules.chart().cities[if from == city { to } else { from }.index()].names;
            let key = if ticket.done { "map-ticket-done" } else { "map-ticket" };
            Message::new(key).with("letter", &*ticket.letter).with("city", other)
        });
        let told: Vec<String> = stands
            .into_iter()
            .chain(ends)
            .chain(G::about_city(self.screen, city))
            .map(|message| self.say(&message))
            .collect();
        (!told.is_empty()).then(|| told.join("\n"))
    }
}

fn fresh<G: TicketGame>(screen: &Screen<'_, G>) -> Vec<(Focus, usize)> {
    let place =
        |item: &news::Item<'_>| Some((Focus::read(screen.rules, item.line.place.as_deref()), item.number?));
    news::items(screen).iter().filter_map(place).collect()
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
