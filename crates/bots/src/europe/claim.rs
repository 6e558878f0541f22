//! Which route to claim and with which cards, whether to pay for a tunnel, and where to build a
//! station.

use engine::Chance;
use europe::{Action, Cards, LOCOMOTIVE, Payment};
use rails::{CityId, Components, RouteId, RouteSet, TicketSet, longest_trail};

use super::best;
use super::draw::Shopping;
use super::plan::{Costs, Plan, stations_for};
use super::sight::Sight;

/// What a locomotive that stands in for a car is worth, in hundredths of a point.
const LOCOMOTIVE_LOSS: i32 = 80;
/// What a card is worth that another planned route needs.
const RESERVED_LOSS: i32 = 120;
/// No claim is worth more of its cards than this, unless time runs out.
const MOST_LOSS: i32 = 400;
/// With so many cards in hand it is time to lay some.
const FULL_HAND: u8 = 20;
/// With fewer cards than these the deck holds no more surprises.
const SMALL_DECK: u8 = 10;

/// Claims a planned route, if one can be had now.
pub(super) fn planned(
    sight: &Sight<'_>,
    plan: &Plan,
    legal: &[Action],
    chance: &mut impl Chance,
) -> Option<Action> {
    let hurry = plan.turns + 2 >= sight.turns;
    let affordable = claimed(legal) & plan.build;
    let urgency = |route: RouteId| {
        let contested = if sight.temper.heeds_others { contest(sight, route) } else { 0 };
        60 * sight.points(route) + contested
    };
    let options = affordable.iter().filter_map(|route| {
        let risky = sight.is_tunnel(route) && sight.spare(route) < 1 && sight.own.hand.total() < FULL_HAND;
        let (payment, loss) = cheapest(sight, plan.build, route, legal)?;
        let urgency = urgency(route);
        let too_dear = loss > MOST_LOSS + urgency / 2 && !hurry;
        (!too_dear && (hurry || !risky)).then_some((Action::Claim { route, payment }, urgency - loss))
    });
    best(options, |(_, worth)| *worth, chance).map(|(action, _)| action)
}

/// Whether this lays cards for a tunnel that will hardly be built: most of the cards that may be
/// turned up could match, and there are too few to pay for that. Where hands hold nearly all cards
/// the same ones are turned up again and again, and such a game might never end.
pub(super) fn is_hopeless(sight: &Sight<'_>, action: &Action) -> bool {
    let Action::Claim { route, payment } = action else {
        return false;
    };
    if !sight.is_tunnel(*route) {
        return false;
    }
    let (view, all) = (sight.view, sight.board.cards());
    let kinds = payment.colour.map(|colour| colour.kind()).into_iter().chain([LOCOMOTIVE]);
    let (mut discarded, mut unseen) = (0, 0);
    for kind in kinds {
        let count = |cards: &Cards| i32::from(cards.of(kind));
        discarded += count(&view.discards);
        unseen += count(&all) - count(&view.discards) - count(&view.market) - count(&sight.own.hand);
    }
    let deck = i32::from(view.deck);
    let pool = deck + i32::from(view.discards.total());
    let matching = discarded + unseen.clamp(0, deck);
    let is_sure = chance_to_pay(sight, *payment) >= matching.min(3);
    !is_sure && 2 * matching > pool
}

/// How bad it would be to lose a route, and how likely, in hundredths of a point.
fn contest(sight: &Sight<'_>, route: RouteId) -> i32 {
    let network = &sight.board.network;
    let near = network.ends(route).into_iter().filter(|city| !(network.at(*city) & sight.others).is_empty());
    let twins = network.twin(route) & sight.open;
    let likely = 1 + near.count() as i32 - i32::from(!twins.is_empty() && sight.view.seats.len() > 3);
    likely.max(0) * 3 * Costs::detour(sight, route, 100) as i32
}

/// The routes that can be claimed now.
fn claimed(legal: &[Action]) -> RouteSet {
    legal.iter().fold(RouteSet::NONE, |routes, action| match action {
        Action::Claim { route, .. } => routes.with(*route),
        _ => routes,
    })
}

/// The payment for a route that loses the least, beside what these routes need, and that loss.
fn cheapest(sight: &Sight<'_>, needed: RouteSet, route: RouteId, legal: &[Action]) -> Option<(Payment, i32)> {
    let reserved = Shopping::new(sight, needed - RouteSet::only(route)).reserved;
    let payments = legal.iter().filter_map(|action| match action {
        Action::Claim { route: claimed, payment } if *claimed == route => Some(*payment),
        _ => None,
    });
    payments.map(|payment| (payment, loss(sight, payment, &reserved))).min_by_key(|(_, loss)| *loss)
}

/// What a payment costs beside plain cards, in hundredths of a point.
fn loss(sight: &Sight<'_>, payment: Payment, reserved: &[i32]) -> i32 {
    let locomotives = i32::from(payment.locomotives) * LOCOMOTIVE_LOSS;
    let Some(kind) = payment.colour.map(|colour| colour.kind()) else {
        return locomotives;
    };
    let free = i32::from(sight.own.hand.of(kind)) - reserved[kind];
    let broken = i32::from(payment.cars) - free.max(0);
    locomotives + broken.max(0) * RESERVED_LOSS - free.min(8)
}

/// The routes to draw cards for: those planned, or else the one that pays best.
pub(super) fn aims(sight: &Sight<'_>, plan: &Plan) -> RouteSet {
    if !plan.build.is_empty() {
        return plan.build;
    }
    let path = longest_path(sight);
    let target = scoring(sight, 0).max_by_key(|route| rate(sight, *route, path));
    target.map_or(RouteSet::NONE, RouteSet::only)
}

/// The routes that can still be claimed for points, with so many cars kept for the plan.
fn scoring(sight: &Sight<'_>, kept: i32) -> impl Iterator<Item = RouteId> {
    let cars = i32::from(sight.me.cars) - kept;
    let reachable =
        move |route: &RouteId| sight.length(*route) <= cars && sight.turns_for(*route) <= sight.turns;
    sight.open.iter().filter(reachable)
}

/// How many points a route brings for the turns and cards it takes, to someone whose longest path
/// is so long.
fn rate(sight: &Sight<'_>, route: RouteId, path: i32) -> i32 {
    let network = &sight.board.network;
    let touches =
        network.ends(route).into_iter().any(|city| !(network.at(city) & sight.me.routes).is_empty());
    let growth = match touches && sight.temper.path_worth > 0 {
        true => i32::from(longest_trail(network, sight.me.routes.with(route))) - path,
        false => 0,
    };
    let worth = 100 * sight.points(route) + sight.temper.path_worth * growth;
    10 * worth / (2 * sight.turns_for(route) + sight.length(route)).max(1)
}

/// The length of the seat's longest path, if it cares.
fn longest_path(sight: &Sight<'_>) -> i32 {
    match sight.temper.path_worth {
        0 => 0,
        _ => longest_trail(&sight.board.network, sight.me.routes).into(),
    }
}

/// Claims a route for its points once the tickets are done: the one that pays best, for which it
/// saves up. Before that only if the hand overflows, and with what the plan doesn't need.
pub(super) fn for_points(
    sight: &Sight<'_>,
    plan: &Plan,
    legal: &[Action],
    chance: &mut impl Chance,
) -> Option<Action> {
    let path = longest_path(sight);
    let rate = |route: &RouteId| rate(sight, *route, path);
    let can = claimed(legal);
    let claim = |route: RouteId| {
        let (payment, loss) = cheapest(sight, plan.build, route, legal)?;
        (plan.build.is_empty() || loss <= 0).then_some(Action::Claim { route, payment })
    };
    if plan.build.is_empty() {
        let tempting = scoring(sight, 0).filter(|route| sight.temper.saves_up || can.contains(*route));
        let target = best(tempting, rate, chance)?;
        return if can.contains(target) { claim(target) } else { None };
    }
    if sight.own.hand.total() < FULL_HAND || sight.turns < plan.turns + 2 {
        return None;
    }
    let aside = scoring(sight, plan.cars)
        .filter(|route| can.contains(*route) && sight.length(*route) >= 3)
        .filter_map(|route| Some((claim(route)?, rate(&route))));
    best(aside, |(_, rate)| *rate, chance).map(|(action, _)| action)
}

/// Builds a station where the plan wants one, once its routes are built or time runs out.
pub(super) fn station(sight: &Sight<'_>, plan: &Plan, legal: &[Action]) -> Option<Action> {
    let cities = stations_for(sight, plan.borrow)?;
    let late = plan.build.is_empty() || sight.turns <= 4;
    if cities.is_empty() || !late {
        return None;
    }
    let reserved = Shopping::new(sight, plan.build).reserved;
    let options = legal.iter().filter_map(|action| match action {
        Action::Station { city, payment } if cities.contains(*city) => {
            Some((*action, loss(sight, *payment, &reserved)))
        }
        _ => None,
    });
    options.min_by_key(|(_, loss)| *loss).map(|(action, _)| action)
}

/// Whether to pay what a tunnel turned out to cost more (EU-25): always for the plan, else if the
/// points are worth the cards.
pub(super) fn pay_for_tunnel(sight: &Sight<'_>, route: RouteId, legal: &[Action]) -> Option<Action> {
    let payments = legal.iter().filter_map(|action| match action {
        Action::Pay(payment) => Some((*action, *payment)),
        _ => None,
    });
    let plan = Plan::new(sight, sight.own.tickets);
    let reserved = Shopping::new(sight, plan.build - RouteSet::only(route)).reserved;
    let priced = payments.map(|(action, payment)| (action, payment, loss(sight, payment, &reserved)));
    let (action, payment, loss) = priced.min_by_key(|(_, _, loss)| *loss)?;
    // With few cards in the deck the next try would cost as much.
    let needed = plan.build.contains(route) || sight.turns <= 3 || sight.view.deck < SMALL_DECK;
    let dear = loss + 60 * i32::from(payment.total()) > 100 * sight.points(route);
    if dear && !needed && legal.contains(&Action::Decline) { Some(Action::Decline) } else { Some(action) }
}

/// The last turn: what brings the most points at once, tickets counted.
pub(super) fn last(sight: &Sight<'_>, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
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
    let gains = legal.iter().map(|action| (*action, gain(action))).filter(|(_, gain)| *gain > 0);
    best(gains, |(_, gain)| *gain, chance).map(|(action, _)| action)
}

/// How many extra cards of up to three could be paid after this payment.
fn chance_to_pay(sight: &Sight<'_>, payment: Payment) -> i32 {
    let hand = &sight.own.hand;
    let cars = payment.colour.map_or(0, |colour| hand.of(colour.kind()).saturating_sub(payment.cars));
    let locomotives = hand.of(LOCOMOTIVE).saturating_sub(payment.locomotives);
    (i32::from(cars) + i32::from(locomotives)).min(3)
}

/// The points of the tickets completed, with one route or one station more.
fn tickets_with(sight: &Sight<'_>, route: Option<RouteId>, station: Option<CityId>) -> i32 {
    let network = &sight.board.network;
    let routes = route.map_or(sight.me.routes, |route| sight.me.routes.with(route));
    let mut joined = Components::of(network, routes);
    let completed = |joined: &Components, tickets: TicketSet| -> i32 {
        let points = tickets.iter().map(|id| {
            let ticket = sight.board.ticket(id);
            i32::from(joined.joined(ticket.ends[0], ticket.ends[1])) * i32::from(ticket.points)
        });
        points.sum()
    };
    let tickets = sight.own.tickets;
    // Station by station the best route; at the scoring it may turn out a little better.
    for city in sight.me.stations.iter().chain(station) {
        let with = |route: RouteId| {
            let mut joined = joined;
            joined.join(city, network.across(route, city));
            joined
        };
        let options = (network.at(city) & sight.others).iter().map(with);
        if let Some(better) = options.max_by_key(|joined| completed(joined, tickets)) {
            joined = better;
        }
    }
    completed(&joined, tickets)
}
