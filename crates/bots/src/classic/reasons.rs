//! Why the strongest would do something, in sentences.

use classic::{Action, Card, Cars, Classic, LOCOMOTIVE, Phase, State};
use engine::{Message, Seat};
use rails::paths::Tolls;
use rails::{RouteId, RouteSet, TicketSet};

use super::rollout::QuickPlayers;
use super::rollout::aim::Aim;
use super::rollout::situation::RolloutSituation;
use super::rollout::weights;
use crate::planner::completed;
use crate::planner::reasons::{self, about, round_off};
use crate::search::RolloutPolicy;

/// What speaks for an action that was tried in so many imagined games; always something.
pub(super) fn reasons(game: &Classic, state: &State, seat: Seat, action: Action, tries: u32) -> Vec<Message> {
    let policy = QuickPlayers::of(game, state);
    let situation = RolloutSituation::new(game, state, seat);
    let aim = policy.aim(seat);
    let why = match action {
        Action::Claim { route, .. } => claim(&situation, aim, route),
        Action::Take(Card::Locomotive) => vec![Message::new("bots-rails-wild")],
        Action::Take(card) => wanted(&situation, aim, card),
        Action::Blind => vec![Message::new("bots-rails-blind")],
        Action::Tickets if aim.build.is_empty() => vec![Message::new("bots-rails-tickets-done")],
        Action::Tickets => vec![Message::new("bots-rails-tickets-more")],
        Action::Keep(kept) => keep(&situation, kept),
        Action::Pay(_) => match state.phase {
            Phase::Tunnel { route, .. } => claim(&situation, aim, route),
            _ => Vec::new(),
        },
        Action::Decline => vec![Message::new("bots-rails-decline")],
        Action::Station { city, .. } => {
            let near = situation.board.network.at(city) & situation.others;
            let (mine, all) = (situation.me.routes, situation.me.tickets);
            let won = completed(situation.board, mine | near, all) - completed(situation.board, mine, all);
            won.iter().map(|ticket| about("bots-rails-station", situation.board, ticket)).collect()
        }
        Action::Pass => Vec::new(),
    };
    round_off(why, Some(situation.turns), tries)
}

/// What a route is good for.
fn claim(situation: &RolloutSituation<'_>, aim: &Aim, route: RouteId) -> Vec<Message> {
    let plan = (situation.me.routes, aim.build | aim.borrow);
    let mut why = reasons::claim(situation.board, plan, (situation.me.tickets, aim.goals), route);
    if aim.build.contains(route) {
        let network = &situation.board.network;
        let near =
            network.ends(route).into_iter().any(|city| !(network.at(city) & situation.others).is_empty());
        match detour(situation, route) {
            Some(cars) if near && cars > 0 => why.push(Message::new("bots-rails-round").with("cars", cars)),
            None if near => why.push(Message::new("bots-rails-no-way-round")),
            _ => {}
        }
    }
    why.push(Message::new("bots-rails-points").with("points", situation.points(route)));
    if i32::from(situation.me.hand.total()) >= weights::FULL {
        why.push(Message::new("bots-rails-full").with("cards", situation.me.hand.total()));
    }
    why
}

/// How many more cars it takes to go round a route; `None` if there is no way round.
fn detour(situation: &RolloutSituation<'_>, route: RouteId) -> Option<i32> {
    let (network, others) = (&situation.board.network, situation.open - RouteSet::only(route));
    let tolls = Tolls::new(situation.me.routes, others, |other| situation.length(other) as u16);
    let (_, cars) = tolls.way(network, network.ends(route))?;
    Some(cars as i32 - situation.length(route))
}

/// Which planned routes want a card.
fn wanted(situation: &RolloutSituation<'_>, aim: &Aim, card: Card) -> Vec<Message> {
    let wants = |route: &RouteId| match situation.route(*route).cost().cars {
        Cars::Of(colour) => {
            colour.kind() == card.kind() && situation.held(card.kind()) < situation.length(*route)
        }
        Cars::Any | Cars::None => false,
    };
    let sentence = |route| Message::new("bots-rails-wanted").with("route", situation.board.route_name(route));
    let mut why: Vec<Message> = aim.build.iter().filter(wants).take(2).map(sentence).collect();
    let most = (0..LOCOMOTIVE).all(|kind| situation.held(kind) <= situation.held(card.kind()));
    if why.is_empty() && most {
        why.push(Message::new("bots-rails-most"));
    }
    why
}

/// Which of the kept tickets can be had together, and which hardly.
fn keep(situation: &RolloutSituation<'_>, kept: TicketSet) -> Vec<Message> {
    let aim = Aim::new(situation, situation.me.tickets | kept);
    let mut why = reasons::keep(situation.board, kept, aim.goals);
    let cars: i32 = aim.build.iter().map(|route| situation.length(route)).sum();
    why.push(Message::new("bots-rails-cars").with("cars", cars));
    why
}
