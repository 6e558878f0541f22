//! The market and the deck (EU-14, EU-15).

use classic::Event;

use super::table::{Table, cards, table};

fn swept(event: &Event) -> bool {
    matches!(event, Event::Flushed { .. })
}

fn shuffled(event: &Event) -> bool {
    matches!(event, Event::Reshuffled { .. })
}

#[test]
fn eu_14_a_market_with_three_locomotives_is_discarded_and_replaced() {
    let table = table(2).market("1 red 2 blue 2 locomotive").begin();
    let table = table.plays("A", "take red | locomotive white white black black green").happened(1, swept);
    let table = table.shows("market 2 white 1 green 2 black").shows("discards 2 blue 3 locomotive");
    assert!(table.events().contains(&Event::Flushed { cards: cards("2 blue 3 locomotive") }));
    // The turn goes on with the new market.
    table.shows("phase second-card").plays("A", "take green | red").shows("A hand 1 green 1 red");
}

#[test]
fn eu_14_two_locomotives_may_stay() {
    let table = table(2).market("1 red 3 blue 1 locomotive").begin().plays("A", "take red | locomotive");
    table.happened(0, swept).shows("market 3 blue 2 locomotive").shows("discards");
}

#[test]
fn eu_14_again_until_it_holds_no_more() {
    let first = "locomotive locomotive locomotive locomotive white";
    let second = "locomotive red locomotive red locomotive";
    let third = "locomotive black locomotive black black";
    let table = table(2).market("1 red 2 blue 2 locomotive").begin();
    let table =
        table.plays("A", &format!("take red | locomotive {first} {second} {third}")).happened(3, swept);
    table.shows("market 3 black 2 locomotive").shows("discards 2 blue 1 white 2 red 10 locomotive");
}

/// A market that still holds so many locomotives after the third sweep.
fn swept_thrice(locomotives: usize) -> Table {
    let again = "locomotive locomotive locomotive white white";
    let last = [vec!["locomotive"; locomotives], vec!["black"; 5 - locomotives]].concat().join(" ");
    let table = table(2).market("1 red 2 blue 2 locomotive").begin();
    table.plays("A", &format!("take red | locomotive {again} {again} {last}")).happened(3, swept)
}

#[test]
fn eu_14_but_at_most_three_times_in_one_action() {
    let table = swept_thrice(3).shows("market 2 black 3 locomotive");
    table.shows("discards 2 blue 4 white 9 locomotive").shows("phase second-card");
    swept_thrice(5).shows("market 5 locomotive").shows("phase second-card");
}

#[test]
fn eu_14_what_stays_is_swept_after_the_next_action_whatever_it_is() {
    let begin = || swept_thrice(4).shows("market 1 black 4 locomotive");
    begin().plays("A", "blind | red blue blue blue blue blue").happened(1, swept).shows("market 5 blue");
    let taken = begin().plays("A", "take black | red blue blue blue blue blue").happened(1, swept);
    let next = taken.shows("market 5 blue").shows("turn B");
    next.plays("B", "blind | red").happened(0, swept);
    let tickets = "tickets | angora-athina budapest-sofia smyrna-sofia";
    let four = table(2).market("1 black 4 locomotive").begin();
    four.plays("A", &format!("{tickets} blue blue blue blue blue")).happened(1, swept).shows("phase tickets");
}

#[test]
fn eu_14_four_locomotives_can_be_taken_from_as_long_as_they_lie_there() {
    let four = || table(2).market("1 black 4 locomotive");
    // Three are still too many, and so are four.
    let three = four().begin().plays("A", "take locomotive | red blue blue blue blue blue");
    three
        .happened(1, swept)
        .shows("A hand 1 locomotive")
        .shows("turn B")
        .shows("discards 1 black 1 red 3 locomotive");
    let again = four().begin().plays("A", "take locomotive | locomotive blue blue blue blue blue");
    again.happened(1, swept).shows("discards 1 black 4 locomotive");
    // With nothing to replace them they stay.
    let skipped = four().deck("", "B").begin().plays("A", "take locomotive").happened(0, swept);
    skipped.shows("market 1 black 3 locomotive");
}

#[test]
fn eu_14_after_the_second_card_and_after_a_locomotive_too() {
    let second = table(2).market("1 red 2 blue 2 locomotive").begin().plays("A", "blind | red");
    let second = second.plays("A", "take red | locomotive white white black black green").happened(1, swept);
    second.shows("turn B").shows("market 2 white 1 green 2 black");
    let whole = table(2).market("1 red 2 blue 2 locomotive").begin();
    let whole = whole.plays("A", "take locomotive | locomotive").happened(0, swept);
    whole.shows("turn B").shows("market 2 blue 1 red 2 locomotive");
}

/// A market of locomotives, with all else in the hands.
fn locomotives() -> Table {
    table(2).market("5 locomotive").deck("", "B").hand("A", "3 red").begin()
}

#[test]
fn eu_14_is_skipped_while_fewer_than_three_other_cards_are_outside_the_hands() {
    let table = locomotives().plays("A", "claim bruxelles-paris:red: 2 red").happened(0, swept);
    table.shows("market 5 locomotive").shows("discards 2 red");
}

#[test]
fn eu_14_is_made_up_for_after_any_action_that_lets_it_end() {
    let table = locomotives().plays("A", "claim kyiv-smolensk: 3 red | red locomotive red locomotive red");
    table.happened(1, swept).shows("market 3 red 2 locomotive").shows("deck 3 locomotive").shows("discards");
}

#[test]
fn eu_14_counts_market_deck_and_discards_together() {
    let plan = |deck: &str| table(2).market("3 red 2 locomotive").deck(deck, "B");
    let skipped = plan("2 locomotive").begin().plays("A", "take red | locomotive").happened(0, swept);
    skipped.shows("market 2 red 3 locomotive");
    let deck = plan("1 blue 1 locomotive").begin();
    let deck = deck.plays("A", "take red | locomotive blue red locomotive red locomotive").happened(1, swept);
    deck.shows("market 1 blue 2 red 2 locomotive").shows("deck 1 locomotive");
    let discards = plan("1 locomotive").discards("1 blue").begin();
    let discards = discards.plays("A", "take red | locomotive blue red locomotive red locomotive");
    discards.happened(1, swept).shows("market 1 blue 2 red 2 locomotive").shows("deck 1 locomotive");
}

#[test]
fn eu_14_a_short_market_is_not_swept() {
    let table = table(2).market("1 red 1 blue 3 locomotive").deck("", "B").begin();
    table.plays("A", "take red").happened(0, swept).shows("market 1 blue 3 locomotive");
}

#[test]
fn eu_15_the_discards_become_the_deck_when_a_card_is_drawn_and_it_is_empty() {
    let table = table(2).deck("", "B").discards("4 black").begin().plays("A", "blind | black");
    let table = table.shows("A hand 1 black").shows("deck 3 black").shows("discards");
    assert_eq!(table.events()[0], Event::Reshuffled { cards: 4 });
}

#[test]
fn eu_15_not_before_a_card_is_to_be_drawn() {
    let table = table(2).deck("1 red", "B").discards("4 black").begin();
    let table = table.plays("A", "blind | red").happened(0, shuffled).shows("deck").shows("discards 4 black");
    table.plays("A", "blind | black").happened(1, shuffled).shows("deck 3 black").shows("discards");
}

#[test]
fn eu_15_the_discards_refill_the_market_too() {
    let table = table(2).deck("", "B").discards("4 black").begin().plays("A", "take blue | black");
    table
        .happened(1, shuffled)
        .shows("market 1 purple 1 orange 1 white 1 green 1 black")
        .shows("deck 3 black");
}

#[test]
fn eu_15_with_no_discards_either_the_market_stays_short() {
    let table = table(2).deck("", "B").begin().plays("A", "take blue");
    let table = table.shows("market 1 purple 1 orange 1 white 1 green").shows("phase second-card");
    table.plays("A", "take white").shows("market 1 purple 1 orange 1 green").shows("turn B");
}

#[test]
fn eu_15_a_gap_is_filled_at_the_end_of_the_first_action_after_which_there_is_a_card() {
    let plan = || table(2).deck("", "B").market("1 white 1 orange").hand("A", "4 black");
    let station = plan().begin().plays("A", "station paris: 1 black | black").happened(1, shuffled);
    station.shows("market 1 orange 1 white 1 black").shows("turn B").shows("discards").shows("deck");
    let claim = plan().begin().plays("A", "claim edinburgh-london:black: 4 black | black black black");
    claim.shows("market 1 orange 1 white 3 black").shows("deck 1 black").shows("discards").shows("turn B");
}

#[test]
fn eu_15_a_gap_that_cannot_be_filled_stays_through_other_turns() {
    let plan = table(2).deck("", "B").market("1 white").ticket_deck("angora-athina", "").begin();
    let table = plan.plays("A", "tickets | angora-athina").shows("market 1 white");
    table.plays("A", "keep angora-athina").shows("market 1 white").shows("turn B");
}
