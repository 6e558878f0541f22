//! A turn, and passing (EU-7, EU-8).

use std::sync::Arc;

use classic::Board;

use super::sketch::sketch;
use super::table::{table, table_on};

#[test]
fn eu_7_a_turn_is_one_of_four_actions() {
    let table = table(2).hand("A", "1 red").begin();
    let mut verbs: Vec<String> = table.legal("A", "").into_iter().collect();
    verbs.iter_mut().for_each(|text| text.truncate(text.find(' ').unwrap_or(text.len())));
    verbs.dedup();
    assert_eq!(verbs, ["blind", "claim", "station", "take", "tickets"]);
}

#[test]
fn eu_7_each_of_them_is_the_whole_turn() {
    let with = || table(2).hand("A", "2 purple").begin();
    with().plays("A", "claim dieppe-paris: 1 purple").shows("turn B").refused("A", "blind", "EU-6");
    with().plays("A", "station paris: 1 purple").shows("turn B").refused("A", "blind", "EU-6");
    with().plays("A", "blind | red").plays("A", "blind | red").shows("turn B").refused("A", "blind", "EU-6");
    with()
        .plays("A", "tickets | angora-athina budapest-sofia smyrna-sofia")
        .plays("A", "keep angora-athina budapest-sofia smyrna-sofia")
        .shows("turn B")
        .refused("A", "blind", "EU-6");
}

#[test]
fn eu_7_an_action_that_has_begun_is_finished_before_anything_else() {
    let table = || table(2).hand("A", "4 blue").begin();
    table()
        .plays("A", "blind | red")
        .refused("A", "station paris: 1 blue", "EU-9")
        .refused("A", "tickets", "EU-9")
        .refused("A", "claim berlin-essen: 2 blue", "EU-9");
    table()
        .plays("A", "tickets | angora-athina budapest-sofia smyrna-sofia")
        .refused("A", "blind", "EU-29")
        .refused("A", "tickets", "EU-29");
    table()
        .plays("A", "claim munchen-venezia: 2 blue | blue red red")
        .refused("A", "blind", "EU-27")
        .refused("A", "claim berlin-essen: 2 blue", "EU-27");
}

#[test]
fn eu_7_answers_are_given_to_questions_only() {
    table(2)
        .hand("A", "2 blue")
        .begin()
        .refused("A", "keep angora-athina", "EU-29")
        .refused("A", "pay 1 blue", "EU-27")
        .refused("A", "decline", "EU-27");
}

/// Thirteen cards, few tickets, no stations: two seats can get stuck here.
fn narrow() -> Arc<Board> {
    sketch(
        "cars 9; stations 0; cards 1; locomotives 5
         a-b 9 gray; b-c 2 red; c-d 9 gray; d-e 9 gray
         long a-b 9; long b-c 2; ticket a-c 5; ticket a-d 5; ticket a-e 5; ticket b-d 5; ticket b-e 5; ticket c-d 5
         ticket c-e 5",
    )
}

/// The only locomotives are with B, and every other card too, but for what A is given.
fn stuck(of_a: &str) -> super::table::Table {
    table_on(narrow(), 2).market("").hand("A", of_a).deck("", "B").ticket_deck("", "").begin()
}

#[test]
fn eu_8_passing_is_legal_when_nothing_else_is() {
    stuck("1 blue 1 white").offers("A", "", &["pass"]).plays("A", "pass").shows("turn B");
}

#[test]
fn eu_8_passing_is_refused_while_there_is_anything_else_to_do() {
    stuck("1 red 1 locomotive")
        .offers("A", "", &["claim b-c: 1 red 1 locomotive"])
        .refused("A", "pass", "EU-8");
    let open = |market: &str| table_on(narrow(), 2).market(market).deck("", "B").ticket_deck("", "").begin();
    open("1 red").offers("A", "", &["take red"]).refused("A", "pass", "EU-8");
    open("1 locomotive").offers("A", "", &["take locomotive"]).refused("A", "pass", "EU-8");
    let tickets = table_on(narrow(), 2).market("").deck("", "B").ticket_deck("a-e", "").begin();
    tickets.offers("A", "", &["tickets"]).refused("A", "pass", "EU-8");
    let station = table(2).hand("A", "1 red").market("").deck("", "B").ticket_deck("", "").begin();
    assert!(station.legal("A", "").iter().any(|action| action.starts_with("station")));
    station.refused("A", "pass", "EU-8");
}

#[test]
fn eu_8_nobody_passes_out_of_turn_or_with_a_question_open() {
    stuck("1 blue").refused("B", "pass", "EU-6");
    let market = "1 purple 1 blue 1 orange 1 white 1 green";
    table_on(narrow(), 2).market(market).begin().plays("A", "blind | red").refused("A", "pass", "EU-9");
}

#[test]
fn eu_8_the_game_ends_when_every_seat_in_turn_has_passed() {
    let plan = table_on(narrow(), 2).market("").routes("A", "b-c").deck("", "B").ticket_deck("", "");
    let table = plan.turn("B").begin();
    let table = table.plays("B", "pass").shows("phase turn").shows("passes 1");
    table.plays("A", "pass").shows("phase over passes").results("end passes");
}

#[test]
fn eu_8_passes_count_only_in_a_row() {
    let table = stuck("1 blue 1 white").plays("A", "pass").shows("passes 1");
    table.plays("B", "claim b-c: 2 locomotive | locomotive locomotive").shows("passes 0").shows("phase turn");
}
