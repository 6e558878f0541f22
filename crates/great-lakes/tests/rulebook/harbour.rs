//! Build a harbour (GL-20, GL-21).

use super::plan::{Plan, table};

const FOUR: &str = "2 red-anchor-train 2 red-ship";

fn plan() -> Plan {
    table(3).routes("A", "madison-milwaukee milwaukee-muskegon bay-city-junction-huron").hand("A", FOUR)
}

#[test]
fn gl_20_in_a_port_that_an_own_route_touches_by_rail_or_sea() {
    let sites = ["milwaukee", "muskegon", "bay-city"].map(|city| format!("harbour {city}: {FOUR}"));
    let table = plan().begin().offers("A", "harbour", &sites.each_ref().map(String::as_str));
    let table = table.refused("A", &format!("harbour chicago: {FOUR}"), "GL-20");
    let table = table.plays("A", &sites[0]).shows("A harbours 2 milwaukee").shows("A hand").shows("turn B");
    table.shows("discards 2 red-anchor-train 2 red-ship");
}

#[test]
fn gl_20_not_in_a_city_without_an_anchor_nor_at_a_junction() {
    let table = plan().begin().refused("A", &format!("harbour madison: {FOUR}"), "GL-20");
    table.refused("A", &format!("harbour junction-huron: {FOUR}"), "GL-20");
}

#[test]
fn gl_20_one_in_a_city_whoever_built_it() {
    let taken = plan().routes("B", "milwaukee-wausau").harbours("B", "milwaukee").begin();
    taken.refused("A", &format!("harbour milwaukee: {FOUR}"), "GL-20");
    plan().harbours("A", "milwaukee").begin().refused("A", &format!("harbour milwaukee: {FOUR}"), "GL-20");
}

#[test]
fn gl_20_anothers_route_is_not_enough() {
    let table = plan().routes("B", "chicago-muskegon").begin();
    table.refused("A", &format!("harbour chicago: {FOUR}"), "GL-20");
}

#[test]
fn gl_20_at_most_three() {
    let routes = "madison-milwaukee milwaukee-muskegon chicago-muskegon bay-city-junction-huron";
    let three =
        table(2).routes("A", routes).hand("A", FOUR).harbours("A", "milwaukee muskegon chicago").begin();
    three.refused("A", &format!("harbour bay-city: {FOUR}"), "GL-20").offers("A", "harbour", &[]);
}

/// The ways to pay for a harbour in Milwaukee that a hand offers.
#[track_caller]
fn ways(hand: &str, ways: &[&str]) {
    let ways: Vec<String> = ways.iter().map(|cards| format!("harbour milwaukee: {cards}")).collect();
    let ways: Vec<&str> = ways.iter().map(String::as_str).collect();
    plan().hand("A", hand).begin().offers("A", "harbour milwaukee", &ways);
}

#[test]
fn gl_21_it_costs_two_marked_trains_and_two_single_ships_of_one_colour() {
    ways("3 red-anchor-train 3 red-ship", &[FOUR]);
    ways("4 red-anchor-train", &[]);
    ways("2 red-anchor-train 2 white-ship", &[]);
    ways("2 red-train 2 red-ship", &[]);
    ways("2 red-anchor-train 2 red-double-ship", &[]);
}

#[test]
fn gl_21_other_cards_are_refused() {
    let hand = "3 red-anchor-train 4 red-train 3 red-ship 2 red-double-ship 2 wild";
    for cards in [
        "2 red-train 2 red-ship",
        "2 red-anchor-train 2 red-double-ship",
        "3 red-anchor-train 1 red-ship",
        "1 red-anchor-train 3 red-ship",
        "2 red-anchor-train 1 red-ship",
        "2 red-anchor-train 1 wild 2 red-ship",
        "2 wild 2 red-train",
        "4 wild",
    ] {
        plan().hand("A", hand).begin().refused("A", &format!("harbour milwaukee: {cards}"), "GL-21");
    }
}

#[test]
fn gl_21_wilds_stand_in_for_any_of_the_four() {
    ways("1 red-anchor-train 1 wild 2 red-ship", &["1 red-anchor-train 1 wild 2 red-ship"]);
    ways("2 wild 2 red-ship", &["2 wild 2 red-ship"]);
    ways("4 wild", &["4 wild"]);
    let all =
        ["1 red-anchor-train 2 wild 1 red-ship", "1 red-anchor-train 3 wild", "3 wild 1 red-ship", "4 wild"];
    ways("1 red-anchor-train 4 wild 1 red-ship", &all);
}
