//! What the viewer has clicked on, or was pointed to.

use rails::{CityId, RouteId};

use crate::ticket_game::{Doing, TicketGame};
use crate::{Screen, hint};

/// What the viewer has clicked on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Focus {
    Nothing,
    Route(RouteId),
    City(CityId),
    Ticket([CityId; 2]),
    /// All that the viewer has to connect still.
    Plan,
    /// All places for a building.
    Buildings,
}

impl Focus {
    /// What the viewer has clicked on; or else where what they were advised to do is done.
    pub fn of<G: TicketGame>(screen: &Screen<'_, G>) -> Focus {
        match (screen.focus, hint::best(screen).map(|action| G::doing(&action))) {
            (None, Some(Doing::Claim(route))) => Focus::Route(route),
            (None, Some(Doing::Build(city))) => Focus::City(city),
            _ => Focus::read(screen.rules, screen.focus),
        }
    }

    /// Reads it from an address. What isn't on the board is nothing.
    pub fn read<G: TicketGame>(game: &G, focus: Option<&str>) -> Focus {
        let chart = game.chart();
        let city = |id: &str| chart.read_city(id).ok();
        let found = match focus.map(|focus| focus.split_once(':').unwrap_or((focus, ""))) {
            Some(("route", id)) => chart.read_route(id).ok().map(Focus::Route),
            Some(("city", id)) => city(id).map(Focus::City),
            // Ids of cities may have hyphens themselves.
            Some(("ticket", id)) => id
                .match_indices('-')
                .find_map(|(at, _)| Some(Focus::Ticket([city(&id[..at])?, city(&id[at + 1..])?]))),
            Some(("plan", _)) => Some(Focus::Plan),
            Some((kind, _)) if kind == G::BUILDING.focus() => Some(Focus::Buildings),
            _ => None,
        };
        found.unwrap_or(Focus::Nothing)
    }
}
