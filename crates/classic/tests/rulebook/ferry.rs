//! Ferries (EU-24).

use super::sketch::sketch;
use super::table::{table, table_on};

#[test]
fn eu_24_a_ferry_takes_at_least_as_many_locomotives_as_it_has_symbols() {
    let begin = || table(2).hand("A", "6 red 3 locomotive").begin();
    begin().refused("A", "claim palermo-smyrna: 6 red", "EU-24");
    begin().refused("A", "claim palermo-smyrna: 5 red 1 locomotive", "EU-24");
    let table = begin().plays("A", "claim palermo-smyrna: 4 red 2 locomotive");
    table
        .shows("A routes palermo-smyrna")
        .shows("A hand 2 red 1 locomotive")
        .shows("discards 4 red 2 locomotive");
}

#[test]
fn eu_24_each_ferry_has_its_own_number_of_symbols() {
    let table = table(2).hand("A", "2 red 1 locomotive").begin();
    let table = table.refused("A", "claim amsterdam-london: 1 red 1 locomotive", "EU-24");
    table.plays("A", "claim sevastopol-sochi: 1 red 1 locomotive").shows("A routes sevastopol-sochi");
}

#[test]
fn eu_24_a_ferry_of_symbols_only_takes_locomotives_only() {
    let table = table(2).hand("A", "4 red 2 locomotive").begin();
    let table = table.offers("A", "claim amsterdam-london", &["claim amsterdam-london: 2 locomotive"]);
    table.plays("A", "claim amsterdam-london: 2 locomotive").shows("A routes amsterdam-london");
}

#[test]
fn eu_24_the_rest_is_cards_of_any_one_colour_where_it_is_gray() {
    let table = table(2).hand("A", "3 red 2 blue 1 white 1 locomotive").begin();
    let ways = ["claim brindisi-palermo: 2 red 1 locomotive", "claim brindisi-palermo: 2 blue 1 locomotive"];
    let table = table.offers("A", "claim brindisi-palermo", &ways);
    table.unsayable("claim brindisi-palermo: 1 blue 1 red 1 locomotive").plays("A", ways[1]);
}

#[test]
fn eu_24_the_rest_is_cards_of_the_routes_colour_where_it_has_one() {
    let board = sketch(
        "a-b 3 red ferry 1; b-c 2 gray; c-d 2 gray; d-e 2 gray
         long a-b 9; long b-c 2; ticket a-c 5; ticket a-d 5; ticket a-e 5; ticket b-d 5; ticket b-e 5; ticket c-e 5",
    );
    let table = table_on(board, 2).hand("A", "3 red 3 blue 2 locomotive").begin();
    let table = table.refused("A", "claim a-b: 2 blue 1 locomotive", "EU-18");
    let table = table.refused("A", "claim a-b: 3 red", "EU-24");
    table.offers("A", "claim a-b", &["claim a-b: 2 red 1 locomotive", "claim a-b: 1 red 2 locomotive"]);
}

#[test]
fn eu_24_locomotives_may_stand_in_for_the_rest_too() {
    let table = table(2).hand("A", "4 red 6 locomotive").begin();
    let ways = [
        "claim palermo-smyrna: 4 red 2 locomotive",
        "claim palermo-smyrna: 3 red 3 locomotive",
        "claim palermo-smyrna: 2 red 4 locomotive",
        "claim palermo-smyrna: 1 red 5 locomotive",
        "claim palermo-smyrna: 6 locomotive",
    ];
    let table = table.offers("A", "claim palermo-smyrna", &ways);
    table.plays("A", ways[4]).shows("A hand 4 red").shows("A pieces 39 3 15");
}

#[test]
fn eu_24_neither_fewer_cards_nor_more_will_do() {
    let table = table(2).hand("A", "6 red 3 locomotive").begin();
    let table = table.refused("A", "claim palermo-smyrna: 3 red 2 locomotive", "EU-18");
    table.refused("A", "claim palermo-smyrna: 4 red 3 locomotive", "EU-18");
}
