//! The front page: what this is, a game at once, a table with friends, and the way back to tables.

use maud::{Markup, PreEscaped, html};
use words::Words;

use crate::shell::{Frame, page};

/// What the front page shows.
pub struct Home<'a> {
    /// The language.
    pub words: &'a Words,
    /// The name of whoever looks, if they have given one.
    pub person: Option<&'a str>,
    /// The tables they can go back to, the newest first.
    pub tables: &'a [TableLine],
    /// The levels of the bots, the weakest first; the last one is offered first.
    pub levels: &'a [&'a str],
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
        main #main .front {
            (poster(words))
            div.start {
                p.lead { (words.text("home-what")) }
                @if !home.tables.is_empty() { (tables(home)) }
                div.ways { (play(home)) (friends(home)) }
            }
        }
    };
    let title = format!("Roundhouse — {}", words.text("page-motto"));
    page(&Frame { words, title, path: "/", body_class: "home", waits: false }, content)
}

/// The game as a poster: our own drawing, lettered in the language.
fn poster(words: &Words) -> Markup {
    let title = words.text("europe-title");
    // Short words can be large; long ones have to fit.
    let size = (330 / title.chars().count().max(1)).clamp(30, 66);
    html! {
        figure.poster {
            svg viewBox="0 0 400 560" role="img" aria-label=(title) {
                (PreEscaped(include_str!("../assets/poster.svg")))
                text.poster-name x="200" y="494" text-anchor="middle" font-size=(size) { (title.to_uppercase()) }
                text.poster-line x="200" y="526" text-anchor="middle" { (words.text("home-poster-line")) }
            }
            figcaption { (words.text("europe-about")) }
        }
    }
}

fn play(home: &Home<'_>) -> Markup {
    let words = home.words;
    html! {
        form.card-form method="post" action="/play" {
            h2 { (words.text("home-play")) }
            p { (words.text("home-play-text")) }
            (name_field(words, home.person))
            div.pair {
                (numbers(words.text("home-bots"), "bots", 1, 4, 2))
                (levels(home))
            }
            button.button.main type="submit" { (words.text("home-play-button")) }
        }
    }
}

fn friends(home: &Home<'_>) -> Markup {
    let words = home.words;
    html! {
        form.card-form method="post" action="/tables" {
            h2 { (words.text("home-friends")) }
            p { (words.text("home-friends-text")) }
            (name_field(words, home.person))
            div.pair {
                (numbers(words.text("home-seats"), "seats", 2, 5, 3))
                (numbers(words.text("home-bots-of-them"), "bots", 0, 3, 0))
            }
            div.pair {
                (levels(home))
                label.field {
                    span { (words.text("home-first")) }
                    select name="first" {
                        option value="random" selected { (words.text("home-first-random")) }
                        option value="me" { (words.text("home-first-me")) }
                    }
                }
            }
            button.button type="submit" { (words.text("home-friends-button")) }
        }
    }
}

fn tables(home: &Home<'_>) -> Markup {
    let words = home.words;
    html! {
        section.back {
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

/// Where people write what they are called.
pub(crate) fn name_field(words: &Words, name: Option<&str>) -> Markup {
    html! {
        label.field {
            span { (words.text("home-name")) }
            input type="text" name="name" maxlength="24" autocomplete="nickname" value=(name.unwrap_or_default())
                placeholder=(words.text("home-name-hint"));
        }
    }
}

fn levels(home: &Home<'_>) -> Markup {
    html! {
        label.field {
            span { (home.words.text("home-level")) }
            (level_choice(home.words, home.levels))
        }
    }
}

/// How strong a bot shall be.
pub(crate) fn level_choice(words: &Words, levels: &[&str]) -> Markup {
    html! {
        select name="level" {
            @for (place, level) in levels.iter().enumerate() {
                option value=(level) selected[place + 1 == levels.len()] { (words.text(&format!("level-{level}"))) }
            }
        }
    }
}

fn numbers(label: String, name: &str, fewest: u8, most: u8, usual: u8) -> Markup {
    html! {
        label.field {
            span { (label) }
            select name=(name) {
                @for number in fewest..=most { option selected[number == usual] { (number) } }
            }
        }
    }
}
