//! Where stations have to stand so that others' routes can be used, and what they bring.

use rails::{CityId, CitySet, Components, Network, RouteId, RouteSet};

use super::situation::ClassicSituation;

/// Where new stations have to stand so that these routes of others can be used by who has some standing
/// and so many left, and where all are that stand; `None` if there are too few stations or the cities are
/// taken (EU-31, EU-33).
pub(super) fn stations_for(
    network: &Network,
    borrow: RouteSet,
    (standing, taken): (CitySet, CitySet),
    left: u8,
) -> Option<CitySet> {
    let (mut unused, mut new) = (standing, CitySet::NONE);
    for route in borrow.iter() {
        let ends = network.ends(route);
        match ends.into_iter().find(|city| unused.contains(*city)) {
            Some(city) => unused -= CitySet::only(city),
            None => new = new.with(ends.into_iter().find(|city| !(taken | new).contains(*city))?),
        }
    }
    (new.len() <= left.into()).then_some(new)
}

/// The points of the tickets completed, with one route or one station more.
pub(super) fn tickets_with(
    situation: &ClassicSituation<'_>,
    route: Option<RouteId>,
    station: Option<CityId>,
) -> i32 {
    let network = &situation.board.network;
    let routes = route.map_or(situation.mine, |route| situation.mine.with(route));
    let mut joined = Components::of(network, routes);
    let completed = |joined: &Components| {
        let completed = situation.board.completed(joined, situation.tickets);
        situation.board.ticket_points(completed, completed)
    };
    // Station by station the best route; at the scoring it may turn out a little better.
    for city in situation.me.stations.iter().chain(station) {
        let with = |route: RouteId| {
            let mut joined = joined;
            joined.join(city, network.across(route, city));
            joined
        };
        let options = (network.at(city) & situation.others).iter().map(with);
        if let Some(better) = options.max_by_key(|joined| completed(joined)) {
            joined = better;
        }
    }
    completed(&joined)
}
