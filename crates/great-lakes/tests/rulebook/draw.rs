//! Draw cards (GL-7, GL-9 to GL-11, GL-13).

use great_lakes::{Event, Kind};

use super::plan::{Plan, table};

#[test]
fn gl_7_two_cards_from_the_market_and_either_deck_in_any_mix() {
    let table1 = table(2).begin().plays("A", "take purple-ship").plays("A", "refill ship | red-ship");
    let table1 =
        table1.shows("phase second-card").plays("A", "take yellow-train").plays("A", "refill train | wild");
    table1.shows("A hand 1 yellow-train 1 purple-ship").shows("turn B");
    let decks = table(2)
        .begin()
        .plays("A", "blind ship | red-double-ship")
        .plays("A", "blind train | red-anchor-train");
    decks.shows("A hand 1 red-anchor-train 1 red-double-ship").shows("turn B");
    let mixed = table(2).begin().plays("A", "blind ship | red-ship").plays("A", "take green-ship");
    mixed.plays("A", "refill train | red-train").shows("A hand 1 green-ship 1 red-ship").shows("turn B");
}

#[test]
fn gl_7_the_second_card_is_not_optional() {
    let table = table(2).hand("A", "1 red-train").begin().plays("A", "blind train | red-train");
    table.refused("A", "claim green-bay-wausau: 1 red-train", "GL-7").refused("A", "pass", "GL-7");
}

#[test]
fn gl_7_equal_cards_are_one_action_and_only_what_lies_there() {
    let table = table(2).market("3 red-train 1 red-anchor-train 2 red-ship").begin();
    let actions = ["take red-train", "take red-anchor-train", "take red-ship"];
    table.offers("A", "take", &actions).refused("A", "take white-ship", "GL-7").refused(
        "A",
        "take wild",
        "GL-7",
    );
}

#[test]
fn gl_9_a_face_up_wild_taken_first_is_the_whole_turn() {
    let table = table(2).market("1 wild 2 red-train 3 red-ship").begin().plays("A", "take wild");
    let table = table.shows("phase refill-last").plays("A", "refill ship | black-ship");
    table.shows("A hand 1 wild").shows("turn B").shows("phase turn");
}

#[test]
fn gl_10_a_face_up_wild_cannot_be_the_second_card() {
    let table = table(2).market("1 wild 2 red-train 3 red-ship").begin().plays("A", "blind ship | red-ship");
    table.refused("A", "take wild", "GL-10").offers("A", "take", &["take red-train", "take red-ship"]);
}

#[test]
fn gl_10_also_not_one_that_has_just_been_turned_up() {
    let table = table(2).begin().plays("A", "take purple-ship").plays("A", "refill train | wild");
    table.refused("A", "take wild", "GL-10");
}

#[test]
fn gl_11_a_wild_drawn_blind_is_one_ordinary_card() {
    let table = table(2).begin().plays("A", "blind train | wild").shows("turn A").shows("phase second-card");
    table.plays("A", "blind train | wild").shows("A hand 2 wild").shows("turn B");
}

/// The decks are these cards, the discards those; B holds the rest.
fn decks(deck: &str, discards: &str) -> Plan {
    table(2).deck(deck, "B").discards(discards)
}

fn rebuilt(deck: Kind, cards: u8) -> impl Fn(&Event) -> bool {
    move |event| *event == Event::Reshuffled { deck, cards }
}

#[test]
fn gl_13_an_empty_deck_is_rebuilt_from_the_discards_of_its_own_kind() {
    let table = decks("1 red-train 1 red-ship", "2 wild 3 black-ship").begin();
    let table = table.plays("A", "blind ship | red-ship").happened(1, rebuilt(Kind::Ship, 3));
    let table = table.shows("deck 1 red-train 3 black-ship").shows("discards 2 wild");
    let table = table.plays("A", "blind train | red-train").happened(1, rebuilt(Kind::Train, 2));
    table.shows("deck 2 wild 3 black-ship").shows("discards");
}

#[test]
fn gl_13_not_while_a_card_is_left() {
    let table = decks("2 red-train 1 red-ship", "4 black-train").begin();
    table
        .plays("A", "blind train | red-train")
        .shows("deck 1 red-train 1 red-ship")
        .happened(0, |event| matches!(event, Event::Reshuffled { .. }));
}

#[test]
fn gl_13_as_soon_as_discards_of_its_kind_are_there() {
    let plan = decks("1 red-ship", "").hand("A", "1 red-train").begin();
    let table = plan.plays("A", "claim green-bay-wausau: 1 red-train").happened(1, rebuilt(Kind::Train, 1));
    table.shows("deck 1 red-train 1 red-ship").shows("discards");
    let ships = decks("1 red-train", "").hand("A", "2 black-ship").begin();
    let ships = ships.plays("A", "claim milwaukee-muskegon: 2 black-ship");
    ships.happened(1, rebuilt(Kind::Ship, 2)).shows("deck 1 red-train 2 black-ship").shows("discards");
}

#[test]
fn gl_13_in_the_middle_of_an_action_too() {
    // The last train turned up is the third wild: what is swept then is no part of the new deck.
    let plan = |deck| decks(deck, "4 black-train").market("2 wild 1 red-train 3 white-ship").begin();
    let asked = plan("1 wild 4 red-ship")
        .plays("A", "take red-train")
        .plays("A", "refill train | wild black-train black-train black-train red-ship red-ship red-ship");
    let asked = asked.happened(1, rebuilt(Kind::Train, 4)).shows("discards 3 wild 3 white-ship");
    asked.shows("deck 1 black-train 1 red-ship").shows("market 3 black-train 3 red-ship");
    let new = "black-train black-train black-train white-ship white-ship white-ship";
    let alone = plan("1 wild").plays("A", &format!("take red-train | wild {new}"));
    let alone = alone.happened(1, rebuilt(Kind::Train, 4)).happened(1, rebuilt(Kind::Ship, 3));
    alone.shows("deck 1 black-train").shows("discards 3 wild").shows("market 3 black-train 3 white-ship");
}

#[test]
fn gl_13_also_while_a_new_market_is_laid() {
    // What is swept becomes the deck that has nothing left, and goes on into the new market.
    let plan = decks("1 wild 4 red-ship", "").market("2 wild 1 red-train 1 black-train 2 white-ship").begin();
    let table = plan
        .plays("A", "take red-train")
        .plays("A", "refill train | wild wild black-train wild red-ship red-ship red-ship");
    let table = table.happened(1, rebuilt(Kind::Train, 4)).shows("discards 2 white-ship");
    table.shows("deck 1 wild 1 red-ship").shows("market 1 black-train 2 wild 3 red-ship");
}

#[test]
fn gl_13_with_nothing_left_that_deck_cannot_be_drawn_from() {
    let table = decks("2 red-train", "").begin().refused("A", "blind ship", "GL-13");
    table.offers("A", "blind", &["blind train"]);
    let none = decks("", "").begin().refused("A", "blind ship", "GL-13").refused("A", "blind train", "GL-13");
    none.plays("A", "take green-ship").shows("phase second-card");
}

#[test]
fn gl_13_with_nothing_to_take_at_all_drawing_is_not_legal() {
    let table = decks("", "").market("").begin();
    table.offers("A", "take", &[]).offers("A", "blind", &[]);
}

#[test]
fn gl_13_if_no_second_card_can_be_taken_the_turn_ends_with_one() {
    let one = decks("", "").market("1 red-ship 2 wild").begin().plays("A", "take red-ship");
    one.shows("A hand 1 red-ship").shows("turn B").shows("phase turn");
    let blind =
        decks("1 red-ship", "").market("6 wild").begin().plays("A", "blind ship | red-ship").shows("turn B");
    blind.shows("market 6 wild");
}
