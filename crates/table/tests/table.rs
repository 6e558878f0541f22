//! A table from the first chair to the first step.

use engine::{Keyed, Seat};
use table::{Entry, Table, Wish};

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn laid() -> Entry {
    Entry::Laid {
        game: "europe".to_owned(),
        seats: 2,
        options: Vec::new(),
        host: "anna".to_owned(),
        hints: true,
        own_board: None,
    }
}

fn sit(who: &str) -> Wish {
    Wish::Sit { person: who.to_owned(), name: who.to_uppercase() }
}

fn start(who: &str) -> Wish {
    let board = Some(("europe".to_owned(), "0123456789abcdef".to_owned()));
    let (person, seed, chance) = (who.to_owned(), "00".to_owned(), Keyed::Deck);
    Wish::Start { person, seed, chance, rules: Some(7), board }
}

fn bot(who: &str) -> Wish {
    Wish::AddBot { person: who.to_owned(), level: "driver".to_owned(), name: "Bot".to_owned() }
}

/// Lets wishes come true, and gives the log.
#[track_caller]
fn play(wishes: &[Wish]) -> (Table, Vec<Entry>) {
    let mut table = Table::laid(&laid()).expect("a table");
    let mut log = vec![laid()];
    for wish in wishes {
        let entry = table.answer(wish.clone()).unwrap_or_else(|why| panic!("{wish:?}: {why:?}"));
        table.add(&entry).expect("an answer can be added");
        log.push(entry);
    }
    (table, log)
}

#[track_caller]
fn refused(table: &Table, wish: Wish, key: &str) {
    assert_eq!(table.answer(wish).expect_err("refused").key, key);
}

#[test]
fn friends_sit_down_the_host_fills_up_and_begins() {
    let (table, log) = play(&[sit("anna"), bot("anna"), start("anna")]);
    assert!(table.has_begun());
    assert_eq!(table.seat_of("anna"), Some(seat(0)));
    assert_eq!(Table::replay(&log), Ok(table));
}

#[test]
fn what_is_not_ones_own_is_refused() {
    let (table, _) = play(&[sit("anna")]);
    refused(&table, sit("anna"), "table-sits-already");
    refused(&table, start("anna"), "table-not-full");
    refused(&table, bot("boris"), "table-only-host");
    refused(&table, Wish::Clear { person: "boris".to_owned(), seat: seat(0) }, "table-only-host");
    refused(&table, Wish::Clear { person: "anna".to_owned(), seat: seat(1) }, "table-chair-is-free");
    let (table, _) = play(&[sit("anna"), sit("boris")]);
    refused(&table, sit("clara"), "table-full");
    refused(&table, start("boris"), "table-only-host");
    let (table, _) = play(&[sit("anna"), sit("boris"), start("anna")]);
    refused(&table, Wish::Clear { person: "boris".to_owned(), seat: seat(1) }, "table-has-begun");
}

#[test]
fn the_host_may_hold_several_seats_and_nobody_else() {
    let hold = |person: &str| Wish::Hold { person: person.to_owned(), name: person.to_owned() };
    let (table, _) = play(&[sit("anna"), hold("anna")]);
    assert_eq!(table.seats_of("anna").iter().collect::<Vec<_>>(), [seat(0), seat(1)]);
    refused(&table, hold("anna"), "table-full");
    let (table, _) = play(&[sit("anna")]);
    refused(&table, hold("boris"), "table-only-host");
}

#[test]
fn whoever_leaves_frees_the_chair() {
    let leave = Wish::Clear { person: "boris".to_owned(), seat: seat(1) };
    let (table, _) = play(&[sit("anna"), sit("boris"), leave, sit("clara")]);
    assert_eq!(table.seat_of("clara"), Some(seat(1)));
    assert_eq!(table.seat_of("boris"), None);
}

#[test]
fn a_damaged_log_is_noticed() {
    let (_, log) = play(&[sit("anna"), bot("anna"), start("anna")]);
    assert!(Table::replay(&[]).is_err());
    assert!(Table::replay(&log[1..]).is_err());
    let twice: Vec<Entry> = log.iter().flat_map(|entry| [entry.clone(), entry.clone()]).collect();
    assert!(Table::replay(&twice).is_err());
    let early = Entry::Acted { seat: seat(0), action: "pass".into(), drawn: Vec::new(), hash: String::new() };
    assert!(Table::replay(&[laid(), early]).is_err());
    let json = serde_json::to_string(&log).expect("a log can be written");
    assert_eq!(serde_json::from_str::<Vec<Entry>>(&json).expect("and read"), log);
}

/// Tables that began before logs said by which rules are read as ever, and written as they were.
#[test]
fn a_log_that_does_not_name_its_rules_is_read_and_written_as_before() {
    let old = r#"{"started":{"seed":"00"}}"#;
    let entry: Entry = serde_json::from_str(old).expect("an older log");
    let (seed, chance) = ("00".to_owned(), Keyed::Step);
    assert_eq!(entry, Entry::Started { seed, chance, rules: None, board: None });
    assert_eq!(serde_json::to_string(&entry).expect("text"), old);
    let (mut table, _) = play(&[sit("anna"), sit("boris")]);
    table.add(&entry).expect("it begins");
    assert!(table.has_begun() && table.rules.is_none() && table.board.is_none());
    assert_eq!(table.chance, Keyed::Step);

    let (table, log) = play(&[sit("anna"), sit("boris"), start("anna")]);
    assert_eq!((table.rules, table.chance), (Some(7), Keyed::Deck));
    assert_eq!(table.board.as_ref().map(|(name, _)| name.as_str()), Some("europe"));
    let json = serde_json::to_string(log.last().expect("the start")).expect("text");
    let started = r#"{"seed":"00","chance":"deck","rules":7,"board":["europe","0123456789abcdef"]}"#;
    assert_eq!(json, format!("{{\"started\":{started}}}"));
    assert!(serde_json::from_str::<Entry>(&json.replace("deck", "moon")).is_err(), "of no kind we know");
}
