//! The opening tickets: what is kept, and what goes under the deck (US-4).

use std::collections::BTreeSet;

use classic::{Action, Event, First};
use engine::{FastChance, Rules};
use rails::TicketSet;

use super::table::{Table, deal, few_tickets, opened, seat, tickets};

/// What whoever has the turn can be offered, all that chance may decide.
fn draws(table: &Table) -> BTreeSet<u64> {
    let offered = |seed| {
        let (game, mut state, seat) = (&table.game, table.state.clone(), table.state.turn);
        game.apply(&mut state, seat, Action::Tickets, &mut FastChance::new(seed), &mut ())
            .expect("tickets are left");
        state.of(seat).offer.bits()
    };
    (0..60).map(offered).collect()
}

/// Sets of tickets in notation.
fn sets(table: &Table, texts: &[&str]) -> BTreeSet<u64> {
    texts.iter().map(|text| tickets(&table.game, text).bits()).collect()
}

fn returned(event: &Event) -> bool {
    matches!(event, Event::Returned { .. })
}

#[test]
fn us_4_at_least_2_of_the_3_are_kept() {
    let table = few_tickets("").offers(
        "A",
        "",
        &["keep a-b a-c", "keep a-b a-d", "keep a-c a-d", "keep a-b a-c a-d"],
    );
    let table = table.refused("A", "keep a-b", "US-4").refused("A", "keep", "US-4");
    table.plays("A", "keep a-b a-d").shows("A tickets a-b a-d").shows("A offer");
}

#[test]
fn us_4_only_what_was_dealt_can_be_kept_and_only_before_the_first_turn() {
    let table = few_tickets("").refused("A", "keep a-b a-e", "US-4").refused("A", "blind", "US-4");
    table.plays("A", "keep a-b a-c").plays("B", "keep a-e b-c").refused("A", "keep a-d", "US-29");
}

#[test]
fn us_4_what_is_turned_down_goes_under_the_deck_when_all_have_chosen() {
    let table = few_tickets("").plays("A", "keep a-b a-c").happened(0, returned);
    let table = table.shows("A turned-down a-d").shows("shuffled").shows("A put-under 0");
    assert_eq!(table.state.tickets.len(), 2);
    let table = table.plays("B", "keep a-e b-c").happened(1, |event| *event == Event::Returned { count: 2 });
    let table =
        table.shows("A turned-down").shows("B turned-down").shows("fresh b-e c-d").shows("shuffled a-d b-d");
    let table = table.shows("A put-under 1").shows("B put-under 1").shows("bottom");
    assert_eq!(table.state.tickets.len(), 4);
}

#[test]
fn us_4_on_the_board_of_usa_too() {
    let dealt = "red red blue locomotive denver-el-paso houston-kansas-city atlanta-new-york \
                 white white black green calgary-salt-lake-city chicago-new-orleans duluth-houston \
                 red blue white black green";
    let table = deal(2, First::Seat(seat("A")), dealt).refused("A", "keep denver-el-paso", "US-4");
    let table = table.plays("A", "keep denver-el-paso houston-kansas-city");
    let table = table.plays("B", "keep calgary-salt-lake-city chicago-new-orleans");
    let table = table.shows("shuffled atlanta-new-york duluth-houston");
    assert_eq!((table.state.tickets.fresh.len(), table.state.tickets.len()), (24, 26));
}

#[test]
fn us_4_who_keeps_all_puts_nothing_there() {
    let table = few_tickets("").plays("A", "keep a-b a-c a-d").plays("B", "keep a-e b-c");
    let table = table.happened(1, |event| *event == Event::Returned { count: 1 }).shows("shuffled b-d");
    table.shows("A put-under 0").shows("B put-under 1");
    let table = few_tickets("").plays("B", "keep a-e b-c b-d").plays("A", "keep a-b a-c a-d");
    table.happened(0, returned).happened(1, |event| *event == Event::Started).shows("shuffled");
}

#[test]
fn us_4_it_is_drawn_after_the_fresh_ones_in_random_order() {
    let table = opened("");
    assert_eq!(draws(&table), sets(&table, &["b-e c-d a-d", "b-e c-d b-d"]));
    let table = opened("rule drawn_tickets 2");
    assert_eq!(draws(&table), sets(&table, &["b-e c-d"]));
    let first = table.plays("A", "tickets | c-d b-e").plays("A", "keep b-e c-d").shows("fresh");
    assert_eq!(draws(&first), sets(&first, &["a-d b-d"]));
    let one = opened("rule drawn_tickets 1").plays("A", "tickets | c-d").plays("A", "keep c-d");
    let one = one.plays("B", "tickets | b-e").plays("B", "keep b-e");
    assert_eq!(draws(&one), sets(&one, &["a-d", "b-d"]));
}

#[test]
fn us_4_and_before_what_was_put_there_since() {
    let table = opened("rule drawn_tickets 2").plays("A", "tickets | c-d b-e").plays("A", "keep b-e");
    let table = table.shows("shuffled a-d b-d").shows("bottom A:c-d");
    assert_eq!(draws(&table), sets(&table, &["a-d b-d"]));
    let table = table.plays("B", "tickets | b-d a-d").shows("shuffled").shows("bottom A:c-d");
    let table = table.plays("B", "keep a-d").shows("bottom A:c-d B:b-d");
    table.plays("A", "tickets").shows("A offer b-d c-d").shows("bottom");
}

#[test]
fn us_4_whoever_draws_it_may_keep_it() {
    let table =
        opened("").plays("A", "tickets | c-d b-e b-d").shows("A offer b-d b-e c-d").shows("shuffled a-d");
    let table = table.plays("A", "keep b-d | c-d").shows("A tickets a-b a-c b-d").shows("bottom A:c-d A:b-e");
    let table = table.plays("B", "tickets | a-d").shows("B offer a-d b-e c-d").plays("B", "keep a-d b-e c-d");
    table.shows("B tickets a-d a-e b-c b-e c-d").refused("A", "tickets", "US-29");
}

/// What a viewer takes to be under the deck of what was turned down, all that it may imagine.
fn imagined(table: &Table, letter: &str) -> BTreeSet<u64> {
    let view = table.view(letter);
    let deck = |seed| {
        let state = table.game.imagine(&view, &mut FastChance::new(seed)).expect("a view of a true state");
        state.tickets.shuffled.bits()
    };
    (0..200).map(deck).collect()
}

#[test]
fn us_4_a_ticket_turned_down_stays_known_to_who_put_it_there() {
    let table = opened("");
    let known = |letter: &str| table.view(letter).own.map(|own| own.met - own.tickets);
    assert_eq!(known("A"), Some(tickets(&table.game, "a-d")));
    assert_eq!(known("B"), Some(tickets(&table.game, "b-d")));
    // A may think of anything that it has not seen as the other.
    assert_eq!(imagined(&table, "A"), sets(&table, &["a-d a-e", "a-d b-c", "a-d b-d", "a-d b-e", "a-d c-d"]));
    assert_eq!(imagined(&table, "B"), sets(&table, &["b-d a-b", "b-d a-c", "b-d a-d", "b-d b-e", "b-d c-d"]));
}

#[test]
fn us_4_once_another_has_drawn_from_there_it_may_be_with_that_one() {
    let table = opened("").plays("A", "tickets | c-d b-e b-d");
    let others = ["b-d", "a-b", "a-c", "a-d"].map(|word| tickets(&table.game, word).bits());
    let by_b = imagined(&table, "B");
    assert!(by_b.contains(&others[0]) && by_b.contains(&others[3]), "{by_b:?}");
    for seed in 0..100 {
        let state = table.game.imagine(&table.view("B"), &mut FastChance::new(seed)).expect("a true view");
        let offered = state.of(seat("A")).offer;
        assert!((state.tickets.shuffled | offered).contains_all(TicketSet::from_bits(others[0])));
    }
    // A has seen which it drew, and so knows that its own is still there.
    assert_eq!(imagined(&table, "A"), sets(&table, &["a-d"]));
}
