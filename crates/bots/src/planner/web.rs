//! Cheap plans for imagined games: the routes that connect the cities of tickets at little cost. Nothing
//! is allocated.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use rails::paths::Tolls;
use rails::{Chart, RouteSet, TicketId, TicketSet, Track};

/// More tickets than these are not planned together: the largest count.
const MOST_GOALS: usize = 12;

/// The routes that connect some tickets.
#[derive(Clone, Copy, Default)]
pub(crate) struct Web {
    /// All routes of it, those built included.
    pub routes: RouteSet,
    /// The tickets that it connects.
    pub goals: TicketSet,
    /// What its routes cost.
    pub cost: u32,
}

impl Web {
    /// Connects tickets, the largest first or the smallest first, whichever is cheaper.
    pub fn new<R: Track>(tolls: &Tolls, chart: &Chart<R>, goals: TicketSet) -> Web {
        let mut order = largest_first(chart, goals);
        let one = Web::follow(tolls, chart, &order);
        if order.len() < 2 {
            return one;
        }
        order.reverse();
        let other = Web::follow(tolls, chart, &order);
        let rank = |web: &Web| (usize::MAX - web.goals.len(), web.cost);
        if rank(&other) < rank(&one) { other } else { one }
    }

    /// Connects tickets, the largest first.
    pub fn in_order<R: Track>(tolls: &Tolls, chart: &Chart<R>, goals: TicketSet) -> Web {
        Web::follow(tolls, chart, &largest_first(chart, goals))
    }

    /// Connects ticket by ticket, over what is already planned where that helps.
    fn follow<R: Track>(tolls: &Tolls, chart: &Chart<R>, order: &[TicketId]) -> Web {
        let mut tolls = *tolls;
        let mut web = Web::default();
        for ticket in order {
            let Some((path, cost)) = tolls.way(&chart.network, chart.ticket(*ticket).ends) else { continue };
            web.goals = web.goals.with(*ticket);
            web.cost += cost;
            tolls.set(path - web.routes, |_| 0);
            web.routes |= path;
        }
        web
    }
}

/// Tickets by their points.
fn largest_first<R: Track>(chart: &Chart<R>, goals: TicketSet) -> ArrayVec<TicketId, MOST_GOALS> {
    let mut order: ArrayVec<TicketId, MOST_GOALS> = goals.iter().take(MOST_GOALS).collect();
    order.sort_by_key(|ticket| Reverse(chart.ticket(*ticket).points));
    order
}
