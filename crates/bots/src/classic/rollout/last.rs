//! The last turn: what brings the most points at once.

use classic::{Action, Cars, LOCOMOTIVE};
use rails::{Components, RouteSet};

use super::aim::Aim;
use super::look::{Look, NOTHING};
use super::turn::station_cost;

/// A seat's last turn; `None` if nothing brings points.
pub(super) fn turn(look: &Look<'_>, aim: &Aim) -> Option<Action> {
    let network = &look.board.network;
    // What stations that stand already make use of.
    let used: RouteSet = look.me.stations.iter().fold(RouteSet::NONE, |all, city| all | network.at(city));
    let joined = Components::of(network, look.me.routes | aim.borrow & used);
    let open = look.me.tickets - look.board.completed(&joined, look.me.tickets);
    let won = |route| {
        let mut joined = joined;
        let [one, other] = network.ends(route);
        joined.join(one, other);
        let won = look.board.completed(&joined, open);
        2 * look.board.ticket_points(won, won)
    };
    let mut best = (None, 0);
    for route in look.open.iter() {
        let Some((payment, _)) = look.payment(route, &NOTHING) else { continue };
        let mut gain = 100 * (look.points(route) + if open.is_empty() { 0 } else { won(route) });
        if look.is_tunnel(route) {
            let kind = payment.colour.map_or(LOCOMOTIVE, |colour| colour.kind());
            let spare =
                look.held(kind) - i32::from(payment.cars) + look.wilds() - i32::from(payment.locomotives);
            gain = gain * (3 + spare.min(3)) / 6;
        }
        if gain > best.1 {
            best = (Some(Action::Claim { route, payment }), gain);
        }
    }
    let station = look.pay(station_cost(look), 0, Cars::Any, &NOTHING);
    let useful = look.me.stations_left > 0 && !open.is_empty();
    if let Some((payment, _)) = station.filter(|_| useful) {
        let taken = look.state.stations();
        let lost = i32::from(look.board.scoring.unused_station);
        for route in look.others.iter() {
            let gain = 100 * (won(route) - lost);
            let free = network.ends(route).into_iter().find(|city| !taken.contains(*city));
            if let Some(city) = free.filter(|_| gain > best.1) {
                best = (Some(Action::Station { city, payment }), gain);
            }
        }
    }
    best.0.or_else(|| look.state.can_draw_blind().then_some(Action::Blind))
}
