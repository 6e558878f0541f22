//! Why the strongest would do something, in sentences.

use classic::{Action, Card, Cars, Classic, LOCOMOTIVE, Phase, State};
use engine::{Message, Seat};
use rails::paths::Tolls;
use rails::{RouteId, RouteSet, TicketSet};

use super::rollout::Rollout;
use super::rollout::aim::Aim;
use super::rollout::look::Look;
use super::rollout::weights;
use crate::planner::completed;
use crate::planner::reasons::{self, about, round_off};
use crate::search::RolloutPolicy;

/// What speaks for an action that was tried in so many imagined games; always something.
pub(super) fn reasons(game: &Classic, state: &State, seat: Seat, action: Action, tries: u32) -> Vec<Message> {
    let policy = Rollout::of(game, state);
    let look = Look::new(game, state, seat);
    let aim = policy.aim(seat);
    let why = match action {
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
            let (mine, all) = (look.me.routes, look.me.tickets);
            let won = completed(look.board, mine | near, all) - completed(look.board, mine, all);
            won.iter().map(|ticket| about("bots-rails-station", look.board, ticket)).collect()
        }
        Action::Pass => Vec::new(),
    };
    round_off(why, Some(look.turns), tries)
}

/// What a route is good for.
fn claim(look: &Look<'_>, aim: &Aim, route: RouteId) -> Vec<Message> {
    let plan = (look.me.routes, aim.build | aim.borrow);
    let mut why = reasons::claim(look.board, plan, (look.me.tickets, aim.goals), route);
    if aim.build.contains(route) {
        let network = &look.board.network;
        let near = network.ends(route).into_iter().any(|city| !(network.at(city) & look.others).is_empty());
        match detour(look, route) {
            Some(cars) if near && cars > 0 => why.push(Message::new("bots-rails-round").with("cars", cars)),
            None if near => why.push(Message::new("bots-rails-no-way-round")),
            _ => {}
        }
    }
    why.push(Message::new("bots-rails-points").with("points", look.points(route)));
    if i32::from(look.me.hand.total()) >= weights::FULL {
        why.push(Message::new("bots-rails-full").with("cards", look.me.hand.total()));
    }
    why
}

/// How many more cars it takes to go round a route; `None` if there is no way round.
fn detour(look: &Look<'_>, route: RouteId) -> Option<i32> {
    let (network, others) = (&look.board.network, look.open - RouteSet::only(route));
    let tolls = Tolls::new(look.me.routes, others, |other| look.length(other) as u16);
    let (_, cars) = tolls.way(network, network.ends(route))?;
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
    let aim = Aim::new(look, look.me.tickets | kept);
    let mut why = reasons::keep(look.board, kept, aim.goals);
    let cars: i32 = aim.build.iter().map(|route| look.length(route)).sum();
    why.push(Message::new("bots-rails-cars").with("cars", cars));
    why
}
