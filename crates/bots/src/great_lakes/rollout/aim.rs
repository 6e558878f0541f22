//! What a quick player means to build.

use rails::paths::Tolls;
use rails::{RouteId, RouteSet, TicketId, TicketSet};

use super::sites;
use super::situation::RolloutSituation;
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
    pub fn update(&mut self, situation: &RolloutSituation<'_>) {
        self.build -= situation.me.routes;
        if self.tickets != situation.me.tickets || !(self.build - situation.open).is_empty() {
            *self = Aim::new(situation, situation.me.tickets);
        }
    }

    /// A plan for these tickets: the least worthy are given up until the rest can be done.
    pub fn new(situation: &RolloutSituation<'_>, tickets: TicketSet) -> Aim {
        let board = situation.board;
        let done = completed(board, situation.me.routes, tickets);
        let tolls = Tolls::new(situation.me.routes, situation.open, |route| toll(situation, route));
        let mut goals = tickets - done;
        loop {
            let Web { routes, goals: joined, .. } = Web::new(&tolls, board, goals);
            let build = routes - situation.me.routes;
            let turns = build.len() as i32 + situation.shopping(build).missing.div_ceil_by(2);
            if goals.is_empty() || fits(situation, build) && turns <= situation.turns {
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
    pub fn worth(&self, situation: &RolloutSituation<'_>) -> i32 {
        let tickets = situation.board.ticket_points(self.tickets, self.goals);
        let routes: i32 = self.build.iter().map(|route| situation.points(route)).sum();
        100 * (tickets + routes + sites::prospect(situation, self)) - weights::TURN_WORTH * self.turns
    }
}

/// Whether there are pieces for these routes, by an exchange if need be.
fn fits(situation: &RolloutSituation<'_>, build: RouteSet) -> bool {
    let [trains, ships] = taken(situation.board, build);
    let all = &situation.board.pieces;
    if situation.choosing {
        return trains + ships <= all.chosen.into()
            && trains <= all.trains.into()
            && ships <= all.ships.into();
    }
    let [has_trains, has_ships] = situation.supply();
    trains + ships <= has_trains + has_ships
        && trains - has_trains <= situation.me.train_box.into()
        && ships - has_ships <= situation.me.ship_box.into()
}

/// What it costs to claim a route, in tenths of a card.
fn toll(situation: &RolloutSituation<'_>, route: RouteId) -> u16 {
    let facts = situation.board.route(route);
    let length = i32::from(facts.length);
    let missing = (length - situation.purse.held(facts)).max(0);
    let colour = if facts.colour.is_some() { weights::COLOUR * missing } else { 10 * missing };
    let cards = (100 * length + colour) / situation.purse.card_pays(facts.kind);
    (cards + weights::EACH_ROUTE - weights::POINT * situation.points(route) / 10).clamp(1, 2000) as u16
}
