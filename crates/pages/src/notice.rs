//! Pages that only say something: what went wrong, and what this house is.

use maud::{Markup, html};
use roster::Roster;
use words::Words;

use crate::shell::titled;

/// The codes of all refusals. Each has a title (`refusal-<code>-title`) and a sentence that says what to
/// do (`refusal-<code>`); `refused` is for what rules and tables say in their own words.
pub const CODES: [&str; 39] = [
    "refused",
    "not-found",
    "no-table",
    "not-your-seat",
    "foreign-form",
    "bad-form",
    "too-large",
    "board-too-large",
    "board-faulty",
    "board-other-game",
    "party-size",
    "not-watched",
    "code-unknown",
    "code-ambiguous",
    "wrong-method",
    "wrong-type",
    "too-many-tables",
    "too-many-streams",
    "too-many-requests",
    "busy",
    "thinking-already",
    "store-failed",
    "store-full",
    "store-damaged",
    "stopping",
    "unknown",
    "stale",
    "not-begun",
    "departed",
    "passphrase-wrong",
    "too-many-tries",
    "key-mistyped",
    "key-unknown",
    "link-spent",
    "locked",
    "slow",
    "still-secret",
    "too-many-records",
    "no-record",
];

/// The page of a refusal: what was not done and what to do, the way back to `path` and home, and the
/// code. `told` is said where there is a better sentence than the code's own.
pub fn refusal(words: &Words, path: &str, code: &str, told: Option<&str>) -> Markup {
    let known = match told {
        _ if CODES.contains(&code) => code,
        Some(_) => "refused",
        None => "unknown",
    };
    let title = words.text(&format!("refusal-{known}-title"));
    let text = told.map_or_else(|| words.text(&format!("refusal-{known}")), str::to_owned);
    // Where there is nothing one can't go back to.
    let nowhere = matches!(code, "not-found" | "no-table" | "not-watched") || path == "/" || !is_inside(path);
    let back = if path.starts_with("/t/") { "notice-back-table" } else { "notice-back" };
    let content = html! {
        main #main .sheet {
            h1 { (title) }
            p.lead { (text) }
            p.ways-out {
                @if !nowhere { a.button.main href=(path) { (words.text(back)) } }
                a.button .main[nowhere] href="/" { (words.text("notice-home")) }
            }
            p.refusal-code { (words.text("refusal-code")) " " code { (code) } }
        }
    };
    titled(words, &title, path, "notice", content)
}

/// Whether an address is one of this house: only to these anybody is led back.
pub fn is_inside(path: &str) -> bool {
    let plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    plain && path.starts_with('/') && !path.starts_with("//")
}

/// What this house is, and whose games are played in it.
pub fn about(words: &Words, games: &Roster) -> Markup {
    let title = words.text("about-title");
    let content = html! {
        main #main .sheet {
            h1 { (title) }
            p.lead { (words.text("about-what")) }
            h2 { (words.text("about-unofficial-title")) }
            p { (words.text("about-unofficial")) }
            ul.plain { @for game in games.games() { li { (words.text(&format!("about-{}", game.id))) } } }
            h2 { (words.text("about-boards-title")) }
            p { (words.text("about-boards")) }
            p { (words.text("about-drawings")) }
            h2 { (words.text("pad-title-all")) }
            p { (words.text("pad-what")) " " a href="/pad" { (words.text("pad-all")) } }
            h2 { (words.text("about-privacy-title")) }
            p { (words.text("about-privacy")) " " a href="/kept" { (words.text("about-kept")) } }
        }
    };
    titled(words, &title, "/about", "notice", content)
}
