//! The plan: the routes that complete the tickets at the least cost, taken together.

use rails::paths::Tolls;
use rails::{RouteId, RouteSet, TicketId, TicketSet};

use super::situation::PlannerQueries;
use super::ways::{tolls, without_borrowing};
use super::{DivCeil, completed};
use crate::ranked;

/// What a seat means to do for its tickets.
#[derive(Clone, Copy, Default)]
pub(crate) struct Plan {
    /// The tickets it will have completed.
    pub goals: TicketSet,
    /// The tickets it gives up.
    pub lost: TicketSet,
    /// The routes to claim.
    pub build: RouteSet,
    /// The others' routes to use, where a game allows it.
    pub borrow: RouteSet,
    /// How many turns that takes, about.
    pub turns: i32,
}

impl Plan {
    /// The plan for these tickets: with those given up that would cost the least to lose, until the
    /// rest can be done with the pieces and the turns that are left.
    pub fn new<'a, S: PlannerQueries<'a>>(situation: &S, tickets: TicketSet) -> Plan {
        let tolls = &tolls(situation);
        let done = completed(situation.chart, situation.mine, tickets);
        let mut goals = pursued(situation, tickets - done, tolls);
        loop {
            let plan = Plan::for_goals(situation, goals, tolls);
            if plan.fits(situation) {
                let goals = plan.goals | done;
                return Plan { goals, lost: tickets - goals, ..plan };
            }
            let without = |ticket: TicketId| {
                let rest = plan.goals - TicketSet::only(ticket);
                let rest: Vec<TicketId> = rest.iter().collect();
                let less = Plan::in_order(situation, &rest, tolls);
                let points = i32::from(situation.chart.ticket(ticket).points);
                // A ticket that rides along with the rest is the last to go.
                (less.turns - plan.turns) * 1000 / (2 * points).max(1)
            };
            match plan.goals.iter().min_by_key(|ticket| without(*ticket)) {
                Some(worst) => goals = plan.goals - TicketSet::only(worst),
                None => return Plan { goals: done, lost: tickets - done, ..Plan::default() },
            }
        }
    }

    /// What the plan is worth in hundredths of a point: its tickets and routes, less the turns that
    /// it takes and the tickets it gives up.
    pub fn worth<'a, S: PlannerQueries<'a>>(&self, situation: &S) -> i32 {
        let tickets = situation.chart.ticket_points(self.goals | self.lost, self.goals);
        let routes: i32 = self.build.iter().map(|route| situation.points(route)).sum();
        100 * (tickets + routes + situation.more_points(self)) - situation.profile.turn_worth * self.turns
    }

    fn fits<'a, S: PlannerQueries<'a>>(&self, situation: &S) -> bool {
        situation.has_pieces(self.build) && self.turns <= situation.turns
    }

    /// The cheapest of the plans that come of taking the tickets in different orders.
    fn for_goals<'a, S: PlannerQueries<'a>>(situation: &S, goals: TicketSet, tolls: &Tolls) -> Plan {
        let mut order = ranked(goals.iter().map(|ticket| (ticket, situation.chart.ticket(ticket).points)));
        let largest_first = Plan::in_order(situation, &order, tolls);
        if order.len() < 2 {
            return largest_first;
        }
        order.reverse();
        let smallest_first = Plan::in_order(situation, &order, tolls);
        let cost = |plan: &Plan| (plan.lost.len(), tolls.of(plan.build));
        if cost(&smallest_first) < cost(&largest_first) { smallest_first } else { largest_first }
    }

    /// Connects ticket by ticket, over what is already planned where that helps.
    fn in_order<'a, S: PlannerQueries<'a>>(situation: &S, order: &[TicketId], tolls: &Tolls) -> Plan {
        let mut plan = Plan::default();
        let mut tolls = *tolls;
        for &ticket in order {
            let way =
                |tolls: &Tolls| tolls.way(&situation.chart.network, situation.chart.ticket(ticket).ends);
            let plain = way(&tolls)
                .filter(|(path, _)| situation.can_borrow(plan.borrow | (*path & situation.others)));
            let Some((path, _)) = plain.or_else(|| way(&without_borrowing(&tolls, situation))) else {
                plan.lost = plan.lost.with(ticket);
                continue;
            };
            plan.goals = plan.goals.with(ticket);
            plan.build |= path & situation.open;
            plan.borrow |= path & situation.others;
            tolls.set(path, |_| 0);
        }
        plan.prune(situation, &tolls);
        plan.measure(situation);
        plan
    }

    /// Leaves out what the goals don't need.
    fn prune<'a, S: PlannerQueries<'a>>(&mut self, situation: &S, tolls: &Tolls) {
        let network = &situation.chart.network;
        let dear = |route: RouteId| (tolls.0[route.index()], network.length(route));
        for route in ranked(self.build.iter().map(|route| (route, dear(route)))) {
            let less = self.build - RouteSet::only(route);
            if completed(situation.chart, less | self.borrow | situation.mine, self.goals) == self.goals {
                self.build = less;
            }
        }
    }

    fn measure<'a, S: PlannerQueries<'a>>(&mut self, situation: &S) {
        let missing = situation.shopping(self.build).missing;
        self.turns = self.build.len() as i32 + missing.div_ceil_by(2) + situation.more_turns(self);
    }
}

/// The tickets to pursue: all, or the best few.
fn pursued<'a, S: PlannerQueries<'a>>(situation: &S, tickets: TicketSet, tolls: &Tolls) -> TicketSet {
    if tickets.len() <= situation.profile.goals {
        return tickets;
    }
    let worth = |id: TicketId| {
        let ticket = situation.chart.ticket(id);
        let (_, cost) = tolls.way(&situation.chart.network, ticket.ends)?;
        Some((id, i32::from(ticket.points) * 1000 / (cost as i32 + 100)))
    };
    ranked(tickets.iter().filter_map(worth)).into_iter().take(situation.profile.goals).collect()
}
