//! Why something is done, in sentences that games of routes and tickets share.

use engine::Message;
use rails::{Chart, RouteId, RouteSet, TicketId, TicketSet, Track};

use super::completed;

/// With so few turns left time is worth a word.
const FEW_TURNS: i32 = 6;
/// So many tickets are named that a route is planned for.
const NAMED: usize = 2;

/// A sentence about a ticket.
pub(crate) fn about<R: Track>(key: &'static str, board: &Chart<R>, ticket: TicketId) -> Message {
    Message::new(key).with("ticket", board.ticket_name(ticket))
}

/// Which tickets a route completes, and for which of the `goals` it is planned together with the other
/// routes of a plan.
pub(crate) fn claim<R: Track>(
    board: &Chart<R>,
    (mine, planned): (RouteSet, RouteSet),
    (tickets, goals): (TicketSet, TicketSet),
    route: RouteId,
) -> Vec<Message> {
    let last = completed(board, mine.with(route), tickets) - completed(board, mine, tickets);
    let mut why: Vec<Message> = last.iter().map(|ticket| about("bots-rails-last", board, ticket)).collect();
    if planned.contains(route) {
        let all = mine | planned;
        let without = completed(board, all - RouteSet::only(route), goals);
        let helped = completed(board, all, goals) - without - last;
        why.extend(helped.iter().take(NAMED).map(|ticket| about("bots-rails-planned", board, ticket)));
    }
    why
}

/// Which of the kept tickets can be had together with all `goals`, and which hardly.
pub(crate) fn keep<R: Track>(board: &Chart<R>, kept: TicketSet, goals: TicketSet) -> Vec<Message> {
    let key = |ticket| if goals.contains(ticket) { "bots-rails-fits" } else { "bots-rails-hard" };
    kept.iter().map(|ticket| about(key(ticket), board, ticket)).collect()
}

/// What can be said of anything: how much time is left, if that is known, and in how many games it was
/// tried. Something is always said.
pub(crate) fn round_off(mut why: Vec<Message>, turns: Option<i32>, tries: u32) -> Vec<Message> {
    if let Some(turns) = turns.filter(|turns| *turns <= FEW_TURNS) {
        why.push(Message::new("bots-rails-time").with("turns", turns));
    }
    if tries > 0 {
        why.push(Message::new("bots-rails-tried").with("games", tries));
    }
    if why.is_empty() {
        why.push(Message::new("bots-rails-plain"));
    }
    why
}
