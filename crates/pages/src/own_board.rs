//! Boards of people's own: how one is brought along, what is said of one that won't do, and how a table
//! shows that it is played on one.

use engine::{Message, Names};
use maud::{Markup, html};
use roster::Title;
use words::Words;

use crate::assets;

/// So many faults are shown: whoever has mended these sees the next.
const MOST_FAULTS: usize = 200;

/// What is wrong with a board that was sent.
pub struct Trouble<'a> {
    /// The code of the refusal.
    pub code: &'a str,
    /// All that is wrong, in the order of its lines.
    pub faults: &'a [Message],
}

/// What is wrong with a board that was sent, and what to do.
pub(crate) fn trouble(words: &Words, trouble: &Trouble<'_>) -> Markup {
    let more = trouble.faults.len().saturating_sub(MOST_FAULTS);
    html! {
        section.trouble role="alert" {
            h2 { (words.text(&format!("refusal-{}-title", trouble.code))) }
            p { (words.text(&format!("refusal-{}", trouble.code))) }
            @if !trouble.faults.is_empty() {
                ol { @for fault in trouble.faults.iter().take(MOST_FAULTS) { li { (words.say(fault)) } } }
            }
            @if more > 0 { p { (words.say(&Message::new("own-board-more-faults").with("count", more))) } }
        }
    }
}

/// The field for a board file, folded away unless there is one in it. A file is read into it by the
/// script; without it, its text is pasted.
pub(crate) fn field(words: &Words, game: &Title, sent: &str) -> Markup {
    html! {
        details.options.own-board open[!sent.is_empty()] {
            summary { (words.text("own-board-title")) }
            p.hint {
                (words.text("own-board-about")) " "
                (words.text("own-board-patterns"))
                @for board in &game.boards {
                    " " a href=(format!("/boards/{board}.toml")) download { (board) ".toml" }
                }
            }
            label.field.file hidden {
                span { (words.text("own-board-file")) }
                input type="file" accept=".toml,text/plain" data-too-large=(words.text("own-board-file-too-large"));
                small.hint role="status" {}
            }
            label.field {
                span { (words.text("own-board-text")) }
                // A line end at the beginning would be swallowed.
                textarea name="own_board" rows="10" spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off" { "\n" (sent) }
            }
        }
    }
}

/// What reads a chosen file into its field.
pub(crate) fn script() -> Markup {
    html! { script defer src=(assets::url("own_board")) {} }
}

/// That a table is played on a board that somebody brought along, and the way to have it too, if it is told
/// which table it is.
pub(crate) fn mark(words: &Words, table: Option<&str>, names: &Names) -> Markup {
    html! {
        p.own-board-mark {
            (words.say(&Message::new("own-board-mark").with("board", names)))
            @if let Some(table) = table {
                " " a href=(format!("/t/{table}/board.toml")) download { (words.text("own-board-download")) }
            }
        }
    }
}
