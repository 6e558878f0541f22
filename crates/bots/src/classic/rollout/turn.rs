//! What a quick player does in a turn.

use std::cell::LazyCell;

use arrayvec::ArrayVec;
use classic::{Action, Card, Cars, LOCOMOTIVE};
use rails::{RouteId, RouteSet, longest_trail};

use super::aim::Aim;
use super::situation::{NOTHING, RolloutSituation};
use super::weights;
use crate::classic::purse;
use crate::most;
use crate::planner::Shopping;
use crate::planner::shopping::MOST_KINDS;

/// A turn that isn't the last one.
pub(crate) fn turn(situation: &RolloutSituation<'_>, aim: &Aim) -> Option<Action> {
    let needs = situation.shopping(aim.build);
    planned(situation, aim)
        .or_else(|| station(situation, aim, &needs))
        .or_else(|| tickets(situation, aim))
        .or_else(|| for_points(situation, aim, &needs))
        .or_else(|| draw(situation, target(situation, aim), true))
}

/// Claims a planned route, if one can be had now.
fn planned(situation: &RolloutSituation<'_>, aim: &Aim) -> Option<Action> {
    let hurry = aim.turns + 2 >= situation.turns;
    most(aim.build.iter().filter_map(|route| {
        let (_, least) = situation.payment(route, &NOTHING)?;
        let urgency = near(situation, route);
        let dearest = if hurry { i32::MAX } else { weights::DEAR + urgency / 2 };
        if least > dearest || is_risky(situation, route) && !hurry {
            return None;
        }
        let needs = situation.shopping(aim.build - RouteSet::only(route));
        let (payment, loss) = situation.payment(route, &needs.reserved)?;
        (loss <= dearest).then_some((Action::Claim { route, payment }, urgency - loss))
    }))
}

/// What it is worth to claim a route before others do, who build near it.
fn near(situation: &RolloutSituation<'_>, route: RouteId) -> i32 {
    let network = &situation.board.network;
    let ends = network.ends(route).into_iter();
    let near = ends.filter(|city| !(network.at(*city) & situation.others).is_empty()).count() as i32;
    weights::NEAR * near
}

/// Whether a tunnel may well fail, and there is time to wait for one more card.
fn is_risky(situation: &RolloutSituation<'_>, route: RouteId) -> bool {
    if !situation.is_tunnel(route) || i32::from(situation.me.hand.total()) >= weights::FULL {
        return false;
    }
    let held = match situation.route(route).colour {
        Some(colour) => situation.held(colour.kind()),
        None => (0..LOCOMOTIVE).map(|kind| situation.held(kind)).max().unwrap_or(0),
    };
    held + situation.wilds() <= situation.length(route)
}

/// Builds a station where the plan wants one, once its routes are built or time runs out.
fn station(situation: &RolloutSituation<'_>, aim: &Aim, needs: &Shopping) -> Option<Action> {
    if aim.borrow.is_empty() || !aim.build.is_empty() && situation.turns > weights::LATE {
        return None;
    }
    let city = aim.stations(situation)?.first()?;
    let (payment, _) = situation.pay(station_cost(situation), 0, Cars::Any, &needs.reserved)?;
    Some(Action::Station { city, payment })
}

/// What the next station costs (EU-32).
pub(crate) fn station_cost(situation: &RolloutSituation<'_>) -> i32 {
    i32::from(situation.board.pieces.stations - situation.me.stations_left) + 1
}

/// Draws tickets if all are done and there is enough left to do more.
fn tickets(situation: &RolloutSituation<'_>, aim: &Aim) -> Option<Action> {
    let enough = i32::from(situation.me.cars) >= weights::MORE_CARS && situation.turns >= weights::MORE_TURNS;
    (enough && aim.build.is_empty() && !situation.state.tickets.is_empty()).then_some(Action::Tickets)
}

/// Claims a route for its points once the tickets are done: the one that pays best, for which it saves
/// up. Before that only if the hand overflows, and with what the plan doesn't need.
fn for_points(situation: &RolloutSituation<'_>, aim: &Aim, needs: &Shopping) -> Option<Action> {
    if aim.build.is_empty() {
        let route = best_route(situation, |_| true)?;
        let (payment, _) = situation.payment(route, &NOTHING)?;
        return Some(Action::Claim { route, payment });
    }
    if i32::from(situation.me.hand.total()) < weights::FULL || situation.turns < aim.turns + 2 {
        return None;
    }
    let kept: i32 = aim.build.iter().map(|route| situation.length(route)).sum();
    let spare = i32::from(situation.me.cars) - kept;
    let fits = |route: RouteId| {
        let length = situation.length(route);
        (3..=spare).contains(&length)
            && situation.payment(route, &needs.reserved).is_some_and(|(_, loss)| loss <= 0)
    };
    let route = best_route(situation, fits)?;
    let (payment, _) = situation.payment(route, &needs.reserved)?;
    Some(Action::Claim { route, payment })
}

/// The routes to draw cards for: those planned, or else the one that pays best.
pub(crate) fn target(situation: &RolloutSituation<'_>, aim: &Aim) -> RouteSet {
    if !aim.build.is_empty() {
        return aim.build;
    }
    best_route(situation, |_| true).map_or(RouteSet::NONE, RouteSet::only)
}

/// The route that brings the most points for the turns and cards it takes.
fn best_route(situation: &RolloutSituation<'_>, fits: impl Fn(RouteId) -> bool) -> Option<RouteId> {
    let network = &situation.board.network;
    let touched = network.touched(situation.me.routes);
    let most = (0..LOCOMOTIVE).map(|kind| situation.held(kind)).max().unwrap_or(0);
    let wilds = situation.wilds();
    // What each would bring at best: how much it makes the longest path longer takes long to find out.
    let mut hopes = ArrayVec::<Hope, { RouteSet::CAPACITY }>::new();
    for id in situation.open.iter() {
        let length = situation.length(id);
        if length > i32::from(situation.me.cars) {
            continue;
        }
        let route = situation.route(id);
        let cost = route.cost();
        let symbols = i32::from(cost.locomotives);
        let held = route.colour.map_or(most, |colour| situation.held(colour.kind()));
        let spare = i32::from(situation.is_tunnel(id));
        let lacking = (length + spare - held.min(length - symbols) - wilds).max(0);
        let turns = 1 + (lacking + 1) / 2;
        if turns > situation.turns {
            continue;
        }
        let touches = network.ends(id).into_iter().any(|city| touched.contains(city));
        let touch = if touches { weights::TOUCH } else { 0 };
        let (worth, effort) = (100 * situation.points(id) + touch, 2 * turns + length);
        let growth = if touches { weights::PATH * length } else { 0 };
        hopes.push(Hope { route: id, most: 10 * (worth + growth) / effort, worth, effort, touches });
    }
    hopes.sort_unstable_by_key(|hope| (-hope.most, hope.route.0));
    let path = LazyCell::new(|| i32::from(longest_trail(network, situation.me.routes)));
    let mut best = None;
    for hope in &hopes {
        if best.is_some_and(|(_, most)| most >= hope.most) {
            break;
        }
        let growth = match hope.touches {
            true => i32::from(longest_trail(network, situation.me.routes.with(hope.route))) - *path,
            false => 0,
        };
        let rate = 10 * (hope.worth + weights::PATH * growth) / hope.effort;
        if best.is_none_or(|(_, most)| rate > most) && fits(hope.route) {
            best = Some((hope.route, rate));
        }
    }
    best.map(|(route, _)| route)
}

/// A route that could be claimed for points.
struct Hope {
    route: RouteId,
    /// The most that it can bring for its effort.
    most: i32,
    /// What it brings without a longer path.
    worth: i32,
    effort: i32,
    touches: bool,
}

/// Draws the card that these routes want most; `None` if none can be drawn.
pub(crate) fn draw(situation: &RolloutSituation<'_>, routes: RouteSet, first: bool) -> Option<Action> {
    let worth = purse::card_worths(&situation.shopping(routes));
    let blind = if situation.state.can_draw_blind() { unseen_worth(situation, &worth) } else { i32::MIN / 2 };
    // The best of the market, and what will be there for the second card.
    let (mut best, mut next) = ((None, i32::MIN), 0);
    for (kind, &worth) in worth[..LOCOMOTIVE].iter().enumerate() {
        let count = situation.state.market.of(kind);
        if count == 0 {
            continue;
        }
        if worth > best.1 {
            next = next.max(if count > 1 { worth } else { best.1 });
            best = (Some(kind), worth);
        } else {
            next = next.max(worth);
        }
    }
    let second = if first { next.max(blind).max(0) } else { 0 };
    let wild = first && situation.state.market.of(LOCOMOTIVE) > 0;
    if wild && worth[LOCOMOTIVE] > best.1.max(blind) + second {
        return Some(Action::Take(Card::Locomotive));
    }
    match best {
        (Some(kind), value) if value >= blind => Some(Action::Take(Card::of_kind(kind))),
        _ if situation.state.can_draw_blind() => Some(Action::Blind),
        (Some(kind), _) => Some(Action::Take(Card::of_kind(kind))),
        _ if wild => Some(Action::Take(Card::Locomotive)),
        _ => None,
    }
}

/// What a card is worth on average that the seat hasn't seen.
fn unseen_worth(situation: &RolloutSituation<'_>, worth: &[i32; MOST_KINDS]) -> i32 {
    let shown = [&situation.state.market, &situation.state.pile.discards, &situation.me.hand];
    let (mut sum, mut cards) = (0, 0);
    for (kind, worth) in worth[..=LOCOMOTIVE].iter().enumerate() {
        let count = purse::unseen(situation.board, shown, kind).max(0);
        sum += count * worth;
        cards += count;
    }
    sum / cards.max(1)
}
