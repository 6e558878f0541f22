//! The page that asks for the passphrase, where a house has one. It shows nothing of what is played.

use maud::{Markup, html};
use words::Words;

use crate::shell::titled;

/// A house that is entered by a passphrase.
pub struct Enter<'a> {
    /// The language.
    pub words: &'a Words,
    /// Where they wanted to go: the form carries it.
    pub back: &'a str,
    /// Why they were not let in, if they have tried: the code of a refusal.
    pub refusal: Option<&'a str>,
}

/// The page that asks for the passphrase.
pub fn enter(enter: &Enter<'_>) -> Markup {
    let words = enter.words;
    let title = words.text("enter-title");
    let content = html! {
        main #main .sheet {
            h1 { (title) }
            p { (words.text("enter-text")) }
            @if let Some(code) = enter.refusal {
                p.warning #refused role="alert" { (words.text(&format!("refusal-{code}"))) }
            }
            form.join method="post" action="/enter" {
                input type="hidden" name="back" value=(enter.back);
                label.field {
                    span { (words.text("enter-passphrase")) }
                    input type="password" name="passphrase" required autofocus autocomplete="current-password"
                        aria-invalid=[enter.refusal.map(|_| "true")] aria-describedby=[enter.refusal.map(|_| "refused")];
                }
                button.button.main type="submit" { (words.text("enter-button")) }
            }
        }
    };
    titled(words, &title, enter.back, "door", content)
}
