//! How an intent is carried out, tunnels and the last turn.

use classic::{Action, Card, LOCOMOTIVE, Payment};
use rails::{RouteId, TicketSet};

use super::purse::{Wants, claim, colour_for, spare_for_tunnel};
use super::{Intent, StyleSituation};
use crate::classic::situation::ClassicSituation;
use crate::classic::stations::tickets_with;
use crate::planner::claim::claimed;

/// With so few turns left nothing is put off any longer.
const LATE: i32 = 4;
/// With fewer cards than these in deck and discards the next try at a tunnel would cost as much.
const SMALL_POOL: u8 = 12;

/// Keeps the tickets that are wanted, where the fewest that may be kept are told.
pub(in crate::classic) fn keep(legal: &[Action], wanted: impl Fn(usize) -> TicketSet) -> Option<Action> {
    let sets = legal.iter().filter_map(|action| match action {
        Action::Keep(tickets) => Some(tickets.len()),
        _ => None,
    });
    let kept = Action::Keep(wanted(sets.min()?));
    legal.contains(&kept).then_some(kept)
}

/// What an intent says to do in a turn; `None` if it says nothing that can be done.
pub(in crate::classic) fn carry_out(
    situation: &StyleSituation<'_>,
    intent: &Intent,
    legal: &[Action],
) -> Option<Action> {
    if intent.tickets && legal.contains(&Action::Tickets) {
        return Some(Action::Tickets);
    }
    let claimable = claimed::<ClassicSituation<'_>>(legal);
    let ready = |route: &&RouteId| claimable.contains(**route) && is_ready(situation, **route);
    let claimed = intent.claim.iter().find(ready).and_then(|route| {
        let rest = intent.collect.iter().copied().filter(|other| other != route);
        claim(situation, *route, &Wants::new(situation, rest), legal)
    });
    claimed.or_else(|| station(situation, intent, legal)).or_else(|| draw(situation, &intent.collect, legal))
}

/// Whether a route that can be paid for will be: a tunnel wants cards to spare.
fn is_ready(situation: &StyleSituation<'_>, route: RouteId) -> bool {
    !situation.is_tunnel(route) || {
        let kind = colour_for(&situation.own.hand, situation.board.route(route).cost().cars);
        situation.spare(route) >= spare_for_tunnel(situation, Some(kind))
    }
}

/// Builds a station for the routes that are to be used, once all else is built or time runs out.
fn station(situation: &StyleSituation<'_>, intent: &Intent, legal: &[Action]) -> Option<Action> {
    let cities = situation.stations_for(intent.borrow)?;
    let late = intent.collect.is_empty() || situation.turns <= LATE;
    let wants = Wants::new(situation, intent.collect.iter().copied());
    let options = legal.iter().filter_map(|action| match action {
        Action::Station { city, payment } if late && cities.contains(*city) => Some((action, *payment)),
        _ => None,
    });
    options.min_by_key(|(_, payment)| wants.loss(&situation.own.hand, *payment)).map(|(action, _)| *action)
}

/// Draws a card for these routes, the most wanted first: one that is missing if it lies open, and
/// blind if none does. A locomotive from the market is worth a whole turn where a ferry needs it or
/// the first route lacks nothing else.
pub(in crate::classic) fn draw(
    situation: &StyleSituation<'_>,
    routes: &[RouteId],
    legal: &[Action],
) -> Option<Action> {
    let wants = Wants::new(situation, routes.iter().copied());
    let worth = |action: &Action| match action {
        Action::Take(Card::Locomotive) if wants.worth[LOCOMOTIVE] > 0 => 2 * wants.worth[LOCOMOTIVE],
        Action::Take(Card::Locomotive) => {
            if wants.first_lacks == 1 {
                58
            } else {
                1
            }
        }
        Action::Take(Card::Car(colour)) => 2 + wants.worth[colour.kind()],
        Action::Blind => 20,
        _ => 0,
    };
    legal.iter().copied().filter(|action| worth(action) > 0).max_by_key(worth)
}

/// Whether to pay what a tunnel turned out to cost more (EU-25): unless that is more than the tunnel
/// itself, and another try may be cheaper.
pub(in crate::classic) fn pay_for_tunnel(
    situation: &StyleSituation<'_>,
    route: RouteId,
    extra: u8,
    legal: &[Action],
) -> Option<Action> {
    let pool = situation.view.deck.saturating_add(situation.view.discards.total());
    let again = i32::from(extra) > situation.length(route) && situation.turns > LATE && pool >= SMALL_POOL;
    if again && legal.contains(&Action::Decline) {
        return Some(Action::Decline);
    }
    let payments = legal.iter().filter_map(|action| match action {
        Action::Pay(Payment { locomotives, .. }) => Some((action, *locomotives)),
        _ => None,
    });
    payments.min_by_key(|(_, locomotives)| *locomotives).map(|(action, _)| *action)
}

/// The last turn: what brings the most points at once, tickets counted.
pub(in crate::classic) fn last(situation: &StyleSituation<'_>, legal: &[Action]) -> Option<Action> {
    let before = tickets_with(situation, None, None);
    let nothing = Wants::new(situation, std::iter::empty());
    let route_gain = |route: &RouteId| {
        let gain = situation.points(*route) + 2 * (tickets_with(situation, Some(*route), None) - before);
        // A tunnel may fail.
        if is_ready(situation, *route) { 3 * gain } else { gain }
    };
    let routes = claimed::<ClassicSituation<'_>>(legal).iter().map(|route| (route_gain(&route), route));
    let best = routes.max().map(|(gain, route)| (gain, claim(situation, route, &nothing, legal)));
    let lost = i32::from(situation.board.scoring.unused_station);
    let stations = legal.iter().filter_map(|action| match action {
        Action::Station { city, .. } => {
            Some((3 * (2 * (tickets_with(situation, None, Some(*city)) - before) - lost), Some(*action)))
        }
        _ => None,
    });
    let best = best.into_iter().chain(stations).max_by_key(|(gain, _)| *gain);
    best.filter(|(gain, _)| *gain > 0).and_then(|(_, action)| action)
}

/// What to do where nothing better comes to mind: a route that can be built, cards, a station, and at
/// the very end a tunnel that hardly can be built, or more tickets.
pub(in crate::classic) fn leftover(situation: &StyleSituation<'_>, legal: &[Action]) -> Option<Action> {
    let worth = |action: &Action| match action {
        Action::Claim { route, payment } if is_ready(situation, *route) => {
            100 + 10 * situation.points(*route) - i32::from(payment.locomotives)
        }
        Action::Blind => 60,
        Action::Take(_) => 50,
        Action::Pass => 40,
        Action::Station { payment, .. } => 30 - i32::from(payment.locomotives),
        Action::Claim { .. } => 10,
        _ => 0,
    };
    legal.iter().copied().max_by_key(worth)
}
