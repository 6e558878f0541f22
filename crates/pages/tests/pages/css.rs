//! Reads stylesheets: which part says what about which class.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A file of the stylesheet.
pub struct Part {
    /// Its path in `assets`: `style/table/cards.css`.
    pub name: String,
    pub css: String,
}

/// All files in a folder of `assets` and in those inside it, with this ending.
#[allow(clippy::disallowed_methods, reason = "the test reads its own room's files; the room does no I/O")]
pub fn files(folder: &str, ending: &str) -> Vec<Part> {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let (mut found, mut left): (Vec<Part>, Vec<PathBuf>) = (Vec::new(), vec![assets.join(folder)]);
    while let Some(place) = left.pop() {
        if place.is_dir() {
            left.extend(
                std::fs::read_dir(place).expect("a folder").map(|entry| entry.expect("a file").path()),
            );
        } else if place.extension().is_some_and(|found| found == ending) {
            let name = place.strip_prefix(&assets).unwrap_or(&place).to_string_lossy().into_owned();
            found.push(Part { name, css: std::fs::read_to_string(&place).expect("a text") });
        }
    }
    found
}

/// The rules of a stylesheet that aren't inside others: what stands before each, and what is in it.
pub fn rules(css: &str) -> Vec<(String, String)> {
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
            // What is said before a rule inside another.
            ';' if depth == 0 => head.clear(),
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

/// Every selector that counts in a stylesheet, also those in conditions; those inside a rule with what
/// stands before it.
pub fn selectors(css: &str) -> Vec<String> {
    let mut all = Vec::new();
    for (head, body) in rules(css) {
        if ["@media", "@container"].iter().any(|kind| head.starts_with(kind)) {
            all.extend(selectors(&body));
        } else if !head.starts_with('@') {
            let inside = if body.contains('{') { selectors(&format!("{body};")) } else { Vec::new() };
            all.extend(inside.into_iter().map(|inner| {
                let inner = inner.trim_start_matches('&').trim_start();
                format!("{head} {inner}")
            }));
            all.extend(listed(&head).into_iter().map(|selector| selector.trim().to_owned()));
        }
    }
    all
}

/// The selectors of a list; commas in brackets don't part any.
fn listed(head: &str) -> Vec<String> {
    let (mut found, mut depth) = (vec![String::new()], 0);
    for letter in head.chars() {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        match found.last_mut() {
            Some(_) if letter == ',' && depth == 0 => found.push(String::new()),
            Some(last) => last.push(letter),
            None => {}
        }
    }
    found
}

/// A selector without what it rules out.
fn positive(selector: &str) -> String {
    let (mut kept, mut rest) = (String::new(), selector);
    while let Some((before, after)) = rest.split_once(":not(") {
        kept += before;
        let mut depth = 1;
        let end = after.find(|letter| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            depth == 0
        });
        rest = end.map_or("", |end| &after[end + 1..]);
    }
    kept + rest
}

/// The words after a dot in a text.
fn words(text: &str) -> Vec<String> {
    let is_word = |letter: char| letter.is_alphanumeric() || "-_".contains(letter);
    let all =
        text.split('.').skip(1).map(|rest| rest.split(|letter| !is_word(letter)).next().unwrap_or_default());
    all.filter(|word| word.starts_with(|first: char| first.is_alphabetic())).map(str::to_owned).collect()
}

/// All classes that a selector names.
pub fn named(selector: &str) -> BTreeSet<String> {
    words(selector).into_iter().collect()
}

/// The classes that a selector asks for; not those that it rules out.
pub fn asked(selector: &str) -> BTreeSet<String> {
    named(&positive(selector))
}

/// Where a selector is at home: the id or else the first class of what stands first in it and has any.
/// `None` where it means elements of any page.
pub fn home(selector: &str) -> Option<String> {
    let kept = positive(selector);
    let first = kept.split([' ', '>', '+', '~']).find(|part| part.contains(['.', '#']))?;
    let id = first.split_once('#').map(|(_, id)| id.split(['.', ':', '[']).next().unwrap_or_default());
    id.map(|id| format!("#{id}")).or_else(|| words(first).first().map(|class| format!(".{class}")))
}

#[test]
fn a_stylesheet_is_read_as_it_is_meant() {
    let css = "/* a { } */ .a, .b:not(.c) > i { x: 1; } @media (y) { .d #e { } } @keyframes z { from { } }";
    assert_eq!(selectors(css), [".a", ".b:not(.c) > i", ".d #e"]);
    assert_eq!(rules(css)[2].0, "@keyframes z");
    assert_eq!(selectors(".g { x: 1; .h, &:is(.i, .j) { y: .5s } z: 2 }"), [".g .h", ".g :is(.i, .j)", ".g"]);
    let asks = |selector| asked(selector).into_iter().collect::<Vec<_>>().join(" ");
    assert_eq!(asks(".b:not(.c:has(.x)).d > i.e:hover"), "b d e");
    let homes = ["i.a.b #c", "body #c.d", ":not(.a) b", ".a:hover"].map(home);
    assert_eq!(homes, [Some(".a".to_owned()), Some("#c".to_owned()), None, Some(".a".to_owned())]);
}
