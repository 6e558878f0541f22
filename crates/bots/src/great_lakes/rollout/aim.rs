//! What a quick player means to build.

use rails::paths::Tolls;
use rails::{RouteId, RouteSet, TicketId, TicketSet};

use super::look::Look;
use super::sites;
use super::weights;
use crate::great_lakes::purse::taken;
use crate::planner::web::Web;
use crate::planner::{DivCeil, completed};

/// What a seat means to build for its tickets.
#[derive(Clone, Copy, Default)]
pub(crate) struct Aim {
    /// The tickets that it was made for.
    pub tickets: TicketSet,
    /// Those it will have completed.
    pub goals: TicketSet,
    /// The routes to claim.
    pub build: RouteSet,
    /// How many turns that takes, about.
    pub turns: i32,
}

impl Aim {
    /// Keeps to the plan while it can be done, and makes another where not.
    pub fn update(&mut self, look: &Look<'_>) {
        self.build -= look.me.routes;
        if self.tickets != look.me.tickets || !(self.build - look.open).is_empty() {
            *self = Aim::new(look, look.me.tickets);
        }
    }

    /// A plan for these tickets: the least worthy are given up until the rest can be done.
    pub fn new(look: &Look<'_>, tickets: TicketSet) -> Aim {
        let board = look.board;
        let done = completed(board, look.me.routes, tickets);
        let tolls = Tolls::new(look.me.routes, look.open, |route| toll(look, route));
        let mut goals = tickets - done;
        loop {
            let Web { routes, goals: joined, .. } = Web::new(&tolls, board, goals);
            let build = routes - look.me.routes;
            let turns = build.len() as i32 + look.shopping(build).missing.div_ceil_by(2);
            if goals.is_empty() || fits(look, build) && turns <= look.turns {
                return Aim { tickets, goals: joined | done, build, turns };
            }
            let worth = |ticket: TicketId| {
                let facts = board.ticket(ticket);
                let cost = tolls.way(&board.network, facts.ends).map_or(10_000, |(_, cost)| cost);
                i32::from(facts.points) * 1000 / (cost as i32 + 30)
            };
            let Some(worst) = joined.iter().min_by_key(|ticket| worth(*ticket)) else {
                return Aim { tickets, goals: done, ..Aim::default() };
            };
            goals = joined - TicketSet::only(worst);
        }
    }

    /// What it is worth in hundredths of a point, harbours counted.
    pub fn worth(&self, look: &Look<'_>) -> i32 {
        let tickets = look.board.ticket_points(self.tickets, self.goals);
        let routes: i32 = self.build.iter().map(|route| look.points(route)).sum();
        100 * (tickets + routes + sites::prospect(look, self)) - weights::TURN_WORTH * self.turns
    }
}

/// Whether there are pieces for these routes, by an exchange if need be.
fn fits(look: &Look<'_>, build: RouteSet) -> bool {
    let [trains, ships] = taken(look.board, build);
    let all = &look.board.pieces;
    if look.choosing {
        return trains + ships <= all.chosen.into()
            && trains <= all.trains.into()
            && ships <= all.ships.into();
    }
    let [has_trains, has_ships] = look.supply();
    trains + ships <= has_trains + has_ships
        && trains - has_trains <= look.me.train_box.into()
        && ships - has_ships <= look.me.ship_box.into()
}

/// What it costs to claim a route, in tenths of a card.
fn toll(look: &Look<'_>, route: RouteId) -> u16 {
    let facts = look.board.route(route);
    let length = i32::from(facts.length);
    let missing = (length - look.purse.held(facts)).max(0);
    let colour = if facts.colour.is_some() { weights::COLOUR * missing } else { 10 * missing };
    let cards = (100 * length + colour) / look.purse.card_pays(facts.kind);
    (cards + weights::EACH_ROUTE - weights::POINT * look.points(route) / 10).clamp(1, 2000) as u16
}
