//! Why the strongest would do something, in sentences.

use engine::{Message, Seat};
use great_lakes::{Action, Card, GreatLakes, State};
use rails::{Components, RouteId, RouteSet, TicketId, TicketSet};

use super::crew::aim::Aim;
use super::crew::look::Look;
use super::crew::{sites, turn};

/// With so few turns left time is worth a word.
const FEW_TURNS: i32 = 6;
/// More tickets than these are not named for one route.
const NAMED: usize = 2;

/// What speaks for an action that was tried in so many imagined games; always something.
pub(super) fn reasons(
    game: &GreatLakes,
    state: &State,
    seat: Seat,
    action: Action,
    tries: u32,
) -> Vec<Message> {
    let look = Look::new(game, state, seat);
    let aim = Aim::new(&look, look.me.tickets);
    let mut why = match action {
        Action::Claim { route, .. } => claim(&look, &aim, route),
        Action::Take(card) => take(&look, &aim, card),
        Action::Blind(_) => vec![Message::new("bots-rails-blind")],
        Action::Refill(_) => vec![Message::new("bots-great-lakes-refill")],
        Action::Tickets if aim.build.is_empty() => vec![Message::new("bots-rails-tickets-done")],
        Action::Tickets => vec![Message::new("bots-rails-tickets-more")],
        Action::Keep(kept) => keep(&look, kept),
        Action::Pieces(_) => {
            let [trains, ships] = look.taken(aim.build);
            vec![Message::new("bots-great-lakes-pieces").with("trains", trains).with("ships", ships)]
        }
        Action::Harbour { city, .. } => match sites::ending(&look, aim.goals, city) {
            0 => vec![Message::new("bots-great-lakes-harbour-any")],
            tickets => {
                let points = i32::from(look.board.harbour_points(tickets));
                let message = Message::new("bots-great-lakes-harbour").with("tickets", tickets as i32);
                vec![message.with("points", points)]
            }
        },
        Action::Exchange { .. } => vec![Message::new("bots-great-lakes-exchange")],
        Action::Pass => Vec::new(),
    };
    if !look.choosing && look.turns <= FEW_TURNS {
        why.push(Message::new("bots-rails-time").with("turns", look.turns));
    }
    if tries > 0 {
        why.push(Message::new("bots-rails-tried").with("games", tries));
    }
    if why.is_empty() {
        why.push(Message::new("bots-rails-plain"));
    }
    why
}

/// A sentence about a ticket.
fn about(key: &'static str, look: &Look<'_>, ticket: TicketId) -> Message {
    Message::new(key).with("ticket", look.board.ticket_name(ticket))
}

/// What a route is good for.
fn claim(look: &Look<'_>, aim: &Aim, route: RouteId) -> Vec<Message> {
    let mine = look.me.routes;
    let last = completed(look, mine.with(route)) - completed(look, mine);
    let mut why: Vec<Message> = last.iter().map(|ticket| about("bots-rails-last", look, ticket)).collect();
    if aim.build.contains(route) {
        let without = completed(look, (mine | aim.build) - RouteSet::only(route));
        let helped = (aim.goals - without) - last;
        why.extend(helped.iter().take(NAMED).map(|ticket| about("bots-rails-planned", look, ticket)));
    }
    why.push(Message::new("bots-rails-points").with("points", look.points(route)));
    why
}

/// What a card from the market is good for.
fn take(look: &Look<'_>, aim: &Aim, card: Card) -> Vec<Message> {
    if card == Card::Wild {
        return vec![Message::new("bots-rails-wild")];
    }
    let pays = |route: &RouteId| {
        let facts = look.board.route(*route);
        let right =
            facts.kind == card.deck() && facts.colour.is_none_or(|colour| card.colour() == Some(colour));
        right && look.held(facts) < i32::from(facts.length)
    };
    let route = turn::wanted(look, aim).iter().find(pays);
    let mut why: Vec<Message> = route
        .map(|route| Message::new("bots-rails-wanted").with("route", look.board.route_name(route)))
        .into_iter()
        .collect();
    if matches!(card, Card::Ship { double: true, .. }) {
        why.push(Message::new("bots-great-lakes-double"));
    }
    if card.is_marked() && look.me.harbours_left > 0 && look.sets.worth(card) > 0 {
        why.push(Message::new("bots-great-lakes-harbour-card"));
    }
    why
}

/// Why these tickets.
fn keep(look: &Look<'_>, kept: TicketSet) -> Vec<Message> {
    let aim = Aim::new(look, look.me.tickets | kept);
    let key = |ticket| if aim.goals.contains(ticket) { "bots-rails-fits" } else { "bots-rails-hard" };
    kept.iter().map(|ticket| about(key(ticket), look, ticket)).collect()
}

/// The tickets that these routes complete.
fn completed(look: &Look<'_>, routes: RouteSet) -> TicketSet {
    look.board.completed(&Components::of(&look.board.network, routes), look.me.tickets)
}
