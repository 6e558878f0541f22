//! What seats look like: chosen until the game begins, never shared, and kept by whoever has chosen.

use engine::{MAX_SEATS, Seat};
use roster::{Liveries, Livery};
use table::{Entry, Table, Terms, Wish};

fn seat(letter: &str) -> Seat {
    Seat::from_letter(letter).expect("a seat")
}

fn laid(terms: Terms) -> Entry {
    let (game, host) = ("europe".to_owned(), "anna".to_owned());
    Entry::Laid { game, seats: 3, options: Vec::new(), host, terms, own_board: None }
}

fn own_colours() -> Terms {
    Terms { own_colours: true, ..Terms::default() }
}

fn sit(who: &str) -> Wish {
    Wish::Sit { person: who.to_owned(), name: who.to_owned() }
}

fn paint(who: &str, at: &str, colour: &str, pattern: &str) -> Wish {
    let [colour, pattern] = [colour, pattern].map(Seat::from_letter);
    Wish::Paint { person: who.to_owned(), seat: seat(at), colour, pattern }
}

fn swap(one: &str, other: &str) -> Wish {
    Wish::Swap { person: "anna".to_owned(), one: seat(one), other: seat(other) }
}

#[track_caller]
fn play(terms: Terms, wishes: &[Wish]) -> (Table, Vec<Entry>) {
    let mut log = vec![laid(terms)];
    let mut table = Table::laid(&log[0]).expect("a table");
    for wish in wishes {
        let entry = table.answer(wish.clone()).unwrap_or_else(|why| panic!("{wish:?}: {why:?}"));
        table.add(&entry).expect("an answer can be added");
        log.push(entry);
    }
    assert_eq!(Table::replay(&log).as_ref(), Ok(&table));
    (table, log)
}

/// What all seats look like, also those that the table hasn't: no two share a colour, no two a pattern.
#[track_caller]
fn looks(table: &Table) -> String {
    let all: Vec<Livery> = Seat::all(MAX_SEATS).map(|seat| table.liveries.of(seat)).collect();
    for (place, one) in all.iter().enumerate() {
        for other in &all[place + 1..] {
            assert!(one.colour != other.colour && one.pattern != other.pattern, "{all:?}");
        }
    }
    let seats = table.seats().map(|seat| table.liveries.of(seat));
    seats.map(|livery| format!("{}{}", livery.colour, livery.pattern)).collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn refused(table: &Table, wish: Wish, key: &str) {
    assert_eq!(table.answer(wish).expect_err("refused").key, key);
}

#[test]
fn one_chooses_among_what_nobody_has() {
    let bot = Wish::AddBot { person: "anna".to_owned(), level: "driver".to_owned(), name: "Bot".to_owned() };
    let (table, _) = play(own_colours(), &[sit("anna"), sit("boris"), paint("boris", "B", "C", "")]);
    assert_eq!(looks(&table), "AA CB BC", "the free chair gets what Boris had");
    refused(&table, paint("anna", "A", "C", ""), "table-colour-taken");
    refused(&table, paint("anna", "A", "E", "B"), "table-pattern-taken");
    refused(&table, paint("anna", "B", "D", ""), "table-not-here");
    refused(&table, paint("anna", "C", "D", ""), "table-chair-is-free");
    let [colours, patterns] = [table.nobodys().0, table.nobodys().1];
    assert_eq!(colours.iter().map(|seat| seat.to_string()).collect::<String>(), "BDE");
    assert_eq!(patterns.iter().map(|seat| seat.to_string()).collect::<String>(), "CDE");
    let likes = table.liked(seat("A"), Seat::from_letter("C"), Seat::from_letter("E"));
    assert_eq!(likes, Livery { colour: seat("A"), pattern: seat("E") }, "as far as it can be had");
    // The host chooses for bots, and nobody else does.
    let (table, _) = play(
        own_colours(),
        &[sit("anna"), sit("boris"), bot, paint("anna", "C", "E", "D"), paint("anna", "C", "", "E")],
    );
    assert_eq!(looks(&table), "AA BB EE");
    refused(&table, paint("boris", "C", "C", ""), "table-not-here");
}

#[test]
fn people_keep_their_colours_when_chairs_change_places() {
    let start = [sit("anna"), sit("boris"), paint("anna", "A", "D", "C")];
    let moved = [swap("A", "B"), swap("B", "C"), Wish::Resize { person: "anna".to_owned(), seats: 2 }];
    let (table, _) = play(own_colours(), &[&start[..], &moved[..]].concat());
    assert_eq!(table.seat_of("anna"), Some(seat("B")));
    assert_eq!(looks(&table), "BB DC");
    // At older tables they stay with the chairs, so that no log tells another story than it did.
    let (table, _) = play(Terms::default(), &[&start[..2], &moved[..]].concat());
    assert_eq!((looks(&table), table.liveries), ("AA BB".to_owned(), Liveries::default()));
}

#[test]
fn older_logs_are_read_and_written_as_before_and_the_new_entry_is_short() {
    let old = serde_json::to_string(&laid(Terms::default())).expect("text");
    assert!(!old.contains("colours"), "{old}");
    let (_, log) = play(own_colours(), &[sit("anna"), paint("anna", "A", "B", "A")]);
    let new = serde_json::to_string(&log[2]).expect("text");
    assert_eq!(new, r#"{"painted":{"seat":0,"colour":1,"pattern":0}}"#);
    assert_eq!(serde_json::from_str::<Entry>(&new).expect("an entry"), log[2]);
    assert!(serde_json::from_str::<Entry>(&new.replace('1', "7")).is_err(), "no seat has that colour");
}

#[test]
fn nobody_takes_the_colours_of_whoever_is_expected() {
    let expected = vec![Some("anna".to_owned()), Some("boris".to_owned()), None];
    let (table, _) = play(Terms { expected, ..own_colours() }, &[sit("anna")]);
    refused(&table, paint("anna", "A", "B", ""), "table-colour-taken");
    assert_eq!(looks(&table), "AA BB CC");
}
