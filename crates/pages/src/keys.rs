//! The keys of a table, and the sheet that tells them: what each presses is written here once, and the script
//! reads it from the sheet.

use maud::{Markup, html};
use words::Words;

use crate::{HasPages, legend};

/// A key, and what it does.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// What is printed on it.
    pub sign: &'static str,
    /// Where it is on a keyboard, whatever language that writes.
    pub code: &'static str,
    /// What of the page it presses: the first that is there.
    pub press: &'static str,
    /// Whether it goes on to the next of these each time instead.
    pub next: bool,
    /// The key of what that is called.
    pub text: &'static str,
}

const fn key(sign: &'static str, code: &'static str, press: &'static str, text: &'static str) -> Key {
    Key { sign, code, press, next: false, text }
}

const fn next(sign: &'static str, code: &'static str, press: &'static str, text: &'static str) -> Key {
    Key { next: true, ..key(sign, code, press, text) }
}

/// Those of every table.
pub const EVERYWHERE: [Key; 11] = [
    key(
        "Enter",
        "Enter",
        "form.keep .button, #choice .pays .way, #choice .refill .button, #choice .button.main, #prompt .button.main",
        "keys-main",
    ),
    key("S", "KeyS", "#prompt form.inline:not(.ask) button", "keys-skip"),
    key("H", "KeyH", "#prompt .ask :is(button, a)", "keys-hint"),
    key("U", "KeyU", ".undo button", "keys-undo"),
    key("N", "KeyN", ".news > summary", "keys-news"),
    key("R", "KeyR", "[data-replay]", "keys-replay"),
    key("C", "KeyC", ".talk > summary", "keys-chat"),
    key("J", "KeyJ", "details.log-box > summary", "keys-journal"),
    key("I", "KeyI", "a[data-rules]", "keys-rules"),
    key("W", "KeyW", legend::ASKS, "legend-title"),
    key("Esc", "", "", "keys-close"),
];

/// Those of tables with open cards and tickets.
pub const CARDS: [Key; 8] = [
    key("1", "Digit1", "#market [data-place=\"0\"] button", "keys-market"),
    key("2", "Digit2", "#market [data-place=\"1\"] button", ""),
    key("3", "Digit3", "#market [data-place=\"2\"] button", ""),
    key("4", "Digit4", "#market [data-place=\"3\"] button", ""),
    key("5", "Digit5", "#market [data-place=\"4\"] button", ""),
    key("D", "KeyD", "#market button.deck", "keys-deck"),
    key("T", "KeyT", "#tickets button.take", "keys-tickets"),
    key("O", "KeyO", ".unseen > summary", "keys-unseen"),
];

/// Those of tables with a map of routes.
pub const ROUTES: [Key; 6] = [
    next(".", "Period", "#map a.route.can", "keys-route"),
    next("K", "KeyK", "#tickets a.ticket", "keys-ticket"),
    key("P", "KeyP", ".plan-link", "keys-plan"),
    key("B", "KeyB", "#hand [data-focus]", "keys-build"),
    key("+  −  0", "", "", "keys-zoom"),
    key("← ↑ ↓ →", "", "", "keys-move"),
];

/// The sheet: a key each, with what it does. It isn't sent before somebody presses one.
pub fn sheet<R: HasPages>(words: &Words) -> Markup {
    let keys = R::keys();
    // Digits in a row are one line: the others of them say nothing themselves.
    let signs = |at: usize| {
        let more = keys[at + 1..].iter().take_while(|key| key.text.is_empty()).count();
        match more {
            0 => keys[at].sign.to_owned(),
            _ => format!("{}–{}", keys[at].sign, keys[at + more].sign),
        }
    };
    html! {
        dialog #keys aria-labelledby="keys-title" {
            div.heading {
                h2 #keys-title { (words.text("keys-title")) }
                button.close type="button" title=(words.text("choice-close")) aria-label=(words.text("choice-close")) { "×" }
            }
            dl.key-list {
                @for (at, key) in keys.iter().enumerate() {
                    div data-code=[(!key.code.is_empty()).then_some(key.code)] data-press=[(!key.press.is_empty()).then_some(key.press)]
                        data-next[key.next] hidden[key.text.is_empty()] {
                        @if !key.text.is_empty() {
                            dt { kbd { (signs(at)) } }
                            dd { (words.text(key.text)) }
                        }
                    }
                }
                div { dt { kbd { "?" } } dd { (words.text("keys-sheet")) } }
            }
            label.switch {
                input type="checkbox" data-keys-on checked;
                span { (words.text("keys-on")) }
            }
        }
    }
}
