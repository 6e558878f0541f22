//! Setup (GL-1 to GL-5).

use std::sync::Arc;

use engine::{Notation, Rules, Viewer};
use great_lakes::{Board, Card, Colour, Event, First, GreatLakes, Phase, State};

use super::plan::{Table, cards, changed, seat, tickets};

const TO_A: &str = "red-train wild red-ship red-double-ship \
                    chicago-detroit chicago-toronto detroit-montreal duluth-new-york erie-kingston";
const TO_B: &str = "black-anchor-train white-train white-ship black-ship \
                    albany-buffalo bay-city-muskegon cleveland-ottawa green-bay-timmins madison-ottawa";
const MARKET: &str = "red-train green-train black-train red-ship green-ship black-double-ship";

/// A table of two that has just been dealt; A is first.
fn deal() -> Table {
    deal_with(TO_A, MARKET)
}

fn deal_with(to_a: &str, market: &str) -> Table {
    let first = First::Seat(seat("A"));
    let game = GreatLakes::new(Arc::new(Board::standard()), 2, first).expect("two can play");
    Table::deal(game, &format!("{to_a} {TO_B} {market}"))
}

/// Both have kept all tickets.
fn kept() -> Table {
    let table = deal()
        .plays("A", "keep chicago-detroit chicago-toronto detroit-montreal duluth-new-york erie-kingston");
    table
        .plays("B", "keep albany-buffalo bay-city-muskegon cleveland-ottawa green-bay-timmins madison-ottawa")
}

#[test]
fn gl_1_the_train_deck_has_80_cards() {
    let all = Board::standard().all_cards();
    assert_eq!((all.trains.total(), all.wilds()), (80, 14));
    for colour in Colour::ALL {
        assert_eq!(all.of(Card::Train { colour, marked: false }), 7);
        assert_eq!(all.of(Card::Train { colour, marked: true }), 4);
    }
}

#[test]
fn gl_1_the_ship_deck_has_60_cards() {
    let all = Board::standard().all_cards();
    assert_eq!(all.ships.total(), 60);
    for colour in Colour::ALL {
        assert_eq!(all.of(Card::Ship { colour, double: false }), 4);
        assert_eq!(all.of(Card::Ship { colour, double: true }), 6);
        assert!(Card::Ship { colour, double: false }.is_marked());
        assert!(!Card::Ship { colour, double: true }.is_marked());
    }
}

#[test]
fn gl_2_two_cards_of_each_deck_are_dealt_and_three_of_each_turned_up() {
    let table = deal().shows("A hand 1 red-train 1 wild 1 red-ship 1 red-double-ship");
    let table = table.shows("B hand 1 white-train 1 black-anchor-train 1 black-ship 1 white-ship");
    table.shows("market 1 green-train 1 red-train 1 black-train 1 green-ship 1 red-ship 1 black-double-ship");
}

#[test]
fn gl_2_the_first_market_is_swept_too() {
    let table = deal_with(TO_A, &format!("wild wild wild red-ship green-ship black-ship {MARKET}"));
    let table = table.happened(1, |event| matches!(event, Event::Flushed { .. }));
    table.shows("discards 3 wild 1 green-ship 1 red-ship 1 black-ship");
}

#[test]
fn gl_12_what_three_sweeps_have_left_is_swept_when_somebody_has_chosen() {
    let swept = |event: &Event| matches!(event, Event::Flushed { .. });
    let game = GreatLakes::new(Arc::new(changed(&[("wild = 14", "wild = 40")])), 2, First::Seat(seat("A")));
    let lap = |ships: [&str; 3]| format!("wild wild wild {}-double-ship ", ships.join("-double-ship "));
    let [one, other] = [lap(["green", "white", "yellow"]), lap(["purple", "black", "red"])];
    let dealt = Table::deal(game.expect("two can play"), &format!("{TO_A} {TO_B} {}", one.repeat(4).trim()));
    let keeps =
        ["chicago-detroit chicago-toronto erie-kingston", "albany-buffalo madison-ottawa cleveland-ottawa"];
    let table = dealt.happened(3, swept).plays("A", &format!("keep {} | {one}{}", keeps[0], other.repeat(2)));
    let table = table.happened(3, swept).plays("B", &format!("keep {} | {}", keeps[1], other.repeat(3)));
    table.happened(3, swept).plays("A", &format!("pieces 27 | {MARKET}")).happened(1, swept);
}

#[test]
fn gl_3_five_tickets_are_dealt_and_at_least_three_kept() {
    let table = deal();
    let table = table.refused("A", "keep chicago-detroit chicago-toronto", "GL-3");
    let table = table.refused("A", "keep chicago-detroit chicago-toronto albany-buffalo", "GL-3");
    assert_eq!(table.legal("A", "keep").len(), 10 + 5 + 1);
    let table = table.plays("A", "keep chicago-detroit chicago-toronto erie-kingston");
    table.shows("A tickets erie-kingston chicago-detroit chicago-toronto");
}

#[test]
fn gl_3_all_choose_at_the_same_time_and_each_once() {
    let table = deal().refused("A", "blind train", "GL-3");
    let table = table.plays("B", "keep albany-buffalo bay-city-muskegon madison-ottawa");
    let table = table.refused("B", "keep albany-buffalo bay-city-muskegon cleveland-ottawa", "GL-3");
    table.plays("A", "keep chicago-detroit chicago-toronto erie-kingston").shows("phase pieces");
}

#[test]
fn gl_3_what_was_turned_down_is_shuffled_under_the_deck_when_all_have_chosen() {
    let table = deal().plays("A", "keep chicago-detroit chicago-toronto erie-kingston").shows("shuffled");
    let table = table.plays("B", "keep albany-buffalo bay-city-muskegon cleveland-ottawa madison-ottawa");
    let table = table.shows("shuffled detroit-montreal green-bay-timmins duluth-new-york");
    assert_eq!(table.state.tickets.len(), 55 - 7);
    table
        .shows("A turned-down 2")
        .shows("B turned-down 1")
        .happened(1, |event| *event == Event::Returned { count: 3 });
}

#[test]
fn gl_3_nobody_sees_what_others_keep() {
    let of = |kept: &str| deal().plays("A", &format!("keep {kept}"));
    let [one, other] =
        ["chicago-detroit chicago-toronto erie-kingston", "chicago-detroit duluth-new-york erie-kingston"]
            .map(of);
    assert_eq!(one.view("B"), other.view("B"));
    assert_ne!(one.view("A"), other.view("A"));
    let told = one.game.witnessed(&one.events()[0], Viewer::Seat(seat("B")));
    assert_eq!(told, Some(Event::Opened { seat: seat("A"), count: 3, kept: None }));
}

#[test]
fn gl_4_fifty_pieces_are_chosen_out_of_33_trains_and_32_ships() {
    let table = kept();
    let all: Vec<String> = (18..=33).map(|trains| format!("pieces {trains}")).collect();
    let table = table.offers("A", "", &all.iter().map(String::as_str).collect::<Vec<_>>());
    let table = table.refused("A", "pieces 17", "GL-4").refused("A", "pieces 34", "GL-4");
    let table = table.plays("A", "pieces 18").plays("B", "pieces 33");
    let table = table.shows("A pieces 18 32").shows("A box 15 0").shows("B pieces 33 17").shows("B box 0 15");
    table.shows("phase turn");
}

#[test]
fn gl_4_not_before_all_have_kept_their_tickets_and_only_once() {
    let table = deal().refused("A", "pieces 27", "GL-3");
    let table = table.plays("A", "keep chicago-detroit chicago-toronto erie-kingston").refused(
        "A",
        "pieces 27",
        "GL-3",
    );
    let table = table.plays("B", "keep albany-buffalo bay-city-muskegon cleveland-ottawa");
    let table =
        table.refused("A", "blind train", "GL-4").plays("A", "pieces 27").refused("A", "pieces 20", "GL-4");
    table.plays("B", "pieces 27").refused("A", "pieces 20", "GL-4");
}

#[test]
fn gl_4_the_choice_is_hidden_until_all_have_chosen() {
    let [one, other] = ["pieces 20", "pieces 30"].map(|choice| kept().plays("A", choice));
    assert_eq!(one.view("B"), other.view("B"));
    assert_eq!(one.view("A").own.and_then(|own| own.chosen_trains), Some(20));
    assert!(one.view("B").seats[0].has_chosen && !one.view("B").seats[1].has_chosen);
    let told = one.game.witnessed(&one.events()[0], Viewer::Spectator);
    assert_eq!(told, Some(Event::Chose { seat: seat("A"), trains: None }));
    let done = one.plays("B", "pieces 25");
    done.all_see(|view| (view.seats[0].trains, view.seats[0].ships, view.seats[0].train_box) == (20, 30, 13));
    done.all_are_told(|event| matches!(event, Event::Starts { .. }));
}

#[test]
fn gl_4_27_trains_and_23_ships_are_suggested() {
    let pieces = Board::standard().pieces;
    assert_eq!((pieces.suggested_trains, pieces.chosen - pieces.suggested_trains), (27, 23));
}

#[test]
fn gl_5_everyone_has_three_harbours() {
    deal().shows("A harbours 3").shows("B harbours 3");
}

#[test]
fn gl_5_the_host_sets_the_first_seat_or_chance_does() {
    let deal = |first: First, chance: &str| {
        let game = GreatLakes::new(Arc::new(Board::standard()), 2, first).expect("two can play");
        Table::deal(game, &format!("{TO_A} {TO_B} {MARKET} {chance}"))
    };
    for (first, chance, turn) in [
        (First::Seat(seat("B")), "", "turn B"),
        (First::Random, "0", "turn A"),
        (First::Random, "1", "turn B"),
    ] {
        let table = deal(first, chance).shows(turn);
        assert_eq!(table.game.options(), [("first", first.id())]);
    }
    assert!(GreatLakes::new(Arc::new(Board::standard()), 2, First::Seat(seat("C"))).is_err());
}

#[test]
fn gl_5_then_turns_pass_in_seat_order() {
    let mut table = super::plan::table(3).turn("B").begin();
    for letter in ["B", "C", "A", "B"] {
        table = table.shows(&format!("turn {letter}"));
        let other = if letter == "A" { "C" } else { "A" };
        table = table.refused(other, "blind ship", "GL-5");
        table = table.plays(letter, "blind ship | red-ship").plays(letter, "blind train | wild");
    }
}

#[test]
fn a_dealt_table_is_as_it_was_said() {
    let State { phase, tickets: deck, .. } = &deal().state;
    assert_eq!((*phase, deck.fresh.len()), (Phase::Opening, 45));
    let table = deal();
    assert_eq!(table.state.of(seat("A")).hand, cards("1 red-train 1 wild 1 red-ship 1 red-double-ship"));
    let offer = "chicago-detroit chicago-toronto detroit-montreal duluth-new-york erie-kingston";
    assert_eq!(table.state.of(seat("A")).offer, tickets(&table.game, offer));
}
