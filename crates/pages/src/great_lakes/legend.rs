//! What can be pointed at on the table of Great Lakes.

use crate::legend::{Sign, sign};

/// What is its own.
pub(super) const SIGNS: [Sign; 8] = [
    sign("#map-now .city .station", "legend-harbour"),
    sign("#map-now .city", "legend-lakes-city"),
    sign("#map-now [href=\"#junction\"]", "legend-junction"),
    sign("#hand [data-focus=\"harbours\"]", "legend-build-harbour"),
    sign("#hand [data-focus=\"exchange\"]", "legend-exchange"),
    sign("#market [class*=\"-anchor-train\"], #hand [class*=\"-anchor-train\"]", "legend-anchor"),
    sign("#market [class*=\"-double-ship\"], #hand [class*=\"-double-ship\"]", "legend-double-ship"),
    sign("#market .standing", "legend-standing"),
];

/// The number of the rule that tells of a sign.
pub(super) fn rule_of(sign: &str) -> Option<u8> {
    Some(match sign {
        "legend-prompt" => 6,
        "legend-market" => 7,
        "legend-card" | "legend-standing" => 8,
        "legend-wild" => 9,
        "legend-deck" => 11,
        "legend-route" | "legend-gray" | "legend-hand-card" => 14,
        "legend-sea" | "legend-double-ship" => 15,
        "legend-taken" => 16,
        "legend-points" => 17,
        "legend-double" => 18,
        "legend-draw-tickets" | "legend-tickets" => 19,
        "legend-lakes-city" => 20,
        "legend-build-harbour" | "legend-anchor" => 21,
        "legend-exchange" => 22,
        "legend-stock" => 23,
        "legend-ticket" | "legend-junction" => 24,
        "legend-harbour" => 25,
        "legend-score" => 28,
        "legend-hand" | "legend-unseen" => 29,
        _ => return None,
    })
}
