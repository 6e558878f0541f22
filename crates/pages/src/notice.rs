//! Pages that only say something: what went wrong, and what this house is.

use maud::{Markup, html};
use words::Words;

use crate::shell::{Frame, page};

/// What there is to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// There is no such page or table.
    NotFound,
    /// Something broke on our side.
    Failed,
    /// The seat belongs to somebody else.
    NotYourSeat,
}

/// A page that says what is the matter and where to go on.
pub fn notice(words: &Words, path: &str, notice: Notice) -> Markup {
    let [title, text] = match notice {
        Notice::NotFound => ["notice-not-found", "notice-not-found-text"],
        Notice::Failed => ["notice-failed", "notice-failed-text"],
        Notice::NotYourSeat => ["notice-not-your-seat", "notice-not-your-seat-text"],
    }
    .map(|key| words.text(key));
    let content = html! {
        main #main .sheet {
            h1 { (title) }
            p { (text) }
            p { a.button href="/" { (words.text("notice-home")) } }
        }
    };
    page(
        &Frame { words, title: format!("{title} — Roundhouse"), path, body_class: "notice", waits: false },
        content,
    )
}

/// A page that says only this sentence: for what has no page of its own.
pub fn told(words: &Words, path: &str, text: &str) -> Markup {
    let content = html! {
        main #main .sheet {
            h1 { (words.text("notice-sorry")) }
            p { (text) }
            p { a.button href="/" { (words.text("notice-home")) } }
        }
    };
    let title = words.text("notice-sorry");
    page(
        &Frame { words, title: format!("{title} — Roundhouse"), path, body_class: "notice", waits: false },
        content,
    )
}

/// What this house is, and whose games are played in it.
pub fn about(words: &Words) -> Markup {
    let title = words.text("about-title");
    let content = html! {
        main #main .sheet {
            h1 { (title) }
            p.lead { (words.text("about-what")) }
            h2 { (words.text("about-unofficial-title")) }
            p { (words.text("about-unofficial")) }
            ul.plain { @for game in roster::GAMES { li { (words.text(&format!("about-{}", game.id))) } } }
            h2 { (words.text("about-boards-title")) }
            p { (words.text("about-boards")) }
            p { (words.text("about-drawings")) }
            h2 { (words.text("about-privacy-title")) }
            p { (words.text("about-privacy")) }
        }
    };
    page(
        &Frame {
            words,
            title: format!("{title} — Roundhouse"),
            path: "/about",
            body_class: "notice",
            waits: false,
        },
        content,
    )
}
