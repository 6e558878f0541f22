//! From one browser to another: the key to write down, the link and its drawing, and where they lead.

use engine::Message;
use maud::{Markup, html};
use words::Words;

use crate::qr::qr;
use crate::shell::titled;

/// A new recovery key.
pub struct KeyShown<'a> {
    /// The language.
    pub words: &'a Words,
    /// The key, in groups.
    pub groups: &'a [String],
}

/// The page that shows a key, once.
pub fn key_shown(shown: &KeyShown<'_>) -> Markup {
    let words = shown.words;
    let title = words.text("key-title");
    let content = html! {
        main #main .sheet {
            h1 { (title) }
            p.lead { (words.text("key-lead")) }
            p.key-groups { @for group in shown.groups { code { (group) } " " } }
            ul.points-of {
                @for key in ["key-once", "key-replaces", "key-secret", "key-check"] { li { (words.text(key)) } }
            }
            p.ways-out { a.button.main href="/me" { (words.text("key-written")) } }
        }
    };
    titled(words, &title, "/me", "notice", content)
}

/// A new link to another device.
pub struct LinkShown<'a> {
    /// The language.
    pub words: &'a Words,
    /// The whole address.
    pub link: &'a str,
    /// How long it works.
    pub minutes: i64,
    /// Whether it can be opened on the machine of the house only.
    pub unreachable: bool,
}

/// The page that shows a link.
pub fn link_shown(shown: &LinkShown<'_>) -> Markup {
    let words = shown.words;
    let title = words.text("link-title");
    let drawing = if shown.unreachable { None } else { qr(shown.link, &words.text("lobby-qr")) };
    let content = html! {
        main #main .sheet {
            h1 { (title) }
            p.lead { (words.say(&Message::new("link-lead").with("count", shown.minutes))) }
            section.invitation {
                label.field {
                    span { (words.text("link-link")) }
                    input #link type="text" readonly value=(shown.link);
                }
                @if shown.unreachable { p.warning { (words.text("link-unreachable")) } }
                @if let Some(drawing) = drawing { figure { (drawing) figcaption { (words.text("link-scan")) } } }
            }
            p.hint { (words.text("link-secret")) }
            p.ways-out { a.button href="/me" { (words.text("moving-back")) } }
        }
    };
    titled(words, &title, "/me", "notice", content)
}

/// A link that was opened.
pub struct Here<'a> {
    /// The language.
    pub words: &'a Words,
    /// The key in it.
    pub key: &'a str,
    /// What whoever made it is called.
    pub name: Option<&'a str>,
    /// Whether this browser is theirs already.
    pub same: bool,
    /// Whether this browser sits at tables of its own.
    pub leaves: bool,
}

/// The page behind a link: it asks, because a link is opened by others too.
pub fn here(here: &Here<'_>) -> Markup {
    let words = here.words;
    let title = words.text("here-title");
    let path = format!("/me/here/{}", here.key);
    let content = html! {
        main #main .sheet {
            h1 { (title) }
            @if here.same {
                p.lead { (words.text("here-same")) }
                p.ways-out { a.button.main href="/me" { (words.text("moving-back")) } }
            } @else {
                p.lead { (words.text("here-lead")) }
                @if here.leaves { (leaves(words)) }
                form method="post" action=(path) {
                    @if here.leaves { input type="hidden" name="sure" value="yes"; }
                    button.button.main type="submit" { (go_on(words, here.name)) }
                }
                p.hint { (words.text("here-not-mine")) }
            }
        }
    };
    titled(words, &title, &path, "notice", content)
}

fn go_on(words: &Words, name: Option<&str>) -> String {
    match name {
        Some(name) => words.say(&Message::new("here-go-on").with("name", name)),
        None => words.text("here-go-on-nameless"),
    }
}

/// What this browser would lose, and how it doesn't.
fn leaves(words: &Words) -> Markup {
    html! {
        div.warning {
            p { (words.text("moving-leaves")) }
            form method="post" action="/me/key" target="_blank" {
                button.button type="submit" { (words.text("moving-leaves-key")) }
            }
        }
    }
}

/// Where a recovery key is typed in.
pub struct Recover<'a> {
    /// The language.
    pub words: &'a Words,
    /// What was typed.
    pub typed: &'a str,
    /// Why that opened nothing: the code of a refusal.
    pub refusal: Option<&'a str>,
}

/// The page where a recovery key is typed in.
pub fn recover(recover: &Recover<'_>) -> Markup {
    let words = recover.words;
    let title = words.text("recover-title");
    let content = html! {
        main #main .sheet {
            h1 { (title) }
            p { (words.text("recover-text")) }
            @if let Some(code) = recover.refusal {
                p.warning #refused role="alert" { (words.text(&format!("refusal-{code}"))) }
            }
            form.join method="post" action="/me/recover" {
                label.field {
                    span { (words.text("recover-key")) }
                    input type="text" name="key" required autofocus autocomplete="off" autocapitalize="characters"
                        spellcheck="false" maxlength="100" value=(recover.typed) placeholder="XXXX-XXXX-XXXX-XXXX-XXXX-XXXX"
                        aria-invalid=[recover.refusal.map(|_| "true")] aria-describedby=[recover.refusal.map(|_| "refused")];
                }
                button.button.main type="submit" { (words.text("recover-button")) }
            }
            p.hint { (words.text("recover-hint")) }
        }
    };
    titled(words, &title, "/me/recover", "notice", content)
}

/// A browser that sits at tables, and is about to become somebody else's.
pub struct Leaving<'a> {
    /// The language.
    pub words: &'a Words,
    /// The key that was typed.
    pub key: &'a str,
    /// What whoever it belongs to is called.
    pub name: Option<&'a str>,
}

/// The page that asks first.
pub fn leaving(leaving: &Leaving<'_>) -> Markup {
    let words = leaving.words;
    let title = words.text("leaving-title");
    let content = html! {
        main #main .sheet {
            h1 { (title) }
            (leaves(words))
            form method="post" action="/me/recover" {
                input type="hidden" name="key" value=(leaving.key);
                input type="hidden" name="sure" value="yes";
                button.button.main type="submit" { (go_on(words, leaving.name)) }
            }
            p.ways-out { a.button href="/me" { (words.text("leaving-stay")) } }
        }
    };
    titled(words, &title, "/me/recover", "notice", content)
}
