//! `[rules]`: what each key may say, what is so where it says nothing, and what is wrong with what it can't say.

use classic::{Returned, Terms, Tie};

use super::edit::{STANDARD, USA, board, check_text, hash};

/// Europe with these rules, in lines.
pub fn with(rules: &str) -> String {
    format!("{STANDARD}\n[rules]\n{rules}\n")
}

/// The keys with whole numbers, each with what is usual, and the least and the most it can be.
const NUMBERS: [(&str, u8, u8, u8); 12] = [
    ("dealt_cards", 4, 1, 10),
    ("market", 5, 1, 10),
    ("market_locomotives", 3, 1, 11),
    ("cards_a_turn", 2, 1, 2),
    ("dealt_long_tickets", 1, 0, 1),
    ("dealt_tickets", 3, 1, 6),
    ("opening_keep", 2, 1, 4),
    ("drawn_tickets", 3, 1, 6),
    ("drawn_keep", 1, 1, 3),
    ("double_routes_open_from", 4, 2, 6),
    ("few_cars", 2, 0, 20),
    ("last_turns", 1, 1, 3),
];

/// What a board says of the rule with this key.
fn number(terms: &Terms, key: &str) -> u8 {
    match key {
        "dealt_cards" => terms.dealt_cards,
        "market" => terms.market,
        "market_locomotives" => terms.market_locomotives,
        "cards_a_turn" => terms.cards_a_turn,
        "dealt_long_tickets" => terms.dealt_long,
        "dealt_tickets" => terms.dealt_tickets,
        "opening_keep" => terms.opening_keep,
        "drawn_tickets" => terms.drawn_tickets,
        "drawn_keep" => terms.drawn_keep,
        "double_routes_open_from" => terms.doubles_from,
        "few_cars" => terms.few_cars,
        "last_turns" => terms.last_turns,
        _ => unreachable!("{key} is no number"),
    }
}

#[test]
fn a_board_that_says_nothing_has_the_rules_of_europe() {
    assert!(!STANDARD.contains("\n[rules]"));
    let terms = board(STANDARD).terms;
    assert_eq!(
        (terms.seats, terms.opening_returned, terms.doubles_one_owner),
        ((2, 5), Returned::OutOfGame, false)
    );
    assert_eq!(terms.ties, [Tie::Tickets, Tie::Stations, Tie::LongestPath]);
    for (key, usual, ..) in NUMBERS {
        assert_eq!(number(&terms, key), usual, "{key}");
    }
    assert_eq!(board(&with("")).terms, terms);
}

#[test]
fn saying_what_is_usual_changes_nothing() {
    let mut lines: Vec<String> = NUMBERS.iter().map(|(key, usual, ..)| format!("{key} = {usual}")).collect();
    for line in [
        "seats = [2, 5]",
        "opening_returned = \"out-of-game\"",
        "drawn_returned = \"under-deck\"",
        "double_routes_one_owner = false",
        "ties = [\"tickets\", \"stations\", \"longest-path\"]",
    ] {
        lines.push(line.to_owned());
    }
    for text in lines.iter().map(|line| with(line)).chain([with(&lines.join("\n"))]) {
        assert_eq!((board(&text).terms, hash(&text)), (board(STANDARD).terms, hash(STANDARD)));
    }
}

#[test]
fn every_number_has_its_range() {
    for (key, usual, least, most) in NUMBERS {
        for value in [least, most] {
            let text = with(&format!("{key} = {value}"));
            assert_eq!(number(&board(&text).terms, key), value, "{key}");
            assert_eq!(hash(&text) == hash(STANDARD), value == usual, "{key} = {value}");
        }
        let line = |value: &str| (with(&format!("{key} = {value}")), format!("{key} = {value}"));
        for value in [i32::from(least) - 1, i32::from(most) + 1, 256 + i32::from(usual)] {
            let (text, line) = line(&value.to_string());
            check_text(&text, &[("facts-out-of-range", &line)]);
        }
        for value in ["1.5", "\"2\"", "true", "[2]"] {
            let (text, line) = line(value);
            check_text(&text, &[("facts-wrong-type", &line)]);
        }
    }
}

#[test]
fn no_more_has_to_be_kept_than_is_dealt_or_drawn() {
    let kept = |rules: &str| {
        let terms = board(&with(rules)).terms;
        (terms.opening_keep, terms.drawn_keep)
    };
    assert_eq!(kept("dealt_long_tickets = 0\ndealt_tickets = 1\ndrawn_tickets = 1"), (1, 1));
    assert_eq!(kept("dealt_tickets = 6\nopening_keep = 7\ndrawn_tickets = 6\ndrawn_keep = 6"), (7, 6));
    let out_of_range = |rules: &str, line| check_text(&with(rules), &[("facts-out-of-range", line)]);
    out_of_range("dealt_long_tickets = 0\nopening_keep = 4", "opening_keep");
    out_of_range("dealt_tickets = 1\nopening_keep = 3", "opening_keep");
    out_of_range("drawn_tickets = 2\ndrawn_keep = 3", "drawn_keep");
}

#[test]
fn every_other_key_has_its_words() {
    for (line, key) in [
        ("seats = [1, 5]", "facts-out-of-range"),
        ("seats = [2, 6]", "facts-out-of-range"),
        ("seats = [5, 4]", "board-seats"),
        ("seats = [2]", "facts-wrong-type"),
        ("seats = 2", "facts-wrong-type"),
        ("opening_returned = \"away\"", "facts-unknown-word"),
        ("opening_returned = true", "facts-wrong-type"),
        ("drawn_returned = \"out-of-game\"", "facts-unknown-word"),
        ("drawn_returned = 1", "facts-wrong-type"),
        ("double_routes_one_owner = \"no\"", "facts-wrong-type"),
        ("ties = \"tickets\"", "facts-wrong-type"),
        ("ties = [\"tickets\", 3]", "facts-wrong-type"),
        ("ties = [\"tickets\", \"luck\"]", "facts-unknown-word"),
        ("ties = [\"stations\", \"tickets\", \"stations\"]", "board-tie-twice"),
        ("globetrotter = 15", "facts-unknown-key"),
    ] {
        check_text(&with(line), &[(key, line)]);
    }
    check_text(&with("opening_returned = \"under-deck\""), &[("board-long-under-deck", "[rules]")]);
    check_text(
        &STANDARD.replace("\n[pieces]", "\n[[rules]]\n[pieces]"),
        &[("facts-not-a-table", "[[rules]]")],
    );
    check_text(&format!("rules = 3\n{STANDARD}"), &[("facts-not-a-table", "rules = 3")]);
}

#[test]
fn every_other_key_is_read() {
    let terms = |rules: &str| board(&with(rules)).terms;
    assert_eq!(terms("seats = [3, 4]").seats, (3, 4));
    let under = terms("dealt_long_tickets = 0\nopening_returned = \"under-deck\"");
    assert_eq!((under.opening_returned, under.dealt()), (Returned::UnderDeck, 3));
    assert!(terms("double_routes_one_owner = true").doubles_one_owner);
    assert_eq!(terms("ties = []").ties, []);
    assert_eq!(terms("ties = [\"longest-path\", \"tickets\"]").ties, [Tie::LongestPath, Tie::Tickets]);
    let usa = board(USA).terms;
    let europe = board(STANDARD).terms;
    let ties = vec![Tie::Tickets, Tie::LongestPath];
    assert_eq!(usa, Terms { dealt_long: 0, opening_returned: Returned::UnderDeck, ties, ..europe });
}
