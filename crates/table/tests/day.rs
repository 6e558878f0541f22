//! A table for the deal of a day: what would make it another deal is refused, and so is whatever helps.

use engine::{Keyed, Seat};
use table::{Entry, Table, Terms, Wish};

fn person() -> String {
    "anna".to_owned()
}

fn laid() -> Vec<Entry> {
    let (game, terms) = ("switch-signal".to_owned(), Terms::default());
    let laid = Entry::Laid { game, seats: 2, options: Vec::new(), host: person(), terms, own_board: None };
    vec![laid, Entry::OfDay { day: 20_776 }]
}

fn waiting() -> Table {
    let mut table = Table::replay(&laid()).expect("a table");
    let sat = table.answer(Wish::Sit { person: person(), name: "Anna".to_owned() }).expect("a chair");
    table.add(&sat).expect("she sits");
    table
}

#[track_caller]
fn refused(table: &Table, wish: Wish, key: &str) {
    let why = table.answer(wish.clone()).expect_err("refused");
    assert_eq!(why.key, key, "{wish:?}");
}

#[test]
fn nothing_of_the_deal_changes_before_it_begins_but_who_sits_there() {
    let (table, seat) = (waiting(), Seat::default());
    let other = Seat::new(1).expect("a seat");
    assert_eq!(table.day, Some(20_776));
    for wish in [
        Wish::Salt { person: person(), seat, salt: "abc".to_owned() },
        Wish::AddBot { person: person(), level: "driver".to_owned(), name: "Bot".to_owned() },
        Wish::Resize { person: person(), seats: 3 },
        Wish::Swap { person: person(), one: seat, other },
        Wish::GoFirst { person: person(), seat: Some(other) },
    ] {
        refused(&table, wish, "table-day-fixed");
    }
    for wish in [
        Wish::Hold { person: person(), name: "Anna".to_owned() },
        Wish::Sit { person: "boris".to_owned(), name: "Boris".to_owned() },
        Wish::Clear { person: person(), seat },
    ] {
        assert!(table.answer(wish.clone()).is_ok(), "{wish:?}");
    }
}

#[test]
fn nobody_plays_for_anybody_but_for_whoever_gives_up() {
    let (mut table, seat) = (waiting(), Seat::default());
    let held = table.answer(Wish::Hold { person: person(), name: "Anna".to_owned() }).expect("a hand");
    table.add(&held).expect("she holds both");
    let begun = Entry::Started { seed: "00".to_owned(), chance: Keyed::NEW, rules: None, board: None };
    table.add(&begun).expect("it begins");
    for wish in [
        Wish::Leave { person: person(), seat, for_good: false },
        Wish::Offer { person: person(), seat },
        Wish::Take { person: "boris".to_owned(), name: "Boris".to_owned(), seat },
        Wish::Follow { person: person(), table: "next".to_owned() },
    ] {
        refused(&table, wish, "table-day-alone");
    }
    assert!(table.answer(Wish::Leave { person: person(), seat, for_good: true }).is_ok());
}

#[test]
fn the_day_is_said_when_a_table_is_laid_and_an_older_program_cannot_read_it() {
    let mut table = waiting();
    assert!(table.add(&Entry::OfDay { day: 1 }).is_err(), "not later");
    let written = serde_json::to_string(&laid()[1]).expect("a text");
    assert_eq!(written, r#"{"of_day":{"day":20776}}"#, "a kind of entry of its own");
}
