//! Double routes (EU-21, EU-22).

use super::table::table;

const BLACK: &str = "claim berlin-frankfurt:black: 3 black";
const RED: &str = "claim berlin-frankfurt:red: 3 red";

#[test]
fn eu_21_one_seat_never_owns_both() {
    for seats in 2..=5 {
        let table = table(seats).routes("A", "berlin-frankfurt:black").hand("A", "3 red").begin();
        table.refused("A", RED, "EU-21");
    }
}

#[test]
fn eu_21_nor_in_a_later_turn() {
    let mut table = table(4).hand("A", "3 black 3 red").begin().plays("A", BLACK);
    for letter in ["B", "C", "D"] {
        table = table.plays(letter, "blind | blue").plays(letter, "blind | blue");
    }
    table.refused("A", RED, "EU-21");
}

#[test]
fn eu_21_routes_between_other_cities_are_not_doubles() {
    let table = table(2).routes("A", "berlin-frankfurt:black").hand("A", "4 purple").begin();
    let table = table.plays("A", "claim berlin-warszawa:purple: 4 purple");
    table.shows("A routes berlin-frankfurt:black berlin-warszawa:purple");
}

#[test]
fn eu_21_with_four_or_five_another_may_claim_the_other_half() {
    for seats in [4, 5] {
        let table = table(seats).hand("A", "3 black").hand("B", "3 red").begin().plays("A", BLACK);
        let table = table.plays("B", RED).shows("B routes berlin-frankfurt:red");
        table.shows("A routes berlin-frankfurt:black");
    }
}

#[test]
fn eu_21_a_double_of_one_colour_is_a_double() {
    let routes = || table(4).routes("A", "dieppe-london:1");
    routes().hand("A", "2 locomotive").begin().refused("A", "claim dieppe-london:2: 2 locomotive", "EU-21");
    routes().turn("B").hand("B", "2 locomotive").begin().plays("B", "claim dieppe-london:2: 2 locomotive");
}

#[test]
fn eu_22_with_two_or_three_the_other_half_closes_for_everyone() {
    for seats in [2, 3] {
        let table = table(seats).hand("A", "3 black").hand("B", "3 red").begin().plays("A", BLACK);
        table.refused("B", RED, "EU-22").offers("B", "claim berlin-frankfurt", &[]);
    }
    let third = table(3).hand("B", "3 red").hand("C", "3 black").turn("B").begin().plays("B", RED);
    third.refused("C", BLACK, "EU-22");
}

#[test]
fn eu_22_either_half_can_be_the_one() {
    let begin = || table(2).hand("A", "3 black 3 red").hand("B", "3 black 3 red").begin();
    begin().plays("A", RED).refused("B", BLACK, "EU-22").refused("B", RED, "EU-19");
    begin().plays("A", BLACK).refused("B", RED, "EU-22").refused("B", BLACK, "EU-19");
}

#[test]
fn eu_22_with_four_a_half_is_gone_only_when_it_is_claimed_itself() {
    let table = table(4).routes("A", "berlin-frankfurt:black").routes("B", "berlin-frankfurt:red");
    let table = table.hand("C", "3 red 3 black").turn("C").begin();
    table.refused("C", RED, "EU-19").refused("C", BLACK, "EU-19");
}

#[test]
fn eu_22_other_doubles_stay_open() {
    let table = table(2).routes("B", "berlin-frankfurt:black").hand("A", "3 white").begin();
    table.plays("A", "claim frankfurt-paris:white: 3 white").shows("A routes frankfurt-paris:white");
}

#[test]
fn eu_22_a_tunnel_that_was_not_built_closes_nothing() {
    let table = table(2).hand("A", "3 black").hand("B", "3 white").begin();
    let table = table.plays("A", "claim madrid-pamplona:black: 3 black | black red red").shows("A routes");
    let table = table.plays("B", "claim madrid-pamplona:white: 3 white | red red red");
    table.shows("B routes madrid-pamplona:white").refused(
        "A",
        "claim madrid-pamplona:black: 3 black",
        "EU-22",
    );
}
