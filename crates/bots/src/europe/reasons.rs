//! Why the strongest would do something, in sentences.

use engine::{Message, Seat};
use europe::{Action, Card, Cars, Europe, LOCOMOTIVE, Phase, State};
use rails::{Components, RouteId, RouteSet, TicketId, TicketSet};

use super::crew::Crew;
use super::crew::aim::Aim;
use super::crew::look::Look;
use crate::planner::tolls::{CLOSED, Tolls};

/// With so few turns left time is worth a word.
const FEW_TURNS: i32 = 6;

/// What speaks for an action that was tried in so many imagined games; always something.
pub(super) fn reasons(game: &Europe, state: &State, seat: Seat, action: Action, tries: u32) -> Vec<Message> {
    let crew = Crew::of(game, state);
    let look = Look::new(game, state, seat, crew.knobs[seat]);
    let aim = crew.aim(seat);
    let mut why = match action {
        Action::Claim { route, .. } => claim(&look, aim, route),
        Action::Take(Card::Locomotive) => vec![Message::new("bots-rails-wild")],
        Action::Take(card) => wanted(&look, aim, card),
        Action::Blind => vec![Message::new("bots-rails-blind")],
        Action::Tickets if aim.build.is_empty() => vec![Message::new("bots-rails-tickets-done")],
        Action::Tickets => vec![Message::new("bots-rails-tickets-more")],
        Action::Keep(kept) => keep(&look, kept),
        Action::Pay(_) => match state.phase {
            Phase::Tunnel { route, .. } => claim(&look, aim, route),
            _ => Vec::new(),
        },
        Action::Decline => vec![Message::new("bots-rails-decline")],
        Action::Station { city, .. } => {
            let near = look.board.network.at(city) & look.others;
            completed_by(&look, near).map(|ticket| about("bots-rails-station", &look, ticket)).collect()
        }
        Action::Pass => Vec::new(),
    };
    if look.turns <= FEW_TURNS {
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
    let mut why = Vec::new();
    let last: TicketSet = completed_by(look, RouteSet::only(route)).collect();
    why.extend(last.iter().map(|ticket| about("bots-rails-last", look, ticket)));
    if aim.build.contains(route) {
        let helped =
            aim.goals.iter().filter(|ticket| !last.contains(*ticket) && needs(look, aim, *ticket, route));
        why.extend(helped.take(2).map(|ticket| about("bots-rails-planned", look, ticket)));
        let network = &look.board.network;
        let near = network.ends(route).into_iter().any(|city| !(network.at(city) & look.others).is_empty());
        match detour(look, route) {
            Some(cars) if near && cars > 0 => why.push(Message::new("bots-rails-round").with("cars", cars)),
            None if near => why.push(Message::new("bots-rails-no-way-round")),
            _ => {}
        }
    }
    why.push(Message::new("bots-rails-points").with("points", look.points(route)));
    if i32::from(look.me.hand.total()) >= look.knobs.full {
        why.push(Message::new("bots-rails-full").with("cards", look.me.hand.total()));
    }
    why
}

/// The tickets that these routes would complete.
fn completed_by(look: &Look<'_>, routes: RouteSet) -> impl Iterator<Item = TicketId> {
    let network = &look.board.network;
    let now = Components::of(network, look.me.routes);
    let then = Components::of(network, look.me.routes | routes);
    let open = look.me.tickets - look.board.completed(&now, look.me.tickets);
    look.board.completed(&then, open).iter()
}

/// Whether the plan completes a ticket over this route.
fn needs(look: &Look<'_>, aim: &Aim, ticket: TicketId, route: RouteId) -> bool {
    let planned = look.me.routes | aim.build | aim.borrow;
    let completes = |routes: RouteSet| {
        let joined = Components::of(&look.board.network, routes);
        !look.board.completed(&joined, TicketSet::only(ticket)).is_empty()
    };
    completes(planned) && !completes(planned - RouteSet::only(route))
}

/// How many more cars it takes to go round a route; `None` if there is no way round.
fn detour(look: &Look<'_>, route: RouteId) -> Option<i32> {
    let mut tolls = Tolls([CLOSED; RouteSet::CAPACITY]);
    for other in (look.open - RouteSet::only(route)).iter() {
        tolls.0[other.index()] = look.length(other) as u16;
    }
    for own in look.me.routes.iter() {
        tolls.0[own.index()] = 0;
    }
    let [from, to] = look.board.network.ends(route);
    let (_, cars) = tolls.way(&look.board.network, from, to)?;
    Some(cars as i32 - look.length(route))
}

/// Which planned routes want a card.
fn wanted(look: &Look<'_>, aim: &Aim, card: Card) -> Vec<Message> {
    let wants = |route: &RouteId| match look.route(*route).cost().cars {
        Cars::Of(colour) => colour.kind() == card.kind() && look.held(card.kind()) < look.length(*route),
        Cars::Any | Cars::None => false,
    };
    let sentence = |route| Message::new("bots-rails-wanted").with("route", look.board.route_name(route));
    let mut why: Vec<Message> = aim.build.iter().filter(wants).take(2).map(sentence).collect();
    let most = (0..LOCOMOTIVE).all(|kind| look.held(kind) <= look.held(card.kind()));
    if why.is_empty() && most {
        why.push(Message::new("bots-rails-most"));
    }
    why
}

/// Which of the kept tickets can be had together, and which hardly.
fn keep(look: &Look<'_>, kept: TicketSet) -> Vec<Message> {
    let tickets = look.me.tickets | kept;
    let aim = Aim::new(look, tickets);
    let fitting = |ticket: TicketId| match aim.goals.contains(ticket) {
        true => about("bots-rails-fits", look, ticket),
        false => about("bots-rails-hard", look, ticket),
    };
    let mut why: Vec<Message> = kept.iter().map(fitting).collect();
    let cars: i32 = aim.build.iter().map(|route| look.length(route)).sum();
    why.push(Message::new("bots-rails-cars").with("cars", cars));
    why
}
