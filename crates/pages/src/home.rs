//! The front page: what this is, the games as posters, and the way back to tables.

use maud::{Markup, html};
use roster::Roster;
use words::Words;

use crate::poster::poster;
use crate::shell::{Frame, page};

/// What the front page shows.
pub struct Home<'a> {
    /// The language.
    pub words: &'a Words,
    /// The games.
    pub games: &'a Roster,
    /// The tables they can go back to, the newest first.
    pub tables: &'a [TableLine],
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
        main #main .foyer {
            p.lead { (words.text("home-what")) }
            @if !home.tables.is_empty() { (tables(home)) }
            ul.gallery {
                @for game in home.games.games() {
                    li {
                        a href=(format!("/g/{}", game.id)) {
                            (poster(words, game))
                            span.button.main { (words.text("home-play")) }
                        }
                        p { (words.text(&format!("{}-about", game.id))) }
                    }
                }
            }
        }
    };
    let title = format!("Roundhouse — {}", words.text("page-motto"));
    page(&Frame { words, title, path: "/", body_class: "home", waits: false }, content)
}

fn tables(home: &Home<'_>) -> Markup {
    let words = home.words;
    html! {
        section.my-tables {
            h2 { (words.text("home-tables")) }
            ul {
                @for table in home.tables {
                    li {
                        a href=(format!("/t/{}", table.id)) {
                            b { (words.text(&format!("{}-title", table.game))) }
                            span { (table.names.join(", ")) }
                            (stage(words, table.stage))
                        }
                    }
                }
            }
        }
    }
}

fn stage(words: &Words, stage: Stage) -> Markup {
    let (class, key) = match stage {
        Stage::Open => ("open", "home-stage-open"),
        Stage::Playing { my_turn: true } => ("mine", "home-stage-mine"),
        Stage::Playing { my_turn: false } => ("playing", "home-stage-playing"),
        Stage::Over => ("over", "home-stage-over"),
    };
    html! { em class=(class) { (words.text(key)) } }
}
