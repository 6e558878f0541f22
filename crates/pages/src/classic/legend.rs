//! What can be pointed at on the tables of Europe, USA and their like.

use ::classic::Classic;

use crate::legend::{Sign, sign};

/// What stands in cities, where there are stations.
const STATIONS: [Sign; 2] =
    [sign("#map-now .city .station", "legend-station"), sign("#map-now .city", "legend-city")];
/// Where there are none.
const PLACES: [Sign; 1] = [sign("#map-now .city", "legend-place")];

/// What is their own.
pub(super) fn signs(game: &Classic) -> Vec<Sign> {
    if game.board().pieces.stations > 0 { STATIONS.to_vec() } else { PLACES.to_vec() }
}

/// The number of the rule that tells of a sign.
pub(super) fn rule_of(sign: &str) -> Option<u8> {
    Some(match sign {
        "legend-prompt" => 7,
        "legend-market" => 9,
        "legend-card" => 10,
        "legend-wild" => 11,
        "legend-deck" => 13,
        "legend-hand" => 17,
        "legend-route" | "legend-gray" | "legend-hand-card" => 18,
        "legend-taken" => 19,
        "legend-points" => 20,
        "legend-double" => 21,
        "legend-ferry" => 24,
        "legend-tunnel" => 25,
        "legend-draw-tickets" => 29,
        "legend-tickets" => 30,
        "legend-city" => 31,
        "legend-station" => 33,
        "legend-stock" => 34,
        "legend-ticket" | "legend-place" => 35,
        "legend-score" => 38,
        "legend-unseen" => 40,
        _ => return None,
    })
}
