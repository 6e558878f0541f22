//! Which route to claim, and with which cards.

use engine::Chance;
use rails::{RouteId, RouteSet};

use super::best;
use super::plan::Plan;
use super::situation::{Meaning, PlannerQueries};
use super::ways::detour;

/// No claim is worth more of its cards than this, unless time runs out.
const MOST_LOSS: i32 = 400;
/// With so many cards in hand it is time to lay some.
pub(crate) const FULL_HAND: u8 = 20;

/// Claims a planned route, if one can be had now.
pub(crate) fn planned<'a, S: PlannerQueries<'a>>(
    situation: &S,
    plan: &Plan,
    legal: &[S::Action],
    chance: &mut impl Chance,
) -> Option<S::Action> {
    let hurry = plan.turns + 2 >= situation.turns;
    let affordable = claimed::<S>(legal) & plan.build;
    let urgency = |route: RouteId| {
        let contested = if situation.profile.heeds_others { contest(situation, route) } else { 0 };
        60 * situation.points(route) + contested
    };
    let options = affordable.iter().filter_map(|route| {
        let (action, loss) = cheapest(situation, plan.build, route, legal)?;
        let urgency = urgency(route);
        let too_dear = loss > MOST_LOSS + urgency / 2 && !hurry;
        (!too_dear && (hurry || !situation.is_risky(route))).then_some((action, urgency - loss))
    });
    best(options, |(_, worth)| *worth, chance).map(|(action, _)| action)
}

/// How bad it would be to lose a route, and how likely, in hundredths of a point.
fn contest<'a, S: PlannerQueries<'a>>(situation: &S, route: RouteId) -> i32 {
    let network = &situation.chart.network;
    let near =
        network.ends(route).into_iter().filter(|city| !(network.at(*city) & situation.others).is_empty());
    let twins = network.twin(route) & situation.open;
    let likely = 1 + near.count() as i32 - i32::from(!twins.is_empty() && !situation.doubles.one_of_two);
    likely.max(0) * 3 * detour(situation, route, 100) as i32
}

/// The routes that can be claimed now.
pub(crate) fn claimed<'a, S: PlannerQueries<'a>>(legal: &[S::Action]) -> RouteSet {
    legal.iter().fold(RouteSet::NONE, |routes, action| match S::meaning(action) {
        Meaning::Claim(route, _) => routes.with(route),
        _ => routes,
    })
}

/// The claim of a route whose payment loses the least, beside what these routes need, and that loss.
fn cheapest<'a, S: PlannerQueries<'a>>(
    situation: &S,
    needed: RouteSet,
    route: RouteId,
    legal: &[S::Action],
) -> Option<(S::Action, i32)> {
    let reserved = situation.shopping(needed - RouteSet::only(route));
    let claims = legal.iter().filter_map(|action| match S::meaning(action) {
        Meaning::Claim(claimed, payment) if claimed == route => {
            Some((*action, situation.loss(payment, &reserved)))
        }
        _ => None,
    });
    claims.min_by_key(|(_, loss)| *loss)
}

/// The routes to draw cards for: those planned, or else the one that pays best.
pub(crate) fn aims<'a, S: PlannerQueries<'a>>(situation: &S, plan: &Plan) -> RouteSet {
    if !plan.build.is_empty() {
        return plan.build;
    }
    let target = scoring(situation, RouteSet::NONE).max_by_key(|route| rate(situation, *route));
    target.map_or(RouteSet::NONE, RouteSet::only)
}

/// The routes that can still be claimed for points, with the pieces kept that these take.
fn scoring<'a, S: PlannerQueries<'a>>(situation: &S, kept: RouteSet) -> impl Iterator<Item = RouteId> {
    let reachable = move |route: &RouteId| {
        situation.length(*route) <= situation.pieces_beside(kept, *route)
            && situation.turns_for(*route) <= situation.turns
    };
    situation.open.iter().filter(reachable)
}

/// How many points a route brings for the turns and cards it takes.
fn rate<'a, S: PlannerQueries<'a>>(situation: &S, route: RouteId) -> i32 {
    1000 * situation.points(route) / (2 * situation.turns_for(route) + situation.length(route)).max(1)
}

/// Claims a route for its points once the tickets are done: the one that pays best. Before that only if
/// the hand overflows, and with what the plan doesn't need.
pub(crate) fn for_points<'a, S: PlannerQueries<'a>>(
    situation: &S,
    plan: &Plan,
    legal: &[S::Action],
    chance: &mut impl Chance,
) -> Option<S::Action> {
    let rate = |route: &RouteId| rate(situation, *route);
    let can = claimed::<S>(legal);
    let claim = |route: RouteId| {
        let (action, loss) = cheapest(situation, plan.build, route, legal)?;
        (plan.build.is_empty() || loss <= 0).then_some(action)
    };
    if plan.build.is_empty() {
        let tempting = scoring(situation, RouteSet::NONE).filter(|route| can.contains(*route));
        return best(tempting, rate, chance).and_then(claim);
    }
    if situation.hand < FULL_HAND || situation.turns < plan.turns + 2 {
        return None;
    }
    let aside = scoring(situation, plan.build)
        .filter(|route| can.contains(*route) && situation.length(*route) >= 3)
        .filter_map(|route| Some((claim(route)?, rate(&route))));
    best(aside, |(_, rate)| *rate, chance).map(|(action, _)| action)
}
