//! What a quick player does in its last turn.

use great_lakes::Action;
use rails::{RouteSet, TicketSet};

use super::situation::RolloutSituation;
use crate::great_lakes::harbours::{gain, score};
use crate::most;
use crate::planner::completed;

/// The last turn: what brings the most points at once, tickets and harbours counted.
pub(super) fn turn(situation: &RolloutSituation<'_>) -> Option<Action> {
    let reserved = situation.shopping(RouteSet::NONE);
    let supply = situation.supply();
    let (board, me) = (situation.board, situation.me);
    let completed = |routes: RouteSet| completed(board, routes, me.tickets);
    let score = |completed: TicketSet| score(board, me.harbours, me.tickets, completed);
    let done = completed(me.routes);
    let before = score(done);
    let claims = situation.open.iter().filter_map(|route| {
        let facts = board.route(route);
        if i32::from(facts.length) > supply[facts.kind as usize] {
            return None;
        }
        let (payment, _) = situation.pay(route, &reserved)?;
        let won = match me.tickets == done {
            true => 0,
            false => score(completed(me.routes.with(route))) - before,
        };
        Some((Action::Claim { route, payment }, situation.points(route) + won))
    });
    let payment = situation.pay_harbour().filter(|_| me.harbours_left > 0);
    let free = (board.network.touched(me.routes) & board.ports) - situation.state.harbours();
    let harbours = payment.into_iter().flat_map(|payment| {
        free.iter().map(move |city| (Action::Harbour { city, payment }, gain(board, done, city)))
    });
    most(claims.chain(harbours))
}
