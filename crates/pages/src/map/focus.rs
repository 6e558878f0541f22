//! What the viewer has clicked on.

use europe::Board;
use rails::{CityId, RouteId};

/// What the viewer has clicked on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Focus {
    Nothing,
    Route(RouteId),
    City(CityId),
    Ticket([CityId; 2]),
    /// All places for a station.
    Stations,
}

impl Focus {
    /// Reads it from an address. What isn't on the board is nothing.
    pub fn read(board: &Board, focus: Option<&str>) -> Focus {
        let city = |id: &str| board.cities.iter().position(|city| city.id == id).map(|at| CityId(at as u8));
        let found = match focus.map(|focus| focus.split_once(':').unwrap_or((focus, ""))) {
            Some(("route", id)) => {
                let route = board.routes.iter().position(|route| route.id == id);
                route.map(|route| Focus::Route(RouteId(route as u8)))
            }
            Some(("city", id)) => city(id).map(Focus::City),
            // Ids of cities may have hyphens themselves.
            Some(("ticket", id)) => id
                .match_indices('-')
                .find_map(|(at, _)| Some(Focus::Ticket([city(&id[..at])?, city(&id[at + 1..])?]))),
            Some(("stations", _)) => Some(Focus::Stations),
            _ => None,
        };
        found.unwrap_or(Focus::Nothing)
    }
}
