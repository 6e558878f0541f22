//! Claim a route (US-18 to US-23).

use classic::{Board, Event, RouteKind};

use super::table::{seat, small, table, table_on, usa};

#[test]
fn us_18_a_route_of_length_n_costs_n_cards_of_its_colour() {
    let begin = || table(2).hand("A", "4 red 3 blue 1 locomotive").begin();
    let table = begin().refused("A", "claim dallas-el-paso: 3 red", "US-18");
    let table = table.refused("A", "claim dallas-el-paso: 3 blue 1 locomotive", "US-18");
    table.offers(
        "A",
        "claim dallas-el-paso",
        &["claim dallas-el-paso: 4 red", "claim dallas-el-paso: 3 red 1 locomotive"],
    );
    begin().plays("A", "claim dallas-el-paso: 3 red 1 locomotive").shows("A hand 3 blue 1 red");
}

#[test]
fn us_18_a_gray_route_takes_any_one_colour_and_locomotives_alone_do_everywhere() {
    let table = table(2).hand("A", "2 red 1 blue 2 locomotive").begin();
    let ways = ["2 red", "1 red 1 locomotive", "1 blue 1 locomotive", "2 locomotive"];
    let ways = ways.map(|cards| format!("claim denver-santa-fe: {cards}"));
    let table = table.offers("A", "claim denver-santa-fe", &ways.each_ref().map(String::as_str));
    table.plays("A", "claim boston-new-york:yellow: 2 locomotive").shows("A routes boston-new-york:yellow");
}

#[test]
fn us_18_no_route_asks_for_more() {
    assert!(usa().routes.iter().all(|route| route.kind == RouteKind::Rail));
    let table = table(2).hand("A", "2 red").begin().plays("A", "claim denver-santa-fe: 2 red");
    table.happened(0, |event| matches!(event, Event::Dug { .. }));
}

#[test]
fn us_19_only_an_unclaimed_route_whole_and_one_a_turn() {
    let table = table(2).routes("B", "dallas-el-paso").hand("A", "9 red").begin();
    let table = table.refused("A", "claim dallas-el-paso: 4 red", "US-19");
    let table = table.plays("A", "claim chicago-duluth: 3 red").shows("A pieces 42 0 4");
    table.refused("A", "claim denver-oklahoma-city: 4 red", "US-6");
}

#[test]
fn us_19_it_needs_as_many_cars_as_it_is_long() {
    let board = small(
        "cars 7; a-b 3 red; b-c 4 red; c-d 5 red; ticket a-b 1; ticket b-c 1; ticket a-c 1; ticket a-d 1
         ticket b-d 1; ticket c-d 1",
    );
    let table = table_on(board, 2).routes("A", "a-b").hand("A", "6 red").begin();
    let table = table.refused("A", "claim c-d: 5 red", "US-19");
    table.plays("A", "claim b-c: 4 red").shows("A pieces 0 0 11");
}

#[test]
fn us_20_points_are_counted_at_once_by_length() {
    for (claim, points) in [
        ("claim portland-seattle:1: 1 red", 1),
        ("claim boston-new-york:red: 2 red", 2),
        ("claim chicago-duluth: 3 red", 4),
        ("claim dallas-el-paso: 4 red", 7),
        ("claim helena-omaha: 5 red", 10),
        ("claim miami-new-orleans: 6 red", 15),
    ] {
        let table = table(2).hand("A", "6 red").begin().plays("A", claim);
        assert_eq!(table.state.of(seat("A")).points, points, "{claim}");
        table.happened(
            1,
            |event| matches!(event, Event::Claimed { points: told, .. } if u16::from(*told) == points),
        );
    }
}

#[test]
fn us_20_no_route_is_longer_than_6() {
    assert_eq!(usa().routes.iter().map(|route| route.length).max(), Some(6));
    assert_eq!(usa().scoring.by_length, [0, 1, 2, 4, 7, 10, 15, 0, 0, 0]);
    let longer = include_str!("../../boards/usa.toml").replacen("length = 6", "length = 7", 1);
    assert!(Board::parse(&longer).is_err());
}

const RED: &str = "claim denver-salt-lake-city:red: 3 red";
const YELLOW: &str = "claim denver-salt-lake-city:yellow: 3 yellow";

#[test]
fn us_21_one_seat_never_owns_both_halves_of_a_double_route() {
    for seats in 2..=5 {
        let table = table(seats).routes("A", "denver-salt-lake-city:yellow").hand("A", "3 red").begin();
        table.refused("A", RED, "US-21");
    }
}

#[test]
fn us_22_with_two_or_three_the_other_half_closes_for_everyone() {
    for seats in 2..=5 {
        let table = table(seats).hand("A", "3 red").hand("B", "3 yellow").begin().plays("A", RED);
        if seats <= 3 {
            table.refused("B", YELLOW, "US-22").offers("B", "claim denver-salt-lake-city", &[]);
        } else {
            table.plays("B", YELLOW).shows("B routes denver-salt-lake-city:yellow");
        }
    }
}

#[test]
fn us_23_paid_cards_go_to_the_discards() {
    let table = table(2).hand("A", "3 red 2 locomotive").discards("1 black").begin();
    table.plays("A", "claim chicago-duluth: 2 red 1 locomotive").shows("discards 1 black 2 red 1 locomotive");
}
