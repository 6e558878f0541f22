//! The plan: the routes that complete the tickets at the least cost, taken together.

use rails::paths::Tolls;
use rails::{RouteId, RouteSet, TicketId, TicketSet};

use super::scene::Sight;
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
    pub fn new<'a, S: Sight<'a>>(sight: &S, tickets: TicketSet) -> Plan {
        let tolls = &tolls(sight);
        let done = completed(sight.chart, sight.mine, tickets);
        let mut goals = pursued(sight, tickets - done, tolls);
        loop {
            let plan = Plan::for_goals(sight, goals, tolls);
            if plan.fits(sight) {
                let goals = plan.goals | done;
                return Plan { goals, lost: tickets - goals, ..plan };
            }
            let without = |ticket: TicketId| {
                let rest = plan.goals - TicketSet::only(ticket);
                let rest: Vec<TicketId> = rest.iter().collect();
                let less = Plan::in_order(sight, &rest, tolls);
                let points = i32::from(sight.chart.ticket(ticket).points);
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
    pub fn worth<'a, S: Sight<'a>>(&self, sight: &S) -> i32 {
        let tickets = sight.chart.ticket_points(self.goals | self.lost, self.goals);
        let routes: i32 = self.build.iter().map(|route| sight.points(route)).sum();
        100 * (tickets + routes + sight.more_points(self)) - sight.profile.turn_worth * self.turns
    }

    fn fits<'a, S: Sight<'a>>(&self, sight: &S) -> bool {
        sight.has_pieces(self.build) && self.turns <= sight.turns
    }

    /// The cheapest of the plans that come of taking the tickets in different orders.
    fn for_goals<'a, S: Sight<'a>>(sight: &S, goals: TicketSet, tolls: &Tolls) -> Plan {
        let mut order = ranked(goals.iter().map(|ticket| (ticket, sight.chart.ticket(ticket).points)));
        let largest_first = Plan::in_order(sight, &order, tolls);
        if order.len() < 2 {
            return largest_first;
        }
        order.reverse();
        let smallest_first = Plan::in_order(sight, &order, tolls);
        let cost = |plan: &Plan| (plan.lost.len(), tolls.of(plan.build));
        if cost(&smallest_first) < cost(&largest_first) { smallest_first } else { largest_first }
    }

    /// Connects ticket by ticket, over what is already planned where that helps.
    fn in_order<'a, S: Sight<'a>>(sight: &S, order: &[TicketId], tolls: &Tolls) -> Plan {
        let mut plan = Plan::default();
        let mut tolls = *tolls;
        for &ticket in order {
            let way = |tolls: &Tolls| tolls.way(&sight.chart.network, sight.chart.ticket(ticket).ends);
            let plain =
                way(&tolls).filter(|(path, _)| sight.can_borrow(plan.borrow | (*path & sight.others)));
            let Some((path, _)) = plain.or_else(|| way(&without_borrowing(&tolls, sight))) else {
                plan.lost = plan.lost.with(ticket);
                continue;
            };
            plan.goals = plan.goals.with(ticket);
            plan.build |= path & sight.open;
            plan.borrow |= path & sight.others;
            tolls.set(path, |_| 0);
        }
        plan.prune(sight, &tolls);
        plan.measure(sight);
        plan
    }

    /// Leaves out what the goals don't need.
    fn prune<'a, S: Sight<'a>>(&mut self, sight: &S, tolls: &Tolls) {
        let network = &sight.chart.network;
        let dear = |route: RouteId| (tolls.0[route.index()], network.length(route));
        for route in ranked(self.build.iter().map(|route| (route, dear(route)))) {
            let less = self.build - RouteSet::only(route);
            if completed(sight.chart, less | self.borrow | sight.mine, self.goals) == self.goals {
                self.build = less;
            }
        }
    }

    fn measure<'a, S: Sight<'a>>(&mut self, sight: &S) {
        let missing = sight.shopping(self.build).missing;
        self.turns = self.build.len() as i32 + missing.div_ceil_by(2) + sight.more_turns(self);
    }
}

/// The tickets to pursue: all, or the best few.
fn pursued<'a, S: Sight<'a>>(sight: &S, tickets: TicketSet, tolls: &Tolls) -> TicketSet {
    if tickets.len() <= sight.profile.goals {
        return tickets;
    }
    let worth = |id: TicketId| {
        let ticket = sight.chart.ticket(id);
        let (_, cost) = tolls.way(&sight.chart.network, ticket.ends)?;
        Some((id, i32::from(ticket.points) * 1000 / (cost as i32 + 100)))
    };
    ranked(tickets.iter().filter_map(worth)).into_iter().take(sight.profile.goals).collect()
}
