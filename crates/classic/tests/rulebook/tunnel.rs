//! Tunnels (EU-25 to EU-28).

use classic::Event;

use super::table::{Table, table};

/// A with this hand, about to lay 2 blue cards for the blue tunnel from Munich to Venice.
fn with(hand: &str) -> Table {
    table(2).hand("A", hand).begin()
}

#[test]
fn eu_25_three_cards_are_turned_up_and_each_match_costs_one_more() {
    for (turned, line) in [
        ("blue red red", "turned 1 blue 2 red; extra 1"),
        ("blue red blue", "turned 2 blue 1 red; extra 2"),
        ("blue blue blue", "turned 3 blue; extra 3"),
    ] {
        let table = with("5 blue").plays("A", &format!("claim munchen-venezia: 2 blue | {turned}"));
        let table = table.shows(&format!("phase tunnel munchen-venezia; laid 2 blue; {line}"));
        table.shows("A hand 3 blue").shows("A routes").shows("A pieces 45 3 0").shows("turn A");
    }
}

#[test]
fn eu_25_a_locomotive_turned_up_matches_any_colour() {
    let table = with("5 blue").plays("A", "claim munchen-venezia: 2 blue | locomotive blue red");
    table.shows("phase tunnel munchen-venezia; laid 2 blue; turned 1 blue 1 red 1 locomotive; extra 2");
}

#[test]
fn eu_25_what_matches_a_gray_tunnel_is_the_colour_paid() {
    let begin = || with("4 black 4 red");
    let black = begin().plays("A", "claim angora-constantinople: 2 black | red red red");
    black.shows("A routes angora-constantinople");
    let red = begin().plays("A", "claim angora-constantinople: 2 red | red black red");
    red.shows("phase tunnel angora-constantinople; laid 2 red; turned 1 black 2 red; extra 2");
}

#[test]
fn eu_25_the_colour_matches_also_where_locomotives_stood_in() {
    let table =
        with("3 blue 1 locomotive").plays("A", "claim munchen-venezia: 1 blue 1 locomotive | blue red red");
    table.shows("phase tunnel munchen-venezia; laid 1 blue 1 locomotive; turned 1 blue 2 red; extra 1");
}

#[test]
fn eu_25_more_is_paid_in_that_colour_or_with_locomotives() {
    let asked =
        || with("4 blue 2 red 2 locomotive").plays("A", "claim munchen-venezia: 2 blue | blue white blue");
    let ways = ["decline", "pay 2 blue", "pay 1 blue 1 locomotive", "pay 2 locomotive"];
    asked().offers("A", "", &ways);
    for (way, hand) in [
        ("pay 2 blue", "A hand 2 red 2 locomotive"),
        ("pay 1 blue 1 locomotive", "A hand 1 blue 2 red 1 locomotive"),
        ("pay 2 locomotive", "A hand 2 blue 2 red"),
    ] {
        let table = asked().plays("A", way).shows(hand).shows("A routes munchen-venezia").shows("turn B");
        table.shows("A pieces 43 3 2").happened(1, |event| matches!(event, Event::Claimed { .. }));
    }
}

#[test]
fn eu_25_another_colour_or_another_number_does_not_pay() {
    let table =
        with("5 blue 2 red 1 locomotive").plays("A", "claim munchen-venezia: 2 blue | blue white blue");
    let table = table.refused("A", "pay 2 red", "EU-25").refused("A", "pay 1 red 1 locomotive", "EU-25");
    let table = table.refused("A", "pay 1 blue", "EU-25").refused("A", "pay 3 blue", "EU-25");
    table.refused("A", "pay 2 locomotive", "EU-25");
}

#[test]
fn eu_25_the_payment_laid_out_is_a_whole_one() {
    let table = with("5 blue 2 red").refused("A", "claim munchen-venezia: 1 blue", "EU-18");
    table.refused("A", "claim munchen-venezia: 2 red", "EU-18").refused(
        "A",
        "claim munchen-venezia: 3 blue",
        "EU-18",
    );
}

#[test]
fn eu_25_only_tunnels_are_checked() {
    let table = with("2 blue").plays("A", "claim berlin-essen: 2 blue").shows("A routes berlin-essen");
    table.happened(0, |event| matches!(event, Event::Dug { .. }));
}

#[test]
fn eu_26_a_tunnel_laid_with_locomotives_alone_is_matched_by_locomotives_only() {
    let built = with("2 locomotive").plays("A", "claim munchen-venezia: 2 locomotive | blue blue red");
    built.shows("A routes munchen-venezia").shows("A hand");
    let asked = with("4 locomotive").plays("A", "claim munchen-venezia: 2 locomotive | blue locomotive blue");
    asked.shows("phase tunnel munchen-venezia; laid 2 locomotive; turned 2 blue 1 locomotive; extra 1");
}

#[test]
fn eu_26_only_locomotives_pay_then() {
    let table =
        with("3 blue 4 locomotive").plays("A", "claim munchen-venezia: 2 locomotive | locomotive red red");
    let table = table.refused("A", "pay 1 blue", "EU-26").offers("A", "", &["decline", "pay 1 locomotive"]);
    table
        .plays("A", "pay 1 locomotive")
        .shows("A hand 3 blue 1 locomotive")
        .shows("A routes munchen-venezia");
}

#[test]
fn eu_26_who_has_no_locomotive_left_is_unable_to_pay() {
    let table =
        with("3 blue 2 locomotive").plays("A", "claim munchen-venezia: 2 locomotive | locomotive red red");
    table.shows("A routes").shows("A hand 3 blue 2 locomotive").shows("turn B");
}

#[test]
fn eu_27_who_declines_takes_the_cards_back_and_the_turn_is_over() {
    let table =
        with("3 blue 1 locomotive").plays("A", "claim munchen-venezia: 1 blue 1 locomotive | blue red red");
    let table = table.plays("A", "decline").shows("A hand 3 blue 1 locomotive").shows("A routes");
    table.shows("turn B").shows("phase turn").shows("A pieces 45 3 0").shows("discards 1 blue 2 red");
}

#[test]
fn eu_27_a_tunnel_that_was_declined_can_be_claimed_by_the_next() {
    let table = table(2).hand("A", "3 blue").hand("B", "2 blue").begin();
    let table = table.plays("A", "claim munchen-venezia: 2 blue | blue red red").plays("A", "decline");
    table.plays("B", "claim munchen-venezia: 2 blue | red red red").shows("B routes munchen-venezia");
}

#[test]
fn eu_27_the_cards_turned_up_are_discarded_when_it_is_paid_too() {
    let table = with("3 blue").plays("A", "claim munchen-venezia: 2 blue | blue red white").shows("discards");
    table.plays("A", "pay 1 blue").shows("discards 4 blue 1 white 1 red").shows("A hand");
}

#[test]
fn eu_27_with_nothing_more_to_pay_it_is_built_without_asking() {
    let table = with("3 blue").plays("A", "claim munchen-venezia: 2 blue | red white green");
    let table = table.shows("A routes munchen-venezia").shows("turn B").shows("phase turn");
    table.shows("discards 2 blue 1 white 1 green 1 red").shows("A pieces 43 3 2");
}

#[test]
fn eu_27_who_cannot_pay_is_not_asked() {
    let unable = |event: &Event| matches!(event, Event::Withdrew { unable: true, .. });
    let none = with("2 blue 5 red").plays("A", "claim munchen-venezia: 2 blue | blue white white");
    none.shows("A hand 2 blue 5 red").shows("turn B").shows("discards 1 blue 2 white").happened(1, unable);
    let too_few = with("3 blue").plays("A", "claim munchen-venezia: 2 blue | blue white locomotive");
    too_few.shows("A hand 3 blue").shows("turn B").shows("A routes").happened(1, unable);
}

#[test]
fn eu_28_with_fewer_than_three_cards_only_those_are_turned_up() {
    let two = table(2).hand("A", "3 blue").deck("2 red", "B").begin();
    let two = two.plays("A", "claim munchen-venezia: 2 blue | red red").shows("A routes munchen-venezia");
    two.happened(1, |event| matches!(event, Event::Dug { turned, .. } if turned.total() == 2));
    let one = table(2).hand("A", "3 blue").deck("1 blue", "B").begin();
    let one = one.plays("A", "claim munchen-venezia: 2 blue | blue");
    one.shows("phase tunnel munchen-venezia; laid 2 blue; turned 1 blue; extra 1");
}

#[test]
fn eu_28_deck_and_discards_count_together() {
    let table = table(2).hand("A", "3 blue").deck("1 red", "B").discards("1 white 1 blue").begin();
    let table = table.plays("A", "claim munchen-venezia: 2 blue | red blue white");
    let table = table.happened(1, |event| *event == Event::Reshuffled { cards: 2 });
    table.shows("phase tunnel munchen-venezia; laid 2 blue; turned 1 blue 1 white 1 red; extra 1");
}

#[test]
fn eu_28_with_none_the_tunnel_is_built_without_a_check() {
    let table = table(2).hand("A", "2 blue").deck("", "B").begin();
    let table = table.plays("A", "claim munchen-venezia: 2 blue").shows("A routes munchen-venezia");
    table.shows("discards 2 blue").shows("deck").shows("turn B");
}

#[test]
fn eu_28_the_cards_laid_are_not_in_the_discards_while_the_check_is_on() {
    let table = table(2).hand("A", "4 blue").deck("", "B").discards("1 blue").begin();
    let table = table.plays("A", "claim munchen-venezia: 2 blue | blue").shows("discards").shows("deck");
    let table = table.shows("phase tunnel munchen-venezia; laid 2 blue; turned 1 blue; extra 1");
    table.plays("A", "pay 1 blue").shows("discards 4 blue");
}

#[test]
fn eu_28_a_short_market_is_filled_after_the_check() {
    let table = table(2).hand("A", "2 blue").market("1 red").deck("", "B").begin();
    table
        .plays("A", "claim munchen-venezia: 2 blue | blue blue")
        .shows("market 2 blue 1 red")
        .shows("turn B");
}
