//! The plan: the routes that complete the tickets at the least cost, taken together.

use std::array;

use europe::{Cars, LOCOMOTIVE, RouteKind};
use rails::{CityId, CitySet, Components, RouteId, RouteSet, Ticket, TicketId, TicketSet};

use super::draw::Shopping;
use super::sight::{DivCeil, Sight};

/// A cost that nothing reaches.
const NEVER: u32 = u32::MAX;
/// What a station costs beside a route's tens: its points, its cards and its turn.
const STATION: u32 = 75;

/// What a seat means to do for its tickets.
#[derive(Clone, Copy, Default)]
pub(super) struct Plan {
    /// The tickets it will have completed.
    pub goals: TicketSet,
    /// The tickets it gives up.
    pub lost: TicketSet,
    /// The routes to claim.
    pub build: RouteSet,
    /// The others' routes to use by way of stations.
    pub borrow: RouteSet,
    /// How many cars that takes.
    pub cars: i32,
    /// How many turns that takes, about.
    pub turns: i32,
}

impl Plan {
    /// The plan for these tickets: with those given up that would cost the least to lose, until the
    /// rest can be done with the cars and the turns that are left.
    pub fn new(sight: &Sight<'_>, tickets: TicketSet) -> Plan {
        let costs = Costs::new(sight);
        let own = Components::of(&sight.board.network, sight.me.routes);
        let done = connected(sight, &own, tickets);
        let mut goals = pursued(sight, tickets - done, &costs);
        loop {
            let plan = Plan::for_goals(sight, goals, &costs);
            if plan.fits(sight) {
                let goals = plan.goals | done;
                return Plan { goals, lost: tickets - goals, ..plan };
            }
            let without = |ticket: TicketId| {
                let rest = plan.goals - TicketSet::only(ticket);
                let rest: Vec<TicketId> = rest.iter().collect();
                let less = Plan::in_order(sight, &rest, &costs);
                let points = i32::from(sight.board.ticket(ticket).points);
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
    pub fn worth(&self, sight: &Sight<'_>) -> i32 {
        let points = |tickets: TicketSet| -> i32 {
            tickets.iter().map(|ticket| i32::from(sight.board.ticket(ticket).points)).sum()
        };
        let routes: i32 = self.build.iter().map(|route| sight.points(route)).sum();
        let stations = 4 * self.borrow.len() as i32;
        100 * (points(self.goals) - points(self.lost) + routes - stations)
            - sight.temper.turn_worth * self.turns
    }

    fn fits(&self, sight: &Sight<'_>) -> bool {
        self.cars <= i32::from(sight.me.cars) && self.turns <= sight.turns
    }

    /// The cheapest of the plans that come of taking the tickets in different orders.
    fn for_goals(sight: &Sight<'_>, goals: TicketSet, costs: &Costs) -> Plan {
        let mut order: Vec<TicketId> = goals.iter().collect();
        let points = |ticket: &TicketId| sight.board.ticket(*ticket).points;
        order.sort_by_key(|ticket| std::cmp::Reverse(points(ticket)));
        let largest_first = Plan::in_order(sight, &order, costs);
        if order.len() < 2 {
            return largest_first;
        }
        order.reverse();
        let smallest_first = Plan::in_order(sight, &order, costs);
        let cost = |plan: &Plan| (plan.lost.len(), costs.of(plan.build));
        if cost(&smallest_first) < cost(&largest_first) { smallest_first } else { largest_first }
    }

    /// Connects ticket by ticket, over what is already planned where that helps.
    fn in_order(sight: &Sight<'_>, order: &[TicketId], costs: &Costs) -> Plan {
        let mut plan = Plan::default();
        let mut costs = costs.clone();
        for &ticket in order {
            let path = costs.path(sight, sight.board.ticket(ticket)).filter(|path| {
                let borrow = plan.borrow | (*path & sight.others);
                stations_for(sight, borrow).is_some()
            });
            let path =
                path.or_else(|| costs.without_borrowing(sight).path(sight, sight.board.ticket(ticket)));
            let Some(path) = path else {
                plan.lost = plan.lost.with(ticket);
                continue;
            };
            plan.goals = plan.goals.with(ticket);
            plan.build |= path & sight.open;
            plan.borrow |= path & sight.others;
            for route in path.iter() {
                costs.0[route.index()] = 0;
            }
        }
        plan.prune(sight, &costs);
        plan.measure(sight);
        plan
    }

    /// Leaves out what the goals don't need.
    fn prune(&mut self, sight: &Sight<'_>, costs: &Costs) {
        let network = &sight.board.network;
        let mut routes: Vec<RouteId> = self.build.iter().collect();
        routes.sort_by_key(|route| std::cmp::Reverse((costs.0[route.index()], network.length(*route))));
        for route in routes {
            let less = self.build - RouteSet::only(route);
            let joined = Components::of(network, less | self.borrow | sight.me.routes);
            if connected(sight, &joined, self.goals) == self.goals {
                self.build = less;
            }
        }
    }

    fn measure(&mut self, sight: &Sight<'_>) {
        self.cars = self.build.iter().map(|route| sight.length(route)).sum();
        let stations = stations_for(sight, self.borrow).map_or(0, |stations| stations.len() as i32);
        let missing = Shopping::new(sight, self.build).missing;
        self.turns = self.build.len() as i32 + missing.div_ceil_by(2) + stations;
    }
}

/// Those of the tickets whose cities are connected.
fn connected(sight: &Sight<'_>, joined: &Components, tickets: TicketSet) -> TicketSet {
    let is_connected = |ticket: &TicketId| {
        let [from, to] = sight.board.ticket(*ticket).ends;
        joined.joined(from, to)
    };
    tickets.iter().filter(is_connected).collect()
}

/// The tickets to pursue: all, or the best few.
fn pursued(sight: &Sight<'_>, tickets: TicketSet, costs: &Costs) -> TicketSet {
    if tickets.len() <= sight.temper.goals {
        return tickets;
    }
    let mut order: Vec<(i32, TicketId)> = tickets
        .iter()
        .filter_map(|id| {
            let ticket = sight.board.ticket(id);
            let cost = costs.of(costs.path(sight, ticket)?) as i32;
            Some((i32::from(ticket.points) * 1000 / (cost + 100), id))
        })
        .collect();
    order.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    order.into_iter().take(sight.temper.goals).map(|(_, ticket)| ticket).collect()
}

/// Where new stations have to stand so that these routes of others can be used; `None` if there
/// are too few stations or the cities are taken (EU-31, EU-33).
pub(super) fn stations_for(sight: &Sight<'_>, borrow: RouteSet) -> Option<CitySet> {
    let mut unused = sight.me.stations;
    let taken = sight.view.seats.iter().fold(CitySet::NONE, |taken, seat| taken | seat.stations);
    let mut new = CitySet::NONE;
    for route in borrow.iter() {
        let ends = sight.board.network.ends(route);
        if let Some(city) = ends.into_iter().find(|city| unused.contains(*city)) {
            unused -= CitySet::only(city);
        } else {
            new = new.with(ends.into_iter().find(|city| !(taken | new).contains(*city))?);
        }
    }
    (new.len() <= sight.me.stations_left.into()).then_some(new)
}

/// What it costs to go over each route: about ten for each card and twenty for a turn, less what
/// points are worth.
#[derive(Clone)]
pub(super) struct Costs([u32; RouteSet::CAPACITY]);

impl Costs {
    fn new(sight: &Sight<'_>) -> Costs {
        Costs(array::from_fn(|index| {
            let route = RouteId(index as u8);
            if sight.me.routes.contains(route) {
                0
            } else if sight.open.contains(route) {
                claim_cost(sight, route)
            } else if sight.others.contains(route) {
                borrow_cost(sight, route)
            } else {
                NEVER
            }
        }))
    }

    /// The sum over these routes.
    fn of(&self, routes: RouteSet) -> u32 {
        routes.iter().fold(0, |sum, route| sum.saturating_add(self.0[route.index()]))
    }

    /// The same, but the others' routes are impassable.
    fn without_borrowing(&self, sight: &Sight<'_>) -> Costs {
        let mut costs = self.clone();
        for route in sight.others.iter() {
            if costs.0[route.index()] > 0 {
                costs.0[route.index()] = NEVER;
            }
        }
        costs
    }

    /// The cheapest way between a ticket's cities (Dijkstra); `None` if there is none.
    fn path(&self, sight: &Sight<'_>, ticket: &Ticket) -> Option<RouteSet> {
        let [from, to] = ticket.ends;
        self.way(sight, from, to).map(|(_, path)| path)
    }

    /// The cheapest way between two cities and its cost.
    fn way(&self, sight: &Sight<'_>, from: CityId, to: CityId) -> Option<(u32, RouteSet)> {
        let network = &sight.board.network;
        let mut reached = [NEVER; CitySet::CAPACITY];
        let mut by: [Option<RouteId>; CitySet::CAPACITY] = [None; CitySet::CAPACITY];
        let mut open = CitySet::only(from);
        let mut done = CitySet::NONE;
        reached[from.index()] = 0;
        while let Some(city) = open.iter().min_by_key(|city| reached[city.index()]) {
            if city == to {
                break;
            }
            open -= CitySet::only(city);
            done = done.with(city);
            for route in network.at(city).iter() {
                let next = network.across(route, city);
                let cost = self.0[route.index()];
                let sum = reached[city.index()].saturating_add(cost);
                if cost != NEVER && !done.contains(next) && sum < reached[next.index()] {
                    reached[next.index()] = sum;
                    by[next.index()] = Some(route);
                    open = open.with(next);
                }
            }
        }
        let (mut city, mut path) = (to, RouteSet::NONE);
        while city != from {
            let route = by[city.index()]?;
            path = path.with(route);
            city = network.across(route, city);
        }
        Some((reached[to.index()], path))
    }

    /// How much dearer it would be to go round a route, up to `most`.
    pub fn detour(sight: &Sight<'_>, route: RouteId, most: u32) -> u32 {
        let mut costs = Costs::new(sight);
        let cost = std::mem::replace(&mut costs.0[route.index()], NEVER);
        let [from, to] = sight.board.network.ends(route);
        costs.way(sight, from, to).map_or(most, |(round, _)| round.saturating_sub(cost).min(most))
    }
}

/// What it costs to claim a route.
fn claim_cost(sight: &Sight<'_>, route: RouteId) -> u32 {
    let facts = sight.board.route(route);
    let hand = &sight.own.hand;
    let length = u32::from(facts.length);
    let held = match facts.cost().cars {
        Cars::Of(colour) => hand.of(colour.kind()),
        Cars::Any | Cars::None => hand.counts()[..LOCOMOTIVE].iter().copied().max().unwrap_or(0),
    };
    let missing = length.saturating_sub(held.into());
    // One colour is harder to come by than any.
    let colour = if facts.colour.is_some() { 3 * missing } else { missing };
    let kind = match facts.kind {
        RouteKind::Rail => 0,
        RouteKind::Tunnel => 10,
        RouteKind::Ferry { locomotives } => 8 * u32::from(locomotives),
    };
    let points = sight.points(route) as u32;
    (10 * length + 12 + colour + kind).saturating_sub(3 * points).max(1)
}

/// What it costs to use a route of another.
fn borrow_cost(sight: &Sight<'_>, route: RouteId) -> u32 {
    match stations_for(sight, RouteSet::only(route)) {
        Some(new) if new.is_empty() => 1,
        Some(_) => STATION,
        None => NEVER,
    }
}
