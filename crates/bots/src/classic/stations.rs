//! Where stations have to stand so that others' routes can be used.

use rails::{CitySet, RouteSet};

use super::sight::ClassicSight;

/// Where new stations have to stand so that these routes of others can be used; `None` if there
/// are too few stations or the cities are taken (EU-31, EU-33).
pub(super) fn stations_for(sight: &ClassicSight<'_>, borrow: RouteSet) -> Option<CitySet> {
    let mut unused = sight.me.stations;
    let taken = sight.view.seats.iter().fold(CitySet::NONE, |taken, seat| taken | seat.stations);
    let mut new = CitySet::NONE;
    for route in borrow.iter() {
        let ends = sight.board.network.ends(route);
        if let Some(city) = ends.into_iter().find(|city| unused.contains(*city)) {
            unused -= CitySet::only(city);
        } else {
            new = new.with(ends.into_iter().find(|city| !(taken | new).contains(*city))?);
        }
    }
    (new.len() <= sight.me.stations_left.into()).then_some(new)
}
