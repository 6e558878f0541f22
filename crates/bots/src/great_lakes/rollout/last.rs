//! What a quick player does in its last turn.

use great_lakes::Action;
use rails::{RouteSet, TicketSet};

use super::look::Look;
use crate::great_lakes::harbours::{gain, score};
use crate::most;
use crate::planner::completed;

/// The last turn: what brings the most points at once, tickets and harbours counted.
pub(super) fn turn(look: &Look<'_>) -> Option<Action> {
    let reserved = look.shopping(RouteSet::NONE);
    let supply = look.supply();
    let (board, me) = (look.board, look.me);
    let completed = |routes: RouteSet| completed(board, routes, me.tickets);
    let score = |completed: TicketSet| score(board, me.harbours, me.tickets, completed);
    let done = completed(me.routes);
    let before = score(done);
    let claims = look.open.iter().filter_map(|route| {
        let facts = board.route(route);
        if i32::from(facts.length) > supply[facts.kind as usize] {
            return None;
        }
        let (payment, _) = look.pay(route, &reserved)?;
        let won = match me.tickets == done {
            true => 0,
            false => score(completed(me.routes.with(route))) - before,
        };
        Some((Action::Claim { route, payment }, look.points(route) + won))
    });
    let payment = look.pay_harbour().filter(|_| me.harbours_left > 0);
    let free = (board.network.touched(me.routes) & board.ports) - look.state.harbours();
    let harbours = payment.into_iter().flat_map(|payment| {
        free.iter().map(move |city| (Action::Harbour { city, payment }, gain(board, done, city)))
    });
    most(claims.chain(harbours))
}
