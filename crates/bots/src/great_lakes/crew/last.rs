//! What a quick player does in its last turn.

use great_lakes::Action;
use rails::{RouteSet, TicketSet};

use super::look::Look;
use crate::great_lakes::harbours::{gain, score};
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
    let mut best: Option<(Action, i32)> = None;
    for route in look.open.iter() {
        let facts = look.board.route(route);
        if i32::from(facts.length) > supply[facts.kind as usize] {
            continue;
        }
        let Some((payment, _)) = look.pay(route, &reserved) else { continue };
        let lost = look.me.tickets - done;
        let won = if lost.is_empty() { 0 } else { score(completed(me.routes.with(route))) - before };
        let gain = look.points(route) + won;
        if best.is_none_or(|(_, most)| gain > most) {
            best = Some((Action::Claim { route, payment }, gain));
        }
    }
    if look.me.harbours_left > 0
        && let Some(payment) = look.pay_harbour()
    {
        let free = (look.board.network.touched(look.me.routes) & look.board.ports) - look.state.harbours();
        for city in free.iter() {
            let gain = gain(board, done, city);
            if best.is_none_or(|(_, most)| gain > most) {
                best = Some((Action::Harbour { city, payment }, gain));
            }
        }
    }
    best.map(|(action, _)| action)
}
