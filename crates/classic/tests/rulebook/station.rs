//! Build a station (EU-31 to EU-33).

use std::sync::Arc;

use classic::{Board, ticket_score};

use super::sketch::sketch;
use super::table::{Table, seat, table, table_on};

#[test]
fn eu_31_a_station_may_stand_in_any_city_with_or_without_routes() {
    let begin =
        || table(2).hand("A", "1 red").routes("A", "dieppe-paris").routes("B", "brest-dieppe").begin();
    let table = begin();
    assert_eq!(table.legal("A", "station").len(), 47);
    for city in ["paris", "brest", "dieppe", "moskva"] {
        let table = begin().plays("A", &format!("station {city}: 1 red"));
        table.shows(&format!("A stations {city}")).shows("A pieces 44 2 1");
    }
}

#[test]
fn eu_31_but_not_where_there_is_one_of_anyone() {
    let table = table(2).hand("A", "2 red").stations("A", "roma").stations("B", "paris").begin();
    let table =
        table.refused("A", "station paris: 2 red", "EU-31").refused("A", "station roma: 2 red", "EU-31");
    assert_eq!(table.legal("A", "station").len(), 45);
}

#[test]
fn eu_31_at_most_one_a_turn() {
    let table = table(2).hand("A", "5 red").begin().plays("A", "station paris: 1 red").shows("turn B");
    table.refused("A", "station roma: 2 red", "EU-6");
}

#[test]
fn eu_31_three_a_game() {
    let table =
        table(2).hand("A", "12 red").stations("A", "paris roma wien").begin().shows("A pieces 45 0 0");
    let table =
        table.refused("A", "station berlin: 4 red", "EU-31").refused("A", "station berlin: 1 red", "EU-31");
    table.offers("A", "station", &[]);
}

/// A with stations in these cities, and with these cards.
fn built(stations: &str, hand: &str) -> Table {
    table(2).hand("A", hand).stations("A", stations).begin()
}

#[test]
fn eu_32_the_first_costs_one_card_of_any_colour() {
    let begin = || built("", "2 red 1 blue");
    let table = begin().offers("A", "station paris", &["station paris: 1 blue", "station paris: 1 red"]);
    table.refused("A", "station paris: 2 red", "EU-32").refused("A", "station paris: 1 white", "EU-32");
    begin().plays("A", "station paris: 1 blue").shows("A hand 2 red").shows("discards 1 blue");
}

#[test]
fn eu_32_the_second_costs_two_of_one_colour() {
    let table = built("roma", "3 red 1 blue 1 white").offers("A", "station paris", &["station paris: 2 red"]);
    let table =
        table.refused("A", "station paris: 1 red", "EU-32").refused("A", "station paris: 3 red", "EU-32");
    let table =
        table.unsayable("station paris: 1 white 1 blue").refused("A", "station paris: 2 blue", "EU-32");
    table.plays("A", "station paris: 2 red").shows("discards 2 red").shows("A pieces 45 1 0");
}

#[test]
fn eu_32_the_third_costs_three_of_one_colour() {
    let table = built("roma wien", "4 red 2 blue").offers("A", "station paris", &["station paris: 3 red"]);
    let table =
        table.refused("A", "station paris: 2 red", "EU-32").refused("A", "station paris: 4 red", "EU-32");
    table.plays("A", "station paris: 3 red").shows("A hand 2 blue 1 red").shows("A pieces 45 0 0");
}

#[test]
fn eu_32_locomotives_stand_in_for_all_of_them_if_wished() {
    let ways = ["1 red 2 locomotive", "2 red 1 locomotive", "1 blue 2 locomotive", "3 locomotive"];
    let ways = ways.map(|cards| format!("station paris: {cards}"));
    let begin = || built("roma wien", "2 red 1 blue 3 locomotive");
    begin().offers("A", "station paris", &ways.each_ref().map(String::as_str));
    begin()
        .plays("A", "station paris: 3 locomotive")
        .shows("A hand 1 blue 2 red")
        .shows("discards 3 locomotive");
    built("", "1 locomotive").plays("A", "station paris: 1 locomotive").shows("A stations paris");
}

#[test]
fn eu_32_what_others_have_built_costs_nothing_more() {
    let table = table(2).hand("A", "1 red").stations("B", "roma wien").begin();
    table.plays("A", "station paris: 1 red").shows("A stations paris");
}

/// A fork: from a over b to c and on to e, or to d and on to e or f. The tickets from a are worth so much.
fn fork(a_c: u8, a_d: u8, a_e: u8) -> Arc<Board> {
    sketch(&format!(
        "a-b 2 gray; b-c 2 gray; b-d 2 gray; c-e 2 gray; d-e 2 gray; d-f 2 gray
         long a-f 20; long b-f 20; long c-f 20; ticket a-c {a_c}; ticket a-d {a_d}; ticket a-e {a_e}; ticket b-c 1
         ticket b-d 1; ticket b-e 1; ticket c-d 1; ticket c-e 1; ticket d-f 1; ticket d-e 1; ticket e-f 1"
    ))
}

/// A holds the tickets from a to c, d and e; B and C hold others. What its tickets come to, and how
/// many are completed.
#[track_caller]
fn tickets_of_a(board: Arc<Board>, stations: &str, routes: [&str; 3]) -> (i32, usize) {
    let plan = table_on(board, 3).tickets("A", "a-c a-d a-e").stations("A", stations);
    let plan = plan.routes("A", routes[0]).routes("B", routes[1]).routes("C", routes[2]);
    let Table { game, state, .. } = plan.over().begin();
    let score = ticket_score(&game, &state, seat("A"));
    (score.points, score.completed.len())
}

#[test]
fn eu_33_a_station_lets_its_owner_use_a_route_of_another_that_ends_there() {
    let tickets = |stations: &str| tickets_of_a(fork(5, 8, 9), stations, ["a-b", "b-c", ""]);
    assert_eq!(tickets(""), (-22, 0));
    assert_eq!(tickets("b"), (5 - 17, 1));
    assert_eq!(tickets("c"), (5 - 17, 1));
    // The route has to end in the city of the station.
    assert_eq!(tickets("a"), (-22, 0));
}

#[test]
fn eu_33_a_route_that_nobody_has_cannot_be_used() {
    assert_eq!(tickets_of_a(fork(5, 8, 9), "b", ["a-b", "d-f", ""]), (-22, 0));
}

#[test]
fn eu_33_a_station_is_good_for_one_route_only() {
    let routes = ["a-b", "b-d d-e", ""];
    assert_eq!(tickets_of_a(fork(5, 8, 9), "b", routes), (8 - 14, 1));
    assert_eq!(tickets_of_a(fork(5, 8, 9), "d", routes), (8 - 14, 1));
    assert_eq!(tickets_of_a(fork(5, 8, 9), "b d", routes), (8 + 9 - 5, 2));
}

#[test]
fn eu_33_each_station_may_use_another_ones_route() {
    assert_eq!(tickets_of_a(fork(5, 8, 9), "b d", ["a-b", "b-d", "d-e"]), (8 + 9 - 5, 2));
    assert_eq!(tickets_of_a(fork(5, 8, 9), "c d", ["a-b", "b-d", "b-c"]), (8 + 5 - 9, 2));
}

#[test]
fn eu_33_it_is_one_route_for_all_tickets() {
    assert_eq!(tickets_of_a(fork(5, 8, 9), "b", ["a-b", "b-c b-d", ""]), (8 - 14, 1));
    assert_eq!(tickets_of_a(fork(8, 5, 9), "b", ["a-b", "b-c", "b-d"]), (8 - 14, 1));
    // But one route may complete several tickets.
    assert_eq!(tickets_of_a(fork(5, 8, 9), "b", ["a-b d-e", "b-d", ""]), (8 + 9 - 5, 2));
}

#[test]
fn eu_33_the_choice_that_gives_most_points_is_made() {
    assert_eq!(tickets_of_a(fork(4, 9, 4), "b", ["a-b c-e", "b-c b-d", ""]), (9 - 8, 1));
    assert_eq!(tickets_of_a(fork(9, 4, 4), "b", ["a-b d-e", "b-c b-d", ""]), (9 - 8, 1));
}

#[test]
fn eu_33_then_the_one_that_completes_most_tickets() {
    assert_eq!(tickets_of_a(fork(4, 8, 4), "b", ["a-b c-e", "b-c b-d", ""]), (0, 2));
    assert_eq!(tickets_of_a(fork(8, 4, 4), "b", ["a-b d-e", "b-c b-d", ""]), (0, 2));
}

#[test]
fn eu_33_the_choice_is_made_at_final_scoring() {
    // Nobody asks when the station is built, and a route that another claims later is as good.
    let plan =
        table(2).hand("A", "1 red").hand("B", "2 red").routes("A", "amsterdam-bruxelles pamplona-paris:blue");
    let table =
        plan.tickets("A", "amsterdam-pamplona berlin-moskva").begin().plays("A", "station paris: 1 red");
    let completed = |table: &Table| ticket_score(&table.game, &table.state, seat("A")).completed.len();
    assert_eq!(completed(&table), 0);
    let table = table.shows("phase turn").shows("turn B").plays("B", "claim bruxelles-paris:red: 2 red");
    assert_eq!(completed(&table), 1);
    table.shows("phase turn").shows("turn A");
}
