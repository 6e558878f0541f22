//! What every board has: cities, routes and tickets with their names.

use engine::{Arg, Message, Names};

use crate::card::unreadable;
use crate::{
    CityId, CitySet, Components, Network, RouteId, RouteSet, Ticket, TicketId, TicketNames, TicketSet,
};

/// The longest route a board may have.
pub const MAX_LENGTH: usize = 9;

/// A board: cities, routes of the game's own kind, and tickets.
#[derive(Clone, Debug)]
pub struct Chart<R> {
    /// Its name in records.
    pub id: String,
    /// What it is called.
    pub names: Names,
    /// The hash of all facts that the rules depend on.
    pub hash: String,
    /// The cities.
    pub cities: Vec<City>,
    /// The routes.
    pub routes: Vec<R>,
    /// The tickets.
    pub tickets: Vec<Ticket>,
    /// Where the routes lead.
    pub network: Network,
}

/// A city.
#[derive(Clone, Debug)]
pub struct City {
    /// Its name in records.
    pub id: String,
    /// What it is called.
    pub names: Names,
    /// Where it is on the board: 1000 wide, 660 high, y down.
    pub at: (f32, f32),
}

/// What a route is in every game.
pub trait Track: Clone {
    /// Its id: `paris-dieppe`, and for a double route also its colour.
    fn id(&self) -> &str;
    /// Gives it its id.
    fn name(&mut self, id: String);
    /// The cities that it joins.
    fn ends(&self) -> [CityId; 2];
    /// How many pieces it takes.
    fn length(&self) -> u8;
    /// The colour it has to be paid in; `gray` for any one colour.
    fn colour_id(&self) -> &'static str;
    /// What it is built on.
    fn kind_id(&self) -> &'static str;
}

/// Says of a game's board that it is a chart with more to it, and of its routes what they are in
/// every game. `$kind_id` says what a route's kind is called in board files.
#[macro_export]
macro_rules! board {
    ($board:ident, $route:ident, $colour:ident, $kind_id:path) => {
        impl std::ops::Deref for $board {
            type Target = $crate::Chart<$route>;

            #[inline]
            fn deref(&self) -> &Self::Target {
                &self.chart
            }
        }

        impl $crate::Track for $route {
            fn id(&self) -> &str {
                &self.id
            }
            fn name(&mut self, id: String) {
                self.id = id;
            }
            fn ends(&self) -> [$crate::CityId; 2] {
                self.ends
            }
            fn length(&self) -> u8 {
                self.length
            }
            fn colour_id(&self) -> &'static str {
                self.colour.map_or("gray", $colour::id)
            }
            fn kind_id(&self) -> &'static str {
                $kind_id(self.kind)
            }
        }
    };
}

impl<R: Track> Chart<R> {
    /// A route's facts.
    #[inline]
    pub fn route(&self, route: RouteId) -> &R {
        &self.routes[route.index()]
    }

    /// A ticket's facts.
    #[inline]
    pub fn ticket(&self, ticket: TicketId) -> &Ticket {
        &self.tickets[ticket.index()]
    }

    /// A ticket's name in records: `brest-petrograd`.
    pub fn ticket_id(&self, ticket: TicketId) -> String {
        let [from, to] = self.ticket(ticket).ends.map(|city| &self.cities[city.index()].id);
        format!("{from}-{to}")
    }

    /// The tickets whose cities are connected.
    #[inline]
    pub fn completed(&self, components: &Components, tickets: TicketSet) -> TicketSet {
        let connected = |id: &TicketId| {
            let [from, to] = self.ticket(*id).ends;
            components.joined(from, to)
        };
        tickets.iter().filter(connected).collect()
    }

    /// What tickets are worth if some of them are completed.
    pub fn ticket_points(&self, tickets: TicketSet, completed: TicketSet) -> i32 {
        let points =
            |tickets: TicketSet| -> i32 { tickets.iter().map(|id| i32::from(self.ticket(id).points)).sum() };
        points(completed) - points(tickets - completed)
    }
}

impl<R: Track> TicketNames for Chart<R> {
    fn ticket_count(&self) -> usize {
        self.tickets.len()
    }
    fn id_of_ticket(&self, ticket: TicketId) -> String {
        self.ticket_id(ticket)
    }
}

/// Names of routes and cities in notation, and back.
impl<R: Track> Chart<R> {
    /// A place and what is laid for it: `paris-dieppe: 1 purple`.
    ///
    /// # Errors
    /// No cards are named, or `read` can't read them.
    pub fn read_laid<'t, P>(
        &self,
        text: &'t str,
        read: impl Fn(&str) -> Result<P, Message>,
    ) -> Result<(&'t str, P), Message> {
        let (place, cards) = text.rsplit_once(": ").ok_or_else(|| unreadable("notation-no-cards", text))?;
        Ok((place.trim(), read(cards)?))
    }

    /// A route's id; `?` for one that isn't there.
    pub fn route_id(&self, route: RouteId) -> &str {
        self.routes.get(route.index()).map_or("?", |route| route.id())
    }

    /// A city's id; `?` for one that isn't there.
    pub fn city_id(&self, city: CityId) -> &str {
        self.cities.get(city.index()).map_or("?", |city| &city.id)
    }

    /// The route with this id.
    ///
    /// # Errors
    /// There is none.
    pub fn read_route(&self, id: &str) -> Result<RouteId, Message> {
        let index = self.routes.iter().position(|route| route.id() == id);
        index.map(|index| RouteId(index as u8)).ok_or_else(|| unreadable("notation-unknown-route", id))
    }

    /// The city with this id.
    ///
    /// # Errors
    /// There is none.
    pub fn read_city(&self, id: &str) -> Result<CityId, Message> {
        let index = self.cities.iter().position(|city| city.id == id);
        index.map(|index| CityId(index as u8)).ok_or_else(|| unreadable("notation-unknown-city", id))
    }

    /// Routes, one after the other.
    pub fn write_routes(&self, routes: RouteSet) -> String {
        routes.iter().map(|route| self.route_id(route)).collect::<Vec<_>>().join(" ")
    }

    /// The routes with these names.
    ///
    /// # Errors
    /// The first that there isn't.
    pub fn read_routes(&self, text: &str) -> Result<RouteSet, Message> {
        text.split_whitespace().map(|id| self.read_route(id)).collect()
    }

    /// Cities, one after the other.
    pub fn write_cities(&self, cities: CitySet) -> String {
        cities.iter().map(|city| self.city_id(city)).collect::<Vec<_>>().join(" ")
    }

    /// The cities with these names.
    ///
    /// # Errors
    /// The first that there isn't.
    pub fn read_cities(&self, text: &str) -> Result<CitySet, Message> {
        text.split_whitespace().map(|id| self.read_city(id)).collect()
    }
}

/// Names in sentences.
impl<R: Track> Chart<R> {
    /// A city's name.
    pub fn city_name(&self, city: CityId) -> Arg {
        Arg::from(&self.cities[city.index()].names)
    }

    /// A route by its cities; of a double route also its colour.
    pub fn route_name(&self, id: RouteId) -> Message {
        let route = self.route(id);
        let [from, to] = route.ends();
        let double = !self.network.twin(id).is_empty();
        let message = match Some(route.colour_id()).filter(|colour| double && *colour != "gray") {
            Some(colour) => {
                Message::new("route-coloured").with("colour", Message::new(format!("colour-{colour}")))
            }
            None => Message::new("route"),
        };
        message.with("from", self.city_name(from)).with("to", self.city_name(to))
    }

    /// A ticket by its cities and points.
    pub fn ticket_name(&self, id: TicketId) -> Message {
        let facts = self.ticket(id);
        let [from, to] = facts.ends;
        Message::new("ticket")
            .with("from", self.city_name(from))
            .with("to", self.city_name(to))
            .with("points", facts.points)
    }

    /// Tickets by their cities and points.
    pub fn ticket_names(&self, tickets: TicketSet) -> Vec<Message> {
        tickets.iter().map(|id| self.ticket_name(id)).collect()
    }
}
