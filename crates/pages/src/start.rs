//! A game before a table is laid for it: a game at once, or a table with friends, with all options.

use std::ops::RangeInclusive;

use maud::{Markup, html};
use roster::Game;
use words::Words;

use crate::poster::poster;
use crate::shell::{Frame, page};

/// What can be laid, and by whom.
pub struct Start<'a> {
    /// The language.
    pub words: &'a Words,
    /// Which game.
    pub game: &'a Game,
    /// The name of whoever looks, if they have given one.
    pub person: Option<&'a str>,
    /// The levels of the bots, the weakest first; the last but one is offered first.
    pub levels: &'a [&'a str],
    /// What the forms are known by: each of them, sent twice, lays one table.
    pub once: &'a str,
}

/// The page of a game.
pub fn start(start: &Start<'_>) -> Markup {
    let (words, game) = (start.words, start.game.id);
    let title = words.text(&format!("{game}-title"));
    let content = html! {
        main #main .front {
            figure.poster-frame {
                (poster(words, start.game))
                figcaption { (words.text(&format!("{game}-about"))) }
            }
            div.start {
                h1.out-of-sight { (title) }
                div.ways { (play(start)) (friends(start)) }
            }
        }
    };
    let path = format!("/g/{game}");
    page(
        &Frame {
            words,
            title: format!("{title} — Roundhouse"),
            path: &path,
            body_class: "home",
            waits: false,
        },
        content,
    )
}

fn play(start: &Start<'_>) -> Markup {
    let words = start.words;
    let most = *start.game.seats.end();
    html! {
        form.card-form method="post" action="/play" {
            (once(&format!("{}-play", start.once)))
            input type="hidden" name="game" value=(start.game.id);
            h2 { (words.text("home-play")) }
            p { (words.text(if start.game.together { "start-play-together" } else { "start-play-text" })) }
            (name_field(words, start.person))
            @if start.game.together {
                div.pair {
                    (numbers(words.text("start-hands"), "hands", 1..=most, 1))
                    (numbers(words.text("home-bots"), "bots", 0..=most - 1, 1))
                }
            } @else {
                (numbers(words.text("home-bots"), "bots", *start.game.seats.start() - 1..=most - 1, 2))
            }
            (levels(start))
            (choices(start))
            button.button.main type="submit" { (words.text("home-play-button")) }
        }
    }
}

fn friends(start: &Start<'_>) -> Markup {
    let words = start.words;
    html! {
        form.card-form method="post" action="/tables" {
            (once(&format!("{}-friends", start.once)))
            input type="hidden" name="game" value=(start.game.id);
            h2 { (words.text("home-friends")) }
            p { (words.text("home-friends-text")) }
            (name_field(words, start.person))
            div.pair {
                (numbers(words.text("home-seats"), "seats", start.game.seats.clone(), 3))
                (numbers(words.text("home-bots-of-them"), "bots", 0..=*start.game.seats.end() - 2, 0))
            }
            label.field {
                span { (words.text("home-level")) }
                (level_choice(words, start.levels))
            }
            label.field {
                span { (words.text("home-first")) }
                select name="first" {
                    option value="random" selected { (words.text("home-first-random")) }
                    option value="me" { (words.text("home-first-me")) }
                }
            }
            @if !start.game.together {
                label.field {
                    span { (words.text("start-hints")) }
                    select name="hints" {
                        option value="yes" selected { (words.text("start-hints-yes")) }
                        option value="no" { (words.text("start-hints-no")) }
                    }
                }
            }
            (choices(start))
            button.button type="submit" { (words.text("home-friends-button")) }
        }
    }
}

/// What a form that lays a table is known by.
pub(crate) fn once(text: &str) -> Markup {
    html! { input type="hidden" name="once" value=(text); }
}

/// The game's own options, folded away: the usual ones are a good game.
fn choices(start: &Start<'_>) -> Markup {
    let words = start.words;
    html! {
        @if !start.game.choices.is_empty() {
            details.options {
                summary { (words.text("start-options")) }
                @for choice in &start.game.choices {
                    @let key = format!("{}-option-{}", start.game.id, choice.name);
                    label.field {
                        span { (words.text(&key)) }
                        select name=(choice.name) {
                            @for value in &choice.values {
                                option value=(value) { (value_name(words, &key, value)) }
                            }
                        }
                        small.hint { (words.text(&format!("{key}-about"))) }
                    }
                }
            }
        }
    }
}

/// A number is its own name.
fn value_name(words: &Words, key: &str, value: &str) -> String {
    let name = || words.text(&format!("{key}-{}", value.replace(',', "-")));
    if value.parse::<u32>().is_ok() { value.to_owned() } else { name() }
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

/// How strong the bots shall be, with what to expect of each level.
fn levels(start: &Start<'_>) -> Markup {
    let words = start.words;
    html! {
        fieldset.levels {
            legend { (words.text("home-level")) }
            @for (place, level) in start.levels.iter().enumerate() {
                label {
                    input type="radio" name="level" value=(level) checked[is_usual(place, start.levels)];
                    b { (level_name(words, level)) }
                    small { (words.text(&format!("level-{level}-about"))) }
                }
            }
        }
    }
}

/// Most people begin with the last level but one.
fn is_usual(place: usize, levels: &[&str]) -> bool {
    place + 2 == levels.len()
}

fn level_name(words: &Words, level: &str) -> String {
    words::capitalised(&words.text(&format!("level-{level}")))
}

/// How strong a bot shall be.
pub(crate) fn level_choice(words: &Words, levels: &[&str]) -> Markup {
    html! {
        select name="level" aria-label=(words.text("home-level")) {
            @for (place, level) in levels.iter().enumerate() {
                option value=(level) selected[is_usual(place, levels)] { (level_name(words, level)) }
            }
        }
    }
}

fn numbers(label: String, name: &str, range: RangeInclusive<usize>, usual: usize) -> Markup {
    html! {
        label.field {
            span { (label) }
            select name=(name) {
                @for number in range { option selected[number == usual] { (number) } }
            }
        }
    }
}
