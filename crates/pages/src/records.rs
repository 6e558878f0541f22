//! The page to which records of games are brought, to be looked at; and what is wrong with one, at its line.

use engine::Message;
use maud::{Markup, html};
use words::Words;

use crate::assets;
use crate::shell::titled;

/// So many lines are shown on either side of the one that is at fault.
const AROUND: usize = 3;
/// No line of them is shown longer than this.
const LONGEST: usize = 400;

/// The page to which a record is brought.
pub struct Records<'a> {
    /// The language.
    pub words: &'a Words,
    /// How large a record may be, in KB.
    pub most: usize,
    /// For how many days it can be looked at.
    pub days: i64,
    /// What was sent that couldn't be taken as it is, if anything was: nothing of it is lost.
    pub sent: Option<Sent<'a>>,
}

/// A record that was sent and isn't right.
pub struct Sent<'a> {
    /// Its text.
    pub record: &'a str,
    /// The text of the board that came along.
    pub board: &'a str,
    /// What is wrong with it, in sentences.
    pub faults: &'a [String],
    /// At which of its lines, if that can be said; the first is 1.
    pub line: Option<usize>,
    /// Where it can be looked at all the same up to there, and how many steps that are.
    pub look: Option<(&'a str, usize)>,
}

/// The page.
pub fn records(page: &Records<'_>) -> Markup {
    let words = page.words;
    let title = words.text("records-title");
    let sent = |of: fn(&Sent<'_>) -> String| page.sent.as_ref().map(of).unwrap_or_default();
    let content = html! {
        main #main .sheet {
            h1 { (title) }
            p.lead { (words.text("records-lead")) }
            @if let Some(sent) = &page.sent { (trouble(words, sent)) }
            form.records method="post" action="/records" {
                div.own-board {
                    (file(words, ".txt,.jsonl,.json,text/plain", page.most))
                    label.field {
                        span { (words.text("records-text")) }
                        // A line end at the beginning would be swallowed.
                        textarea name="record" required rows="12" spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off" {
                            "\n" (sent(|sent| sent.record.to_owned()))
                        }
                    }
                }
                details.own-board open[page.sent.as_ref().is_some_and(|sent| !sent.board.is_empty())] {
                    summary { (words.text("records-board")) }
                    p.hint { (words.text("records-board-about")) }
                    (file(words, ".toml,text/plain", 64))
                    label.field {
                        span { (words.text("own-board-text")) }
                        textarea name="own_board" rows="6" spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off" {
                            "\n" (sent(|sent| sent.board.to_owned()))
                        }
                    }
                }
                p { button.button.main type="submit" { (words.text("records-look")) } }
            }
            p.hint { (words.say(&Message::new("records-kept").with("count", page.days))) }
            script defer src=(assets::url("own_board")) {}
        }
    };
    titled(words, &title, "/records", "notice", content)
}

/// The field for a file, which the script reads into the one for its text.
fn file(words: &Words, accept: &str, most: usize) -> Markup {
    let too_large = words.say(&Message::new("records-file-too-large").with("most", most));
    html! {
        label.field.file hidden {
            span { (words.text("records-file")) }
            input type="file" accept=(accept) data-most=(most) data-too-large=(too_large);
            small.hint role="status" {}
        }
    }
}

/// What is wrong, the lines around it, and what can be looked at all the same.
fn trouble(words: &Words, sent: &Sent<'_>) -> Markup {
    html! {
        section.trouble.faulty role="alert" {
            h2 { (words.text("records-fault")) }
            @for fault in sent.faults { p { (fault) } }
            @if let Some(line) = sent.line { (around(sent.record, line)) }
            @if let Some((address, steps)) = sent.look {
                p { a.button href=(address) { (words.say(&Message::new("records-look-anyway").with("count", steps))) } }
            }
        }
    }
}

/// The line at fault, among those beside it.
fn around(text: &str, at: usize) -> Markup {
    let from = at.saturating_sub(AROUND).max(1);
    let lines = (1..).zip(text.lines()).skip(from - 1).take_while(|(line, _)| *line <= at + AROUND);
    html! {
        ol.faulty-lines {
            @for (line, text) in lines {
                li .at-fault[line == at] {
                    b { (line) }
                    span { (text.chars().take(LONGEST).collect::<String>()) }
                }
            }
        }
    }
}

/// The way there, as a link.
pub(crate) fn door(words: &Words) -> Markup {
    html! { a.records-door href="/records" { (words.text("records-door")) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_at_fault_is_shown_among_its_neighbours() {
        let text = (1..=20).map(|line| format!("line <{line}>")).collect::<Vec<_>>().join("\n");
        let shown = around(&text, 10).into_string();
        assert!(shown.contains("<li class=\"at-fault\"><b>10</b><span>line &lt;10&gt;</span>"), "{shown}");
        assert!(shown.contains("<b>7</b>") && shown.contains("<b>13</b>") && !shown.contains("<b>14</b>"));
        assert_eq!(
            around(&text, 1).into_string().matches("<li").count(),
            4,
            "there is none before the first"
        );
        assert_eq!(around(&text, 99).into_string().matches("<li").count(), 0, "and none after the last");
    }
}
