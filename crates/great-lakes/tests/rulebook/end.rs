//! The end of the game (GL-23).

use engine::Rules;
use great_lakes::Event;

use super::plan::{Plan, changed, seat, table, table_on};

/// A is about to have six pieces left: 41 of 50 are placed, and a route of three can be paid.
fn nearly(seats: usize) -> Plan {
    // 8 + 7 + 7 by rail, 6 + 6 + 5 + 2 by sea.
    let routes = "montreal-rouyn-noranda ottawa-rouyn-noranda ottawa-sudbury:green duluth-marquette \
                  green-bay-sault-ste-marie:1 duluth-junction-superior:black milwaukee-muskegon";
    table(seats).pieces("A", 27).routes("A", routes).hand("A", "3 red-train 3 red-ship")
}

fn last_rounds(event: &Event) -> bool {
    matches!(event, Event::LastRounds { .. })
}

#[test]
fn gl_23_with_six_pieces_left_trains_and_ships_together_everyone_has_two_more_turns() {
    let table = nearly(2).begin().shows("A pieces 5 4").plays("A", "claim chicago-madison: 3 red-train");
    let table = table.shows("A pieces 2 4").shows("left 4").happened(1, last_rounds).shows("turn B");
    assert!(table.events().contains(&Event::LastRounds { seat: seat("A"), pieces: 6 }));
    let mut table = table;
    for (letter, left) in [("B", 3), ("A", 2), ("B", 1), ("A", 0)] {
        table = table.plays(letter, "exchange 1 train").shows(&format!("left {left}"));
    }
    table.shows("phase over pieces");
}

#[test]
fn gl_23_seven_are_too_many_and_the_box_does_not_count() {
    let table = nearly(2).hand("A", "2 green-train").begin();
    let table =
        table.plays("A", "claim bay-city-detroit: 2 green-train").shows("A pieces 3 4").shows("left -");
    table.happened(0, last_rounds);
}

#[test]
fn gl_23_every_seat_has_two_more_that_one_included() {
    for seats in 2..=5 {
        let table = nearly(seats).begin().plays("A", "claim chicago-madison: 3 red-train");
        table.shows(&format!("left {}", 2 * seats));
    }
}

#[test]
fn gl_23_a_second_trigger_changes_nothing() {
    let table = nearly(2).begin().plays("A", "claim chicago-madison: 3 red-train");
    let table = table.plays("B", "exchange 1 train").shows("left 3");
    let table = table.plays("A", "claim muskegon-traverse-city:sea: 3 red-ship").shows("A pieces 2 1");
    table.shows("left 2").happened(0, last_rounds);
}

/// Nobody can do anything but pass, and all are short of pieces: C holds all cards, but has no piece.
fn spent() -> Plan {
    let board = changed(&[
        ("pieces_per_player = 50", "pieces_per_player = 2"),
        ("suggested_trains = 27", "suggested_trains = 1"),
        ("harbors_per_player = 3", "harbors_per_player = 0"),
    ]);
    let plan = table_on(board, 3).market("").deck("", "C").fresh("");
    plan.routes("C", "green-bay-wausau buffalo-toronto:1")
}

#[test]
fn gl_23_everyone_may_pass_through_the_last_round() {
    let mut table = spent().begin();
    table.state.turns_left = Some(3);
    let table = table.plays("A", "pass").shows("left 2").plays("B", "pass").shows("phase turn");
    // All have passed, but it was the last turn anyway: that is what ends the game.
    table.plays("C", "pass").shows("left 0").shows("passes 3").shows("phase over pieces");
}

#[test]
fn gl_23_when_all_pass_before_it_the_last_turns_are_not_waited_for() {
    let table = spent().begin().plays("A", "pass").shows("left 6").happened(1, last_rounds);
    let table = table.plays("B", "pass").shows("left 5").plays("C", "pass");
    table.shows("left 4").shows("phase over passes");
}

#[test]
fn gl_23_then_the_game_is_over() {
    let table = table(2).over().begin();
    assert!(table.game.actors(&table.state).is_empty());
    table.refused("A", "blind train", "GL-23").refused("B", "pass", "GL-23").offers("A", "", &[]);
}
