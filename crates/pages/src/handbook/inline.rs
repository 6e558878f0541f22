//! What is bold, slanted or a link inside of a text.

use maud::{Markup, html};

/// A text with what is marked in it.
pub(crate) fn inline(text: &str) -> Markup {
    let found = [("**", "**"), ("*", "*"), ("[", ")")].into_iter().filter_map(|(start, end)| {
        let (before, rest) = text.split_once(start)?;
        let (inside, after) = rest.split_once(end)?;
        Some((before.len(), start, (before, inside, after)))
    });
    // Of two that begin in the same place the longer one is meant.
    let first = found.min_by_key(|(at, start, _)| (*at, std::cmp::Reverse(start.len())));
    let Some((_, start, (before, inside, after))) = first else { return html! { (text) } };
    html! {
        (before)
        @match (start, inside.split_once("](#")) {
            ("[", Some((words, chapter))) => a href=(format!("#chapter-{chapter}")) { (inline(words)) },
            ("[", None) => { "[" (inside) ")" },
            ("*", _) => em { (inline(inside)) },
            _ => strong { (inline(inside)) },
        }
        (inline(after))
    }
}

/// The text alone.
pub(super) fn bare(text: &str) -> String {
    let mut bare = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("](#") {
        bare.push_str(before);
        rest = after.split_once(')').map_or("", |(_, after)| after);
    }
    (bare + rest).replace(['*', '['], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_marked_is_marked() {
        let text = "Some **bold** words, *slanted*, [a link](#there) & 2 < 3";
        assert_eq!(
            inline(text).into_string(),
            "Some <strong>bold</strong> words, <em>slanted</em>, \
             <a href=\"#chapter-there\">a link</a> &amp; 2 &lt; 3"
        );
        assert_eq!(bare("Some **bold** words, [a link](#there)."), "Some bold words, a link.");
    }
}
