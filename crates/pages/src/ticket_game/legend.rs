//! What can be pointed at on the tables of all games of routes and tickets.

use super::{Line, TicketGame};
use crate::legend::{Sign, sign, with_cards};

/// Those of their maps, hands and tickets.
const SHARED: [Sign; 8] = [
    sign("#need", "legend-need"),
    sign("#map-now a.route .car", "legend-taken"),
    sign("#map-now a.route.double", "legend-double"),
    sign("#map-now a.route.c-gray", "legend-gray"),
    sign("#map-now a.route", "legend-route"),
    sign("#hand .card", "legend-hand-card"),
    sign("#tickets .ticket", "legend-ticket"),
    sign("#choice .keep .ticket", "legend-ticket"),
];

/// The list of a game: what its board has, and what is its own.
pub(super) fn signs<G: TicketGame>(game: &G) -> Vec<Sign> {
    let chart = game.chart();
    let lines: Vec<Line> = chart.network.routes().iter().map(|id| G::line(chart.route(id))).collect();
    let kinds = [
        (lines.contains(&Line::Tunnel), sign("#map-now a.route.tunnel", "legend-tunnel")),
        (
            lines.iter().any(|line| matches!(line, Line::Ferry { .. })),
            sign("#map-now a.route.ferry", "legend-ferry"),
        ),
        (lines.contains(&Line::Sea), sign("#map-now a.route.sea", "legend-sea")),
    ];
    let kinds: Vec<Sign> =
        kinds.into_iter().filter_map(|(is_there, sign)| is_there.then_some(sign)).collect();
    with_cards(&[&game.own_signs()[..], &kinds, &SHARED].concat())
}
