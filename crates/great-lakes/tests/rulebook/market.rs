//! The market (GL-8, GL-12).

use great_lakes::Event;

use super::plan::{cards, table};

fn swept(event: &Event) -> bool {
    matches!(event, Event::Flushed { .. })
}

#[test]
fn gl_8_the_seat_names_the_deck_that_refills_the_gap_at_once() {
    let begin = || table(2).begin().plays("A", "take purple-ship").shows("phase refill-first");
    begin().offers("A", "", &["refill train", "refill ship"]).refused("A", "take yellow-ship", "GL-8");
    begin().refused("A", "blind train", "GL-8").refused("B", "refill train", "GL-5");
    let ship = begin().plays("A", "refill ship | white-ship");
    ship.shows("market 1 purple-train 1 yellow-train 1 green-train 1 yellow-ship 1 green-ship 1 white-ship");
    let train = begin().plays("A", "refill train | white-train");
    train
        .shows("market 1 purple-train 1 yellow-train 1 green-train 1 white-train 1 yellow-ship 1 green-ship");
}

#[test]
fn gl_8_also_after_the_second_card_and_a_wild() {
    let second = table(2).begin().plays("A", "blind ship | red-ship").plays("A", "take purple-ship");
    second.shows("phase refill-last").shows("turn A").plays("A", "refill train | red-train").shows("turn B");
    let wild = table(2).market("1 wild 4 red-ship 1 white-ship").discards("1 red-train").begin();
    let wild = wild.refused("A", "refill train", "GL-8").plays("A", "take wild");
    wild.offers("A", "", &["refill train", "refill ship"]);
}

#[test]
fn gl_8_a_deck_with_nothing_left_cannot_be_named_and_nobody_is_asked() {
    let ships = table(2).deck("2 red-ship", "B").begin().plays("A", "take purple-ship | red-ship");
    let ships = ships.shows("phase second-card").shows("deck 1 red-ship");
    ships.shows("market 1 purple-train 1 yellow-train 1 green-train 1 yellow-ship 1 green-ship 1 red-ship");
    let both = table(2).deck("1 red-train 2 red-ship", "B").begin().plays("A", "take purple-ship");
    both.offers("A", "", &["refill train", "refill ship"]);
}

#[test]
fn gl_8_with_neither_the_gap_stays() {
    let table = table(2).deck("", "B").begin().plays("A", "take purple-ship").shows("phase second-card");
    let table = table.shows("market 1 purple-train 1 yellow-train 1 green-train 1 yellow-ship 1 green-ship");
    table.plays("A", "take green-ship").shows("turn B");
}

#[test]
fn gl_8_a_gap_that_stayed_is_filled_after_the_first_action_that_brings_a_card_train_deck_first() {
    let plan = || {
        table(2)
            .deck("", "B")
            .market("2 white-train 2 white-ship")
            .hand("A", "1 red-train 2 red-double-ship 2 wild")
    };
    let rail = plan().begin().plays("A", "claim madison-milwaukee: 1 wild | wild").shows("turn B");
    rail.shows("market 2 white-train 1 wild 2 white-ship").shows("discards");
    let sea = plan()
        .begin()
        .plays("A", "claim muskegon-traverse-city:sea: 1 wild 1 red-double-ship | wild red-double-ship");
    sea.shows("market 2 white-train 1 wild 2 white-ship 1 red-double-ship");
    let harbour = plan().routes("A", "madison-milwaukee").hand("A", "4 wild").begin();
    let harbour = harbour.plays("A", "harbour milwaukee: 4 wild | wild wild");
    harbour.shows("market 2 white-train 2 wild 2 white-ship").shows("deck 2 wild");
}

#[test]
fn gl_12_a_market_with_three_wilds_is_discarded_and_replaced_by_three_of_each_deck() {
    let table = table(2).market("2 wild 1 red-train 3 red-ship").begin().plays("A", "take red-train");
    let table = table.plays(
        "A",
        "refill train | wild black-train white-train green-train black-ship white-ship green-double-ship",
    );
    let table = table.happened(1, swept).shows("discards 3 wild 3 red-ship");
    assert!(table.events().contains(&Event::Flushed { cards: cards("3 wild 3 red-ship") }));
    let table = table.shows(
        "market 1 green-train 1 black-train 1 white-train 1 black-ship 1 white-ship 1 green-double-ship",
    );
    // The turn goes on with the new market.
    table.shows("phase second-card");
}

#[test]
fn gl_12_two_wilds_may_stay() {
    let table = table(2).market("1 wild 2 red-train 3 red-ship").begin().plays("A", "take red-train");
    table.plays("A", "refill train | wild").happened(0, swept).shows("market 1 red-train 2 wild 3 red-ship");
}

/// What a new market is made of: these trains, and three ships.
fn lay(trains: &str) -> String {
    format!("{trains} black-ship white-ship green-ship")
}

#[test]
fn gl_12_again_and_again() {
    let table = table(2).market("2 wild 1 red-train 3 red-ship").begin().plays("A", "take red-train");
    let chance = format!("wild {} {}", lay("wild wild wild"), lay("wild wild red-train"));
    let table = table.plays("A", &format!("refill train | {chance}")).happened(2, swept);
    table.shows("market 1 red-train 2 wild 1 green-ship 1 black-ship 1 white-ship");
}

#[test]
fn gl_12_at_most_three_times_in_one_action() {
    let begin = || table(2).market("2 wild 1 red-train 3 red-ship").begin().plays("A", "take red-train");
    let three = lay("wild wild wild");
    let wilds = "market 3 wild 1 green-ship 1 black-ship 1 white-ship";
    let table = begin().plays("A", &format!("refill train | wild {three} {three} {three}"));
    let table = table.happened(3, swept).shows(wilds).shows("phase second-card");
    // The next action is another one, whatever it is.
    let blind = format!("blind ship | red-ship {}", lay("red-train black-train wild"));
    let table = table.plays("A", &blind).happened(1, swept).shows("turn B");
    table.shows("market 1 red-train 1 black-train 1 wild 1 green-ship 1 black-ship 1 white-ship");
}

#[test]
fn gl_12_after_any_action_of_a_turn() {
    let begin = || table(2).market("3 wild 3 red-ship").hand("A", "4 wild").routes("A", "madison-milwaukee");
    let new = lay("red-train black-train wild");
    let tickets = "chicago-detroit chicago-toronto detroit-montreal erie-kingston";
    for action in [
        format!("blind train | white-train {new}"),
        format!("claim green-bay-wausau: 1 wild | {new}"),
        format!("tickets | {tickets} {new}"),
        format!("harbour milwaukee: 4 wild | {new}"),
        format!("exchange 1 train | {new}"),
    ] {
        begin().begin().plays("A", &action).happened(1, swept);
    }
}

#[test]
fn gl_12_a_market_of_four_wilds_is_swept_like_one_of_three() {
    let begin = || table(2).market("4 wild 1 red-train 1 red-ship").begin();
    let new = lay("red-train black-train wild");
    begin().plays("A", &format!("blind ship | red-ship {new}")).happened(1, swept);
    let fourth = table(2).market("3 wild 1 red-train 2 red-ship").begin().plays("A", "take red-train");
    let table = fourth.plays("A", &format!("refill train | wild {new}")).happened(1, swept);
    table.shows("discards 4 wild 2 red-ship");
}

#[test]
fn gl_12_the_other_deck_makes_up_what_one_cannot_give() {
    let plan = table(2).market("2 wild 3 red-train 1 white-train").deck("2 wild 6 black-train", "B").begin();
    let six = "black-train black-train wild black-train black-train black-train";
    let table = plan.plays("A", &format!("take white-train | wild {six}")).happened(1, swept);
    table
        .shows("deck 1 black-train")
        .shows("market 5 black-train 1 wild")
        .shows("discards 3 red-train 3 wild");
}

#[test]
fn gl_12_is_skipped_with_fewer_than_four_cards_outside_the_hands_that_are_not_wild() {
    let plan = |market: &str, deck: &str| table(2).market(market).deck(deck, "B");
    let three = plan("3 wild 3 red-train", "").hand("A", "1 wild").begin();
    let three = three.plays("A", "claim madison-milwaukee: 1 wild").happened(0, swept).shows("deck 1 wild");
    three.shows("market 3 red-train 3 wild");
    let four = plan("3 wild 3 red-train", "").hand("A", "1 red-train").begin();
    let four = four.plays(
        "A",
        "claim madison-milwaukee: 1 red-train | red-train red-train red-train red-train wild wild",
    );
    four.happened(1, swept).shows("market 4 red-train 2 wild");
}

#[test]
fn gl_12_is_skipped_without_a_train_outside_the_hands_that_is_not_wild() {
    let table = table(2).market("3 wild 3 red-ship").deck("4 white-ship", "B").hand("A", "1 wild").begin();
    let table = table.plays("A", "claim madison-milwaukee: 1 wild").happened(0, swept);
    table.shows("market 3 wild 3 red-ship");
}

#[test]
fn gl_12_a_short_market_is_not_swept() {
    let table =
        table(2).market("3 wild 1 red-train 2 red-ship").deck("", "B").begin().plays("A", "take red-train");
    table.happened(0, swept).shows("market 3 wild 2 red-ship");
}
