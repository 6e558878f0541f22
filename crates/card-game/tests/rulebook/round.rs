//! Two rounds at a table of four (CG-25, CG-26).

use card_game::Event;

use super::plan::Plan;
use super::table::{Table, seat, table, tickets};

/// D ends the first round; C started it. 96 cards: 10 in hands, the others are dealt and turned up.
fn first_round() -> Plan {
    let plan = table(4).starter("C").turn("D").left(1).hand("A", "2 red 2 blue").hand("B", "1 locomotive");
    let plan = plan.hand("C", "2 green 1 yellow").hand("D", "2 white 2 black").station("B", "3 orange");
    let plan = plan.tickets("A", "dallas-miami seattle-denver").train("A", "1 green 1 red 2 purple");
    plan.market("1 red")
}

const DEAL: &str = "red red red red blue blue blue blue green green green green white white white white \
                    purple orange yellow black locomotive";

fn second_round() -> Table {
    first_round().begin().plays("D", &format!("group 2 white | {DEAL}"))
}

#[test]
fn cg_25_with_two_or_three_this_is_the_final_scoring() {
    for seats in [2, 3] {
        let last = ["", "", "B", "C"][seats];
        let table = table(seats).turn(last).left(1).hand(last, "2 red").begin().plays(last, "group 2 red");
        table.shows("phase over deck").shows("round 1").refused("A", "blind", "CG-25");
    }
}

#[test]
fn cg_26_with_four_a_second_round_follows() {
    let table = second_round().shows("round 2").shows("phase turn").shows("left -");
    let cards = table.state.deck.total();
    // 96 less 4, 1, 3 and 2 in hands, less 16 dealt, less the market.
    assert_eq!(cards, 96 - 10 - 16 - 5);
    table.happened(1, |event| matches!(event, Event::SecondRound { cards: 86, .. }));
}

#[test]
fn cg_26_completed_tickets_are_laid_aside_and_others_stay() {
    let table = second_round().shows("A earlier dallas-miami").shows("A completed");
    let table = table.shows("A tickets seattle-denver").shows("A opened 2 purple 1 green 1 red");
    let first = table.view("B").seats[0].first.clone().expect("everyone saw it");
    assert_eq!(first.completed, tickets(&table.game, "dallas-miami"));
    assert_eq!(table.view("B").seats[0].missed, None, "the others stay secret");
}

#[test]
fn cg_26_hands_stay_and_all_other_cars_are_shuffled() {
    let table = second_round().shows("A hand 3 blue 1 white 1 green 3 red");
    let table = table.shows("B hand 1 blue 1 white 1 green 1 red 1 locomotive");
    let table =
        table.shows("A station").shows("B station").shows("D station").shows("A train").shows("discards");
    table.shows("market 1 purple 1 orange 1 yellow 1 black 1 locomotive");
}

#[test]
fn cg_26_four_cards_each_one_a_lap_and_no_second_locomotive() {
    let dealt = |letter: &str, count: u8| {
        let seat = seat(letter);
        move |event: &Event| matches!(event, Event::DealtMore { seat: to, count: n, .. } if *to == seat && *n == count)
    };
    let table = second_round();
    ["A", "B", "C", "D"].into_iter().fold(table, |table, letter| table.happened(1, dealt(letter, 4)));
}

#[test]
fn cg_26_the_player_after_the_last_one_starts() {
    second_round().shows("starter A").shows("turn A");
    let plan = first_round().turn("B").hand("B", "2 orange").station("B", "").hand("D", "");
    plan.begin().plays("B", &format!("group 2 orange | {DEAL}")).shows("starter C").shows("turn C");
}

#[test]
fn cg_26_the_ticket_deck_stays_as_it_is() {
    let bottom = "A:dallas-helena B:miami-omaha";
    let rest = "seattle-miami los-angeles-miami";
    let plan = first_round().ticket_deck(rest, bottom);
    let table = plan.begin().plays("D", &format!("group 2 white | {DEAL}"));
    table.shows(&format!("bottom {bottom}")).shows("fresh los-angeles-miami seattle-miami");
}

#[test]
fn cg_26_with_too_few_cars_they_are_dealt_one_a_lap_as_far_as_they_go() {
    // All but six cards are in hands.
    let hand = "10 purple 10 blue 10 orange 10 white 10 green 10 yellow";
    let plan = table(4).turn("D").left(1).hand("A", hand).hand("B", "10 black 8 red").hand("D", "2 red");
    let table = plan.hand("C", "12 locomotive").market("2 locomotive").deck("").begin();
    let chance = "locomotive red red locomotive locomotive locomotive";
    let table = table.plays("D", &format!("group 2 red | {chance}"));
    let dealt = |event: &Event| match event {
        Event::DealtMore { seat, count, .. } => Some((seat.to_string(), *count)),
        _ => None,
    };
    let dealt: Vec<(String, u8)> = table.events().iter().filter_map(dealt).collect();
    assert_eq!(dealt, [("A", 2), ("B", 2), ("C", 1), ("D", 1)].map(|(seat, count)| (seat.to_owned(), count)));
    let table = table.shows("deck").shows("market").shows("left 4").shows("turn A");
    table.happened(1, |event| matches!(event, Event::LastTurns { round: 2 }));
}

#[test]
fn cg_26_what_is_left_after_the_deal_goes_to_the_market() {
    // 16 cards are dealt, two are left.
    let hand = "10 purple 10 blue 10 orange 10 white 10 green 10 yellow";
    let plan = table(4).turn("D").left(1).hand("A", hand).hand("B", "10 black 8 red").hand("D", "2 red");
    let table = plan.begin().plays(
        "D",
        "group 2 red | red red locomotive locomotive locomotive locomotive locomotive locomotive locomotive \
         locomotive locomotive locomotive locomotive locomotive locomotive locomotive locomotive locomotive",
    );
    let table = table.shows("deck").shows("market 2 locomotive").shows("left 4").shows("turn A");
    table.plays("A", "take locomotive").shows("left 3").shows("market 1 locomotive");
}

#[test]
fn cg_26_the_second_round_is_scored_again_and_counts_together() {
    let plan = table(4).round(2).left(1).turn("D").hand("D", "2 red").tickets("A", "dallas-miami");
    let plan = plan.earlier("A", "seattle-denver", "1 green 1 black").train("A", "1 green 1 red");
    let table = plan.begin().plays("D", "group 2 red").shows("phase over deck");
    // 9 and 10 for tickets, and the cards of Seattle, Dallas and Miami.
    table.results("score A 45: completed 19 missed 0 bonuses 26");
}
