//! Where stations have to stand.

use rails::{CityId, CitySet, Components, RouteId, RouteSet};

use super::Outlook;

/// Where new stations have to stand so that these routes of others can be used; `None` if there are
/// too few stations or the cities are taken (EU-31, EU-33).
pub(super) fn stations_for(outlook: &Outlook<'_>, borrow: RouteSet) -> Option<CitySet> {
    let taken = outlook.view.seats.iter().fold(CitySet::NONE, |taken, seat| taken | seat.stations);
    let (mut standing, mut new) = (outlook.me.stations, CitySet::NONE);
    for route in borrow.iter() {
        let ends = outlook.board.network.ends(route);
        match ends.into_iter().find(|city| standing.contains(*city)) {
            Some(city) => standing -= CitySet::only(city),
            None => new = new.with(ends.into_iter().find(|city| !(taken | new).contains(*city))?),
        }
    }
    (new.len() <= outlook.me.stations_left.into()).then_some(new)
}

/// The points of the tickets completed, with one route or one station more: station by station the
/// best route of another. At the scoring it may turn out a little better.
pub(super) fn won_with(outlook: &Outlook<'_>, route: Option<RouteId>, station: Option<CityId>) -> i32 {
    let network = &outlook.board.network;
    let mut joined = outlook.joined;
    if let Some([one, other]) = route.map(|route| network.ends(route)) {
        joined.join(one, other);
    }
    let won = |joined: &Components| outlook.worth(outlook.board.completed(joined, outlook.own.tickets));
    for city in outlook.me.stations.iter().chain(station) {
        let options = (network.at(city) & outlook.others).iter().map(|route| {
            let mut joined = joined;
            joined.join(city, network.across(route, city));
            joined
        });
        if let Some(better) = options.max_by_key(won) {
            joined = better;
        }
    }
    won(&joined)
}
