//! The end of a round (CG-21, CG-22).

use card_game::Event;

use super::table::table;

fn last_turns(event: &Event) -> bool {
    matches!(event, Event::LastTurns { .. })
}

#[test]
fn cg_21_the_end_begins_when_the_last_card_is_taken() {
    let table = table(3).deck("2 red").market("5 blue").begin();
    let table = table.plays("A", "blind | red").shows("left -").plays("A", "blind | red");
    table.happened(1, last_turns).shows("left 3").shows("turn B");
}

#[test]
fn cg_21_also_into_the_market() {
    let table = table(3).deck("1 red").market("5 blue").begin().plays("A", "take blue | red").shows("left -");
    table.plays("A", "take blue").happened(1, last_turns).shows("left 3").shows("market 3 blue 1 red");
}

#[test]
fn cg_21_not_before() {
    let table = table(3).deck("3 red").market("5 blue").begin().plays("A", "blind | red");
    table.plays("A", "blind | red").happened(0, last_turns).shows("left -").shows("deck 1 red");
}

#[test]
fn cg_22_everyone_has_one_last_turn_the_one_who_took_it_included() {
    let table = table(3).deck("2 red").market("5 blue").begin();
    let table = table.plays("A", "blind | red").plays("A", "blind | red").shows("turn B");
    let table = table.plays("B", "take blue").plays("B", "take blue").shows("left 2").shows("turn C");
    let table = table.plays("C", "take blue").plays("C", "take blue").shows("left 1").shows("turn A");
    // The market's last card, taken alone.
    let table = table.plays("A", "take blue").shows("left 0").shows("market").shows("phase over deck");
    table.happened(1, |event| matches!(event, Event::Scoring { round: 1 }));
}

#[test]
fn cg_22_a_second_card_taken_in_the_last_turns_starts_nothing_anew() {
    let table = table(2).left(2).market("2 blue").begin().plays("A", "take blue").plays("A", "take blue");
    table.shows("left 1").happened(0, last_turns);
}

#[test]
fn cg_22_stations_still_send_cars_off_in_the_last_turns() {
    let table = table(2).left(2).station("B", "2 red").market("1 blue").begin().plays("A", "take blue");
    table.shows("B train 1 red").shows("B station 1 red");
}
