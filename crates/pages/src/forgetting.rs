//! Whoever wants to be forgotten: whether they are sure, and that it is done.

use maud::{Markup, html};
use words::Words;

use crate::shell::titled;

/// The page that asks whether they are sure.
pub fn ask(words: &Words) -> Markup {
    let title = words.text("forget-title");
    let content = html! {
        main #main .sheet {
            h1 { (title) }
            p.lead { (words.text("forget-lead")) }
            ul.points-of {
                @for key in ["forget-names", "forget-secrets", "forget-games", "forget-backups"] {
                    li { (words.text(key)) }
                }
            }
            form.own-way method="post" action="/me/delete" {
                label.switch {
                    input type="checkbox" name="sure" value="yes" required;
                    span { (words.text("forget-sure")) }
                }
                p.ways-out {
                    button.button.main type="submit" { (words.text("forget-button")) }
                    a.button href="/me" { (words.text("forget-stay")) }
                }
            }
        }
    };
    titled(words, &title, "/me/delete", "notice", content)
}

/// The page that says that it is done.
pub fn forgotten(words: &Words) -> Markup {
    let title = words.text("forgotten-title");
    let content = html! {
        main #main .sheet {
            h1 { (title) }
            p.lead { (words.text("forgotten-lead")) }
            p.ways-out { a.button.main href="/" { (words.text("notice-home")) } }
        }
    };
    titled(words, &title, "/", "notice", content)
}
