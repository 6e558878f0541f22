//! A table that hasn't started: who sits where, the invitation, and the start.

use engine::{Names, Seat};
use maud::{Markup, html};
use words::Words;

use crate::chip::seat_chip;
use crate::map::seat_class;
use crate::own_board;
use crate::qr::qr;
use crate::shell::{Frame, page};
use crate::start::{level_choice, name_field};
use crate::{Chair, Region};

/// A table that hasn't started, as somebody looks at it.
pub struct Lobby<'a> {
    /// The language.
    pub words: &'a Words,
    /// Which game: `europe`.
    pub game: &'a str,
    /// The table's id in addresses.
    pub table: &'a str,
    /// Changes whenever anything at the table does: the page says what it shows by it.
    pub mark: &'a str,
    /// The whole address that friends are sent.
    pub link: &'a str,
    /// Whether that address can be opened on the machine of the house only.
    pub unreachable: bool,
    /// Who sits where; `None` is free.
    pub chairs: &'a [Option<Chair>],
    /// The seat of whoever looks.
    pub mine: Option<Seat>,
    /// Whether it is their table.
    pub host: bool,
    /// Whether it may start now.
    pub can_start: bool,
    /// The name of whoever looks, if they have given one.
    pub person: Option<&'a str>,
    /// The levels of the bots, the weakest first.
    pub levels: &'a [&'a str],
    /// What the board is called, if it is one that the host brought along.
    pub own_board: Option<&'a Names>,
}

/// The part of the page that changes.
pub fn regions(lobby: &Lobby<'_>) -> Vec<Region> {
    vec![Region { id: "lobby", html: waiting(lobby).into_string() }]
}

/// The whole page.
pub fn lobby(lobby: &Lobby<'_>) -> Markup {
    let words = lobby.words;
    let path = format!("/t/{}", lobby.table);
    let content = html! {
        div #live data-table=(lobby.table) data-step="0" data-mark=(lobby.mark) hidden {}
        p.offline-note role="status" { (words.text("table-offline")) }
        main #main .sheet {
            h1 { (words.text(&format!("{}-title", lobby.game))) }
            @if let Some(names) = lobby.own_board { (own_board::mark(words, lobby.table, names)) }
            // Who was invited sits down first.
            @if lobby.mine.is_none() { (waiting(lobby)) (invitation(lobby)) }
            @else { (invitation(lobby)) (waiting(lobby)) }
        }
    };
    let title = format!("{} — Roundhouse", words.text("lobby-title"));
    page(&Frame { words, title, path: &path, body_class: "lobby", waits: true }, content)
}

/// How the house is started so that others can reach it.
const FOR_OTHERS: &str = "roundhouse --host 0.0.0.0";

/// The link stands still: nobody's selection is lost when somebody sits down.
fn invitation(lobby: &Lobby<'_>) -> Markup {
    let words = lobby.words;
    let drawing = if lobby.unreachable { None } else { qr(lobby.link, &words.text("lobby-qr")) };
    html! {
        section.invitation {
            div.link {
                label.field {
                    span { (words.text("lobby-link")) }
                    input #link type="text" readonly value=(lobby.link);
                }
                button.button type="button" data-copy="link" data-done=(words.text("lobby-copied")) {
                    (words.text("lobby-copy"))
                }
            }
            @if lobby.unreachable {
                p.warning { (words.text("lobby-unreachable")) " " code { (FOR_OTHERS) } }
            }
            @if let Some(drawing) = drawing { figure { (drawing) figcaption { (words.text("lobby-scan")) } } }
        }
    }
}

fn waiting(lobby: &Lobby<'_>) -> Markup {
    let words = lobby.words;
    let act = |what: &str| format!("/t/{}/{what}", lobby.table);
    let free = lobby.chairs.iter().any(Option::is_none);
    html! {
        section #lobby aria-live="polite" {
            h2 { (words.text("lobby-chairs")) }
            ol.chairs {
                @for (seat, chair) in Seat::all(lobby.chairs.len()).zip(lobby.chairs) {
                    (chair_line(lobby, seat, chair.as_ref()))
                }
            }
            @if lobby.mine.is_none() && free {
                form.join method="post" action=(act("join")) {
                    (name_field(words, lobby.person))
                    button.button.main type="submit" { (words.text("lobby-join")) }
                }
            }
            @if lobby.mine.is_none() && !free { p.hint { (words.text("lobby-watch")) } }
            @if lobby.host && free {
                form.fill method="post" action=(act("bot")) data-live {
                    (level_choice(words, lobby.levels, None))
                    button.button type="submit" { (words.text("lobby-bot")) }
                }
            }
            @if lobby.host {
                form method="post" action=(act("start")) data-live {
                    button.button.main type="submit" disabled[!lobby.can_start] { (words.text("lobby-start")) }
                }
                @if !lobby.can_start { p.hint { (words.text("lobby-not-yet")) } }
            } @else if lobby.mine.is_some() {
                p.hint { (words.text("lobby-wait")) }
            }
        }
    }
}

fn chair_line(lobby: &Lobby<'_>, seat: Seat, chair: Option<&Chair>) -> Markup {
    let words = lobby.words;
    html! {
        li class=(seat_class(seat)) {
            (seat_chip(seat))
            @match chair {
                None => { em { (words.text("lobby-free")) } }
                Some(chair) => {
                    b { (chair.name) }
                    @if lobby.mine == Some(seat) { small { (words.text("table-you")) } }
                    @else if chair.is_bot() { small { (words.text("table-bot")) } }
                }
            }
        }
    }
}
