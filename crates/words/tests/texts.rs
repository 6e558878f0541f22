//! The texts themselves: complete in both languages, and in step with the code.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use stalls::{Stalls as _, house};
use words::{Language, Words};

/// Texts that the code asks for by putting a key together: what stands before, between and after
/// what is filled in.
type Family = Vec<String>;

/// Families of each game whose keys the code puts together from so many parts that none can be found.
const OF_PARTS: [&str; 2] = ["ending", "tiebreak"];

/// The names of all games.
fn games() -> Vec<&'static str> {
    house().roster().games().iter().map(|game| game.id).collect()
}

/// Words in the code that look like keys but are none.
const NO_KEYS: &[&str] = &[
    "a-b",
    "day-offers",
    "day-offers-title",
    "legend-name",
    "looking-back",
    "no-record",
    "record-faulty",
    "style-review",
    "too-many-records",
    "accept-language",
    "board-too-large",
    "board-faulty",
    "board-other-game",
    "refill-first",
    "refill-last",
    "back-ship",
    "big-screen",
    "deck-ship",
    "carry-out",
    "central-europe",
    "new-train",
    "north-america",
    "pick-colour",
    "station-attendant",
    "store-away",
    "style-table",
    "style-rules",
    "style-pad",
    "score-pad",
    "pad-told",
    "pad-entry",
    "pad-address",
    "style-pages",
    "style-big-screen",
    "style-lesson",
    "to-move",
    "trade-city",
    "map-now",
    "my-tables",
    "last-round",
    "open-tables",
    "to-open",
    "second-card",
    "turned-down",
    "put-under",
    "longest-path",
    "out-of-game",
    "under-deck",
    "no-store",
    "same-origin",
    "sec-fetch-site",
    "x-forwarded-proto",
    "last-event-id",
    "x-live",
    "at-departure",
    "city-taken",
    "chapter-glance",
    "chapter-signs",
    "head-on",
    "no-exit",
    "until-sure",
    "log-format",
    "dry-run",
    "older-than",
    "passphrase-file",
    "public-url",
    "trust-proxy",
    "instructions-left",
    "time-left",
    "time-lost",
    "lost-red",
    "lost-closed",
    "lost-train",
    "lost-head-on",
    "lost-departure",
    "signal-box",
    "current-password",
    "party-size",
    "not-watched",
    "code-unknown",
    "code-ambiguous",
    "not-found",
    "no-table",
    "not-your-seat",
    "foreign-form",
    "bad-form",
    "too-large",
    "wrong-method",
    "wrong-type",
    "too-many-tables",
    "too-many-streams",
    "too-many-requests",
    "thinking-already",
    "store-failed",
    "store-full",
    "store-damaged",
    "not-begun",
    "passphrase-wrong",
    "too-many-tries",
    "key-mistyped",
    "key-unknown",
    "link-spent",
    "still-secret",
    "accept-encoding",
    "x-forwarded-for",
    "x-forwarded-proto",
    "x-refusal",
];

/// The keys of a language, each with the variables of its text.
fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys = BTreeMap::new();
    for text in language.texts() {
        let resource = parser::parse(*text).unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let pattern = message.value.as_ref().expect("every key has a text");
                    let mut variables = BTreeSet::new();
                    in_pattern(pattern, &mut variables);
                    let twice = keys.insert(message.id.name.to_owned(), variables);
                    assert!(twice.is_none(), "{language:?} has {} twice", message.id.name);
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                other => panic!("{language:?}: no text of ours is {other:?}"),
            }
        }
    }
    keys
}

fn in_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, variables);
        }
    }
}

fn in_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, variables),
        Expression::Select { selector, variants } => {
            in_inline(selector, variables);
            variants.iter().for_each(|variant| in_pattern(&variant.value, variables));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, variables),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, variables));
        }
        _ => {}
    }
}

#[test]
fn both_languages_have_the_same_keys_and_variables() {
    let [english, russian] = Language::ALL.map(keys);
    assert!(english.len() > 100, "the texts are there");
    for (one, other, language) in [(&english, &russian, Language::Ru), (&russian, &english, Language::En)] {
        for (key, variables) in one {
            assert_eq!(other.get(key), Some(variables), "{key} in {language:?}");
        }
    }
}

/// The texts of a language are in one folder, and those of each game in one; none is forgotten.
#[test]
fn all_files_are_read() {
    for language in Language::ALL {
        let count = |folder: &str| {
            fs::read_dir(workspace().join("crates/words/locales").join(folder))
                .expect("there is a folder")
                .count()
        };
        assert_eq!(count(language.tag()) + count("games"), language.texts().len(), "{language:?}");
    }
}

#[test]
fn every_key_in_the_code_has_a_text() {
    let known = keys(Language::En);
    let (asked, families) = asked();
    assert!(asked.contains_key("record-bad-line") && asked.contains_key("route"), "the code is read");
    for (key, file) in &asked {
        let path = file.display();
        assert!(known.contains_key(key), "{path} asks for “{key}”: write it, or add it to NO_KEYS");
    }
    for (family, file) in &families {
        let path = file.display();
        assert!(known.keys().any(|key| belongs(key, family)), "{path} asks for {family:?}: there is none");
    }
}

#[test]
fn every_text_is_asked_for() {
    let ((asked, families), games) = (asked(), games());
    for key in keys(Language::En).keys() {
        let used = asked.contains_key(key)
            || families.keys().any(|family| belongs(key, family))
            || OF_PARTS
                .iter()
                .any(|part| games.iter().any(|game| key.starts_with(&format!("{game}-{part}-"))));
        assert!(used, "nobody asks for “{key}”");
    }
}

/// Whether a key is the family's parts with something between each two.
fn belongs(key: &str, family: &[String]) -> bool {
    let [first, rest @ .., last] = family else { return false };
    let Some(mut middle) = key.strip_prefix(first.as_str()).and_then(|key| key.strip_suffix(last.as_str()))
    else {
        return false;
    };
    for part in rest {
        match middle.split_once(part.as_str()).filter(|(filled, _)| !filled.is_empty()) {
            Some((_, after)) => middle = after,
            None => return false,
        }
    }
    !middle.is_empty()
}

/// The family that a literal with places to fill asks for, if it asks for one.
fn family(literal: &str) -> Option<Family> {
    let mut parts = Vec::new();
    let mut rest = literal;
    while let Some((part, place)) = rest.split_once('{') {
        parts.push(part.to_owned());
        rest = place.split_once('}')?.1;
    }
    parts.push(rest.to_owned());
    let named = parts.iter().any(|part| part.contains(|letter: char| letter.is_ascii_lowercase()));
    let filled = parts.join("x");
    (parts.len() > 1 && named && filled.contains('-') && is_key(&filled)).then_some(parts)
}

#[test]
fn cards_and_colours_are_complete() {
    for language in Language::ALL {
        let keys = keys(language);
        let has = |key: String| assert!(keys.contains_key(&key), "{language:?} lacks {key}");
        let of_europe = (0..classic::KINDS).map(|kind| classic::Card::of_kind(kind).id());
        let of_great_lakes = great_lakes::Card::all().map(rails::Card::id);
        for word in of_europe.chain(of_great_lakes) {
            has(format!("cards-{word}"));
            has(format!("card-{word}-taken"));
        }
        has("colour-gray".to_owned());
        classic::Colour::ALL.into_iter().for_each(|colour| has(format!("colour-{}", colour.id())));
        for kind in ["routes", "tickets", "stations", "express"] {
            has(format!("europe-score-{kind}"));
        }
        for kind in ["tickets", "stations", "express", "shared"] {
            has(format!("europe-tie-{kind}"));
            has(format!("europe-tiebreak-{kind}"));
        }
        for kind in ["routes", "exchanges", "tickets", "harbours", "unbuilt"] {
            has(format!("great-lakes-score-{kind}"));
        }
        for kind in ["tickets", "harbours", "shared"] {
            has(format!("great-lakes-tie-{kind}"));
            has(format!("great-lakes-tiebreak-{kind}"));
        }
        for kind in ["completed", "missed", "bonuses"] {
            has(format!("card-game-score-{kind}"));
        }
        for kind in ["tickets", "bonuses", "shared"] {
            has(format!("card-game-tie-{kind}"));
            has(format!("card-game-tiebreak-{kind}"));
        }
    }
}

#[test]
fn the_pieces_of_switch_and_signal_are_complete() {
    use switch_signal::{Colour, Ending, Good, Helper, Kind};
    for language in Language::ALL {
        let keys = keys(language);
        let has = |key: String| assert!(keys.contains_key(&key), "{language:?} lacks {key}");
        for colour in Colour::ALL.map(Colour::id) {
            ["train", "trains", "colour"]
                .into_iter()
                .for_each(|kind| has(format!("switch-signal-{kind}-{colour}")));
        }
        Good::ALL.into_iter().for_each(|good| has(format!("switch-signal-good-{}", good.id())));
        Kind::ALL.into_iter().for_each(|kind| has(format!("switch-signal-cards-{}", kind.id())));
        Helper::ALL.into_iter().for_each(|helper| has(format!("switch-signal-helper-{}", helper.id())));
        for ending in Ending::ALL.map(Ending::id) {
            has(format!("switch-signal-over-{ending}"));
            has(format!("switch-signal-ending-{ending}"));
        }
    }
}

/// Typing habits that aren't ours.
#[test]
fn texts_are_set_with_care() {
    for language in Language::ALL {
        for (number, line) in language.texts().iter().flat_map(|text| text.lines().enumerate()) {
            let no = |wrong: &str| {
                assert!(!line.contains(wrong), "{language:?} {}: {wrong} in {line}", number + 1)
            };
            ["\"", "...", " - ", "( ", " )", " ,", " .", "\t"].into_iter().for_each(no);
            match language {
                Language::En => ["«", "»"].into_iter().for_each(no),
                Language::Ru => ["“", "”", " – ", "еще ", "берет", "кладет"].into_iter().for_each(no),
            }
            assert_eq!(line.trim_end(), line, "{language:?} {}", number + 1);
        }
    }
}

#[test]
fn refusals_end_with_their_rule() {
    for language in Language::ALL {
        let words = Words::new(language);
        let keys = keys(language);
        let refusals: Vec<_> = keys.keys().filter(|key| key.contains("-illegal-")).collect();
        assert!(refusals.len() > 60);
        for key in refusals {
            assert!(words.text(key).ends_with("({$rule})."), "{language:?} {key}");
        }
    }
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The keys and families that the code asks for, each with a file that does.
#[allow(clippy::disallowed_methods, reason = "the test reads sources; the room does no I/O")]
fn asked() -> (BTreeMap<String, PathBuf>, BTreeMap<Family, PathBuf>) {
    let (mut keys, mut families, games) = (BTreeMap::new(), BTreeMap::new(), games());
    let is_no_key = |word: &str| NO_KEYS.contains(&word) || games.contains(&word);
    for file in sources(&workspace().join("crates")) {
        let source = fs::read_to_string(&file).expect("a source can be read");
        if !["Message", "Words", "Screen", ".text(", "sign(\""].iter().any(|word| source.contains(word)) {
            continue;
        }
        for literal in literals(&source) {
            if let Some(family) = family(&literal) {
                families.insert(family, file.clone());
            } else if literal.contains('-') && is_key(&literal) && !is_no_key(&literal) {
                keys.insert(literal, file.clone());
            }
        }
        // Keys of one word can be told from other words by their place only.
        for rest in source.split("Message::new(\"").skip(1) {
            if let Some((key, _)) = rest.split_once('"') {
                keys.insert(key.to_owned(), file.clone());
            }
        }
    }
    (keys, families)
}

/// All sources of the house, without their tests.
fn sources(crates: &Path) -> Vec<PathBuf> {
    let entries = |folder: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).into_iter().flatten();
        entries.filter_map(|entry| Some(entry.ok()?.path())).collect()
    };
    // Who besieges the house says nothing to its people.
    let rooms = entries(crates).into_iter().filter(|room| !room.ends_with("siege"));
    let mut folders: Vec<PathBuf> = rooms.map(|room| room.join("src")).collect();
    folders.push(crates.with_file_name("python").join("src"));
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for path in entries(&folder) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs") {
                files.push(path);
            }
        }
    }
    files
}

/// Words of lower-case letters with hyphens between them.
fn is_key(text: &str) -> bool {
    text.split('-').all(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase()))
}

/// The string literals of a source, as they are written.
fn literals(source: &str) -> Vec<String> {
    let mut literals = Vec::new();
    for line in source.lines() {
        let line = line.replace("'\"'", "").replace("\\\\", "").replace("\\\"", "");
        let code = line.trim_start();
        if !code.starts_with("//") {
            literals.extend(code.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }
    literals
}

#[test]
fn keys_in_code_are_told_from_other_words() {
    let source = "
        // \"not-a-key\"
        let key = if unable { \"a-key\" } else { \"\\\"b\" };
        format!(\"cards-{}\", word); f('\"', \"c-d\")";
    assert_eq!(literals(source), ["a-key", "b", "cards-{}", "c-d"]);
    for (text, key) in
        [("a-key", true), ("route", true), ("a--b", false), ("A-b", false), ("x-1", false), ("", false)]
    {
        assert_eq!(is_key(text), key, "{text}");
    }
    for (literal, key, fits) in [
        ("card-{}-taken", "card-red-taken", true),
        ("card-{}-taken", "cards-red", false),
        ("card-{}-taken", "card--taken", false),
        ("cards-{}", "cards-red", true),
        ("cards-{}", "cards-", false),
        ("{game}-score-{kind}", "europe-score-routes", true),
        ("{game}-score-{kind}", "europe-tie-shared", false),
    ] {
        let family = family(literal).expect(literal);
        assert_eq!(belongs(key, &family), fits, "{literal} {key}");
    }
    for literal in ["{}-{}", "{name}.toml", "cards-red", "{seat} 3", "{"] {
        assert_eq!(family(literal), None, "{literal}");
    }
}
