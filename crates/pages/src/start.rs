//! A game before a table is laid for it: a game at once, or a table with friends, with all options.

mod presets;
mod sent;

use std::ops::RangeInclusive;

use bots::Level;
use engine::Message;
use maud::{Markup, html};
use roster::Title;
use words::Words;

use crate::poster::poster;
use crate::shell::titled;
use crate::{handbook, lesson, own_board, pad};

use presets::presets;
use sent::Form;

pub use sent::Sent;

/// What can be laid, and by whom.
pub struct Start<'a> {
    /// The language.
    pub words: &'a Words,
    /// Which game.
    pub game: &'a Title,
    /// The name of whoever looks, if they have given one.
    pub person: Option<&'a str>,
    /// The levels of the bots, the weakest first; the last but one is offered first.
    pub levels: &'a [&'a str],
    /// What the forms are known by: each of them, sent twice, lays one table.
    pub once: &'a str,
    /// A form that was sent and laid no table.
    pub sent: Option<Sent<'a>>,
}

/// The page of a game.
pub fn start(start: &Start<'_>) -> Markup {
    let (words, game) = (start.words, start.game.id);
    let title = words.text(&format!("{game}-title"));
    let content = html! {
        main #main .front {
            figure.poster-frame {
                (poster(words, start.game))
                figcaption { (words.text(&format!("{game}-about"))) (handbook::door(words, game)) (pad::door(words, start.game)) (lesson::way(words, game)) }
            }
            div.start {
                h1.out-of-sight { (title) }
                @if let Some(sent) = &start.sent { (own_board::trouble(words, &sent.trouble)) }
                div.ways { (play(&Form::new(start, "/play"))) (friends(&Form::new(start, "/tables"))) }
            }
        }
        (own_board::script())
    };
    titled(words, &title, &format!("/g/{game}"), "home", content)
}

/// A choice of one thing, with the key of what it is.
fn choice(words: &Words, key: &str, name: &str, options: Markup) -> Markup {
    html! {
        label.field {
            span { (words.text(key)) }
            select name=(name) { (options) }
        }
    }
}

fn play(form: &Form<'_>) -> Markup {
    let Start { words, game, .. } = form.start;
    let most = *game.seats.end();
    let fields = html! {
        h2 { (words.text("home-play")) }
        p { (words.text(if game.together { "start-play-together" } else { "start-play-text" })) }
        (name_field(words, form.sent("name").or(form.start.person)))
        @if game.together {
            div.pair {
                (numbers(form, "start-hands", "hands", 1..=most, 1))
                (numbers(form, "home-bots", "bots", 0..=most - 1, 1))
            }
        } @else {
            (numbers(form, "home-bots", "bots", 0..=most - 1, 2))
        }
        (levels(form))
        @if !game.together { (people(form)) }
        (choices(form))
        (own_board::field(words, game, form.sent("own_board").unwrap_or_default()))
        button.button.main type="submit" { (words.text("home-play-button")) }
    };
    laying(form, "play", &fields)
}

fn friends(form: &Form<'_>) -> Markup {
    let Start { words, game, .. } = form.start;
    let fields = html! {
        h2 { (words.text("home-friends")) }
        p { (words.text("home-friends-text")) }
        (name_field(words, form.sent("name").or(form.start.person)))
        div.pair {
            (numbers(form, "home-seats", "seats", game.seats.clone(), 3))
            (numbers(form, "home-bots-of-them", "bots", 0..=*game.seats.end() - 2, 0))
        }
        label.field {
            span { (words.text("home-level")) }
            (level_choice(words, form.start.levels, form.sent("level")))
        }
        (either(form, "home-first", "first", [("random", "home-first-random"), ("me", "home-first-me")]))
        (choices(form))
        (terms(form))
        (own_board::field(words, game, form.sent("own_board").unwrap_or_default()))
        button.button type="submit" { (words.text("home-friends-button")) }
    };
    laying(form, "friends", &fields)
}

/// Several people at one screen, folded away: how many, and what the others are called.
fn people(form: &Form<'_>) -> Markup {
    let Start { words, game, .. } = form.start;
    let most = *game.seats.end();
    let several = form.sent("hands").is_some_and(|hands| hands != "1");
    html! {
        details.options open[several] {
            summary { (words.text("start-people")) }
            p.hint { (words.text("start-people-about")) }
            (numbers(form, "start-people-count", "hands", 1..=most, 1))
            @for number in 2..=most {
                @let name = format!("name{number}");
                label.field {
                    span { (words.say(&Message::new("start-people-name").with("number", number))) }
                    input type="text" name=(name) maxlength="24" autocomplete="off"
                        value=(form.sent(&name).unwrap_or_default());
                }
            }
        }
    }
}

/// The paces that can be chosen, the usual first. Their texts are `pace-<id>`.
const PACES: [&str; 5] = ["none", "quick", "live", "day", "days"];

/// On what terms friends meet, folded away.
fn terms(form: &Form<'_>) -> Markup {
    let Start { words, game, levels, .. } = form.start;
    let paces = html! {
        @for pace in PACES {
            option value=(pace) selected[form.is_chosen("pace", pace, pace == PACES[0])] {
                (words.text(&format!("pace-{pace}")))
            }
        }
    };
    let stand_ins = html! {
        @for level in *levels {
            option value=(level) selected[form.is_chosen("stand_in", level, is_usual(level))] {
                (level_name(words, level))
            }
        }
    };
    html! {
        details.options {
            summary { (words.text("start-terms")) }
            (choice(words, "start-pace", "pace", paces))
            @if !game.together {
                (either(form, "start-hints", "hints", [("yes", "start-hints-yes"), ("no", "start-hints-no")]))
                (either(form, "start-counts", "counts", [("yes", "start-counts-yes"), ("no", "start-counts-no")]))
            }
            (either(form, "start-watched", "watched", [("yes", "start-watched-yes"), ("no", "start-watched-no")]))
            (either(form, "start-listed", "listed", [("no", "start-listed-no"), ("yes", "start-listed-yes")]))
            (choice(words, "start-stand-in", "stand_in", stand_ins))
            p.hint { (words.text("start-stand-in-about")) }
        }
    }
}

/// A form that lays a table.
fn laying(form: &Form<'_>, name: &str, fields: &Markup) -> Markup {
    html! {
        form.card-form method="post" action=(form.action) {
            (once(&format!("{}-{name}", form.start.once)))
            input type="hidden" name="game" value=(form.start.game.id);
            (fields)
        }
    }
}

/// What a form that lays a table is known by.
pub(crate) fn once(text: &str) -> Markup {
    html! { input type="hidden" name="once" value=(text); (salt()) }
}

/// What a browser adds to the shuffle: its script fills that in.
pub(crate) fn salt() -> Markup {
    html! { input type="hidden" name="salt" value=""; }
}

/// The game's own options, folded away: the usual ones are a good game.
fn choices(form: &Form<'_>) -> Markup {
    let Start { words, game, .. } = form.start;
    let by_preset = |name: &str| game.presets.iter().any(|preset| preset.value(name).is_some());
    html! {
        (presets(form))
        @if !game.choices.is_empty() {
            details.options {
                summary { (words.text("start-options")) }
                @for choice in &game.choices {
                    @let key = format!("{}-option-{}", game.id, choice.name);
                    label.field {
                        span { (words.text(&key)) }
                        select name=(choice.name) data-usual=[by_preset(choice.name).then(|| choice.usual())] {
                            @if by_preset(choice.name) { option value="" { (words.text("preset-says")) } }
                            @for value in &choice.values {
                                option value=(value) selected[form.is_chosen(choice.name, value, false)] {
                                    (value_name(words, &key, value))
                                }
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
pub(crate) fn value_name(words: &Words, key: &str, value: &str) -> String {
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

/// One of two words, each with the key of its text; the usual first.
fn either(form: &Form<'_>, key: &str, name: &str, values: [(&str, &str); 2]) -> Markup {
    let words = form.start.words;
    let options = html! {
        @for (value, key) in values {
            option value=(value) selected[form.is_chosen(name, value, value == values[0].0)] {
                (words.text(key))
            }
        }
    };
    choice(words, key, name, options)
}

/// How strong the bots shall be, with what to expect of each level.
fn levels(form: &Form<'_>) -> Markup {
    let Start { words, levels, .. } = form.start;
    html! {
        fieldset.levels {
            legend { (words.text("home-level")) }
            @for level in *levels {
                @let chosen = form.is_chosen("level", level, is_usual(level));
                label.guest[Level::from_id(level).is_none()] {
                    input type="radio" name="level" value=(level) checked[chosen];
                    b { (level_name(words, level)) }
                    small { (about(words, form.start.game, level)) }
                }
            }
        }
    }
}

/// Most people begin with the driver.
fn is_usual(level: &str) -> bool {
    level == Level::Driver.id()
}

/// What to expect of a bot: of a guest what its author says, if that is in this language.
fn about(words: &Words, game: &Title, bot: &str) -> String {
    let said = game.bots.iter().filter(|guest| guest.id == bot).flat_map(|guest| &guest.about);
    let own =
        said.filter(|(tag, _)| *tag == words.language().tag()).map(|(_, text)| (*text).to_owned()).next();
    let key = Level::from_id(bot).map_or("guest", Level::id);
    own.unwrap_or_else(|| match game.together && key != "guest" {
        true => words.text(&format!("level-{key}-about-together")),
        false => words.text(&format!("level-{key}-about")),
    })
}

/// What a bot is called: its level, or what its author calls it.
pub fn level_name(words: &Words, bot: &str) -> String {
    let level = Level::from_id(bot).map(|level| words.text(&format!("level-{}", level.id())));
    words::capitalised(level.as_deref().unwrap_or(bot))
}

/// How strong a bot shall be: as chosen before, or as usual.
pub(crate) fn level_choice(words: &Words, levels: &[&str], chosen: Option<&str>) -> Markup {
    html! {
        select name="level" aria-label=(words.text("home-level")) {
            @for level in levels {
                @let selected = chosen.map_or(is_usual(level), |chosen| chosen == *level);
                option value=(level) selected[selected] { (level_name(words, level)) }
            }
        }
    }
}

fn numbers(form: &Form<'_>, key: &str, name: &str, range: RangeInclusive<usize>, usual: usize) -> Markup {
    let options = html! {
        @for number in range {
            option selected[form.is_chosen(name, &number.to_string(), number == usual)] { (number) }
        }
    };
    choice(form.start.words, key, name, options)
}
