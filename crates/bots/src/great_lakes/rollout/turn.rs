//! What a quick player does in a turn.

use great_lakes::{Action, Kind};
use rails::{CityId, RouteId, RouteSet};

use super::aim::Aim;
use super::situation::RolloutSituation;
use super::weights;
use super::{cards, last, sites};
use crate::great_lakes::harbours::gain;
use crate::great_lakes::purse::taken;
use crate::most;
use crate::planner::DivCeil;

/// What to do with a whole turn.
pub(crate) fn turn(situation: &RolloutSituation<'_>, aim: &Aim) -> Option<Action> {
    if situation.turns <= 1 {
        return last::turn(situation).or_else(|| cards::draw(situation, RouteSet::NONE));
    }
    harbour(situation, aim)
        .or_else(|| planned(situation, aim))
        .or_else(|| exchange(situation, aim))
        .or_else(|| tickets(situation, aim))
        .or_else(|| for_points(situation, aim))
        .or_else(|| cards::draw(situation, wanted(situation, aim)))
}

/// Claims a planned route, if one can be had now: the most urgent.
fn planned(situation: &RolloutSituation<'_>, aim: &Aim) -> Option<Action> {
    let hurry = aim.turns + weights::HURRY >= situation.turns;
    let supply = situation.supply();
    most(aim.build.iter().filter_map(|route| {
        let (facts, length) = (situation.board.route(route), situation.length(route));
        let left = supply[facts.kind as usize];
        if length > left || situation.purse.held(facts) + situation.purse.wilds + 4 < length {
            return None;
        }
        let (payment, loss) = situation.pay(route, &situation.shopping(aim.build - RouteSet::only(route)))?;
        let urgency =
            weights::CLAIM_POINTS * situation.points(route) + weights::CONTEST * contested(situation, route);
        let fair = hurry || loss <= weights::MOST_LOSS + urgency / 2;
        fair.then_some((Action::Claim { route, payment }, urgency - loss))
    }))
}

/// How many others are near a route: at how many of its ends one of them has something.
fn contested(situation: &RolloutSituation<'_>, route: RouteId) -> i32 {
    let network = &situation.board.network;
    let others = situation.state.closed - situation.me.routes;
    1 + network.ends(route).into_iter().filter(|city| !(network.at(*city) & others).is_empty()).count() as i32
}

/// Builds a harbour in one of the best places, or in any when the end is near.
pub(crate) fn harbour(situation: &RolloutSituation<'_>, aim: &Aim) -> Option<Action> {
    if situation.me.harbours_left == 0 {
        return None;
    }
    let payment = situation.pay_harbour()?;
    let network = &situation.board.network;
    let (best, count) = sites::best(situation, aim);
    let touched = |(_, city): &&(i32, CityId)| !(network.at(*city) & situation.me.routes).is_empty();
    let mut city = best[..count].iter().find(touched).map(|(_, city)| *city);
    if city.is_none() && situation.turns <= weights::LATE {
        let free =
            (network.touched(situation.me.routes) & situation.board.ports) - situation.state.harbours();
        city = free.iter().max_by_key(|city| gain(situation.board, aim.goals, *city));
    }
    Some(Action::Harbour { city: city?, payment })
}

/// Exchanges what the plan lacks (GL-22).
fn exchange(situation: &RolloutSituation<'_>, aim: &Aim) -> Option<Action> {
    let (taken, supply) = (taken(situation.board, aim.build), situation.supply());
    let kind = Kind::ALL.into_iter().find(|kind| taken[*kind as usize] > supply[*kind as usize])?;
    let (lacks, give) = (taken[kind as usize] - supply[kind as usize], kind.other());
    let (_, in_box) = situation.me.of_kind(kind);
    let spare = supply[give as usize] - taken[give as usize];
    let count = lacks.min(spare).min(in_box.into());
    (count == lacks).then_some(Action::Exchange { give, count: count as u8 })
}

/// Draws tickets when all are done, and there is time for more.
fn tickets(situation: &RolloutSituation<'_>, aim: &Aim) -> Option<Action> {
    let is_done = aim.build.is_empty() && (aim.tickets - aim.goals).is_empty();
    let is_time = situation.turns >= weights::MORE_TURNS;
    (is_done && is_time && !situation.state.tickets.is_empty()).then_some(Action::Tickets)
}

/// The routes to draw cards for: those planned, or else the one that pays best.
pub(crate) fn wanted(situation: &RolloutSituation<'_>, aim: &Aim) -> RouteSet {
    if !aim.build.is_empty() {
        return aim.build;
    }
    target(situation).map_or(RouteSet::NONE, RouteSet::only)
}

/// The route that pays best for the turns and the pieces that it takes.
fn target(situation: &RolloutSituation<'_>) -> Option<RouteId> {
    let supply = situation.supply();
    most(situation.open.iter().filter_map(|route| {
        let (facts, length) = (situation.board.route(route), situation.length(route));
        if length > supply[facts.kind as usize] {
            return None;
        }
        let turns = 1 + situation.purse.lacking(facts).div_ceil_by(2);
        let rate = 10_000 * situation.points(route) / (20 * turns + weights::RATE_LENGTH * length);
        (turns <= situation.turns).then_some((route, rate))
    }))
}

/// Claims the route that pays best, once all that is planned is built.
fn for_points(situation: &RolloutSituation<'_>, aim: &Aim) -> Option<Action> {
    if !aim.build.is_empty() {
        return None;
    }
    let route = target(situation)?;
    let (payment, _) = situation.pay(route, &situation.shopping(RouteSet::NONE))?;
    Some(Action::Claim { route, payment })
}
