//! Whether to pay for a tunnel, where to build a station, and the last turn.

use classic::{Action, LOCOMOTIVE, Payment};
use engine::Chance;
use rails::{RouteId, RouteSet};

use super::purse;
use super::situation::ClassicSituation;
use super::stations::tickets_with;
use crate::planner::{Plan, PlannerQueries, gainful};

/// With fewer cards than these the deck holds no more surprises.
const SMALL_DECK: u8 = 10;

/// Whether this lays cards for a tunnel that will hardly be built: most of the cards that may be
/// turned up could match, and there are too few to pay for that. Where hands hold nearly all cards
/// the same ones are turned up again and again, and such a game might never end.
pub(super) fn is_hopeless(situation: &ClassicSituation<'_>, action: &Action) -> bool {
    let Action::Claim { route, payment } = action else {
        return false;
    };
    if !situation.is_tunnel(*route) {
        return false;
    }
    let view = situation.view;
    let kinds = payment.colour.map(|colour| colour.kind()).into_iter().chain([LOCOMOTIVE]);
    let (mut discarded, mut unseen) = (0, 0);
    for kind in kinds {
        discarded += i32::from(view.discards.of(kind));
        unseen += purse::unseen(situation.board, [&view.market, &view.discards, &situation.own.hand], kind);
    }
    let deck = i32::from(view.deck);
    let pool = deck + i32::from(view.discards.total());
    let matching = discarded + unseen.clamp(0, deck);
    let is_sure = chance_to_pay(situation, *payment) >= matching.min(3);
    !is_sure && 2 * matching > pool
}

/// Builds a station where the plan wants one, once its routes are built or time runs out.
pub(super) fn station(situation: &ClassicSituation<'_>, plan: &Plan, legal: &[Action]) -> Option<Action> {
    let cities = situation.stations_for(plan.borrow)?;
    let late = plan.build.is_empty() || situation.turns <= 4;
    if cities.is_empty() || !late {
        return None;
    }
    let reserved = situation.shopping(plan.build);
    let options = legal.iter().filter_map(|action| match action {
        Action::Station { city, payment } if cities.contains(*city) => {
            Some((*action, situation.loss(*payment, &reserved)))
        }
        _ => None,
    });
    options.min_by_key(|(_, loss)| *loss).map(|(action, _)| action)
}

/// Whether to pay what a tunnel turned out to cost more (EU-25): always for the plan, else if the
/// points are worth the cards.
pub(super) fn pay_for_tunnel(
    situation: &ClassicSituation<'_>,
    route: RouteId,
    legal: &[Action],
) -> Option<Action> {
    let payments = legal.iter().filter_map(|action| match action {
        Action::Pay(payment) => Some((*action, *payment)),
        _ => None,
    });
    let plan = Plan::new(situation, situation.tickets);
    let reserved = situation.shopping(plan.build - RouteSet::only(route));
    let priced = payments.map(|(action, payment)| (action, payment, situation.loss(payment, &reserved)));
    let (action, payment, loss) = priced.min_by_key(|(_, _, loss)| *loss)?;
    // With few cards in the deck the next try would cost as much.
    let needed = plan.build.contains(route) || situation.turns <= 3 || situation.view.deck < SMALL_DECK;
    let dear = loss + 60 * i32::from(payment.total()) > 100 * situation.points(route);
    if dear && !needed && legal.contains(&Action::Decline) { Some(Action::Decline) } else { Some(action) }
}

/// The last turn: what brings the most points at once, tickets counted.
pub(super) fn last(
    situation: &ClassicSituation<'_>,
    legal: &[Action],
    chance: &mut impl Chance,
) -> Option<Action> {
    let before = tickets_with(situation, None, None);
    let gain = |action: &Action| match action {
        Action::Claim { route, payment } => {
            let won = tickets_with(situation, Some(*route), None) - before;
            let risk = if situation.is_tunnel(*route) { 3 - chance_to_pay(situation, *payment) } else { 0 };
            (situation.points(*route) + 2 * won) * 100 / (1 + risk) - i32::from(payment.locomotives)
        }
        Action::Station { city, payment } => {
            let won = tickets_with(situation, None, Some(*city)) - before;
            let lost = i32::from(situation.board.scoring.unused_station);
            (2 * won - lost) * 100 - i32::from(payment.locomotives)
        }
        _ => 0,
    };
    gainful(legal, gain, chance)
}

/// How many extra cards of up to three could be paid after this payment.
fn chance_to_pay(situation: &ClassicSituation<'_>, payment: Payment) -> i32 {
    let hand = &situation.own.hand;
    let cars = payment.colour.map_or(0, |colour| hand.of(colour.kind()).saturating_sub(payment.cars));
    let locomotives = hand.of(LOCOMOTIVE).saturating_sub(payment.locomotives);
    (i32::from(cars) + i32::from(locomotives)).min(3)
}
