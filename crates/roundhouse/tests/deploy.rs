//! What is written for whoever runs a house names only what the program has.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The help of a command.
fn help(command: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_roundhouse"))
        .args(command)
        .args(["--help", "--lang", "en"])
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// All commands, the commands of commands too.
fn commands() -> Vec<Vec<String>> {
    let listed = |help: &str| -> Vec<String> {
        let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1);
        let names = lines.take_while(|line| line.starts_with("  ")).filter(|line| !line.starts_with("   "));
        names.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
    };
    let mut all = vec![Vec::new()];
    for first in listed(&help(&[])) {
        for second in listed(&help(&[&first])) {
            all.push(vec![first.clone(), second]);
        }
        all.push(vec![first]);
    }
    all
}

/// The files for whoever runs a house.
fn files() -> Vec<(PathBuf, String)> {
    let folder = std::fs::read_dir(workspace().join("deploy")).expect("a folder");
    let mut paths: Vec<PathBuf> = folder.map(|entry| entry.expect("a file").path()).collect();
    assert!(paths.len() >= 4, "{paths:?}");
    paths.extend(["docs/running.md", "README.md"].map(|path| workspace().join(path)));
    let text = |path: &PathBuf| std::fs::read_to_string(path).expect("text");
    paths.into_iter().map(|path| (path.clone(), text(&path))).collect()
}

/// The words that start so, cut where other letters than these follow.
fn words<'t>(text: &'t str, start: &'t str, letters: impl Fn(char) -> bool + Copy + 't) -> BTreeSet<&'t str> {
    let found = text.match_indices(start).map(move |(place, _)| {
        let rest = &text[place + start.len()..];
        &text[place..place + start.len() + rest.find(|letter| !letters(letter)).unwrap_or(rest.len())]
    });
    found.collect()
}

#[test]
fn every_variable_that_is_named_is_heard() {
    let help = help(&["serve"]);
    for (path, text) in files() {
        let variables = words(&text, "ROUNDHOUSE_", |letter| letter.is_ascii_uppercase() || letter == '_');
        for variable in variables.into_iter().filter(|variable| *variable != "ROUNDHOUSE_") {
            assert!(help.contains(&format!("[{variable}]")), "{}: {variable}", path.display());
        }
    }
}

#[test]
fn every_option_and_command_that_is_named_is_there() {
    let commands = commands();
    let known: BTreeSet<String> = commands
        .iter()
        .flat_map(|command| {
            let command: Vec<&str> = command.iter().map(String::as_str).collect();
            let help = help(&command);
            let options = words(&help, "--", |letter| letter.is_ascii_lowercase() || letter == '-');
            options.into_iter().map(str::to_owned).collect::<Vec<_>>()
        })
        .collect();
    let names: BTreeSet<&str> = commands.iter().flatten().map(String::as_str).collect();
    assert!(known.contains("--passphrase-file") && names.contains("serve"), "{known:?} {names:?}");
    let mut seen = 0;
    for (path, text) in files() {
        // What is said to the program: from its name on, to the end of the line or of the quotation.
        for (place, _) in text.match_indices("roundhouse ") {
            let line = text[place..].split(['`', '\n', ';', '|', '"', '\'']).next().unwrap_or_default();
            for option in words(line, "--", |letter| letter.is_ascii_lowercase() || letter == '-') {
                seen += 1;
                assert!(known.contains(option), "{}: {option} in {line}", path.display());
            }
        }
        for quoted in words(&text, "`roundhouse ", |letter| letter.is_ascii_lowercase()) {
            let command = quoted.trim_start_matches("`roundhouse ");
            assert!(command.is_empty() || names.contains(command), "{}: {quoted}", path.display());
        }
    }
    assert!(seen > 10, "the files are read");
}

/// The limits that are told are those of the program.
#[test]
fn the_limits_in_the_document_are_those_of_the_program() {
    let text = std::fs::read_to_string(workspace().join("docs/running.md")).expect("text");
    let limits = server::Limits::default();
    let thousands = |number: usize| match number {
        0..1000 => number.to_string(),
        _ => format!("{},{:03}", number / 1000, number % 1000),
    };
    for told in [
        format!("{} at a time, {} from one", thousands(limits.connections), limits.connections_an_address),
        format!("| {} at a time; the tabs", limits.streams_a_person),
        format!("{} an hour for one person", limits.tables_an_hour),
        format!("{} from one address |", thousands(limits.tables_an_address as usize)),
        format!("| {} at a time for one person, one a seat", limits.hints_a_person),
        format!("when {} idle ones", limits.idle_tables),
        format!("{} s for the head", limits.head.as_secs()),
        format!("{} s for a form", limits.body.as_secs()),
        format!("{} s to take an answer", limits.writing.as_secs()),
    ] {
        assert!(text.contains(&told), "docs/running.md should say “{told}”");
    }
    assert_eq!(
        (limits.tries_an_hour, limits.idle_for.as_secs()),
        (60, 600),
        "in words: sixty tries, ten minutes"
    );
}
