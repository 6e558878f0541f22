//! Final scoring (EU-35 to EU-39).

use std::sync::Arc;

use classic::Board;

use super::plan::Plan;
use super::sketch::sketch;
use super::table::{table, table_on};

/// A finished game of two, with tickets that nobody has completed.
fn over() -> Plan {
    let plan = table(2).tickets("A", "angora-athina budapest-sofia").tickets("B", "smyrna-sofia kyiv-sochi");
    plan.over()
}

#[test]
fn eu_35_a_ticket_whose_cities_are_connected_counts_for_its_holder() {
    let plan =
        over().tickets("A", "edinburgh-paris berlin-london").routes("A", "dieppe-london:1 dieppe-paris");
    plan.begin().results("score A 11: routes 3 tickets -14 stations 12 express 10");
    let plan = over().tickets("A", "edinburgh-paris berlin-london");
    let plan = plan.routes("A", "edinburgh-london:black dieppe-london:1 dieppe-paris");
    plan.begin().results("score A 32: routes 10 tickets 0 stations 12 express 10");
}

#[test]
fn eu_35_long_tickets_count_alike() {
    let plan = over().tickets("A", "brest-petrograd dieppe-madrid").routes("A", "dieppe-paris");
    plan.begin().results("score A -5: routes 1 tickets -28 stations 12 express 10");
}

#[test]
fn eu_35_routes_of_others_do_not_connect() {
    let plan = over().tickets("A", "edinburgh-paris berlin-london");
    let plan = plan.routes("A", "edinburgh-london:black dieppe-paris").routes("B", "dieppe-london:1");
    plan.begin().results("score A 16: routes 8 tickets -14 stations 12 express 10");
}

#[test]
fn eu_35_a_borrowed_route_does() {
    let plan = over().tickets("A", "edinburgh-paris berlin-london").stations("A", "london");
    let plan = plan.routes("A", "edinburgh-london:black dieppe-paris").routes("B", "dieppe-london:1");
    plan.begin().results("score A 26: routes 8 tickets 0 stations 8 express 10");
}

#[test]
fn eu_36_each_unused_station_is_4_points() {
    for (built, points) in [("", 12), ("paris", 8), ("paris roma", 4), ("paris roma wien", 0)] {
        let total = points - 10;
        let table = over().stations("A", built).begin();
        table.results(&format!("score A {total}: routes 0 tickets -10 stations {points} express 0"));
    }
}

/// Who has the Express if two have these routes.
#[track_caller]
fn express(of_a: &str, of_b: &str) -> (i32, i32) {
    let table = over().routes("A", of_a).routes("B", of_b).begin();
    let outcome = engine::Rules::outcome(&table.game, &table.state).expect("the game is over");
    (outcome.sheets[0].points("express"), outcome.sheets[1].points("express"))
}

#[test]
fn eu_37_the_longest_path_has_the_express() {
    assert_eq!(express("edinburgh-london:black dieppe-london:1 dieppe-paris", "palermo-smyrna"), (10, 0));
    assert_eq!(express("palermo-smyrna", "petrograd-stockholm"), (0, 10));
}

#[test]
fn eu_37_it_is_measured_in_cars_not_in_routes() {
    assert_eq!(express("dieppe-paris bruxelles-dieppe amsterdam-bruxelles", "palermo-smyrna"), (0, 10));
}

#[test]
fn eu_37_it_is_one_continuous_path() {
    assert_eq!(express("marseille-paris athina-brindisi", "palermo-smyrna"), (0, 10));
    // A branch is no part of it: each route is used at most once.
    assert_eq!(express("dieppe-paris brest-paris marseille-paris", "petrograd-stockholm"), (0, 10));
}

#[test]
fn eu_37_cities_may_be_repeated() {
    let loops = "dieppe-paris bruxelles-dieppe bruxelles-paris:red brest-paris brest-dieppe";
    assert_eq!(express(loops, "petrograd-stockholm"), (10, 0));
    assert_eq!(express(loops, "palermo-smyrna athina-brindisi brindisi-palermo"), (0, 10));
}

#[test]
fn eu_37_stations_and_borrowed_routes_do_not_count() {
    let plan = over().tickets("A", "edinburgh-paris berlin-london").stations("A", "london");
    let plan = plan.routes("A", "edinburgh-london:black dieppe-paris");
    let table = plan.routes("B", "dieppe-london:1 bruxelles-dieppe amsterdam-bruxelles").begin();
    // Edinburgh-London-Dieppe-Paris would be 7.
    let table = table.results("score A 16: routes 8 tickets 0 stations 8 express 0");
    table.results("score B 14: routes 5 tickets -13 stations 12 express 10");
}

#[test]
fn eu_37_all_who_tie_have_10_points() {
    assert_eq!(express("marseille-paris", "athina-brindisi"), (10, 10));
    assert_eq!(express("marseille-paris", "cadiz-lisboa lisboa-madrid"), (0, 10));
}

#[test]
fn eu_37_a_seat_without_a_route_never_has_it() {
    assert_eq!(express("", ""), (0, 0));
    assert_eq!(express("", "dieppe-paris"), (0, 10));
}

/// A line of cities, with tickets between neighbours that are worth so much.
fn line(a_b: u8, c_d: u8, e_f: u8, g_h: u8) -> Arc<Board> {
    sketch(&format!(
        "a-b 2 gray; b-c 2 gray; c-d 2 gray; d-e 2 gray; e-f 2 gray; f-g 2 gray; g-h 2 gray
         long a-h 20; long b-h 20; ticket a-b {a_b}; ticket c-d {c_d}; ticket e-f {e_f}; ticket g-h {g_h}
         ticket a-c 3; ticket a-d 3; ticket a-e 3; ticket b-d 3; ticket b-e 3; ticket b-f 3"
    ))
}

/// Each seat has two routes apart, and the tickets along them.
fn finished(board: Arc<Board>) -> Plan {
    let plan = table_on(board, 2).routes("A", "a-b c-d").routes("B", "e-f g-h");
    plan.tickets("A", "a-b c-d").tickets("B", "e-f g-h").over()
}

#[test]
fn eu_38_the_highest_score_wins() {
    finished(line(4, 3, 3, 3)).begin().results("winner A");
    finished(line(3, 3, 3, 4)).begin().results("winner B");
    // Even with fewer tickets, more stations and without the Express.
    let plan = finished(line(3, 3, 50, 3)).tickets("B", "e-f b-e").stations("B", "h").routes("A", "a-b b-c");
    plan.tickets("A", "a-b a-c").begin().results("winner B");
}

#[test]
fn eu_38_a_tie_goes_to_whoever_completed_more_tickets() {
    let table = finished(line(3, 3, 9, 3)).tickets("B", "e-f b-e").begin();
    let table = table.results("score A 32: routes 4 tickets 6 stations 12 express 10");
    table.results("score B 32: routes 4 tickets 6 stations 12 express 10").results("winner A by tickets");
    finished(line(9, 3, 3, 3)).tickets("A", "a-b b-e").begin().results("winner B by tickets");
}

#[test]
fn eu_38_tickets_come_before_stations() {
    let table = finished(line(5, 5, 9, 3)).tickets("B", "e-f b-f").stations("A", "h").begin();
    let table = table.results("score A 32: routes 4 tickets 10 stations 8 express 10");
    table.results("score B 32: routes 4 tickets 6 stations 12 express 10").results("winner A by tickets");
}

#[test]
fn eu_38_then_to_whoever_used_fewer_stations() {
    let table = finished(line(3, 3, 5, 5)).stations("B", "b").begin();
    let table = table.results("score A 32: routes 4 tickets 6 stations 12 express 10");
    table.results("score B 32: routes 4 tickets 10 stations 8 express 10").results("winner A by stations");
    finished(line(7, 7, 3, 3)).stations("A", "g h").begin().results("winner B by stations");
}

#[test]
fn eu_38_stations_come_before_the_express() {
    let table = finished(line(10, 10, 6, 6)).stations("B", "b").routes("B", "e-f f-g g-h").begin();
    let table = table.results("score A 36: routes 4 tickets 20 stations 12 express 0");
    table.results("score B 36: routes 6 tickets 12 stations 8 express 10").results("winner A by stations");
}

#[test]
fn eu_38_then_to_whoever_has_the_express() {
    let plan = finished(line(3, 3, 8, 8)).routes("A", "a-b b-c").tickets("A", "a-b a-c");
    let table = plan.begin().results("score A 32: routes 4 tickets 6 stations 12 express 10");
    table.results("score B 32: routes 4 tickets 16 stations 12 express 0").results("winner A by express");
}

#[test]
fn eu_38_then_the_win_is_shared() {
    finished(line(3, 3, 3, 3)).begin().results("winner A B by shared");
}

#[test]
fn eu_39_a_score_may_be_below_zero() {
    let table = over().tickets("A", "brest-petrograd angora-athina").begin();
    table.results("score A -13: routes 0 tickets -25 stations 12 express 0").results("winner B");
}
