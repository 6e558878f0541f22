//! What can be pointed at on the table of Switch & Signal.

use crate::legend::{EVERYWHERE, Sign, sign};

/// What is its own.
const OWN: [Sign; 22] = [
    sign("#map-now a.town.port", "legend-port"),
    sign("#map-now a.town", "legend-town"),
    sign("#map-now a.departure", "legend-departure"),
    sign("#map-now a.junction", "legend-switch"),
    sign("#map-now a.signal.green", "legend-signal-green"),
    sign("#map-now a.signal", "legend-signal"),
    sign("#map-now .train", "legend-train"),
    sign("#map-now .pins", "legend-pin"),
    sign("#map-now .marks", "legend-mark"),
    sign("#partners", "legend-partners"),
    sign("#helpers", "legend-helper"),
    sign("#players .cards-held", "legend-cards-held"),
    sign("#players .kinds li", "legend-kind"),
    sign("#hand .act", "legend-act"),
    sign("#hand .pile", "legend-act-pile"),
    sign("#hand", "legend-act-hand"),
    sign("#orders .instruction-deck", "legend-orders-deck"),
    sign("#orders", "legend-orders"),
    sign("#clock", "legend-time"),
    sign("#dice", "legend-dice"),
    sign("#goods", "legend-goods"),
    sign("#score .manifest", "legend-goods"),
];

/// The list.
pub(super) fn signs() -> Vec<Sign> {
    [&OWN[..], &EVERYWHERE].concat()
}

/// The number of the rule that tells of a sign.
pub(super) fn rule_of(sign: &str) -> Option<u8> {
    Some(match sign {
        "legend-kind" => 2,
        "legend-orders-deck" => 3,
        "legend-partners" | "legend-player" => 8,
        "legend-prompt" | "legend-orders" | "legend-act-hand" | "legend-cards-held" => 9,
        "legend-act-pile" => 10,
        "legend-departure" => 12,
        "legend-signal-green" => 18,
        "legend-act" => 21,
        "legend-town" => 22,
        "legend-dice" => 24,
        "legend-mark" => 25,
        "legend-train" => 26,
        "legend-switch" => 28,
        "legend-signal" => 29,
        "legend-port" => 33,
        "legend-time" => 38,
        "legend-goods" => 41,
        "legend-score" => 42,
        "legend-helper" => 43,
        _ => return None,
    })
}
