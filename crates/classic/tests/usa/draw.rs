//! Draw train cards (US-9 to US-17).

use classic::Event;

use super::table::table;

fn swept(event: &Event) -> bool {
    matches!(event, Event::Flushed { .. })
}

#[test]
fn us_9_two_cards_are_taken_from_the_market_or_blind() {
    let begin = || table(2).market("2 red 1 blue 1 white 1 black").begin();
    let table =
        begin().plays("A", "take red | green").shows("phase second-card").refused("A", "pass", "US-9");
    table.plays("A", "blind | yellow").shows("A hand 1 yellow 1 red").shows("turn B");
    let table = begin().offers("A", "take", &["take black", "take blue", "take red", "take white"]);
    table
        .refused("A", "take green", "US-9")
        .plays("A", "blind | red")
        .plays("A", "take red | red")
        .shows("turn B");
}

#[test]
fn us_10_a_gap_is_refilled_before_the_second_card_is_chosen() {
    let table = table(2).begin().plays("A", "take blue | yellow");
    let table = table.shows("market 1 purple 1 orange 1 white 1 green 1 yellow");
    table.plays("A", "take yellow | red").shows("A hand 1 blue 1 yellow");
}

#[test]
fn us_11_a_face_up_locomotive_is_the_whole_turn() {
    let table = table(2).market("1 locomotive 4 red").begin().plays("A", "take locomotive | blue");
    table.shows("A hand 1 locomotive").shows("turn B").shows("phase turn");
}

#[test]
fn us_12_a_face_up_locomotive_cannot_be_the_second_card() {
    let table =
        table(2).begin().plays("A", "take blue | locomotive").refused("A", "take locomotive", "US-12");
    table.offers("A", "", &["blind", "take green", "take orange", "take purple", "take white"]);
}

#[test]
fn us_13_a_locomotive_drawn_blind_counts_as_one_ordinary_card() {
    let table = table(2).begin().plays("A", "blind | locomotive").shows("phase second-card");
    table.plays("A", "blind | locomotive").shows("A hand 2 locomotive").shows("turn B");
}

#[test]
fn us_14_a_market_with_three_locomotives_is_discarded_and_replaced() {
    let begin = || table(2).market("1 red 2 blue 2 locomotive").begin();
    let table = begin().plays("A", "take red | locomotive white white black black green").happened(1, swept);
    table.shows("market 2 white 1 green 2 black").shows("discards 2 blue 3 locomotive");
    begin().plays("A", "take locomotive | locomotive").happened(0, swept);
}

#[test]
fn us_14_at_most_three_times_in_one_action() {
    let again = "locomotive locomotive locomotive white white";
    let table = table(2).market("1 red 2 blue 2 locomotive").begin();
    let table =
        table.plays("A", &format!("take red | locomotive {again} {again} {again}")).happened(3, swept);
    table.shows("market 2 white 3 locomotive").shows("discards 2 blue 4 white 9 locomotive");
}

#[test]
fn us_14_is_skipped_while_fewer_than_three_other_cards_are_outside_the_hands() {
    let plan = |deck: &str| table(2).market("3 red 2 locomotive").deck(deck, "B");
    plan("2 locomotive").begin().plays("A", "take red | locomotive").happened(0, swept);
    let deck = plan("1 blue 1 locomotive").begin();
    deck.plays("A", "take red | locomotive blue red locomotive red locomotive").happened(1, swept);
}

#[test]
fn us_15_the_discards_become_the_deck_when_a_card_is_drawn_and_it_is_empty() {
    let table = table(2).deck("", "B").discards("4 black").begin().plays("A", "blind | black");
    table
        .happened(1, |event| *event == Event::Reshuffled { cards: 4 })
        .shows("deck 3 black")
        .shows("discards");
}

#[test]
fn us_15_a_gap_is_filled_after_the_first_action_after_which_there_is_a_card() {
    let table = table(2).deck("", "B").market("1 white").hand("A", "4 red").begin();
    let table = table.plays("A", "claim dallas-el-paso: 4 red | red red red red");
    table.shows("market 1 white 4 red").shows("discards");
}

#[test]
fn us_16_drawing_is_not_legal_when_no_card_can_be_taken() {
    let table = table(2).market("").deck("", "B").begin();
    table.refused("A", "blind", "US-16").refused("A", "take red", "US-9").offers("A", "take", &[]);
}

#[test]
fn us_16_the_turn_ends_with_one_card_if_no_second_can_be_taken() {
    let only = table(2).market("1 red 2 locomotive").deck("", "B").begin();
    only.plays("A", "take red").shows("A hand 1 red").shows("turn B").shows("phase turn");
}

#[test]
fn us_17_there_is_no_hand_limit() {
    let table = table(2).hand("A", "12 red 12 black 12 yellow 14 locomotive").begin();
    table.plays("A", "blind | blue").plays("A", "take purple | orange").shows("turn B");
}
