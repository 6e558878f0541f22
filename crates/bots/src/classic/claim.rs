//! Whether to pay for a tunnel, where to build a station, and the last turn.

use classic::{Action, LOCOMOTIVE, Payment};
use engine::Chance;
use rails::{RouteId, RouteSet};

use super::purse;
use super::sight::ClassicSight;
use super::stations::tickets_with;
use crate::planner::{Plan, Sight, gainful};

/// With fewer cards than these the deck holds no more surprises.
const SMALL_DECK: u8 = 10;

/// Whether this lays cards for a tunnel that will hardly be built: most of the cards that may be
/// turned up could match, and there are too few to pay for that. Where hands hold nearly all cards
/// the same ones are turned up again and again, and such a game might never end.
pub(super) fn is_hopeless(sight: &ClassicSight<'_>, action: &Action) -> bool {
    let Action::Claim { route, payment } = action else {
        return false;
    };
    if !sight.is_tunnel(*route) {
        return false;
    }
    let view = sight.view;
    let kinds = payment.colour.map(|colour| colour.kind()).into_iter().chain([LOCOMOTIVE]);
    let (mut discarded, mut unseen) = (0, 0);
    for kind in kinds {
        discarded += i32::from(view.discards.of(kind));
        unseen += purse::unseen(sight.board, [&view.market, &view.discards, &sight.own.hand], kind);
    }
    let deck = i32::from(view.deck);
    let pool = deck + i32::from(view.discards.total());
    let matching = discarded + unseen.clamp(0, deck);
    let is_sure = chance_to_pay(sight, *payment) >= matching.min(3);
    !is_sure && 2 * matching > pool
}

/// Builds a station where the plan wants one, once its routes are built or time runs out.
pub(super) fn station(sight: &ClassicSight<'_>, plan: &Plan, legal: &[Action]) -> Option<Action> {
    let cities = sight.stations_for(plan.borrow)?;
    let late = plan.build.is_empty() || sight.turns <= 4;
    if cities.is_empty() || !late {
        return None;
    }
    let reserved = sight.shopping(plan.build);
    let options = legal.iter().filter_map(|action| match action {
        Action::Station { city, payment } if cities.contains(*city) => {
            Some((*action, sight.loss(*payment, &reserved)))
        }
        _ => None,
    });
    options.min_by_key(|(_, loss)| *loss).map(|(action, _)| action)
}

/// Whether to pay what a tunnel turned out to cost more (EU-25): always for the plan, else if the
/// points are worth the cards.
pub(super) fn pay_for_tunnel(sight: &ClassicSight<'_>, route: RouteId, legal: &[Action]) -> Option<Action> {
    let payments = legal.iter().filter_map(|action| match action {
        Action::Pay(payment) => Some((*action, *payment)),
        _ => None,
    });
    let plan = Plan::new(sight, sight.tickets);
    let reserved = sight.shopping(plan.build - RouteSet::only(route));
    let priced = payments.map(|(action, payment)| (action, payment, sight.loss(payment, &reserved)));
    let (action, payment, loss) = priced.min_by_key(|(_, _, loss)| *loss)?;
    // With few cards in the deck the next try would cost as much.
    let needed = plan.build.contains(route) || sight.turns <= 3 || sight.view.deck < SMALL_DECK;
    let dear = loss + 60 * i32::from(payment.total()) > 100 * sight.points(route);
    if dear && !needed && legal.contains(&Action::Decline) { Some(Action::Decline) } else { Some(action) }
}

/// The last turn: what brings the most points at once, tickets counted.
pub(super) fn last(sight: &ClassicSight<'_>, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    let before = tickets_with(sight, None, None);
    let gain = |action: &Action| match action {
        Action::Claim { route, payment } => {
            let won = tickets_with(sight, Some(*route), None) - before;
            let risk = if sight.is_tunnel(*route) { 3 - chance_to_pay(sight, *payment) } else { 0 };
            (sight.points(*route) + 2 * won) * 100 / (1 + risk) - i32::from(payment.locomotives)
        }
        Action::Station { city, payment } => {
            let won = tickets_with(sight, None, Some(*city)) - before;
            let lost = i32::from(sight.board.scoring.unused_station);
            (2 * won - lost) * 100 - i32::from(payment.locomotives)
        }
        _ => 0,
    };
    gainful(legal, gain, chance)
}

/// How many extra cards of up to three could be paid after this payment.
fn chance_to_pay(sight: &ClassicSight<'_>, payment: Payment) -> i32 {
    let hand = &sight.own.hand;
    let cars = payment.colour.map_or(0, |colour| hand.of(colour.kind()).saturating_sub(payment.cars));
    let locomotives = hand.of(LOCOMOTIVE).saturating_sub(payment.locomotives);
    (i32::from(cars) + i32::from(locomotives)).min(3)
}
