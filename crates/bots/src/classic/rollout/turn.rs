//! What a quick player does in a turn.

use std::cell::LazyCell;

use arrayvec::ArrayVec;
use classic::{Action, Card, Cars, LOCOMOTIVE};
use rails::{RouteId, RouteSet, longest_trail};

use super::aim::Aim;
use super::look::{Look, NOTHING};
use super::weights;
use crate::classic::purse;
use crate::most;
use crate::planner::Shopping;
use crate::planner::shopping::MOST_KINDS;

/// A turn that isn't the last one.
pub(crate) fn turn(look: &Look<'_>, aim: &Aim) -> Option<Action> {
    let needs = look.shopping(aim.build);
    planned(look, aim)
        .or_else(|| station(look, aim, &needs))
        .or_else(|| tickets(look, aim))
        .or_else(|| for_points(look, aim, &needs))
        .or_else(|| draw(look, target(look, aim), true))
}

/// Claims a planned route, if one can be had now.
fn planned(look: &Look<'_>, aim: &Aim) -> Option<Action> {
    let hurry = aim.turns + 2 >= look.turns;
    most(aim.build.iter().filter_map(|route| {
        let (_, least) = look.payment(route, &NOTHING)?;
        let urgency = near(look, route);
        let dearest = if hurry { i32::MAX } else { weights::DEAR + urgency / 2 };
        if least > dearest || is_risky(look, route) && !hurry {
            return None;
        }
        let needs = look.shopping(aim.build - RouteSet::only(route));
        let (payment, loss) = look.payment(route, &needs.reserved)?;
        (loss <= dearest).then_some((Action::Claim { route, payment }, urgency - loss))
    }))
}

/// What it is worth to claim a route before others do, who build near it.
fn near(look: &Look<'_>, route: RouteId) -> i32 {
    let network = &look.board.network;
    let ends = network.ends(route).into_iter();
    let near = ends.filter(|city| !(network.at(*city) & look.others).is_empty()).count() as i32;
    weights::NEAR * near
}

/// Whether a tunnel may well fail, and there is time to wait for one more card.
fn is_risky(look: &Look<'_>, route: RouteId) -> bool {
    if !look.is_tunnel(route) || i32::from(look.me.hand.total()) >= weights::FULL {
        return false;
    }
    let held = match look.route(route).colour {
        Some(colour) => look.held(colour.kind()),
        None => (0..LOCOMOTIVE).map(|kind| look.held(kind)).max().unwrap_or(0),
    };
    held + look.wilds() <= look.length(route)
}

/// Builds a station where the plan wants one, once its routes are built or time runs out.
fn station(look: &Look<'_>, aim: &Aim, needs: &Shopping) -> Option<Action> {
    if aim.borrow.is_empty() || !aim.build.is_empty() && look.turns > weights::LATE {
        return None;
    }
    let city = aim.stations(look)?.first()?;
    let (payment, _) = look.pay(station_cost(look), 0, Cars::Any, &needs.reserved)?;
    Some(Action::Station { city, payment })
}

/// What the next station costs (EU-32).
pub(crate) fn station_cost(look: &Look<'_>) -> i32 {
    i32::from(look.board.pieces.stations - look.me.stations_left) + 1
}

/// Draws tickets if all are done and there is enough left to do more.
fn tickets(look: &Look<'_>, aim: &Aim) -> Option<Action> {
    let enough = i32::from(look.me.cars) >= weights::MORE_CARS && look.turns >= weights::MORE_TURNS;
    (enough && aim.build.is_empty() && !look.state.tickets.is_empty()).then_some(Action::Tickets)
}

/// Claims a route for its points once the tickets are done: the one that pays best, for which it saves
/// up. Before that only if the hand overflows, and with what the plan doesn't need.
fn for_points(look: &Look<'_>, aim: &Aim, needs: &Shopping) -> Option<Action> {
    if aim.build.is_empty() {
        let route = best_route(look, |_| true)?;
        let (payment, _) = look.payment(route, &NOTHING)?;
        return Some(Action::Claim { route, payment });
    }
    if i32::from(look.me.hand.total()) < weights::FULL || look.turns < aim.turns + 2 {
        return None;
    }
    let kept: i32 = aim.build.iter().map(|route| look.length(route)).sum();
    let spare = i32::from(look.me.cars) - kept;
    let fits = |route: RouteId| {
        let length = look.length(route);
        (3..=spare).contains(&length)
            && look.payment(route, &needs.reserved).is_some_and(|(_, loss)| loss <= 0)
    };
    let route = best_route(look, fits)?;
    let (payment, _) = look.payment(route, &needs.reserved)?;
    Some(Action::Claim { route, payment })
}

/// The routes to draw cards for: those planned, or else the one that pays best.
pub(crate) fn target(look: &Look<'_>, aim: &Aim) -> RouteSet {
    if !aim.build.is_empty() {
        return aim.build;
    }
    best_route(look, |_| true).map_or(RouteSet::NONE, RouteSet::only)
}

/// The route that brings the most points for the turns and cards it takes.
fn best_route(look: &Look<'_>, fits: impl Fn(RouteId) -> bool) -> Option<RouteId> {
    let network = &look.board.network;
    let touched = network.touched(look.me.routes);
    let most = (0..LOCOMOTIVE).map(|kind| look.held(kind)).max().unwrap_or(0);
    let wilds = look.wilds();
    // What each would bring at best: how much it makes the longest path longer takes long to find out.
    let mut hopes = ArrayVec::<Hope, { RouteSet::CAPACITY }>::new();
    for id in look.open.iter() {
        let length = look.length(id);
        if length > i32::from(look.me.cars) {
            continue;
        }
        let route = look.route(id);
        let cost = route.cost();
        let symbols = i32::from(cost.locomotives);
        let held = route.colour.map_or(most, |colour| look.held(colour.kind()));
        let spare = i32::from(look.is_tunnel(id));
        let lacking = (length + spare - held.min(length - symbols) - wilds).max(0);
        let turns = 1 + (lacking + 1) / 2;
        if turns > look.turns {
            continue;
        }
        let touches = network.ends(id).into_iter().any(|city| touched.contains(city));
        let touch = if touches { weights::TOUCH } else { 0 };
        let (worth, effort) = (100 * look.points(id) + touch, 2 * turns + length);
        let growth = if touches { weights::PATH * length } else { 0 };
        hopes.push(Hope { route: id, most: 10 * (worth + growth) / effort, worth, effort, touches });
    }
    hopes.sort_unstable_by_key(|hope| (-hope.most, hope.route.0));
    let path = LazyCell::new(|| i32::from(longest_trail(network, look.me.routes)));
    let mut best = None;
    for hope in &hopes {
        if best.is_some_and(|(_, most)| most >= hope.most) {
            break;
        }
        let growth = match hope.touches {
            true => i32::from(longest_trail(network, look.me.routes.with(hope.route))) - *path,
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
pub(crate) fn draw(look: &Look<'_>, routes: RouteSet, first: bool) -> Option<Action> {
    let worth = purse::card_worths(&look.shopping(routes));
    let blind = if look.state.can_draw_blind() { unseen_worth(look, &worth) } else { i32::MIN / 2 };
    // The best of the market, and what will be there for the second card.
    let (mut best, mut next) = ((None, i32::MIN), 0);
    for (kind, &worth) in worth[..LOCOMOTIVE].iter().enumerate() {
        let count = look.state.market.of(kind);
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
    let wild = first && look.state.market.of(LOCOMOTIVE) > 0;
    if wild && worth[LOCOMOTIVE] > best.1.max(blind) + second {
        return Some(Action::Take(Card::Locomotive));
    }
    match best {
        (Some(kind), value) if value >= blind => Some(Action::Take(Card::of_kind(kind))),
        _ if look.state.can_draw_blind() => Some(Action::Blind),
        (Some(kind), _) => Some(Action::Take(Card::of_kind(kind))),
        _ if wild => Some(Action::Take(Card::Locomotive)),
        _ => None,
    }
}

/// What a card is worth on average that the seat hasn't seen.
fn unseen_worth(look: &Look<'_>, worth: &[i32; MOST_KINDS]) -> i32 {
    let shown = [&look.state.market, &look.state.pile.discards, &look.me.hand];
    let (mut sum, mut cards) = (0, 0);
    for (kind, worth) in worth[..=LOCOMOTIVE].iter().enumerate() {
        let count = purse::unseen(look.board, shown, kind).max(0);
        sum += count * worth;
        cards += count;
    }
    sum / cards.max(1)
}
