//! What all pages share: the head, the brand, the language switch and the foot.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::{Language, Words};

use crate::assets::{self, Beside};
use crate::preview::{self, Preview};

/// What a page says about itself.
pub struct Frame<'a> {
    /// The language.
    pub words: &'a Words,
    /// What the tab says.
    pub title: String,
    /// The address of the page: switching the language comes back to it.
    pub path: &'a str,
    /// The kind of page, for the stylesheet: `home`, `lobby`, `table`, `score-pad`, `notice`, `door`. The script runs
    /// on `lobby` and `table`; at the `door` no way leads inside. A table says beside it whose it is:
    /// `table routes-table`.
    pub body_class: &'a str,
    /// The game, at a table: it may have styles of its own.
    pub game: Option<&'a str>,
    /// Whether there is nothing to do but to wait: without the script the page then asks again by
    /// itself.
    pub waits: bool,
    /// What messengers show of a link to it.
    pub preview: Option<Preview<'a>>,
    /// What is said of it in its head, whatever the window.
    pub badge: Option<Markup>,
}

/// How often a page without the script asks again, in seconds.
const ASK_AGAIN: &str = "4";

/// Our mark: a turntable with the stalls of the house around it.
pub(crate) const MARK: &str = concat!(
    r#"<svg viewBox="0 0 40 32" aria-hidden="true"><g fill="none" stroke="currentColor">"#,
    r#"<path stroke-width="2.400" d="M2 29A18 18 0 0 1 38 29"/><path stroke-width="1.400" d="M8.500 29a11.500 11.500 0 0 1 23 0"/>"#,
    r#"<path stroke-width="1.600" d="M3.800 20.500l5.800 2.700M8.200 14.700l4.200 4.800M14.800 11.200l1.800 6.100M25.200 11.200l-1.800 6.100M31.800 14.700l-4.200 4.800M36.200 20.500l-5.800 2.700"/>"#,
    r#"<circle cx="20" cy="27" r="4" stroke-width="1.600"/><path stroke-width="2" d="M16 31l8-8"/></g></svg>"#
);

/// Whoever looks: what leads to the page of one's own where words have no room.
const FIGURE: &str = concat!(
    r#"<svg viewBox="0 0 20 20" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="1.800">"#,
    r#"<circle cx="10" cy="6.500" r="3.600"/><path d="M2.500 18a7.500 6 0 0 1 15 0"/></g></svg>"#
);

/// A whole page.
pub fn page(frame: &Frame<'_>, content: Markup) -> Markup {
    let words = frame.words;
    let has = |wanted: &[&str]| frame.body_class.split(' ').any(|class| wanted.contains(&class));
    let big = has(&["big-screen"]);
    let rules = has(&["handbook"]);
    let review = has(&["looking-back"]);
    let pad = has(&["score-pad"]);
    let of_table = match (big, rules, review, pad) {
        (true, ..) => Beside::BigScreen,
        (_, true, ..) => Beside::Rules,
        (_, _, true, _) => Beside::Review,
        (.., true) => Beside::Pad,
        _ if has(&["learning"]) => Beside::Lesson,
        _ => Beside::Table,
    };
    let script = match of_table {
        Beside::Review => "review",
        Beside::Lesson => "lesson",
        _ => "table",
    };
    let live = has(&["table", "lobby"]);
    let beside = has(&["lobby"])
        || frame.path == "/"
        || frame.path.starts_with("/g/")
        || frame.path.ends_with("/deal");
    html! {
        (DOCTYPE)
        html lang=(words.language().tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (frame.title) }
                link rel="icon" type="image/svg+xml" href=(assets::url("favicon"));
                @for style in assets::styles(frame.game.map(|game| (game, of_table))) { link rel="stylesheet" href=(style); }
                @if let Some(preview) = &frame.preview { (preview::tags(preview)) }
                @if live { script defer src=(assets::url(script)) {} }
                @if pad { script defer src=(assets::url("pad")) {} }
                @if beside { script defer src=(assets::url("beside")) {} }
                @if frame.waits { noscript { meta http-equiv="refresh" content=(ASK_AGAIN); } }
            }
            body class=(frame.body_class) {
                a.skip href="#main" { (words.text("page-skip")) }
                (header(frame))
                (content)
                (footer(frame))
            }
        }
    }
}

/// A whole page with a title of its own, where there is something to do or to read.
pub(crate) fn titled(words: &Words, title: &str, path: &str, body_class: &str, content: Markup) -> Markup {
    let title = format!("{title} — Roundhouse");
    page(
        &Frame { words, title, path, body_class, game: None, waits: false, preview: None, badge: None },
        content,
    )
}

fn header(frame: &Frame<'_>) -> Markup {
    let words = frame.words;
    html! {
        header.top {
            a.brand href="/" { (PreEscaped(MARK)) b { "ROUNDHOUSE" } small { (words.text("page-motto")) } }
            @if let Some(badge) = &frame.badge { (badge) }
            nav aria-label=(words.text("page-nav")) {
                @if frame.body_class != "door" {
                    a.mine href="/me" aria-current=[(frame.path == "/me").then_some("page")] {
                        (PreEscaped(FIGURE)) span { (words.text("page-me")) }
                    }
                    a href="/" aria-current=[(frame.path == "/").then_some("page")] { (words.text("page-home")) }
                    a href="/about" aria-current=[(frame.path == "/about").then_some("page")] {
                        (words.text("page-about"))
                    }
                }
                span.languages {
                    @for language in Language::ALL {
                        @if language == words.language() {
                            b aria-current="true" title=(language.name()) { (language.tag()) }
                        } @else {
                            a href=(switch(language, frame.path)) lang=(language.tag())
                                hreflang=(language.tag()) title=(language.name()) { (language.tag()) }
                        }
                    }
                }
            }
        }
    }
}

fn footer(frame: &Frame<'_>) -> Markup {
    let words = frame.words;
    html! {
        footer.foot {
            span { (words.text("page-unofficial")) }
            " "
            a href="/about" { (words.text("page-about-more")) }
            " · "
            a href="/kept" { (words.text("page-kept")) }
            @if frame.body_class != "door" { " · " a href="/me" { (words.text("page-me-more")) } }
        }
    }
}

/// The address that switches to a language and comes back.
fn switch(language: Language, back: &str) -> String {
    let mut address = format!("/lang/{}?back=", language.tag());
    for byte in back.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b'~' => {
                address.push(byte.into());
            }
            _ => address.push_str(&format!("%{byte:02X}")),
        }
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_is_kept_whole() {
        assert_eq!(switch(Language::Ru, "/t/a-1?focus=x&y"), "/lang/ru?back=/t/a-1%3Ffocus%3Dx%26y");
    }
}
