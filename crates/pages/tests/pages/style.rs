//! The stylesheet: what is meant for one page can't touch another.

use std::collections::BTreeSet;

use engine::Viewer;
use pages::HasPages;
use words::{Language, Words};

use crate::html::classes;
use crate::scene::along;

/// What holds at any table with a game on it.
const TABLE: &str = include_str!("../../assets/table.css");
/// What holds at the tables of one game only, with the class of their pages.
const GAMES: [(&str, &str); 2] = [
    ("card-game", include_str!("../../assets/games/card-game.css")),
    ("signal-box", include_str!("../../assets/games/switch-signal.css")),
];

/// The rules of a stylesheet that aren't inside others: what stands before each, and what is in it.
fn rules(css: &str) -> Vec<(String, String)> {
    let parts = css.split("/*");
    let bare: String = parts.map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest)).collect();
    let (mut found, mut depth) = (vec![(String::new(), String::new())], 0);
    for letter in bare.chars() {
        let Some((head, body)) = found.last_mut() else { break };
        match letter {
            '{' if depth == 0 => depth = 1,
            '}' if depth == 1 => {
                depth = 0;
                *head = head.trim().to_owned();
                found.push(Default::default());
            }
            _ if depth == 0 => head.push(letter),
            _ => {
                depth += i32::from(letter == '{') - i32::from(letter == '}');
                body.push(letter);
            }
        }
    }
    assert_eq!((depth, found.pop().map(|(head, _)| head.trim().to_owned())), (0, Some(String::new())));
    found
}

/// Every selector that counts in a stylesheet, also those in conditions.
fn selectors(css: &str) -> Vec<String> {
    let mut all = Vec::new();
    for (head, body) in rules(css) {
        if head.starts_with("@media") {
            all.extend(selectors(&body));
        } else if !head.starts_with('@') {
            all.extend(head.split(',').map(|selector| selector.trim().to_owned()));
        }
    }
    all
}

/// The classes that a selector asks for; not those that it rules out.
fn asked(selector: &str) -> BTreeSet<&str> {
    let parts = selector.split(":not(").enumerate();
    let kept =
        parts.map(|(n, part)| if n == 0 { part } else { part.split_once(')').map_or("", |(_, rest)| rest) });
    let names = kept.flat_map(|part| part.split('.').skip(1));
    names
        .map(|rest| rest.split([' ', ':', '>', '+', '[', ')', '#', '~']).next().unwrap_or_default())
        .collect()
}

/// How the drawings of a game begin that are used again and again. A browser styles each use on its own,
/// without the page around it.
const DRAWINGS: [&str; 4] = ["#", "[id^=", ".g_", ".t_"];

#[test]
fn what_one_game_has_alone_holds_at_its_table_only() {
    for (scope, css) in GAMES {
        for (head, _) in rules(css) {
            let scoped = head == format!(".{scope}") || head == ":root" || head.starts_with("@keyframes");
            let mut all = head.split(", ");
            let drawn = all.all(|selector| DRAWINGS.iter().any(|drawing| selector.starts_with(drawing)));
            assert!(scoped || drawn, "“{head}” holds everywhere");
        }
    }
}

#[test]
fn the_tables_have_the_class_of_their_game() {
    let words = Words::new(Language::En);
    fn of<R: HasPages + engine::Notation>(rules: &R, words: &Words) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        along(rules, 1, |scene| {
            if scene.step == 0 {
                found = classes(&scene.show(words, Viewer::Spectator, None, R::page).into_string());
            }
        });
        found
    }
    let tables = [
        ("card-game", of(&card_game::CardGame::standard(2).expect("a table"), &words)),
        ("signal-box", of(&switch_signal::SwitchSignal::standard(2).expect("a table"), &words)),
        ("routes", of(&classic::Classic::standard(2).expect("a table"), &words)),
        ("routes", of(&great_lakes::GreatLakes::standard(2).expect("a table"), &words)),
    ];
    for (scope, found) in &tables {
        for (other, _) in GAMES {
            assert_eq!(found.contains(other), *scope == other, "{scope}: {found:?}");
        }
    }
}

#[test]
fn pages_without_a_game_are_untouched_by_the_style_of_tables() {
    let meant_for_tables = selectors(TABLE);
    assert!(meant_for_tables.len() > 100, "the stylesheet is read");
    for page in crate::other::pages(&Words::new(Language::En)) {
        let found = classes(&page);
        for selector in &meant_for_tables {
            let asked = asked(selector);
            let touched = !asked.is_empty() && asked.iter().all(|class| found.contains(*class));
            // What also asks for an id or an attribute is told apart by that.
            assert!(!touched || selector.contains(['#', '[']), "“{selector}” is meant for tables: {found:?}");
        }
    }
}

#[test]
fn a_stylesheet_is_read_as_it_is_meant() {
    let css = "/* a { } */ .a, .b:not(.c) > i { x: 1; } @media (y) { .d #e { } } @keyframes z { from { } }";
    assert_eq!(selectors(css), [".a", ".b:not(.c) > i", ".d #e"]);
    assert_eq!(asked(".b:not(.c).d > i.e:hover"), BTreeSet::from(["b", "d", "e"]));
    assert_eq!(rules(css)[2].0, "@keyframes z");
}
