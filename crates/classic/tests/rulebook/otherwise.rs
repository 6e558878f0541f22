//! What a board may say otherwise in `[rules]`: each rule as it is then.

use classic::Event;

use super::plan::Plan;
use super::sketch::sketch;
use super::table::table_on;

/// A table of so many on a small board with these rules.
#[track_caller]
fn with(seats: usize, rules: &str) -> Plan {
    let board = sketch(&format!(
        "{rules}; cars 9; a-b 2 red; a-b 2 blue; b-c 3 gray; c-d 2 gray; d-e 1 gray; e-f 1 gray
         long a-c 5; long a-d 5; long a-e 5; long a-f 5; long b-c 5; ticket a-b 1; ticket b-d 1; ticket b-e 1
         ticket b-f 1; ticket c-d 1; ticket c-e 1; ticket c-f 1; ticket d-e 1; ticket d-f 1; ticket e-f 1
         b-g 1 gray; ticket a-g 1; ticket b-g 1; ticket c-g 1; ticket d-g 1; ticket e-g 1; ticket f-g 1"
    ));
    table_on(board, seats)
}

#[test]
fn eu_9_one_card_may_be_a_turn() {
    let begin = || with(2, "rule cards_a_turn 1").begin();
    begin().plays("A", "blind | red").shows("turn B").shows("phase turn");
    begin().plays("A", "take blue | red").shows("turn B").shows("phase turn");
}

#[test]
fn eu_14_another_market_is_swept_with_another_number_of_locomotives() {
    let swept = |event: &Event| matches!(event, Event::Flushed { .. });
    let plan = || with(2, "rule market 3; rule market_locomotives 2").market("2 red 1 locomotive");
    let table = plan().begin().plays("A", "take red | locomotive blue blue locomotive").happened(1, swept);
    table.shows("market 2 blue 1 locomotive").shows("discards 1 red 2 locomotive");
    // Two others are needed for a market that may stay.
    let skipped = plan().deck("1 locomotive", "B").begin().plays("A", "take red | locomotive");
    skipped.happened(0, swept).shows("market 1 red 2 locomotive");
    let never = with(2, "rule market 4; rule market_locomotives 5").market("1 red 3 locomotive").begin();
    never.plays("A", "take red | locomotive").happened(0, swept).shows("market 4 locomotive");
}

const RED: &str = "claim a-b:red: 2 red";

#[test]
fn eu_21_one_seat_may_own_both_halves_where_both_are_open() {
    let plan = |seats, rules: &str| with(seats, rules).routes("A", "a-b:blue").hand("A", "2 red");
    let own = "rule double_routes_one_owner true";
    plan(4, own).begin().plays("A", RED).shows("A routes a-b:red a-b:blue");
    plan(3, own).begin().refused("A", RED, "EU-22");
    plan(2, &format!("{own}; rule double_routes_open_from 2")).begin().plays("A", RED);
    plan(4, "").begin().refused("A", RED, "EU-21");
}

#[test]
fn eu_22_both_halves_may_be_open_from_another_number_of_seats_on() {
    for from in 2..=6 {
        for seats in 2..=5 {
            let plan = with(seats, &format!("rule double_routes_open_from {from}"));
            let table = plan.routes("B", "a-b:blue").hand("A", "2 red").begin();
            if seats < from {
                table.refused("A", RED, "EU-22");
            } else {
                table.plays("A", RED).shows("A routes a-b:red");
            }
        }
    }
}

#[test]
fn eu_29_another_number_may_be_drawn_and_kept() {
    let table = with(2, "rule drawn_tickets 2; rule drawn_keep 2").begin().plays("A", "tickets | a-b b-d");
    let table = table.refused("A", "keep a-b", "EU-29").offers("A", "", &["keep a-b b-d"]);
    table.plays("A", "keep a-b b-d").shows("turn B");
    // If fewer are left, these are kept.
    let last = with(2, "rule drawn_keep 2").ticket_deck("a-b", "").begin().plays("A", "tickets | a-b");
    last.refused("A", "keep", "EU-29").offers("A", "", &["keep a-b"]);
}

#[test]
fn eu_34_more_cars_may_be_few_and_more_turns_the_last() {
    let plan = || with(2, "rule few_cars 6; rule last_turns 2").hand("A", "3 red");
    plan().begin().plays("A", "claim c-d: 2 red").shows("A pieces 7 3 2").shows("left -");
    plan().begin().plays("A", "claim b-c: 3 red").shows("A pieces 6 3 4").shows("left 4");
}

#[test]
fn eu_38_ties_may_be_decided_by_other_things() {
    // A has completed more tickets, B has used fewer stations.
    let finish = |ties: &str| {
        let plan = with(2, &format!("rule ties {ties}")).over().routes("A", "d-e b-g").routes("B", "e-f");
        let plan = plan.tickets("A", "d-e b-g c-e").tickets("B", "b-d a-b").stations("A", "a");
        let table = plan.begin().results("score A 21: routes 2 tickets 1 stations 8 express 10");
        table.results("score B 21: routes 1 tickets -2 stations 12 express 10")
    };
    finish("[\"tickets\",\"stations\"]").results("winner A by tickets");
    finish("[\"stations\",\"tickets\"]").results("winner B by stations");
    finish("[\"longest-path\"]").results("winner A B by shared");
    finish("[]").results("winner A B by shared");
}
