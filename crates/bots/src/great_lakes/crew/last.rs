//! What a quick player does in its last turn.

use great_lakes::Action;
use rails::{Components, RouteSet, TicketSet};

use super::look::Look;
use super::sites;

/// The last turn: what brings the most points at once, tickets and harbours counted.
pub(super) fn turn(look: &Look<'_>) -> Option<Action> {
    let reserved = look.shopping(RouteSet::NONE);
    let supply = look.supply();
    let done = completed(look, look.me.routes);
    let before = score(look, done);
    let mut best: Option<(Action, i32)> = None;
    for route in look.open.iter() {
        let facts = look.board.route(route);
        if i32::from(facts.length) > supply[facts.kind as usize] {
            continue;
        }
        let Some((payment, _)) = look.pay(route, &reserved) else { continue };
        let lost = look.me.tickets - done;
        let won = if lost.is_empty() {
            0
        } else {
            score(look, completed(look, look.me.routes.with(route))) - before
        };
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
            let gain = sites::gain(look, done, city);
            if best.is_none_or(|(_, most)| gain > most) {
                best = Some((Action::Harbour { city, payment }, gain));
            }
        }
    }
    best.map(|(action, _)| action)
}

/// The tickets that these routes complete.
fn completed(look: &Look<'_>, routes: RouteSet) -> TicketSet {
    look.board.completed(&Components::of(&look.board.network, routes), look.me.tickets)
}

/// What tickets and harbours bring with these completed.
fn score(look: &Look<'_>, completed: TicketSet) -> i32 {
    let harbours = look.me.harbours.iter().map(|city| sites::gain(look, completed, city)).sum::<i32>();
    look.board.ticket_points(look.me.tickets, completed) + harbours
}
