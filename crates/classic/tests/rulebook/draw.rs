//! Draw train cards (EU-9 to EU-13, EU-16, EU-17).

use classic::Event;

use super::table::table;

#[test]
fn eu_9_two_cards_are_taken_from_the_market() {
    let table = table(2).market("2 red 1 blue 1 white 1 black").begin();
    let table = table.plays("A", "take red | green").shows("phase second-card").shows("turn A");
    let table = table.plays("A", "take white | green").shows("A hand 1 white 1 red").shows("turn B");
    table.shows("market 1 blue 2 green 1 black 1 red").shows("phase turn");
}

#[test]
fn eu_9_or_both_blind_from_the_deck() {
    let table = table(2).begin().plays("A", "blind | red").shows("turn A").plays("A", "blind | black");
    table
        .shows("A hand 1 black 1 red")
        .shows("turn B")
        .shows("market 1 purple 1 blue 1 orange 1 white 1 green");
}

#[test]
fn eu_9_or_one_of_each_in_either_order() {
    let begin = || table(2).begin();
    begin()
        .plays("A", "take blue | red")
        .plays("A", "blind | black")
        .shows("A hand 1 blue 1 black")
        .shows("turn B");
    begin()
        .plays("A", "blind | black")
        .plays("A", "take blue | red")
        .shows("A hand 1 blue 1 black")
        .shows("turn B");
}

#[test]
fn eu_9_the_second_card_is_not_optional() {
    let table = table(2).hand("A", "1 purple").begin().plays("A", "blind | red");
    let table = table.refused("A", "pass", "EU-9").refused("A", "claim dieppe-paris: 1 purple", "EU-9");
    table.offers("A", "", &["blind", "take blue", "take green", "take orange", "take purple", "take white"]);
}

#[test]
fn eu_9_only_what_lies_in_the_market_can_be_taken_from_it() {
    let table = table(2).begin().refused("A", "take red", "EU-9").refused("A", "take locomotive", "EU-9");
    table.plays("A", "take blue | white").refused("A", "take blue", "EU-9");
}

#[test]
fn eu_9_equal_market_cards_are_one_action() {
    let table = table(2).market("3 red 2 blue").begin();
    table.offers("A", "take", &["take blue", "take red"]).plays("A", "take red | red").shows("A hand 1 red");
}

#[test]
fn eu_10_a_gap_is_refilled_before_the_second_card_is_chosen() {
    let table = table(2).begin().plays("A", "take blue | yellow");
    let table = table.shows("market 1 purple 1 orange 1 white 1 green 1 yellow").shows("phase second-card");
    let table = table.happened(1, |event| matches!(event, Event::Refilled { .. }));
    table.plays("A", "take yellow | red").shows("A hand 1 blue 1 yellow");
}

#[test]
fn eu_10_a_gap_is_refilled_after_the_second_card_too() {
    let table = table(2).begin().plays("A", "blind | red").plays("A", "take blue | yellow");
    table.shows("market 1 purple 1 orange 1 white 1 green 1 yellow").shows("turn B");
}

#[test]
fn eu_11_a_face_up_locomotive_is_the_whole_turn() {
    let table = table(2).market("1 locomotive 4 red").begin().plays("A", "take locomotive | blue");
    table.shows("A hand 1 locomotive").shows("turn B").shows("phase turn").shows("market 1 blue 4 red");
}

#[test]
fn eu_12_a_face_up_locomotive_cannot_be_the_second_card() {
    let begin = || table(2).market("1 locomotive 4 red").begin();
    let table = begin().plays("A", "take red | blue").refused("A", "take locomotive", "EU-12");
    table.offers("A", "", &["blind", "take blue", "take red"]);
    begin().plays("A", "blind | blue").refused("A", "take locomotive", "EU-12");
}

#[test]
fn eu_12_not_even_one_that_has_just_been_turned_up() {
    let table =
        table(2).begin().plays("A", "take blue | locomotive").refused("A", "take locomotive", "EU-12");
    table.offers("A", "", &["blind", "take green", "take orange", "take purple", "take white"]);
}

#[test]
fn eu_13_a_locomotive_drawn_blind_counts_as_one_ordinary_card() {
    let begin = || table(2).begin();
    let first = begin().plays("A", "blind | locomotive").shows("turn A").shows("phase second-card");
    first.plays("A", "take blue | red").shows("A hand 1 blue 1 locomotive").shows("turn B");
    let both = begin().plays("A", "blind | locomotive").plays("A", "blind | locomotive");
    both.shows("A hand 2 locomotive").shows("turn B");
    let second = begin().plays("A", "take blue | red").plays("A", "blind | locomotive");
    second.shows("A hand 1 blue 1 locomotive").shows("turn B");
}

#[test]
fn eu_16_drawing_is_not_legal_when_no_card_can_be_taken() {
    let table = table(2).market("").deck("", "B").hand("A", "1 red").begin().refused("A", "blind", "EU-16");
    let table = table.refused("A", "take red", "EU-9").offers("A", "take", &[]).offers("A", "blind", &[]);
    table.plays("A", "station paris: 1 red | red");
}

#[test]
fn eu_16_the_market_can_be_drawn_from_without_a_deck() {
    let table = table(2).market("1 red 1 blue").deck("", "B").begin().refused("A", "blind", "EU-16");
    table
        .plays("A", "take red")
        .shows("phase second-card")
        .plays("A", "take blue")
        .shows("turn B")
        .shows("market");
}

#[test]
fn eu_16_the_turn_ends_with_one_card_if_no_second_can_be_taken() {
    let only = table(2).market("1 red").deck("", "B").begin();
    only.plays("A", "take red").shows("A hand 1 red").shows("turn B").shows("phase turn");
}

#[test]
fn eu_16_face_up_locomotives_are_no_second_card_either() {
    let market = table(2).market("1 red 2 locomotive").deck("", "B").begin();
    market.plays("A", "take red").shows("turn B").shows("market 2 locomotive");
    let deck = table(2).market("5 locomotive").deck("1 red", "B").begin();
    deck.plays("A", "blind | red").shows("A hand 1 red").shows("turn B").shows("phase turn");
}

#[test]
fn eu_16_a_second_card_is_taken_if_only_the_discards_have_one() {
    let table = table(2).market("5 locomotive").deck("1 blue", "B").discards("1 white").begin();
    table.plays("A", "blind | blue").shows("phase second-card").plays("A", "blind | white").shows("turn B");
}

#[test]
fn eu_17_there_is_no_hand_limit() {
    let table = table(2).hand("A", "12 red 12 black 12 yellow 14 locomotive").begin();
    table.plays("A", "blind | blue").plays("A", "take purple | orange").shows("turn B");
}
