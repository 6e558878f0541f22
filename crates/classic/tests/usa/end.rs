//! The end (US-34).

use classic::Event;

use super::plan::Plan;
use super::table::table;

/// Routes that leave 5 of 45 cars, and 96 points.
const LONG_ONES: &str = "calgary-winnipeg duluth-helena duluth-toronto el-paso-houston el-paso-los-angeles \
                         helena-seattle dallas-el-paso";

/// A table where A has 5 cars left and 4 red cards.
fn nearly(seats: usize) -> Plan {
    table(seats).routes("A", LONG_ONES).hand("A", "4 red")
}

fn last_round(event: &Event) -> bool {
    matches!(event, Event::LastRound { .. })
}

#[test]
fn us_34_two_cars_or_fewer_at_the_end_of_a_turn_begin_the_last_round() {
    let three = nearly(3).begin().plays("A", "claim boston-new-york:red: 2 red").shows("A pieces 3 0 99");
    three.shows("left -").happened(0, last_round);
    let two = nearly(3).begin().plays("A", "claim chicago-duluth: 3 red").shows("A pieces 2 0 101");
    two.shows("left 3").happened(1, last_round);
    let one = nearly(3).begin().plays("A", "claim denver-oklahoma-city: 4 red").shows("A pieces 1 0 104");
    one.shows("left 3").happened(1, last_round);
}

#[test]
fn us_34_every_seat_has_one_more_turn_that_one_included() {
    for seats in 2..=5 {
        let mut table = nearly(seats).begin().plays("A", "claim chicago-duluth: 3 red");
        for letter in [&["B", "C", "D", "E"][..seats - 1], &["A"]].concat() {
            table = table.shows(&format!("turn {letter}")).shows("phase turn");
            table = table.plays(letter, "blind | blue").plays(letter, "blind | blue");
        }
        table.shows("phase over cars").results("end cars").refused("B", "blind", "US-34");
    }
}

#[test]
fn us_34_a_second_trigger_changes_nothing() {
    let table = nearly(2).begin().plays("A", "claim chicago-duluth: 3 red").shows("left 2");
    let table = table.plays("B", "blind | blue").plays("B", "blind | blue").shows("left 1");
    table.plays("A", "claim portland-seattle:1: 1 red").happened(0, last_round).shows("phase over cars");
}
