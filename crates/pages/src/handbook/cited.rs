//! Sentences that name a rule lead to it.

use maud::{Markup, html};
use words::Words;

use super::read::is_number;
use super::{address, is_there};

/// A sentence, with the numbers of rules in it as links to the rules of its game. The script opens them over
/// the table (`rules.js`); without it they open beside it.
pub fn cited(words: &Words, game: &str, sentence: &str) -> Markup {
    if !is_there(words, game) {
        return html! { (sentence) };
    }
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let mut rest = sentence;
    let mut parts: Vec<(&str, &str)> = Vec::new();
    let mut before = 0;
    let mut at = 0;
    while let Some(start) = rest[at..].find(is_part).map(|found| at + found) {
        let end = rest[start..].find(|letter| !is_part(letter)).map_or(rest.len(), |found| start + found);
        if is_number(&rest[start..end]) {
            parts.push((&rest[before..start], &rest[start..end]));
            before = end;
        }
        at = end;
    }
    rest = &rest[before..];
    html! {
        @for (told, number) in parts { (told) (link(words, game, number)) }
        (rest)
    }
}

/// A link to the rule with this number.
pub fn link(words: &Words, game: &str, number: &str) -> Markup {
    html! {
        a.rules-cited href=(format!("{}#{number}", address(game))) data-rules=(number) target="_blank"
            title=(words.text("rules-open")) { (number) }
    }
}

/// The way to a game's rules from a page about it, if there are any.
pub(crate) fn door(words: &Words, game: &str) -> Markup {
    html! {
        @if is_there(words, game) {
            a.rules-door href=(address(game)) {
                (words.text("rules-link"))
                span.out-of-sight { ": " (words.text(&format!("{game}-title"))) }
            }
        }
    }
}

/// The ways to them from its table: all of them, and what the signs mean. They open over the table.
pub(crate) fn at_table(words: &Words, game: &str) -> Markup {
    html! {
        @if is_there(words, game) {
            div.rules-ways {
                @for (part, key) in [("chapter-glance", "rules-link"), ("chapter-signs", "rules-signs")] {
                    a.button.plain href=(format!("{}#{part}", address(game))) data-rules=(part) target="_blank" {
                        (words.text(key))
                    }
                }
            }
        }
    }
}

/// The number of a rule where it stands: its anchor, and a link to itself.
pub(super) fn link_here(number: &str) -> Markup {
    html! { a id=(number) href=(format!("#{number}")) { (number) } }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn numbers_become_links() {
        let words = Words::new(Language::En);
        let cited = |text| cited(&words, "europe", text).into_string();
        let told = cited("Not now (EU-12), as A-1 and <EU-4> say");
        assert!(told.contains("href=\"/g/europe/rules#EU-12\""), "{told}");
        assert!(told.starts_with("Not now (<a ") && told.ends_with("</a>&gt; say"), "{told}");
        assert_eq!(told.matches("<a ").count(), 2);
        assert_eq!(cited("nothing"), "nothing");
        assert_eq!(super::cited(&words, "chess", "EU-12").into_string(), "EU-12");
    }
}
