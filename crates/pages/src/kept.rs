//! The page that says what is kept of visitors, and for how long.

use maud::{Markup, html};
use words::Words;

use crate::shell::titled;

/// The page that says it. `contact` is how whoever runs the house can be reached, if they say so.
pub fn kept(words: &Words, contact: Option<&str>) -> Markup {
    let title = words.text("kept-title");
    let part = |heading: &str, lines: &[&str]| {
        html! {
            h2 { (words.text(heading)) }
            ul.points-of { @for line in lines { li { (words.text(line)) } } }
        }
    };
    let content = html! {
        main #main .sheet {
            h1 { (title) }
            p.lead { (words.text("kept-lead")) }
            (part("kept-browser", &["kept-secret", "kept-language", "kept-pass"]))
            (part("kept-house", &["kept-name", "kept-tables", "kept-results", "kept-day", "kept-chat", "kept-records", "kept-keys", "kept-requests"]))
            (part("kept-long", &["kept-long-cookies", "kept-long-tables", "kept-long-backups"]))
            h2 { (words.text("kept-delete")) }
            p { (words.text("kept-delete-how")) " " a href="/me/delete" { (words.text("me-delete-button")) } }
            p {
                @match contact {
                    Some(contact) => { (words.text("kept-contact")) " " b { (contact) } }
                    None => (words.text("kept-no-contact")),
                }
            }
            p.hint { (words.text("kept-for-hosts")) " " code { "roundhouse tables delete" } " " code { "roundhouse tables expire" } }
        }
    };
    titled(words, &title, "/kept", "notice", content)
}
