//! What a quick player means to build. It keeps to that until somebody builds in its way, it has
//! other tickets, or time runs short.

use rails::paths::{CLOSED, Tolls};
use rails::{CitySet, RouteId, RouteSet, Ticket, TicketId, TicketSet};

use super::situation::RolloutSituation;
use super::weights;
use crate::classic::stations::stations_for;
use crate::planner::web::Web;
use crate::planner::{DivCeil, completed};

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
    pub fn update(&mut self, situation: &RolloutSituation<'_>) {
        self.build -= situation.me.routes;
        let blocked = !(self.build - situation.open).is_empty();
        if blocked || self.tickets != Some(situation.me.tickets) {
            *self = Aim::new(situation, situation.me.tickets);
        } else if !self.build.is_empty() {
            self.turns = self.measure(situation);
            if self.turns > situation.turns {
                *self = Aim::new(situation, situation.me.tickets);
            }
        }
    }

    /// The plan for these tickets: with those given up that would cost the least to lose, until the
    /// rest can be done with the cars and the turns that are left.
    pub fn new(situation: &RolloutSituation<'_>, tickets: TicketSet) -> Aim {
        let done = completed(situation.board, situation.me.routes, tickets);
        let tolls = tolls(situation);
        let aim = |goals: TicketSet| Aim::of(situation, Web::new(&tolls, situation.board, goals));
        let mut best = aim(tickets - done);
        while !best.fits(situation) && !best.goals.is_empty() {
            if best.goals.len() > FEW {
                best = aim(best.goals - dearest(situation, &tolls, best.goals));
                continue;
            }
            let without = |ticket: TicketId| {
                let less = aim(best.goals - TicketSet::only(ticket));
                let points = i32::from(situation.board.ticket(ticket).points);
                ((best.turns - less.turns).max(0) * 1000 / points, less)
            };
            let options = best.goals.iter().map(without);
            best = options.max_by_key(|(rank, _)| *rank).map_or(best, |(_, less)| less);
        }
        Aim { tickets: Some(tickets), goals: best.goals | done, ..best }
    }

    /// What comes of the plan in hundredths of a point: its tickets and routes, less the turns that it
    /// takes and the tickets it gives up.
    pub fn worth(&self, situation: &RolloutSituation<'_>, tickets: TicketSet) -> i32 {
        let points = situation.board.ticket_points(tickets, self.goals & tickets);
        let routes: i32 = self.build.iter().map(|route| situation.points(route)).sum();
        let stations = 4 * self.borrow.len() as i32;
        100 * (points + routes - stations) - weights::TURN_WORTH * self.turns
    }

    /// Where new stations have to stand so that the others' routes can be used; `None` if there are too
    /// few (EU-31, EU-33).
    pub fn stations(&self, situation: &RolloutSituation<'_>) -> Option<CitySet> {
        if self.borrow.is_empty() {
            return Some(CitySet::NONE);
        }
        let places = (situation.me.stations, situation.state.stations());
        stations_for(&situation.board.network, self.borrow, places, situation.me.stations_left)
    }

    fn of(situation: &RolloutSituation<'_>, web: Web) -> Aim {
        let (build, borrow) = (web.routes & situation.open, web.routes & situation.others);
        let mut aim = Aim { goals: web.goals, build, borrow, ..Aim::default() };
        aim.turns = aim.measure(situation);
        aim
    }

    fn measure(&self, situation: &RolloutSituation<'_>) -> i32 {
        let stations = self.stations(situation).map_or(0, CitySet::len);
        (self.build.len() + stations) as i32 + situation.shopping(self.build).missing.div_ceil_by(2)
    }

    fn fits(&self, situation: &RolloutSituation<'_>) -> bool {
        let cars: i32 = self.build.iter().map(|route| situation.length(route)).sum();
        cars <= i32::from(situation.me.cars)
            && self.turns <= situation.turns
            && self.stations(situation).is_some()
    }
}

/// The ticket that costs the most for its points by a way of its own.
fn dearest(situation: &RolloutSituation<'_>, tolls: &Tolls, tickets: TicketSet) -> TicketSet {
    let cost = |ticket: &TicketId| {
        let Ticket { ends, points } = *situation.board.ticket(*ticket);
        let cost = tolls.way(&situation.board.network, ends).map_or(0, |(_, cost)| cost);
        cost * 100 / u32::from(points)
    };
    tickets.iter().max_by_key(cost).map_or(TicketSet::NONE, TicketSet::only)
}

/// What it costs to go over each route.
pub(super) fn tolls(situation: &RolloutSituation<'_>) -> Tolls {
    let mut tolls = Tolls::new(situation.me.routes, situation.open, |route| toll(situation, route));
    let stations = situation.me.stations;
    if situation.me.stations_left > 0 || !stations.is_empty() {
        let elsewhere = if situation.me.stations_left > 0 { weights::STATION } else { CLOSED };
        tolls.set(situation.others, |route| {
            let stands = situation.board.network.ends(route).into_iter().any(|city| stations.contains(city));
            if stands { 1 } else { elsewhere }
        });
    }
    tolls
}

/// What it costs to claim a route: about ten for each card and twenty for a turn, less what points are
/// worth.
fn toll(situation: &RolloutSituation<'_>, id: RouteId) -> u16 {
    let route = situation.route(id);
    let cost = route.cost();
    let (cards, symbols) = (i32::from(cost.cards), i32::from(cost.locomotives));
    let colour = match route.colour {
        Some(colour) => weights::COLOUR * (cards - situation.held(colour.kind())).max(0),
        None => 0,
    };
    let tunnel = if situation.is_tunnel(id) { weights::TUNNEL } else { 0 };
    let sum = weights::CAR * cards + weights::ROUTE + colour + tunnel + weights::SYMBOL * symbols;
    (sum - weights::POINT * situation.points(id)).max(1) as u16
}
