//! A table from the first chair to the first step.

use engine::{Keyed, Seat};
use table::{Absence, Entry, Pace, Sitter, Table, Terms, Timed, Wish};

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn laid() -> Entry {
    Entry::Laid {
        game: "europe".to_owned(),
        seats: 2,
        options: Vec::new(),
        host: "anna".to_owned(),
        terms: Terms::default(),
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

fn leave(who: &str, number: u8, for_good: bool) -> Wish {
    Wish::Leave { person: who.to_owned(), seat: seat(number), for_good }
}

fn begun(rest: &[Wish]) -> (Table, Vec<Entry>) {
    play(&[&[sit("anna"), sit("boris"), start("anna")], rest].concat())
}

#[test]
fn whoever_leaves_a_game_is_played_for_and_may_come_back() {
    let back = Wish::Return { person: "boris".to_owned(), seat: seat(1) };
    let (table, _) = begun(&[leave("boris", 1, false)]);
    assert_eq!(table.sitter(seat(1)).and_then(Sitter::bot), Some("driver"));
    assert_eq!(table.stand_in(seat(1)).map(|stand_in| stand_in.why), Some(Absence::Left));
    assert_eq!((table.seat_of("boris"), table.played_by("boris").len()), (Some(seat(1)), 0));
    assert_eq!((table.players(), table.host.as_str()), (vec!["anna"], "anna"));
    refused(&table, leave("boris", 1, false), "table-away-already");
    refused(&table, Wish::Return { person: "anna".to_owned(), seat: seat(1) }, "table-not-here");
    refused(&table, Wish::Return { person: "anna".to_owned(), seat: seat(0) }, "table-plays-already");
    let (table, log) = begun(&[leave("boris", 1, false), back]);
    assert_eq!((table.players(), table.substituted), (vec!["anna", "boris"], true));
    assert_eq!(Table::replay(&log), Ok(table));
}

#[test]
fn whoever_gives_up_has_no_seat_and_a_newcomer_may_take_it() {
    let take =
        |who: &str, number| Wish::Take { person: who.to_owned(), name: who.to_owned(), seat: seat(number) };
    let (table, _) = begun(&[leave("boris", 1, true)]);
    assert_eq!((table.seat_of("boris"), table.offered.len()), (None, 1));
    assert_eq!(table.sitter(seat(1)).map(Sitter::name), Some("BORIS"), "the bot plays under that name");
    refused(&table, take("anna", 1), "table-sits-already");
    refused(&table, take("clara", 0), "table-not-offered");
    let (table, log) = begun(&[leave("boris", 1, true), take("clara", 1)]);
    assert_eq!((table.players(), table.offered.len()), (vec!["anna", "clara"], 0));
    refused(&table, take("dora", 1), "table-not-offered");
    assert_eq!(Table::replay(&log), Ok(table));
}

#[test]
fn the_chair_of_who_is_away_is_handed_over_offered_and_given_back_until_it_is_taken() {
    let hand = |by: &str, number| Wish::HandOver { person: by.to_owned(), seat: seat(number) };
    let offer = |by: &str| Wish::Offer { person: by.to_owned(), seat: seat(1) };
    let (table, _) = begun(&[]);
    refused(&table, hand("clara", 1), "table-only-host");
    refused(&table, hand("clara", 0), "table-only-host");
    refused(&table, offer("anna"), "table-is-there");
    let (table, _) = begun(&[hand("anna", 1), offer("anna")]);
    assert_eq!(table.offered.first(), Some(seat(1)));
    refused(&table, offer("boris"), "table-only-host");
    let back = Wish::Return { person: "boris".to_owned(), seat: seat(1) };
    let (table, _) = begun(&[hand("anna", 1), offer("anna"), back]);
    assert!(table.offered.is_empty(), "its owner is back");
    let (table, _) = begun(&[Wish::TimeUp { seat: seat(0) }]);
    refused(&table, Wish::TimeUp { seat: seat(0) }, "table-away-already");
}

#[test]
fn a_host_who_leaves_is_succeeded() {
    let (table, _) =
        play(&[sit("anna"), sit("boris"), Wish::Clear { person: "anna".to_owned(), seat: seat(0) }]);
    assert_eq!(table.host, "boris");
    let (table, _) = play(&[sit("anna"), Wish::Clear { person: "anna".to_owned(), seat: seat(0) }]);
    assert_eq!(table.host, "anna", "nobody is there to succeed her");
    for away in [leave("anna", 0, false), leave("anna", 0, true)] {
        assert_eq!(begun(&[away]).0.host, "boris");
    }
    // Of the host everybody at the table may say that they are away.
    let (table, _) = begun(&[Wish::HandOver { person: "boris".to_owned(), seat: seat(0) }]);
    assert_eq!(table.host, "boris");
}

#[test]
fn what_is_taken_back_is_a_step_and_cannot_be_more_than_stands() {
    let acted = Entry::Acted { seat: seat(0), action: "pass".into(), drawn: Vec::new(), hash: String::new() };
    let undone = |back, granted| Entry::Undone { seat: seat(0), back, granted, hash: String::new() };
    let (mut table, _) = begun(&[]);
    assert!(table.clone().add(&undone(1, false)).is_err());
    for entry in [&acted, &acted, &undone(1, false), &acted] {
        table.add(entry).expect("it can follow");
    }
    assert_eq!((table.steps.len(), table.standing, table.counts()), (4, 2, true));
    assert!(table.clone().add(&undone(3, false)).is_err() && table.clone().add(&undone(0, false)).is_err());
    table.add(&undone(2, true)).expect("all of it");
    assert_eq!((table.steps.len(), table.standing, table.counts()), (5, 0, false));
}

#[test]
fn a_rematch_is_at_one_table() {
    let follow = |who: &str| Wish::Follow { person: who.to_owned(), table: "next".to_owned() };
    let (table, _) = begun(&[follow("boris")]);
    assert_eq!(table.followed.as_deref(), Some("next"));
    refused(&table, follow("anna"), "table-followed-already");
    refused(&begun(&[]).0, follow("clara"), "table-not-here");
}

#[test]
fn an_entry_tells_its_time_and_terms_are_written_only_where_they_are_unusual() {
    let old = r#"{"laid":{"game":"europe","seats":2,"options":[],"host":"anna","hints":true}}"#;
    let timed: Timed = serde_json::from_str(old).expect("an older log");
    assert_eq!(timed, Timed { at: None, entry: laid() });
    assert_eq!(serde_json::to_string(&timed).expect("text"), old);
    let terms = Terms { pace: Pace::Live { decision: 30, reserve: 600 }, listed: true, ..Terms::default() };
    let Entry::Laid { game, seats, options, host, own_board, .. } = laid() else { panic!("laid") };
    let entry = Entry::Laid { game, seats, options, host, own_board, terms };
    let timed = Timed { at: Some(1_700_000_000_123), entry };
    let text = serde_json::to_string(&timed).expect("text");
    assert_eq!(serde_json::from_str::<Timed>(&text).expect("read"), timed, "{text}");
}

#[test]
fn the_host_adds_and_removes_chairs_and_swaps_them_before_the_start() {
    let resize = |who: &str, seats| Wish::Resize { person: who.to_owned(), seats };
    let swap =
        |who: &str, one, other| Wish::Swap { person: who.to_owned(), one: seat(one), other: seat(other) };
    let (table, log) = play(&[
        sit("anna"),
        resize("anna", 4),
        bot("anna"),
        swap("anna", 0, 3),
        resize("anna", 2),
        swap("anna", 0, 1),
    ]);
    let names: Vec<&str> = table.chairs.iter().flatten().map(Sitter::name).collect();
    assert_eq!(names, ["ANNA", "Bot"], "free chairs go, those who sit stay in their order");
    assert_eq!(Table::replay(&log).as_ref(), Ok(&table));
    refused(&table, resize("anna", 1), "table-chairs-taken");
    refused(&table, resize("boris", 3), "table-only-host");
    refused(&table, swap("boris", 0, 1), "table-only-host");
    refused(&table, swap("anna", 0, 0), "table-no-chair");
    refused(&table, swap("anna", 0, 4), "table-no-chair");
    let mut begun = table.clone();
    begun.add(&table.answer(start("anna")).expect("it begins")).expect("it has begun");
    refused(&begun, resize("anna", 3), "table-has-begun");
    refused(&begun, swap("anna", 0, 1), "table-has-begun");
    assert!(begun.add(&Entry::Resized { seats: 3 }).is_err());
}

#[test]
fn what_was_said_of_a_seat_follows_whoever_sits_there() {
    let Entry::Laid { game, host, terms, own_board, .. } = laid() else { panic!("laid") };
    let options = [("first", "A"), ("peeking", "B,C"), ("board", "usa")];
    let options = options.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
    let laid = Entry::Laid { game, seats: 4, options, host, terms, own_board };
    let mut table = Table::laid(&laid).expect("a table");
    let told = |table: &Table| table.options.iter().map(|(_, value)| value.clone()).collect::<Vec<_>>();
    table.add(&Entry::Swapped { one: seat(0), other: seat(2) }).expect("swapped");
    assert_eq!(told(&table), ["C", "A,B", "usa"]);
    for number in [0, 2, 3] {
        let name = number.to_string();
        table.add(&Entry::Bot { seat: seat(number), level: "driver".to_owned(), name }).expect("a bot");
    }
    table.add(&Entry::Resized { seats: 3 }).expect("the free chair goes");
    assert_eq!((told(&table), table.salts.len()), (["B", "A,B", "usa"].map(str::to_owned).to_vec(), 3));
}
