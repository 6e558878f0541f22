//! Every rule has a test, and every test a rule.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Each rule without a test and each test without a rule.
fn faults(rules: &str, sources: &str) -> Vec<String> {
    let rules = numbered_rules(rules);
    let tests = numbered_tests(sources);
    let untested = rules.iter().filter(|rule| !tests.contains_key(rule));
    let unknown = tests.iter().filter(|(number, _)| !rules.contains(number));
    let untested = untested.map(|rule| format!("SS-{rule} has no test"));
    untested.chain(unknown.map(|(number, name)| format!("{name}: there is no SS-{number}"))).collect()
}

/// The numbers at the start of list items: `- SS-12 …`.
fn numbered_rules(text: &str) -> BTreeSet<u32> {
    text.lines().filter_map(|line| leading_number(line.strip_prefix("- SS-")?)).collect()
}

/// The numbers of test functions, each with the name of one: `fn ss_12_…`.
fn numbered_tests(sources: &str) -> BTreeMap<u32, &str> {
    let lines: Vec<&str> = sources.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let tests = lines.windows(2).filter(|pair| pair[0] == "#[test]");
    let names = tests.filter_map(|pair| pair[1].strip_prefix("fn ")?.split('(').next());
    names.filter_map(|name| Some((leading_number(name.strip_prefix("ss_")?)?, name))).collect()
}

fn leading_number(text: &str) -> Option<u32> {
    let digits = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    text[..digits].parse().ok()
}

/// All Rust files in a folder and those below it, one after the other.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap_or_else(|wrong| panic!("{}: {wrong}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a folder can be listed").path()).collect();
    paths.sort();
    let texts = paths.into_iter().map(|path| match path.extension() {
        _ if path.is_dir() => sources(&path),
        Some(end) if end == "rs" => read(&path) + "\n",
        _ => String::new(),
    });
    texts.collect()
}

#[allow(clippy::disallowed_methods, reason = "the test reads rules and sources; the room does no I/O")]
fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|wrong| panic!("{}: {wrong}", path.display()))
}

#[test]
fn every_rule_has_a_test_and_every_test_a_rule() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = read(&here.join("../../docs/rules/switch-signal.md"));
    assert!(numbered_rules(&rules).len() >= 56, "the rules are not where they should be");
    assert_eq!(faults(&rules, &sources(&here.join("tests"))), Vec::<String>::new());
}

#[test]
fn a_rule_without_a_test_and_a_test_without_a_rule_are_found() {
    let rules = "# Rules\n- SS-1 One.\n- SS-2 [D] Two, see SS-7.\n- SS-12 Twelve.\n";
    let sources = "#[test]\nfn ss_1_one() {}\n    #[test]\n    fn ss_12_twelve() {}\nfn ss_2_two() {}\n";
    assert_eq!(faults(rules, sources), ["SS-2 has no test"]);
    let strange = format!("{sources}#[test]\nfn ss_2_two() {{}}\n#[test]\nfn ss_99_strange() {{}}\n");
    assert_eq!(faults(rules, &strange), ["ss_99_strange: there is no SS-99"]);
    assert_eq!(faults("", ""), Vec::<String>::new());
}
