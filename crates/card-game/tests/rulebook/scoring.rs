//! Final scoring (CG-27 to CG-29).

use card_game::Event;

use super::plan::Plan;
use super::table::{Table, seat, table, tickets};

/// B ends the game.
fn scored(plan: Plan) -> Table {
    plan.left(1).turn("B").hand("B", "2 white").begin().plays("B", "group 2 white")
}

#[test]
fn cg_27_tickets_never_completed_are_subtracted() {
    let plan =
        table(2).tickets("A", "dallas-miami seattle-new-york los-angeles-miami").tickets("B", "miami-omaha");
    let table = scored(plan.train("A", "1 green 1 red"));
    let table = table.results("score A -12: completed 9 missed -39 bonuses 18");
    let table = table.results("score B -11: completed 0 missed -11 bonuses 0");
    let missed = tickets(&table.game, "seattle-new-york los-angeles-miami");
    table.happened(1, |event| *event == Event::Missed { seat: seat("A"), tickets: missed, points: 39 });
}

#[test]
fn cg_28_the_most_completed_tickets_bring_the_bonus_card() {
    let plan = table(2).tickets("A", "dallas-raleigh dallas-helena").train("A", "2 green 1 red 1 black");
    let plan = plan.tickets("B", "dallas-miami").train("B", "1 green 1 red");
    let table = scored(plan).results("score A 28: completed 18 missed 0 bonuses 10");
    let table = table.results("score B 17: completed 9 missed 0 bonuses 8");
    let standing = table.view("A").standings(&table.game);
    let dallas = &standing[3];
    assert_eq!((dallas.counts[seat("A")], dallas.counts[seat("B")]), (2, 1));
    assert_eq!(dallas.leaders.iter().collect::<Vec<_>>(), [seat("A")]);
}

#[test]
fn cg_28_all_who_tie_get_it_in_full() {
    let plan = table(2).tickets("A", "dallas-raleigh").train("A", "1 green 1 red");
    let plan = plan.tickets("B", "dallas-helena").train("B", "1 green 1 black");
    let table = scored(plan).results("score A 18: completed 8 missed 0 bonuses 10");
    let table = table.results("score B 20: completed 10 missed 0 bonuses 10");
    table.happened(1, |event| matches!(event, Event::Bonus { seats, points: 10, .. } if seats.len() == 2));
}

#[test]
fn cg_28_a_ticket_between_two_big_cities_counts_for_both() {
    let plan = table(2).tickets("A", "los-angeles-new-york").train("A", "2 blue 2 white");
    scored(plan).results("score A 47: completed 20 missed 0 bonuses 27");
}

#[test]
fn cg_28_nobody_gets_a_card_without_a_ticket() {
    let table = scored(table(2)).results("score A -5: completed 0 missed -5 bonuses 0");
    table.happened(0, |event| matches!(event, Event::Bonus { .. }));
}

#[test]
fn cg_28_tickets_of_both_rounds_count() {
    let plan =
        table(4).round(2).left(1).turn("D").hand("D", "2 red").earlier("A", "dallas-helena", "2 locomotive");
    let plan = plan.tickets("A", "dallas-raleigh").train("A", "1 green 1 red");
    let plan = plan.tickets("B", "dallas-washington").train("B", "1 green 1 blue");
    let table = plan.begin().plays("D", "group 2 red");
    table
        .results("score A 28: completed 18 missed 0 bonuses 10")
        .results("score B 10: completed 10 missed 0 bonuses 0");
}

#[test]
fn cg_29_the_highest_score_wins() {
    let plan =
        table(2).tickets("A", "dallas-raleigh").train("A", "1 green 1 red").tickets("B", "miami-omaha");
    scored(plan).results("winner A");
}

#[test]
fn cg_29_ties_go_to_more_tickets_completed() {
    let plan = table(2).tickets("A", "chicago-new-york").train("A", "1 locomotive");
    let plan = plan.tickets("B", "seattle-denver seattle-st-louis").train("B", "5 locomotive");
    let table = scored(plan).results("score A 32: completed 5 missed 0 bonuses 27");
    table.results("score B 32: completed 24 missed 0 bonuses 8").results("winner B by tickets");
}

#[test]
fn cg_29_then_to_more_bonus_cards() {
    let plan = table(2).tickets("A", "chicago-dallas").train("A", "2 locomotive");
    let plan = plan.tickets("B", "chicago-san-francisco").train("B", "4 locomotive");
    let table = scored(plan).results("score A 28: completed 6 missed 0 bonuses 22");
    table.results("score B 28: completed 16 missed 0 bonuses 12").results("winner A by bonuses");
}

#[test]
fn cg_29_then_the_win_is_shared() {
    let plan = table(2).tickets("A", "chicago-new-york").train("A", "1 locomotive");
    let plan = plan.tickets("B", "new-york-chicago").train("B", "1 locomotive");
    scored(plan).results("score A 32: completed 5 missed 0 bonuses 27").results("winner A B by shared");
}
