//! What can be pointed at on the table of the Card Game.

use crate::legend::{Sign, sign, with_cards};

/// What is its own.
const OWN: [Sign; 16] = [
    sign("#hand .take", "legend-row"),
    sign("#hand .need-tag, #hand .needs", "legend-need-tag"),
    sign("#hand .card", "legend-yard-card"),
    sign("#tickets .ticket", "legend-yard-ticket"),
    sign("#choice .keep .ticket", "legend-yard-ticket"),
    sign("#cities li", "legend-bonus"),
    sign("#cities", "legend-bonuses"),
    sign("#players .round", "legend-round"),
    sign("#players .train", "legend-pile"),
    sign("#players .group", "legend-group"),
    sign("#players .robbed", "legend-robbed"),
    sign("#players .leaving", "legend-leaving"),
    sign("#players .scored", "legend-scored"),
    sign("#players .platform", "legend-platform"),
    sign("#players", "legend-stations"),
    sign("#interlude", "legend-interlude"),
];

/// The list.
pub(super) fn signs() -> Vec<Sign> {
    with_cards(&OWN)
}

/// The number of the rule that tells of a sign.
pub(super) fn rule_of(sign: &str) -> Option<u8> {
    Some(match sign {
        "legend-leaving" => 6,
        "legend-pile" => 8,
        "legend-prompt" => 9,
        "legend-market" | "legend-card" => 10,
        "legend-wild" => 11,
        "legend-deck" | "legend-hand" => 12,
        "legend-yard-card" => 13,
        "legend-row" => 14,
        "legend-group" | "legend-stations" => 15,
        "legend-robbed" => 16,
        "legend-draw-tickets" => 19,
        "legend-tickets" => 20,
        "legend-round" => 22,
        "legend-yard-ticket" | "legend-need-tag" => 23,
        "legend-scored" => 24,
        "legend-interlude" => 26,
        "legend-points" => 27,
        "legend-bonus" | "legend-bonuses" => 28,
        "legend-score" => 29,
        "legend-platform" | "legend-stock" | "legend-unseen" => 30,
        _ => return None,
    })
}
