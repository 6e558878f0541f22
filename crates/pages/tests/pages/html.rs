//! What every page of the house promises about its HTML.

use std::collections::BTreeSet;

/// Elements that have no end.
const VOID: [&str; 6] = ["input", "link", "meta", "br", "img", "hr"];

/// Checks a page: tags are balanced, ids unique, and there is no text without its words, no style and
/// no script inside.
#[track_caller]
pub fn check(page: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut ids = BTreeSet::new();
    for tag in tags(page) {
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default();
        if tag.starts_with('!') {
            continue;
        }
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "</{name}> ends what is open");
            continue;
        }
        for (attribute, value) in attributes(tag) {
            assert!(attribute != "style" && !attribute.starts_with("on"), "<{tag}>");
            assert!(attribute != "id" || ids.insert(value), "the id {value} is there twice");
        }
        assert!(name != "script" || tag.contains("src="), "<{tag}>");
        if !VOID.contains(&name) && !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "left open: {open:?}");
    assert!(!page.contains("{$"), "something was not put in");
    for rest in page.split('«').skip(1) {
        let inside = rest.split('»').next().unwrap_or_default();
        let key =
            inside.contains('-') && inside.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        assert!(!key, "there is no text for {inside}");
    }
}

/// The id of the first element that has one.
pub fn first_id(html: &str) -> Option<&str> {
    let tag = tags(html).next()?;
    attributes(tag).into_iter().find(|(name, _)| *name == "id").map(|(_, value)| value)
}

/// All classes in a page.
pub fn classes(html: &str) -> BTreeSet<String> {
    let all = tags(html).flat_map(attributes).filter(|(name, _)| *name == "class");
    all.flat_map(|(_, value)| value.split_whitespace()).map(str::to_owned).collect()
}

/// What stands between `<` and `>`: in text and values our pages escape both.
pub fn tags(html: &str) -> impl Iterator<Item = &str> {
    html.split('<').skip(1).map(|rest| rest.split('>').next().unwrap_or_default())
}

pub fn attributes(tag: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut rest = tag.split_once(' ').map_or("", |(_, rest)| rest).trim_end_matches('/');
    while !rest.trim().is_empty() {
        rest = rest.trim_start();
        let end = rest.find(['=', ' ']).unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        match after.strip_prefix("=\"").and_then(|value| value.split_once('"')) {
            Some((value, after)) => {
                found.push((name, value));
                rest = after;
            }
            None => {
                found.push((name, ""));
                rest = after;
            }
        }
    }
    found
}
