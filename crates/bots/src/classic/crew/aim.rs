//! What a quick player means to build. It keeps to that until somebody builds in its way, it has
//! other tickets, or time runs short.

use rails::{CitySet, Components, RouteId, RouteSet, Ticket, TicketId, TicketSet};

use super::look::Look;
use super::needs::Needs;
use crate::planner::tolls::{CLOSED, Tolls, Web};

/// No more tickets are weighed against each other: each such round plans anew for every one of them.
const FEW: usize = 5;

/// What a seat means to build.
#[derive(Clone, Copy, Default)]
pub(crate) struct Aim {
    /// For which tickets this was planned; `None` before that.
    tickets: Option<TicketSet>,
    /// The tickets to complete.
    pub goals: TicketSet,
    /// The routes to claim.
    pub build: RouteSet,
    /// The others' routes to use.
    pub borrow: RouteSet,
    /// How many turns that takes, about.
    pub turns: i32,
}

impl Aim {
    /// Keeps to the plan, or makes another.
    pub fn update(&mut self, look: &Look<'_>) {
        self.build -= look.me.routes;
        let blocked = !(self.build - look.open).is_empty();
        if blocked || self.tickets != Some(look.me.tickets) {
            *self = Aim::new(look, look.me.tickets);
        } else if !self.build.is_empty() {
            self.turns = self.measure(look);
            if self.turns > look.turns {
                *self = Aim::new(look, look.me.tickets);
            }
        }
    }

    /// The plan for these tickets: with those given up that would cost the least to lose, until the
    /// rest can be done with the cars and the turns that are left.
    pub fn new(look: &Look<'_>, tickets: TicketSet) -> Aim {
        let network = &look.board.network;
        let own = Components::of(network, look.me.routes);
        let done = look.board.completed(&own, tickets);
        let tolls = tolls(look);
        let aim = |goals: TicketSet| Aim::of(look, tolls.connect(network, &look.board.tickets, goals));
        let mut best = aim(tickets - done);
        while !best.fits(look) && !best.goals.is_empty() {
            if best.goals.len() > FEW {
                best = aim(best.goals - dearest(look, &tolls, best.goals));
                continue;
            }
            let without = |ticket: TicketId| {
                let less = aim(best.goals - TicketSet::only(ticket));
                let points = i32::from(look.board.ticket(ticket).points);
                ((best.turns - less.turns).max(0) * 1000 / points, less)
            };
            let options = best.goals.iter().map(without);
            best = options.max_by_key(|(rank, _)| *rank).map_or(best, |(_, less)| less);
        }
        Aim { tickets: Some(tickets), goals: best.goals | done, ..best }
    }

    /// What comes of the plan in hundredths of a point: its tickets and routes, less the turns that it
    /// takes and the tickets it gives up.
    pub fn worth(&self, look: &Look<'_>, tickets: TicketSet) -> i32 {
        let points = look.board.ticket_points(tickets, self.goals & tickets);
        let routes: i32 = self.build.iter().map(|route| look.points(route)).sum();
        let stations = 4 * self.borrow.len() as i32;
        100 * (points + routes - stations) - look.knobs.turn_worth * self.turns
    }

    /// Where new stations have to stand so that the others' routes can be used; `None` if there are too
    /// few (EU-31, EU-33).
    pub fn stations(&self, look: &Look<'_>) -> Option<CitySet> {
        if self.borrow.is_empty() {
            return Some(CitySet::NONE);
        }
        let (mut unused, taken) = (look.me.stations, look.state.stations());
        let mut new = CitySet::NONE;
        for route in self.borrow.iter() {
            let ends = look.board.network.ends(route);
            if let Some(city) = ends.into_iter().find(|city| unused.contains(*city)) {
                unused -= CitySet::only(city);
            } else {
                new = new.with(ends.into_iter().find(|city| !(taken | new).contains(*city))?);
            }
        }
        (new.len() <= look.me.stations_left.into()).then_some(new)
    }

    fn of(look: &Look<'_>, web: Web) -> Aim {
        let (build, borrow) = (web.routes & look.open, web.routes & look.others);
        let mut aim = Aim { goals: web.goals, build, borrow, ..Aim::default() };
        aim.turns = aim.measure(look);
        aim
    }

    fn measure(&self, look: &Look<'_>) -> i32 {
        let stations = self.stations(look).map_or(0, CitySet::len);
        Needs::new(look, self.build).turns(self.build.len() + stations)
    }

    fn fits(&self, look: &Look<'_>) -> bool {
        let cars: i32 = self.build.iter().map(|route| look.length(route)).sum();
        cars <= i32::from(look.me.cars) && self.turns <= look.turns && self.stations(look).is_some()
    }
}

/// The ticket that costs the most for its points by a way of its own.
fn dearest(look: &Look<'_>, tolls: &Tolls, tickets: TicketSet) -> TicketSet {
    let cost = |ticket: &TicketId| {
        let Ticket { ends: [from, to], points } = *look.board.ticket(*ticket);
        let cost = tolls.way(&look.board.network, from, to).map_or(0, |(_, cost)| cost);
        cost * 100 / u32::from(points)
    };
    tickets.iter().max_by_key(cost).map_or(TicketSet::NONE, TicketSet::only)
}

/// What it costs to go over each route.
pub(super) fn tolls(look: &Look<'_>) -> Tolls {
    let mut tolls = Tolls([CLOSED; RouteSet::CAPACITY]);
    for route in look.me.routes.iter() {
        tolls.0[route.index()] = 0;
    }
    for route in look.open.iter() {
        tolls.0[route.index()] = toll(look, route);
    }
    let stations = look.me.stations;
    if look.me.stations_left > 0 || !stations.is_empty() {
        for route in look.others.iter() {
            let stands = look.board.network.ends(route).into_iter().any(|city| stations.contains(city));
            tolls.0[route.index()] = match stands {
                true => 1,
                false if look.me.stations_left > 0 => look.knobs.station as u16,
                false => CLOSED,
            };
        }
    }
    tolls
}

/// What it costs to claim a route: about ten for each card and twenty for a turn, less what points are
/// worth.
fn toll(look: &Look<'_>, id: RouteId) -> u16 {
    let (route, knobs) = (look.route(id), look.knobs);
    let cost = route.cost();
    let (cards, symbols) = (i32::from(cost.cards), i32::from(cost.locomotives));
    let colour = match route.colour {
        Some(colour) => knobs.colour * (cards - look.held(colour.kind())).max(0),
        None => 0,
    };
    let tunnel = if look.is_tunnel(id) { knobs.tunnel } else { 0 };
    let sum = knobs.car * cards + knobs.route + colour + tunnel + knobs.symbol * symbols;
    (sum - knobs.point * look.points(id)).max(1) as u16
}
