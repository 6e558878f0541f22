//! What is said at a table, as one person hears it. It is a region of its own that lies over the table:
//! nothing moves for it.

use engine::{Message, Seat};
use maud::{Markup, html};
use words::Words;

use crate::map::seat_class;
use crate::{Chair, Region, chip, names};

/// The phrases that everybody reads in their own language, by their ids.
pub const PHRASES: [&str; 8] = ["hello", "luck", "nice", "thanks", "sorry", "moment", "idea", "careful"];

/// The most letters that can be typed in.
const LONGEST: usize = 300;

/// What is said at a table, as one person hears it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chat {
    /// What they hear, the newest last.
    pub lines: Vec<Line>,
    /// Those whom they don't want to hear: a line of each, and who it is.
    pub muted: Vec<(u64, Speaker)>,
    /// Whether they only watch, so that players hear them once the game is over.
    pub watches: bool,
    /// Whether it is unfolded: who has no script has just said something.
    pub open: bool,
}

/// Nothing said yet, by whoever plays.
pub static SILENCE: Chat = Chat { lines: Vec::new(), muted: Vec::new(), watches: false, open: false };

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number at the table.
    pub number: u64,
    /// Who said it.
    pub who: Speaker,
    /// Whether that is whoever reads.
    pub mine: bool,
    /// What.
    pub what: What,
}

/// Who says something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Speaker {
    /// Somebody who plays.
    Seat(Seat),
    /// Somebody who watches, by name, or by number where they have none.
    Guest(String, usize),
}

/// What is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// A phrase, by its id.
    Phrase(String),
    /// Words of their own.
    Text(String),
    /// Nothing any more: they are forgotten.
    Gone,
}

/// The region.
pub fn region(words: &Words, table: &str, chairs: &[Chair], chat: &Chat) -> Region {
    Region { id: "chat", html: chat_box(words, table, chairs, chat).into_string() }
}

/// All of it.
pub(crate) fn chat_box(words: &Words, table: &str, chairs: &[Chair], chat: &Chat) -> Markup {
    let names = names(chairs);
    let say = format!("/t/{table}/say");
    html! {
        section #chat aria-label=(words.text("chat-title")) {
            details.talk open[chat.open] {
                summary title=(words.text("chat-title")) {
                    svg viewBox="0 0 24 24" aria-hidden="true" { path d="M4 5H20V16H11L6 20V16H4Z" {} }
                    span { (words.text("chat-title")) }
                    b.unread hidden data-about=(words.text("chat-unread")) {}
                }
                div.talk-body {
                    h2 { (words.text("chat-title")) }
                    ol.talk-lines aria-live="polite" tabindex="0" {
                        @if chat.lines.is_empty() { li.talk-none { (words.text("chat-nothing")) } }
                        @for line in chat.lines.iter().rev() { (line_of(words, table, &names, line)) }
                    }
                    @for (number, who) in &chat.muted {
                        form.talk-muted method="post" action=(format!("/t/{table}/mute")) data-live data-aside {
                            span { (words.text("chat-muted")) " " (called(words, &names, who)) }
                            button.button.plain type="submit" name="hear" value=(number) { (words.text("chat-hear")) }
                        }
                    }
                    form.talk-phrases method="post" action=(say) data-live data-aside {
                        @for phrase in PHRASES {
                            button type="submit" name="phrase" value=(phrase) { (words.text(&format!("chat-phrase-{phrase}"))) }
                        }
                    }
                    form.talk-say method="post" action=(say) data-live data-aside {
                        input type="text" name="text" maxlength=(LONGEST) required autocomplete="off"
                            aria-label=(words.text("chat-text")) placeholder=(words.text("chat-text"));
                        button.button.main type="submit" { (words.text("chat-say")) }
                    }
                    p.hint { (words.text(if chat.watches { "chat-watches" } else { "chat-plays" })) }
                }
            }
        }
    }
}

fn called(words: &Words, names: &[String], who: &Speaker) -> String {
    match who {
        Speaker::Seat(seat) => names.get(seat.index()).cloned().unwrap_or_default(),
        Speaker::Guest(name, _) if !name.is_empty() => name.clone(),
        Speaker::Guest(_, number) => words.say(&Message::new("chat-guest").with("number", *number)),
    }
}

fn line_of(words: &Words, table: &str, names: &[String], line: &Line) -> Markup {
    let seat = match line.who {
        Speaker::Seat(seat) => Some(seat),
        Speaker::Guest(..) => None,
    };
    html! {
        li class=[seat.map(seat_class)] data-line=(line.number) data-mine[line.mine] {
            @if line.what == What::Gone { i { (words.text("chat-gone")) } }
            @else {
                span.talk-who {
                    @if let Some(seat) = seat { (chip::seat_chip(seat)) }
                    b { (called(words, names, &line.who)) }
                    @if seat.is_none() { small { (words.text("chat-watching")) } }
                    @if !line.mine {
                        form method="post" action=(format!("/t/{table}/mute")) data-live data-aside {
                            button type="submit" name="line" value=(line.number) { (words.text("chat-mute")) }
                        }
                    }
                }
                @match &line.what {
                    What::Phrase(phrase) => p { (words.text(&format!("chat-phrase-{phrase}"))) },
                    What::Text(text) => p { (text) },
                    What::Gone => {}
                }
            }
        }
    }
}
