//! What a quick player does in a turn.

use great_lakes::{Action, Kind};
use rails::{CityId, RouteId, RouteSet};

use super::aim::Aim;
use super::look::Look;
use super::weights;
use super::{cards, last, sites};
use crate::great_lakes::harbours::gain;
use crate::great_lakes::purse::taken;
use crate::most;
use crate::planner::DivCeil;

/// What to do with a whole turn.
pub(crate) fn turn(look: &Look<'_>, aim: &Aim) -> Option<Action> {
    if look.turns <= 1 {
        return last::turn(look).or_else(|| cards::draw(look, RouteSet::NONE));
    }
    harbour(look, aim)
        .or_else(|| planned(look, aim))
        .or_else(|| exchange(look, aim))
        .or_else(|| tickets(look, aim))
        .or_else(|| for_points(look, aim))
        .or_else(|| cards::draw(look, wanted(look, aim)))
}

/// Claims a planned route, if one can be had now: the most urgent.
fn planned(look: &Look<'_>, aim: &Aim) -> Option<Action> {
    let hurry = aim.turns + weights::HURRY >= look.turns;
    let supply = look.supply();
    most(aim.build.iter().filter_map(|route| {
        let (facts, length) = (look.board.route(route), look.length(route));
        let left = supply[facts.kind as usize];
        if length > left || look.purse.held(facts) + look.purse.wilds + 4 < length {
            return None;
        }
        let (payment, loss) = look.pay(route, &look.shopping(aim.build - RouteSet::only(route)))?;
        let urgency = weights::CLAIM_POINTS * look.points(route) + weights::CONTEST * contested(look, route);
        let fair = hurry || loss <= weights::MOST_LOSS + urgency / 2;
        fair.then_some((Action::Claim { route, payment }, urgency - loss))
    }))
}

/// How many others are near a route: at how many of its ends one of them has something.
fn contested(look: &Look<'_>, route: RouteId) -> i32 {
    let network = &look.board.network;
    let others = look.state.closed - look.me.routes;
    1 + network.ends(route).into_iter().filter(|city| !(network.at(*city) & others).is_empty()).count() as i32
}

/// Builds a harbour in one of the best places, or in any when the end is near.
pub(crate) fn harbour(look: &Look<'_>, aim: &Aim) -> Option<Action> {
    if look.me.harbours_left == 0 {
        return None;
    }
    let payment = look.pay_harbour()?;
    let network = &look.board.network;
    let (best, count) = sites::best(look, aim);
    let touched = |(_, city): &&(i32, CityId)| !(network.at(*city) & look.me.routes).is_empty();
    let mut city = best[..count].iter().find(touched).map(|(_, city)| *city);
    if city.is_none() && look.turns <= weights::LATE {
        let free = (network.touched(look.me.routes) & look.board.ports) - look.state.harbours();
        city = free.iter().max_by_key(|city| gain(look.board, aim.goals, *city));
    }
    Some(Action::Harbour { city: city?, payment })
}

/// Exchanges what the plan lacks (GL-22).
fn exchange(look: &Look<'_>, aim: &Aim) -> Option<Action> {
    let (taken, supply) = (taken(look.board, aim.build), look.supply());
    let kind = Kind::ALL.into_iter().find(|kind| taken[*kind as usize] > supply[*kind as usize])?;
    let (lacks, give) = (taken[kind as usize] - supply[kind as usize], kind.other());
    let (_, in_box) = look.me.of_kind(kind);
    let spare = supply[give as usize] - taken[give as usize];
    let count = lacks.min(spare).min(in_box.into());
    (count == lacks).then_some(Action::Exchange { give, count: count as u8 })
}

/// Draws tickets when all are done, and there is time for more.
fn tickets(look: &Look<'_>, aim: &Aim) -> Option<Action> {
    let is_done = aim.build.is_empty() && (aim.tickets - aim.goals).is_empty();
    let is_time = look.turns >= weights::MORE_TURNS;
    (is_done && is_time && !look.state.tickets.is_empty()).then_some(Action::Tickets)
}

/// The routes to draw cards for: those planned, or else the one that pays best.
pub(crate) fn wanted(look: &Look<'_>, aim: &Aim) -> RouteSet {
    if !aim.build.is_empty() {
        return aim.build;
    }
    target(look).map_or(RouteSet::NONE, RouteSet::only)
}

/// The route that pays best for the turns and the pieces that it takes.
fn target(look: &Look<'_>) -> Option<RouteId> {
    let supply = look.supply();
    most(look.open.iter().filter_map(|route| {
        let (facts, length) = (look.board.route(route), look.length(route));
        if length > supply[facts.kind as usize] {
            return None;
        }
        let turns = 1 + look.purse.lacking(facts).div_ceil_by(2);
        let rate = 10_000 * look.points(route) / (20 * turns + weights::RATE_LENGTH * length);
        (turns <= look.turns).then_some((route, rate))
    }))
}

/// Claims the route that pays best, once all that is planned is built.
fn for_points(look: &Look<'_>, aim: &Aim) -> Option<Action> {
    if !aim.build.is_empty() {
        return None;
    }
    let route = target(look)?;
    let (payment, _) = look.pay(route, &look.shopping(RouteSet::NONE))?;
    Some(Action::Claim { route, payment })
}
