//! The stylesheets: every class belongs to one part of them, what is meant for one page can't touch another,
//! pages load what they wear, and nothing is left over.

use std::collections::{BTreeMap, BTreeSet};

use engine::Viewer;
use pages::HasPages;
use pages::assets::Beside;
use words::{Language, Words};

use crate::css::{Part, asked, files, home, named, rules, selectors};
use crate::html::classes;
use crate::scene::along;
use crate::worn::{all_pages, pictures, report, tables};

/// What holds at the tables of one game only, with the class of their pages.
const GAMES: [(&str, &str); 2] =
    [("card-game", "games/card-game.css"), ("signal-box", "games/switch-signal.css")];

/// What something is at the moment, whatever it is: words that any part may use of what is its own.
const STATES: [&str; 17] = [
    "away", "big", "can", "changed", "done", "empty", "few", "focus", "long", "mine", "missed", "new",
    "none", "shown", "turn", "watching", "won",
];

/// What only the scripts put into a page.
const BY_SCRIPT: [&str; 21] = [
    "asking",
    "changed",
    "fresh",
    "ghost",
    "k_back",
    "k_ticket",
    "moment-band",
    "new",
    "notice-over",
    "offline",
    "pointed",
    "rules-here",
    "rules-over",
    "rules-sheet",
    "shares",
    "spoken-of",
    "steered",
    "w_back-ship",
    "way-over",
    "way-under",
    "which",
];

/// What games by chance seldom come to: the sources of pages name it.
const SELDOM: [&str; 10] = [
    "exchange-line",
    "good",
    "instructions",
    "letter",
    "location",
    "on",
    "on-paper",
    "paper",
    "robs",
    "small",
];

/// What pages say of themselves and no stylesheet needs: hooks of scripts and tests, kinds and stages.
const HOOKS: [&str; 25] = [
    "crate",
    "d_departing",
    "door",
    "ferry",
    "file",
    "green",
    "home",
    "learning",
    "least-1",
    "loads",
    "lobby",
    "notice",
    "one",
    "open",
    "other",
    "over",
    "pads",
    "plain",
    "playing",
    "sea",
    "signal-box-table",
    "stock",
    "t_any",
    "told",
    "trains",
];

/// The parts that all games share, but those that only arrange them in another window.
fn shared() -> Vec<Part> {
    let mut parts = files("style", "css");
    parts.retain(|part| !windows().iter().any(|window| window.name == part.name));
    parts.extend(["liveries.css", "map.css"].into_iter().flat_map(|file| files(file, "css")));
    parts
}

/// The parts that arrange others in another window.
fn windows() -> Vec<Part> {
    [files("style/windows", "css"), files("style/big-screen/windows.css", "css")]
        .into_iter()
        .flatten()
        .collect()
}

/// The parts where each class, or each id, is at home; and for those that are at home nowhere, the parts
/// that name them.
fn homes(parts: &[Part]) -> BTreeMap<String, BTreeSet<&str>> {
    let (mut at_home, mut beside) = (BTreeMap::new(), BTreeMap::new());
    for part in parts {
        for selector in selectors(&part.css) {
            let home = home(&selector);
            let classes = asked(&selector).into_iter().map(|class| format!(".{class}"));
            for class in classes.filter(|class| !STATES.contains(&&class[1..])) {
                beside.entry(class).or_insert_with(BTreeSet::new).insert(&*part.name);
            }
            if let Some(home) = home {
                at_home.entry(home).or_insert_with(BTreeSet::new).insert(&*part.name);
            }
        }
    }
    beside.into_iter().for_each(|(class, parts)| {
        at_home.entry(class).or_insert(parts);
    });
    at_home
}

#[test]
fn every_class_belongs_to_one_part() {
    let parts = shared();
    let homes = homes(&parts);
    assert!(homes.len() > 150, "the stylesheet is read: {}", homes.len());
    let torn: Vec<_> = homes.iter().filter(|(_, parts)| parts.len() > 1).collect();
    assert!(torn.is_empty(), "two parts define these: {torn:#?}");
    for window in windows() {
        for selector in selectors(&window.css) {
            let strange: Vec<String> = asked(&selector)
                .into_iter()
                .filter(|class| !STATES.contains(&&**class) && !homes.contains_key(&format!(".{class}")))
                .collect();
            assert!(strange.is_empty(), "{}: {strange:?} of “{selector}” belongs to no part", window.name);
        }
    }
}

#[test]
fn nobody_defines_what_two_parts_define_unnoticed() {
    let part = |name: &str, css: &str| Part { name: name.to_owned(), css: css.to_owned() };
    let torn = |one: &str, other: &str| {
        let parts = [part("one", one), part("other", other)];
        homes(&parts)
            .into_iter()
            .filter(|(_, parts)| parts.len() > 1)
            .map(|(name, _)| name)
            .collect::<Vec<_>>()
    };
    assert_eq!(torn(".a .b { }", ".a { }"), [".a"]);
    assert_eq!(torn(".a .b { }", ".c .b { }"), [".b"], "two things of one name");
    assert_eq!(torn(".b { }", ".c .b { }"), [""; 0], "another part may say how it looks there");
    assert_eq!(torn(".a.done { }", ".c.done { }"), [""; 0], "a state");
    assert_eq!(torn("#a { }", "@media (x) { #a i { } }"), ["#a"]);
}

#[test]
fn every_class_is_worn_and_every_worn_class_is_known() {
    let (worn, drawn) = (all_pages(), pictures());
    let sources: String = files("../src", "rs").into_iter().map(|source| source.css).collect();
    let scripts: String = files("", "js").into_iter().map(|script| script.css).collect();
    let is_word = |letter: char| letter.is_alphanumeric() || "-_".contains(letter);
    let said: BTreeSet<&str> = scripts.split(|letter| !is_word(letter)).collect();
    let seldom = |class: &str| {
        let ways = [format!(".{class} "), format!(".{class}["), format!("\"{class}"), format!(" {class}\"")];
        SELDOM.contains(&class) && ways.iter().any(|way| sources.contains(way))
    };
    let (mut known, mut left_over) = (BTreeSet::new(), BTreeSet::new());
    let mut parts = shared();
    parts.extend(windows());
    parts.extend(files("games", "css"));
    for part in &parts {
        for class in selectors(&part.css).iter().flat_map(|selector| named(selector)) {
            let by_script = BY_SCRIPT.contains(&&*class)
                && (said.contains(&*class) || class.starts_with("k_") || class.starts_with("w_"));
            if !worn.contains(&class) && !drawn.contains(&class) && !by_script && !seldom(&class) {
                left_over.insert(format!("{}: .{class}", part.name));
            }
            known.insert(class);
        }
    }
    assert!(left_over.is_empty(), "nobody uses these: {left_over:#?}");
    let strange: Vec<&String> =
        worn.iter().filter(|class| !known.contains(*class) && !is_hook(class)).collect();
    assert!(strange.is_empty(), "no stylesheet knows these: {strange:?}");
    for hook in HOOKS {
        assert!(worn.contains(hook) && !known.contains(hook), "{hook} is no hook");
    }
    for (file, worn) in [("ground.css", drawn), ("report.css", report())] {
        let css = &files(file, "css")[0].css;
        let classes: BTreeSet<String> = selectors(css).iter().flat_map(|selector| named(selector)).collect();
        let unused: Vec<_> =
            classes.iter().filter(|class| !worn.contains(*class) && !seldom(class)).collect();
        assert!(unused.is_empty(), "{file}: nobody uses {unused:?}");
    }
}

/// Whether a class is a hook: one of the list, or the id of a card or a place that the scripts look for.
fn is_hook(class: &str) -> bool {
    HOOKS.contains(&class) || ["w_", "station_", "train_"].iter().any(|kind| class.starts_with(kind))
}

/// How the drawings of a game begin that are used again and again. A browser styles each use on its own,
/// without the page around it.
const DRAWINGS: [&str; 4] = ["#", "[id^=", ".g_", ".t_"];

#[test]
fn what_one_game_has_alone_holds_at_its_table_only() {
    for (scope, file) in GAMES {
        for (head, _) in rules(&files(file, "css")[0].css) {
            let scoped = head == format!(".{scope}") || head == ":root" || head.starts_with("@keyframes");
            let mut all = head.split(", ");
            let drawn = all.all(|selector| DRAWINGS.iter().any(|drawing| selector.starts_with(drawing)));
            assert!(scoped || drawn, "“{head}” holds everywhere");
        }
    }
    assert_eq!(files("games", "css").len(), GAMES.len(), "each game's styles are looked at");
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
    let parts = [files("style/table", "css"), files("style/big-screen/table.css", "css"), windows()];
    let meant_for_tables: Vec<String> =
        parts.iter().flatten().flat_map(|part| selectors(&part.css)).collect();
    assert!(meant_for_tables.len() > 100, "the stylesheet is read");
    for page in crate::other::pages(&Words::new(Language::En)) {
        let found = classes(&page);
        for selector in &meant_for_tables {
            let asked = asked(selector);
            let touched = !asked.is_empty() && asked.iter().all(|class| found.contains(class));
            // What also asks for an id or an attribute is told apart by that.
            assert!(!touched || selector.contains(['#', '[']), "“{selector}” is meant for tables: {found:?}");
        }
    }
}

/// The selectors of stylesheets as they are served, all in layers, without spaces.
fn served(paths: &[&str]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for path in paths {
        let sheet = pages::assets::find(path).expect("it is served");
        for (head, body) in rules(std::str::from_utf8(&sheet.bytes).expect("it is text")) {
            assert!(head.starts_with("@layer "), "“{head}” stands in no layer");
            found.extend(selectors(&body).iter().map(|selector| selector.replace(' ', "")));
        }
    }
    found
}

#[test]
fn pages_load_all_styles_that_could_hold_there() {
    let parts = [shared(), windows(), files("games", "css")].into_iter().flatten();
    // What also asks for an id or an attribute is told apart by that.
    let all = parts.flat_map(|part| selectors(&part.css)).filter(|selector| !selector.contains(['#', '[']));
    let all: Vec<(String, BTreeSet<String>)> =
        all.map(|selector| (selector.replace(' ', ""), asked(&selector))).collect();
    let check = |what: &str, loaded: &[&str], worn: &BTreeSet<String>| {
        let there = served(loaded);
        let holds = |asked: &BTreeSet<String>| !asked.is_empty() && asked.is_subset(worn);
        let missing: Vec<_> =
            all.iter().filter(|(selector, asked)| holds(asked) && !there.contains(selector)).collect();
        assert!(missing.is_empty(), "{what} has no styles for {missing:?}");
    };
    let words = Words::new(Language::En);
    for page in crate::other::pages(&words)
        .into_iter()
        .chain(crate::handbook::pages(&words))
        .chain(crate::pad::pages())
    {
        let links = page.split("<link rel=\"stylesheet\" href=\"").skip(1);
        let loaded: Vec<&str> = links.filter_map(|link| link.split('"').next()).collect();
        check(page.split("<title>").nth(1).unwrap_or_default(), &loaded, &classes(&page));
    }
    for table in tables() {
        let [own, lesson, big, again] = [Beside::Table, Beside::Lesson, Beside::BigScreen, Beside::Review]
            .map(|beside| pages::assets::styles(Some((&table.game, beside))));
        check(&table.game, &own, &table.own);
        check(&format!("the first lesson of {}", table.game), &lesson, &(&table.own | &table.lesson));
        check(&format!("{} on a big screen", table.game), &big, &table.big);
        check(&format!("{} looked at again", table.game), &again, &table.again);
    }
}
