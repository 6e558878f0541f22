//! Draw two cars (CG-10 to CG-12).

use card_game::Event;

use super::table::table;

#[test]
fn cg_10_two_cards_are_taken_from_the_market_or_blind() {
    let begin = || table(2).market("2 red 1 blue 1 white 1 black").begin();
    let table = begin().plays("A", "take red | green").shows("phase second-card").shows("turn A");
    let table = table.plays("A", "take white | green").shows("A hand 1 white 1 red").shows("turn B");
    table.shows("market 1 blue 2 green 1 black 1 red");
    begin()
        .plays("A", "blind | red")
        .plays("A", "take blue | red")
        .shows("A hand 1 blue 1 red")
        .shows("turn B");
    begin().plays("A", "take blue | red").plays("A", "blind | black").shows("A hand 1 blue 1 black");
    begin()
        .plays("A", "blind | red")
        .plays("A", "blind | black")
        .shows("A hand 1 black 1 red")
        .shows("turn B");
}

#[test]
fn cg_10_a_gap_is_refilled_before_the_second_card_is_taken() {
    let table = table(2).begin().plays("A", "take blue | yellow");
    let table =
        table.offers("A", "take", &["take green", "take orange", "take purple", "take white", "take yellow"]);
    table.plays("A", "take yellow | red").shows("A hand 1 blue 1 yellow");
}

#[test]
fn cg_10_the_second_card_is_not_optional() {
    let table = table(2).hand("A", "2 purple").begin().plays("A", "blind | red");
    let table = table.refused("A", "pass", "CG-10").refused("A", "group 2 purple", "CG-10");
    table.refused("A", "tickets", "CG-10");
}

#[test]
fn cg_10_the_turn_ends_if_no_second_card_can_be_taken() {
    // One card in the market, none in the deck.
    let table = table(2).left(2).market("1 red").begin().plays("A", "take red").shows("turn B");
    table.shows("A hand 1 red");
    // What is left can't be a second card.
    let table = super::table::table(2).left(2).market("1 red 2 locomotive").begin();
    table.plays("A", "take red").shows("turn B").shows("market 2 locomotive");
    // Blind the last card, and only locomotives in the market.
    let table = super::table::table(2).market("5 locomotive").deck("1 red").begin();
    table.plays("A", "blind | red").shows("turn B").shows("left 2");
}

#[test]
fn cg_10_places_have_no_meaning_and_only_what_lies_there_can_be_taken() {
    let table = table(2).market("3 red 2 blue").begin().offers("A", "take", &["take blue", "take red"]);
    table.refused("A", "take white", "CG-10");
}

#[test]
fn cg_11_a_face_up_locomotive_counts_as_both_cards() {
    let table = table(2).market("1 locomotive 4 red").begin();
    table.plays("A", "take locomotive | blue").shows("A hand 1 locomotive").shows("turn B");
}

#[test]
fn cg_11_it_is_never_the_second_card() {
    let table = table(2).market("1 locomotive 4 red").begin().plays("A", "take red | locomotive");
    table.refused("A", "take locomotive", "CG-11").offers("A", "take", &["take red"]);
}

#[test]
fn cg_11_blind_it_counts_as_one() {
    let table = table(2).begin().plays("A", "blind | locomotive").shows("phase second-card");
    table.plays("A", "blind | locomotive").shows("A hand 2 locomotive").shows("turn B");
}

#[test]
fn cg_12_there_is_no_hand_limit() {
    let hand = "10 purple 10 blue 10 orange 8 white";
    let table = table(2).hand("A", hand).market("5 red").begin();
    table.plays("A", "take red | green").plays("A", "blind | black");
}

#[test]
fn cg_12_the_deck_is_not_rebuilt() {
    let table = table(2).market("2 red 3 blue").deck("1 green").begin();
    assert!(table.state.discards.total() > 50);
    let table = table.plays("A", "take red | green").shows("deck").refused("A", "blind", "CG-12");
    let table = table.plays("A", "take red").shows("market 3 blue 1 green").shows("deck");
    table.happened(0, |event| matches!(event, Event::TurnedUp { .. })).refused("B", "blind", "CG-12");
}
