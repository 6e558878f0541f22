//! Board files with something changed in them, and what is wrong with them then.

use classic::Board;
use engine::{Arg, Message};

/// The board file of Europe, the standard one.
pub const STANDARD: &str = include_str!("../../boards/europe.toml");
/// The board file of USA.
pub const USA: &str = include_str!("../../boards/usa.toml");

/// Reads a board file that has to be right.
#[track_caller]
pub fn board(text: &str) -> Board {
    Board::parse(text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// The hash of all that the rules depend on.
#[track_caller]
pub fn hash(text: &str) -> String {
    board(text).chart.hash
}

/// The board of Europe with `from` replaced once, after the first place where `after` is.
#[track_caller]
pub fn edited(from: &str, to: &str, after: &str) -> String {
    let start = STANDARD.find(&format!("\n{after}")).or_else(|| STANDARD.find(after)).expect("it is there");
    let place = start + STANDARD[start..].find(from).expect("it is there");
    format!("{}{to}{}", &STANDARD[..place], &STANDARD[place + from.len()..])
}

/// What is wrong with a text: lines and keys.
fn faults(text: &str) -> Vec<(usize, String)> {
    let line = |fault: &Message| match fault.args.iter().find(|(name, _)| *name == "line") {
        Some((_, Arg::Number(line))) => *line as usize,
        _ => panic!("{fault:?} names no line"),
    };
    Board::parse(text)
        .err()
        .unwrap_or_default()
        .iter()
        .map(|fault| (line(fault), fault.key.to_string()))
        .collect()
}

/// The faults that an edit makes: for each its key, and how its line starts after the edit.
#[track_caller]
pub fn check(from: &str, to: &str, after: &str, expected: &[(&str, &str)]) {
    check_text(&edited(from, to, after), expected);
}

#[track_caller]
pub fn check_text(text: &str, expected: &[(&str, &str)]) {
    let found = faults(text);
    let lines: Vec<&str> = text.lines().collect();
    let starts = |at: usize| lines.get(at - 1).copied().unwrap_or_default();
    let right = found.len() == expected.len()
        && found
            .iter()
            .zip(expected)
            .all(|((line, key), (right_key, start))| key == right_key && starts(*line).starts_with(start));
    let found: Vec<_> = found.iter().map(|(line, key)| (line, key, starts(*line))).collect();
    assert!(right, "found {found:#?}\nbut expected {expected:#?}");
}
