//! A game on a changed board is a game on another board: the hash tells, and nothing else changes it.

use super::edit::{STANDARD, USA, edited, hash};

#[test]
fn the_hash_of_europe_is_that_of_the_oldest_records() {
    assert_eq!(hash(STANDARD), "d0823d038ac534c2");
}

#[test]
fn only_what_the_rules_depend_on_changes_the_hash() {
    let standard = hash(STANDARD);
    assert_eq!(standard.len(), 16);
    for (from, to) in [
        ("name_en = \"Vienna\"", "name_en = \"Wien\""),
        ("x = 325\n", "x = 324.5\n"),
        ("\n[pieces]", "\n# a remark\n\n[pieces]"),
        ("id = \"europe\"", "id = \"my-europe\""),
        ("[5, 10]", "[5, 11]"),
        ("lat = 52.37\n", ""),
        ("kind = \"rail\"\n", ""),
    ] {
        assert_eq!(hash(&edited(from, to, "")), standard, "{from}");
    }
    for (from, to) in [
        ("length = 1\n", "length = 2\n"),
        ("color = \"black\"", "color = \"gray\""),
        ("kind = \"rail\"", "kind = \"tunnel\""),
        ("locomotives = 2", "locomotives = 1"),
        ("points = 20", "points = 19"),
        ("points = 20\nlong = true", "points = 20"),
        ("trains_per_player = 45", "trains_per_player = 44"),
        ("locomotives = 14", "locomotives = 13"),
        ("unused_station = 4", "unused_station = 5"),
        ("[2, 2]", "[2, 3]"),
    ] {
        assert_ne!(hash(&edited(from, to, "")), standard, "{from}");
    }
}

/// The lines of `[rules]` of USA.
fn rules_of_usa() -> Vec<&'static str> {
    let rules = USA.lines().skip_while(|line| *line != "[rules]").skip(1);
    rules.take_while(|line| *line != "[[city]]").filter(|line| line.contains(" = ")).collect()
}

#[test]
fn any_other_rule_changes_the_hash() {
    let mut hashes = vec![hash(USA)];
    for (from, to) in [
        ("seats = [2, 5]", "seats = [2, 4]"),
        ("dealt_cards = 4", "dealt_cards = 3"),
        ("market = 5", "market = 6"),
        ("market_locomotives = 3", "market_locomotives = 2"),
        ("cards_a_turn = 2", "cards_a_turn = 1"),
        ("dealt_tickets = 3", "dealt_tickets = 4"),
        ("opening_keep = 2", "opening_keep = 1"),
        ("opening_returned = \"under-deck\"", "opening_returned = \"out-of-game\""),
        ("drawn_tickets = 3", "drawn_tickets = 4"),
        ("drawn_keep = 1", "drawn_keep = 2"),
        ("double_routes_open_from = 4", "double_routes_open_from = 3"),
        ("double_routes_one_owner = false", "double_routes_one_owner = true"),
        ("few_cars = 2", "few_cars = 3"),
        ("last_turns = 1", "last_turns = 2"),
        ("ties = [\"tickets\", \"longest-path\"]", "ties = [\"longest-path\", \"tickets\"]"),
        ("ties = [\"tickets\", \"longest-path\"]", "ties = [\"tickets\"]"),
    ] {
        assert_eq!(USA.matches(from).count(), 1, "{from}");
        hashes.push(hash(&USA.replace(from, to)));
    }
    // Without long tickets, dealing one is another matter than the others.
    let long = USA.replacen("long = false", "long = true", 2);
    let dealt = long
        .replace("dealt_long_tickets = 0", "dealt_long_tickets = 1")
        .replace("\"under-deck\"      #", "\"out-of-game\" #");
    hashes.extend([hash(&long), hash(&dealt)]);
    let all = hashes.len();
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), all, "two of them are the same");
}

#[test]
fn a_rule_that_is_as_usual_can_be_left_out() {
    let needed: Vec<&str> = rules_of_usa()
        .into_iter()
        .filter(|line| {
            let without = USA.replace(line, "");
            classic::Board::parse(&without).map_or(true, |board| board.chart.hash != hash(USA))
        })
        .map(|line| line.split(' ').next().unwrap_or_default())
        .collect();
    assert_eq!(needed, ["dealt_long_tickets", "opening_returned", "ties"]);
}
