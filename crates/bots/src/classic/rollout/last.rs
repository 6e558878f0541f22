//! The last turn: what brings the most points at once.

use classic::{Action, Cars, LOCOMOTIVE};
use rails::{Components, RouteSet};

use super::aim::Aim;
use super::situation::{NOTHING, RolloutSituation};
use super::turn::station_cost;

/// A seat's last turn; `None` if nothing brings points.
pub(super) fn turn(situation: &RolloutSituation<'_>, aim: &Aim) -> Option<Action> {
    let network = &situation.board.network;
    // What stations that stand already make use of.
    let used: RouteSet =
        situation.me.stations.iter().fold(RouteSet::NONE, |all, city| all | network.at(city));
    let joined = Components::of(network, situation.me.routes | aim.borrow & used);
    let open = situation.me.tickets - situation.board.completed(&joined, situation.me.tickets);
    let won = |route| {
        let mut joined = joined;
        let [one, other] = network.ends(route);
        joined.join(one, other);
        let won = situation.board.completed(&joined, open);
        2 * situation.board.ticket_points(won, won)
    };
    let mut best = (None, 0);
    for route in situation.open.iter() {
        let Some((payment, _)) = situation.payment(route, &NOTHING) else { continue };
        let mut gain = 100 * (situation.points(route) + if open.is_empty() { 0 } else { won(route) });
        if situation.is_tunnel(route) {
            let kind = payment.colour.map_or(LOCOMOTIVE, |colour| colour.kind());
            let spare = situation.held(kind) - i32::from(payment.cars) + situation.wilds()
                - i32::from(payment.locomotives);
            gain = gain * (3 + spare.min(3)) / 6;
        }
        if gain > best.1 {
            best = (Some(Action::Claim { route, payment }), gain);
        }
    }
    let station = situation.pay(station_cost(situation), 0, Cars::Any, &NOTHING);
    let useful = situation.me.stations_left > 0 && !open.is_empty();
    if let Some((payment, _)) = station.filter(|_| useful) {
        let taken = situation.state.stations();
        let lost = i32::from(situation.board.scoring.unused_station);
        for route in situation.others.iter() {
            let gain = 100 * (won(route) - lost);
            let free = network.ends(route).into_iter().find(|city| !taken.contains(*city));
            if let Some(city) = free.filter(|_| gain > best.1) {
                best = (Some(Action::Station { city, payment }), gain);
            }
        }
    }
    best.0.or_else(|| situation.state.can_draw_blind().then_some(Action::Blind))
}
