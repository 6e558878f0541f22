//! The page of a game's rules.

use engine::Message;
use maud::{Markup, html};
use roster::Title;
use words::Words;

use super::inline::inline;
use super::read::{Block, Chapter, Handbook, Item, Part};
use super::search::Search;
use super::{address, link_here};
use crate::HasPages;
use crate::lesson;
use crate::poster::poster;
use crate::shell::{self, Frame};

/// What the page is made of.
pub struct RulesPage<'a> {
    /// The language.
    pub words: &'a Words,
    /// Which game.
    pub game: &'a Title,
    /// Its rules as people read them.
    pub handbook: &'a Handbook,
    /// What somebody looks for in them.
    pub typed: &'a str,
}

/// The id of the chapter with all of it on one page.
const GLANCE: &str = "glance";

/// The page, with figures drawn by the game.
pub fn page<R: HasPages>(shown: &RulesPage<'_>, rules: &R) -> Markup {
    let RulesPage { words, game, handbook, typed } = *shown;
    let name = words.text(&format!("{}-title", game.id));
    let title = words.say(&Message::new("rules-title").with("game", name.as_str()));
    let search = Search::new(typed);
    let found: Vec<(&Chapter, Vec<&Part>)> = handbook
        .chapters
        .iter()
        .map(|chapter| (chapter, search.parts(chapter)))
        .filter(|(_, parts)| !parts.is_empty())
        .collect();
    let content = html! {
        (rules.drawings())
        main #main .rules {
            header.rules-head {
                (poster(words, game))
                h1 { (name) small { (words.text("rules-word")) } }
                p { (words.text(&format!("{}-about", game.id))) }
                div.rules-on {
                    a.button href=(format!("/g/{}", game.id)) { (words.text("rules-play")) }
                    (lesson::way(words, game.id))
                }
            }
            div.rules-side {
                (search_form(shown))
                nav.rules-contents aria-label=(words.text("rules-contents")) {
                    details open {
                        summary { (words.text("rules-contents")) }
                        ol { @for (chapter, _) in &found {
                            li { a href=(format!("#{}", anchor(&chapter.id))) { (chapter.title) } }
                        } }
                    }
                }
            }
            article.rules-text {
                p.rules-found role="status" data-none=(words.text("rules-none"))
                    data-found=(words.say(&Message::new("rules-found").with("count", "#"))) {
                    @if !search.is_empty() { (told(words, found.iter().map(|(_, parts)| parts.len()).sum())) }
                }
                @for (chapter, parts) in &found { (section(words, rules, chapter, parts)) }
                p.rules-about { (words.text("rules-own-words")) }
            }
        }
    };
    let (title, path) = (format!("{title} — Roundhouse"), address(game.id));
    let frame = Frame {
        words,
        title,
        path: &path,
        body_class: "handbook",
        game: Some(game.id),
        waits: false,
        preview: None,
        badge: None,
    };
    shell::page(&frame, content)
}

/// What a chapter is known by in addresses.
fn anchor(chapter: &str) -> String {
    ["chapter", chapter].join("-")
}

/// How much was found.
fn told(words: &Words, count: usize) -> String {
    match count {
        0 => words.text("rules-none"),
        _ => words.say(&Message::new("rules-found").with("count", count)),
    }
}

fn search_form(shown: &RulesPage<'_>) -> Markup {
    let words = shown.words;
    html! {
        form.rules-search role="search" method="get" action=(address(shown.game.id)) {
            label.field {
                span { (words.text("rules-search")) }
                input type="search" name="q" value=(shown.typed) maxlength="60" autocomplete="off";
            }
            button.button type="submit" { (words.text("rules-search-button")) }
            @if !shown.typed.is_empty() { a.rules-all href=(address(shown.game.id)) { (words.text("rules-all")) } }
        }
    }
}

fn section<R: HasPages>(words: &Words, rules: &R, chapter: &Chapter, parts: &[&Part]) -> Markup {
    let heading = anchor(&chapter.id);
    html! {
        section.rules-chapter .rules-glance[chapter.id == GLANCE]
            id=(heading) aria-labelledby=(format!("{heading}-title")) {
            h2 id=(format!("{heading}-title")) { (chapter.title) }
            @for part in parts { (drawn(words, rules, part)) }
        }
    }
}

fn drawn<R: HasPages>(words: &Words, rules: &R, part: &Part) -> Markup {
    let figure = |name: &str| rules.figure(words, name);
    html! {
        div.rules-part {
            (anchors(&part.numbers))
            @match &part.block {
                Block::Heading(text) => h3 { (inline(text)) },
                Block::Paragraph(text) => p { (inline(text)) },
                Block::List(items) => ul.rules-list { @for item in items { (line(item)) } },
                Block::Example(text) => p.rules-example { (inline(text)) },
                Block::Figure { figure: name, caption } => figure.rules-figure {
                    div.rules-drawing aria-hidden="true" { (figure(name).unwrap_or_default()) }
                    figcaption { (inline(caption)) }
                },
                Block::Sign { figure: name, text } => div.rules-sign {
                    div.rules-drawing aria-hidden="true" { (figure(name).unwrap_or_default()) }
                    p { (inline(text)) }
                },
                Block::Table(rows) => (table(rows)),
            }
        }
    }
}

fn line(item: &Item) -> Markup {
    html! { li { (anchors(&item.numbers)) (inline(&item.text)) } }
}

/// The numbers of the rules that stand here, at the side.
fn anchors(numbers: &[String]) -> Markup {
    html! {
        @if !numbers.is_empty() {
            span.rules-numbers { @for number in numbers { (link_here(number)) } }
        }
    }
}

fn table(rows: &[Vec<String>]) -> Markup {
    let (head, rows) = rows.split_first().map_or((&[][..], rows), |(head, rows)| (&head[..], rows));
    html! {
        table.rules-table {
            thead { tr { @for cell in head { th scope="col" { (inline(cell)) } } } }
            tbody { @for row in rows { tr { @for cell in row { td { (inline(cell)) } } } } }
        }
    }
}
