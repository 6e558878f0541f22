//! Claim a route (EU-18 to EU-20, EU-23).

use classic::Event;

use super::sketch::{STANDARD, board, sketch};
use super::table::{Table, table, table_on};

#[test]
fn eu_18_a_route_of_length_n_costs_n_cards_of_its_colour() {
    let table = table(2).hand("A", "4 red 2 blue").begin();
    table
        .plays("A", "claim kyiv-smolensk: 3 red")
        .shows("A hand 2 blue 1 red")
        .shows("A routes kyiv-smolensk");
}

#[test]
fn eu_18_neither_fewer_cards_nor_more_will_do() {
    let table = table(2).hand("A", "4 red 2 locomotive").begin();
    let table = table.refused("A", "claim kyiv-smolensk: 2 red", "EU-18");
    let table = table.refused("A", "claim kyiv-smolensk: 4 red", "EU-18");
    table.refused("A", "claim kyiv-smolensk: 3 red 1 locomotive", "EU-18");
}

#[test]
fn eu_18_another_colour_will_not_do() {
    let table = table(2).hand("A", "3 blue 1 red 1 locomotive").begin();
    let table = table.refused("A", "claim kyiv-smolensk: 3 blue", "EU-18");
    let table = table.refused("A", "claim kyiv-smolensk: 2 blue 1 locomotive", "EU-18");
    table.unsayable("claim kyiv-smolensk: 2 blue 1 red").offers("A", "claim kyiv-smolensk", &[]);
}

#[test]
fn eu_18_the_cards_have_to_be_in_the_hand() {
    let table = table(2).hand("A", "2 red 1 locomotive").hand("B", "9 red 3 locomotive").begin();
    let table = table.refused("A", "claim kyiv-smolensk: 3 red", "EU-18");
    table.refused("A", "claim kyiv-smolensk: 1 red 2 locomotive", "EU-18");
}

#[test]
fn eu_18_locomotives_stand_in_for_any_card() {
    let table = table(2).hand("A", "3 red 2 locomotive").begin();
    let ways = ["3 red", "2 red 1 locomotive", "1 red 2 locomotive"];
    let ways = ways.map(|cards| format!("claim kyiv-smolensk: {cards}"));
    let table = table.offers("A", "claim kyiv-smolensk", &ways.each_ref().map(String::as_str));
    table.plays("A", "claim kyiv-smolensk: 1 red 2 locomotive").shows("A hand 2 red");
}

#[test]
fn eu_18_a_gray_route_takes_any_one_colour() {
    let begin = || table(2).hand("A", "2 red 2 black 1 white 1 locomotive").begin();
    let ways = ["2 red", "1 red 1 locomotive", "2 black", "1 black 1 locomotive", "1 white 1 locomotive"];
    let ways = ways.map(|cards| format!("claim danzig-warszawa: {cards}"));
    let table = begin().offers("A", "claim danzig-warszawa", &ways.each_ref().map(String::as_str));
    table.plays("A", "claim danzig-warszawa: 2 black").shows("A hand 1 white 2 red 1 locomotive");
    begin().plays("A", "claim danzig-warszawa: 2 red").shows("A routes danzig-warszawa");
}

#[test]
fn eu_18_a_gray_route_does_not_take_two_colours() {
    let table = table(2).hand("A", "1 red 1 black").begin();
    table.unsayable("claim danzig-warszawa: 1 black 1 red").offers("A", "claim danzig-warszawa", &[]);
}

#[test]
fn eu_18_locomotives_alone_are_allowed_everywhere() {
    let begin = || table(2).hand("A", "3 locomotive").begin();
    begin().plays("A", "claim kyiv-smolensk: 3 locomotive").shows("A routes kyiv-smolensk");
    begin().plays("A", "claim danzig-warszawa: 2 locomotive").shows("A routes danzig-warszawa");
    begin().plays("A", "claim essen-kobenhavn:1: 3 locomotive").shows("A routes essen-kobenhavn:1");
    begin().plays("A", "claim erzurum-sochi: 3 locomotive | red red red").shows("A routes erzurum-sochi");
}

#[test]
fn eu_19_only_an_unclaimed_route_can_be_claimed() {
    let table =
        table(4).routes("B", "kyiv-smolensk").routes("A", "danzig-warszawa").hand("A", "5 red").begin();
    let table = table.refused("A", "claim kyiv-smolensk: 3 red", "EU-19");
    table.refused("A", "claim danzig-warszawa: 2 red", "EU-19");
}

#[test]
fn eu_19_a_route_is_claimed_whole_with_a_car_on_each_space() {
    let table = table(2).hand("A", "3 red").begin().refused("A", "claim kyiv-smolensk: 1 red", "EU-18");
    table.plays("A", "claim kyiv-smolensk: 3 red").shows("A pieces 42 3 4").shows("B pieces 45 3 0");
}

#[test]
fn eu_19_at_most_one_route_a_turn() {
    let table = table(2).hand("A", "2 purple 3 red").begin().plays("A", "claim dieppe-paris: 1 purple");
    table.shows("turn B").refused("A", "claim kyiv-smolensk: 3 red", "EU-6");
}

#[test]
fn eu_19_it_needs_as_many_cars_as_it_is_long() {
    let board = sketch(
        "cars 7; a-b 3 red; b-c 4 red; c-d 4 blue; d-e 5 red
         long a-b 9; long b-c 2; ticket a-c 5; ticket a-d 5; ticket a-e 5; ticket b-d 5; ticket b-e 5; ticket c-e 5",
    );
    let table = table_on(board, 2).routes("A", "a-b").hand("A", "6 red").begin().shows("A pieces 4 3 4");
    let table = table.refused("A", "claim d-e: 5 red", "EU-19");
    table.plays("A", "claim b-c: 4 red").shows("A pieces 0 3 11");
}

#[test]
fn eu_19_it_need_not_touch_the_seats_other_routes() {
    let table = table(2).routes("A", "dieppe-paris").hand("A", "3 red").begin();
    table.plays("A", "claim kyiv-smolensk: 3 red").shows("A routes dieppe-paris kyiv-smolensk");
}

/// What a claim is worth, told and on the track.
#[track_caller]
fn scores(table: Table, text: &str, worth: u8) {
    let table = table.plays("A", text);
    assert_eq!(table.state.of(super::table::seat("A")).points, u16::from(worth), "{text}");
    table.happened(1, |event| matches!(event, Event::Claimed { points, .. } if *points == worth));
}

#[test]
fn eu_20_points_are_counted_at_once_by_length() {
    let begin = || table(2).hand("A", "1 purple 8 red 2 locomotive").begin();
    scores(begin(), "claim dieppe-paris: 1 purple", 1);
    scores(begin(), "claim bruxelles-paris:red: 2 red", 2);
    scores(begin(), "claim kyiv-smolensk: 3 red", 4);
    scores(begin(), "claim marseille-pamplona: 4 red", 7);
    scores(begin(), "claim palermo-smyrna: 4 red 2 locomotive", 15);
    scores(begin(), "claim petrograd-stockholm: 8 red | blue white black", 21);
}

#[test]
fn eu_20_five_are_10_and_seven_are_18_on_boards_that_have_such_routes() {
    let longer = |length: u8| {
        let route =
            format!("[[route]]\nfrom = \"cadiz\"\nto = \"brest\"\nlength = {length}\ncolor = \"red\"");
        table_on(board(&format!("{STANDARD}\n{route}\n")), 2).hand("A", "7 red").begin()
    };
    scores(longer(5), "claim cadiz-brest: 5 red", 10);
    scores(longer(7), "claim cadiz-brest: 7 red", 18);
}

#[test]
fn eu_20_points_add_up() {
    let table = table(2).routes("A", "dieppe-paris").hand("A", "4 red").begin().shows("A pieces 44 3 1");
    table.plays("A", "claim marseille-pamplona: 4 red").shows("A pieces 40 3 8");
}

#[test]
fn eu_23_paid_cards_go_to_the_discards() {
    let table = table(2).hand("A", "2 red 2 locomotive").discards("1 black").begin();
    table.plays("A", "claim kyiv-smolensk: 2 red 1 locomotive").shows("discards 1 black 2 red 1 locomotive");
}
