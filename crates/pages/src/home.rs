//! The front page: what this is, the games as posters, and the way back to tables.

use engine::Message;
use maud::{Markup, html};
use roster::Roster;
use words::Words;

use crate::day::{self, Offers};
use crate::poster::poster;
use crate::shell::{Frame, page};
use crate::{Region, handbook, lesson, pad, records};

/// What the front page shows.
pub struct Home<'a> {
    /// The language.
    pub words: &'a Words,
    /// The games.
    pub games: &'a Roster,
    /// The tables they can go back to, the newest first.
    pub tables: &'a [TableLine],
    /// The tables that anyone may sit down at, the newest first.
    pub open: &'a [OpenTable],
    /// Today's deals.
    pub day: &'a Offers,
}

/// A table that waits for whoever comes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenTable {
    /// Its id in addresses.
    pub id: String,
    /// Which game: `europe`.
    pub game: String,
    /// Who laid it, if they sit there.
    pub host: Option<String>,
    /// How many chairs are free.
    pub free: usize,
    /// How long people may think: the name of a pace.
    pub pace: &'static str,
}

/// A table to go back to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLine {
    /// Its id in addresses.
    pub id: String,
    /// Which game: `europe`.
    pub game: String,
    /// Who sits there.
    pub names: Vec<String>,
    /// How far it is.
    pub stage: Stage,
    /// Whether it is no more than practice.
    pub practice: bool,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// It hasn't started.
    Open,
    /// It is being played.
    Playing {
        /// Whether everyone waits for whoever looks.
        my_turn: bool,
    },
    /// It is over.
    Over,
}

/// The front page.
pub fn home(home: &Home<'_>) -> Markup {
    let words = home.words;
    let content = html! {
        main #main .foyer data-front {
            h1.out-of-sight { "Roundhouse" }
            div.welcome { p.lead { (words.text("home-what")) } (to_open(home)) }
            (day::strip(words, home.day))
            @if !home.tables.is_empty() { (tables(home)) }
            ul.gallery {
                @for game in home.games.games() {
                    li {
                        a href=(format!("/g/{}", game.id)) {
                            (poster(words, game))
                            span.button.main { (words.text("home-play")) }
                        }
                        (lesson::way(words, game.id))
                        (handbook::door(words, game.id))
                        (pad::door(words, game))
                        p { (words.text(&format!("{}-about", game.id))) }
                    }
                }
            }
            div.doors { (code(words)) (open(home)) }
            p.records-way { (records::door(words)) }
        }
    };
    let title = format!("Roundhouse — {}", words.text("page-motto"));
    page(
        &Frame {
            words,
            title,
            path: "/",
            body_class: "home",
            game: None,
            waits: false,
            preview: None,
            badge: None,
        },
        content,
    )
}

/// The parts of the page that change by themselves.
pub fn regions(home: &Home<'_>) -> Vec<Region> {
    let region = |id, html: Markup| Region { id, html: html.into_string() };
    vec![
        region("to-open", to_open(home)),
        region("day-offers", day::strip(home.words, home.day)),
        region("my-tables", tables(home)),
        region("open-tables", open(home)),
    ]
}

/// The ways to the end of the page: where a code is typed, and to the tables that anyone may sit down at. They
/// can become more there without moving anything; both ways are always here for the same reason, and because
/// whoever was given a code looks for just that.
fn to_open(home: &Home<'_>) -> Markup {
    let words = home.words;
    let open = words.say(&Message::new("home-to-open").with("count", home.open.len()));
    html! {
        p #to-open {
            a href="#by-code" { (words.text("home-to-code")) }
            a href="#open-tables" { (open) }
        }
    }
}

fn tables(home: &Home<'_>) -> Markup {
    let words = home.words;
    html! {
        section #my-tables .my-tables {
            h2 { (words.text("home-tables")) }
            ul {
                @for table in home.tables {
                    li data-table=(table.id) {
                        a href=(format!("/t/{}", table.id)) {
                            b { (words.text(&format!("{}-title", table.game))) (practice_mark(words, table.practice)) }
                            span { (table.names.join(", ")) }
                            (stage(words, table.stage))
                        }
                    }
                }
            }
            p.all-mine { a href="/me" { (words.text("home-all-mine")) } }
        }
    }
}

/// The tables that anyone may sit down at. The list has room for some, and scrolls: nothing moves for it.
fn open(home: &Home<'_>) -> Markup {
    let words = home.words;
    html! {
        section #open-tables .my-tables {
            h2 { (words.text("home-open")) }
            ul tabindex="0" aria-label=(words.text("home-open")) data-grows data-gone=(words.text("home-open-gone")) {
                @for table in home.open {
                    li data-table=(table.id) {
                        a href=(format!("/t/{}", table.id)) {
                            b { (words.text(&format!("{}-title", table.game))) }
                            span {
                                @if let Some(host) = &table.host { (host) " · " }
                                (words.text(&format!("pace-{}", table.pace)))
                            }
                            em { (words.say(&Message::new("home-open-free").with("count", table.free))) }
                        }
                    }
                }
                @if home.open.is_empty() { li.no-tables { (words.text("home-open-none")) } }
            }
        }
    }
}

/// Where a code is typed that somebody has read out.
fn code(words: &Words) -> Markup {
    html! {
        form #by-code .by-code method="post" action="/code" {
            label.field {
                span { (words.text("home-code")) }
                input type="text" name="code" maxlength="24" autocomplete="off" autocapitalize="off"
                    spellcheck="false" required;
            }
            button.button type="submit" { (words.text("home-code-button")) }
        }
    }
}

/// That a table is no more than practice, if it isn't.
pub(crate) fn practice_mark(words: &Words, practice: bool) -> Markup {
    html! { @if practice { " " small.practice-mark { (words.text("practice-title")) } } }
}

pub(crate) fn stage(words: &Words, stage: Stage) -> Markup {
    let (class, key) = match stage {
        Stage::Open => ("open", "home-stage-open"),
        Stage::Playing { my_turn: true } => ("mine", "home-stage-mine"),
        Stage::Playing { my_turn: false } => ("playing", "home-stage-playing"),
        Stage::Over => ("over", "home-stage-over"),
    };
    html! { em class=(class) { (words.text(key)) } }
}
