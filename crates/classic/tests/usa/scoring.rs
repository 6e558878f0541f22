//! Final scoring (US-35, US-37 to US-39).

use std::sync::Arc;

use classic::Board;
use engine::Rules;

use super::plan::Plan;
use super::sketch::sketch;
use super::table::{small, table, table_on};

/// A finished game of two, with tickets that nobody has completed.
fn over() -> Plan {
    let plan = table(2).tickets("A", "denver-el-paso duluth-houston");
    plan.tickets("B", "boston-miami dallas-new-york").over()
}

#[test]
fn us_35_a_ticket_counts_if_its_cities_are_connected_over_own_routes() {
    // Denver-El Paso is worth 4, Duluth-Houston 8, and both routes are of two.
    let own = over().routes("A", "denver-santa-fe el-paso-santa-fe").begin();
    own.results("score A 10: routes 4 tickets -4 express 10");
    let apart = over().routes("A", "denver-santa-fe").begin();
    apart.results("score A 0: routes 2 tickets -12 express 10");
}

#[test]
fn us_35_routes_of_others_do_not_connect() {
    let plan = over().routes("A", "denver-santa-fe").routes("B", "el-paso-santa-fe");
    plan.begin().results("score A 0: routes 2 tickets -12 express 10");
}

#[test]
fn us_35_nothing_else_is_scored() {
    let table = over().begin();
    let outcome = table.game.outcome(&table.state).expect("the game is over");
    for sheet in &outcome.sheets {
        let kinds: Vec<&str> = sheet.lines.iter().map(|line| line.kind).collect();
        assert_eq!(kinds, ["routes", "tickets", "express"]);
    }
}

/// Who has the points for the longest path if two have these routes.
#[track_caller]
fn longest(of_a: &str, of_b: &str) -> (i32, i32) {
    let table = over().routes("A", of_a).routes("B", of_b).begin();
    let outcome = table.game.outcome(&table.state).expect("the game is over");
    (outcome.sheets[0].points("express"), outcome.sheets[1].points("express"))
}

#[test]
fn us_37_the_longest_path_is_10_points() {
    assert_eq!(longest("miami-new-orleans", "helena-omaha"), (10, 0));
    // It is measured in cars, not in routes.
    assert_eq!(
        longest("portland-seattle:1 seattle-vancouver:1 calgary-vancouver", "miami-new-orleans"),
        (0, 10)
    );
}

#[test]
fn us_37_it_is_one_continuous_path_that_uses_each_route_once() {
    assert_eq!(longest("dallas-el-paso denver-helena", "miami-new-orleans"), (0, 10));
    // A branch is no part of it.
    let star = "denver-santa-fe el-paso-santa-fe oklahoma-city-santa-fe";
    assert_eq!(longest(star, "miami-new-orleans"), (0, 10));
    assert_eq!(longest(star, "helena-omaha"), (10, 10));
}

#[test]
fn us_37_cities_may_be_repeated() {
    // A ring of 9 through El Paso, and then on to Dallas: 13.
    let ring = "denver-santa-fe el-paso-santa-fe denver-phoenix el-paso-phoenix dallas-el-paso";
    assert_eq!(longest(ring, "miami-new-orleans el-paso-houston houston-new-orleans"), (10, 0));
    assert_eq!(longest(ring, "helena-seattle duluth-helena duluth-winnipeg"), (10, 10));
}

#[test]
fn us_37_all_who_tie_have_10_points_and_a_seat_without_a_route_never() {
    assert_eq!(longest("dallas-el-paso", "denver-helena"), (10, 10));
    assert_eq!(longest("", "portland-seattle:1"), (0, 10));
    assert_eq!(longest("", ""), (0, 0));
}

/// A line of cities, with tickets between neighbours that are worth so much.
const LINE: &str = "a-b 2 gray; b-c 2 gray; c-d 2 gray; d-e 2 gray; e-f 2 gray; f-g 2 gray; g-h 2 gray
                    ticket a-c 3; ticket a-d 3; ticket a-e 3; ticket b-d 3; ticket b-e 3; ticket b-f 3";

fn line(a_b: u8, c_d: u8, e_f: u8, g_h: u8) -> Arc<Board> {
    small(&format!("{LINE}; ticket a-b {a_b}; ticket c-d {c_d}; ticket e-f {e_f}; ticket g-h {g_h}"))
}

/// Each seat has two routes apart, and the tickets along them.
fn finished(board: Arc<Board>) -> Plan {
    let plan = table_on(board, 2).routes("A", "a-b c-d").routes("B", "e-f g-h");
    plan.tickets("A", "a-b c-d").tickets("B", "e-f g-h").over()
}

#[test]
fn us_38_the_highest_score_wins() {
    finished(line(4, 3, 3, 3)).begin().results("winner A");
    // Even with fewer tickets and without the longest path.
    let plan = finished(line(3, 3, 50, 3)).tickets("B", "e-f b-e").routes("A", "a-b b-c");
    plan.tickets("A", "a-b a-c").begin().results("winner B");
}

#[test]
fn us_38_a_tie_goes_to_whoever_completed_more_tickets() {
    let table = finished(line(3, 3, 9, 3)).tickets("B", "e-f b-e").begin();
    let table = table.results("score A 20: routes 4 tickets 6 express 10");
    table.results("score B 20: routes 4 tickets 6 express 10").results("winner A by tickets");
}

#[test]
fn us_38_tickets_come_before_the_longest_path() {
    let plan = finished(line(8, 8, 9, 3)).tickets("B", "e-f b-e").routes("B", "e-f f-g");
    let table = plan.begin().results("score A 20: routes 4 tickets 16 express 0");
    table.results("score B 20: routes 4 tickets 6 express 10").results("winner A by tickets");
}

#[test]
fn us_38_then_to_whoever_has_the_longest_path() {
    let plan = finished(line(3, 3, 8, 8)).routes("A", "a-b b-c").tickets("A", "a-b a-c");
    let table = plan.begin().results("score A 20: routes 4 tickets 6 express 10");
    table.results("score B 20: routes 4 tickets 16 express 0").results("winner A by express");
}

#[test]
fn us_38_then_the_win_is_shared() {
    finished(line(3, 3, 3, 3)).begin().results("winner A B by shared");
}

/// At a table of four all but C have completed one of their two tickets.
#[test]
fn us_38_a_tie_of_several_is_shared_by_those_whom_nothing_parts() {
    let board = small(&format!(
        "{LINE}; ticket a-b 3; ticket c-d 3; ticket e-f 3; ticket g-h 3; ticket c-e 3; ticket d-f 3"
    ));
    let plan = table_on(board, 4).routes("A", "a-b").routes("B", "c-d").routes("C", "e-f").routes("D", "g-h");
    let plan =
        plan.tickets("A", "a-b a-c").tickets("B", "c-d a-d").tickets("C", "a-e b-d").tickets("D", "g-h b-e");
    plan.over().begin().results("winner A B D by shared");
}

/// On a board with stations, but without that step, stations decide nothing.
#[test]
fn us_38_there_is_no_step_for_stations() {
    let tickets = "long a-h 20; long b-h 20; ticket a-b 3; ticket c-d 3; ticket e-f 5; ticket g-h 5";
    let finish = |ties: &str| {
        let board = sketch(&format!("{LINE}; {tickets}; rule ties {ties}"));
        finished(board)
            .stations("B", "b")
            .begin()
            .results("score A 32: routes 4 tickets 6 stations 12 express 10")
    };
    finish("[\"tickets\",\"stations\",\"longest-path\"]").results("winner A by stations");
    finish("[\"tickets\",\"longest-path\"]").results("winner A B by shared");
}

#[test]
fn us_39_a_score_may_be_below_zero() {
    over().begin().results("score A -12: routes 0 tickets -12 express 0").results("winner A");
}
