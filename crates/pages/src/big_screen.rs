//! A table on a big screen for everybody in the room: everything that all may see, and nothing to press. Hands
//! are on everybody's own screen, and the big one says how to get there.

use engine::{Message, Rules, Seat};
use maud::{Markup, html};
use words::Words;

use crate::chip::seat_chip;
use crate::lobby::{FOR_OTHERS, Lobby, played};
use crate::map::seat_class;
use crate::parts::say;
use crate::qr::qr;
use crate::shell::{Frame, page};
use crate::{Chair, Region, Screen, livery, own_board};

/// How people come from a big screen to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Invitation<'a> {
    /// The whole address of the table.
    pub link: &'a str,
    /// What can be typed on the front page instead.
    pub code: &'a str,
    /// Whether that address can be opened on the machine of the house only.
    pub unreachable: bool,
}

/// The way to a table's big screen, as a button of this class: beside the page that one is on.
pub(crate) fn link(words: &Words, table: &str, class: &str) -> Markup {
    html! {
        a.button .(class) href=(format!("/t/{table}/board")) target="_blank" rel="noopener" { (words.text("big-show")) }
    }
}

/// The part of a waiting table's big screen that changes.
pub fn lobby_regions(lobby: &Lobby<'_>) -> Vec<Region> {
    vec![Region { id: "lobby", html: chairs(lobby).into_string() }]
}

/// The big screen of a table that hasn't started.
pub fn lobby(lobby: &Lobby<'_>) -> Markup {
    let words = lobby.words;
    let place = format!("{}/board", lobby.table);
    let invitation = Invitation { link: lobby.link, code: lobby.code, unreachable: lobby.unreachable };
    let content = html! {
        div #live data-table=(place) data-step="0" data-mark=(lobby.mark) hidden {}
        p.offline-note role="status" { (words.text("table-offline")) }
        main #main .big-stage {
            // Its name is the heading.
            img.big-poster src=(format!("/posters/{}.svg", lobby.game)) alt="";
            div.big-party {
                h1 { (words.text(&format!("{}-title", lobby.game))) }
                @if let Some(names) = lobby.own_board { (own_board::mark(words, None, names)) }
                (chairs(lobby))
            }
            (come_in(words, &invitation))
        }
    };
    let title = format!("{} — Roundhouse", words.text("lobby-title"));
    let path = format!("/t/{place}");
    let frame = Frame {
        words,
        title,
        path: &path,
        body_class: "lobby big-lobby",
        game: None,
        waits: true,
        preview: None,
        badge: None,
    };
    page(&frame, content)
}

/// Who sits where, and how it will be played.
fn chairs(lobby: &Lobby<'_>) -> Markup {
    let words = lobby.words;
    let free = lobby.chairs.iter().filter(|chair| chair.is_none()).count();
    let waits = match free {
        0 => words.text("big-full"),
        _ => words.say(&Message::new("big-free").with("count", free)),
    };
    html! {
        section #lobby aria-label=(words.text("lobby-chairs")) aria-live="polite" {
            ol.big-chairs data-colours=[livery::colours(&lobby.liveries)] data-patterns=[livery::patterns(&lobby.liveries)] {
                @for (seat, chair) in Seat::all(lobby.chairs.len()).zip(lobby.chairs) { (line(words, seat, chair.as_ref())) }
            }
            p.big-waits { (waits) }
            dl.big-terms { @for (what, how) in played(lobby) { div { dt { (what) } dd { (how) } } } }
        }
    }
}

fn line(words: &Words, seat: Seat, chair: Option<&Chair>) -> Markup {
    html! {
        li class=(seat_class(seat)) {
            (seat_chip(seat))
            @match chair {
                None => em { (words.text("lobby-free")) },
                Some(chair) => {
                    b { (chair.name) }
                    @if chair.is_bot() { small { (words.text("table-bot")) } }
                }
            }
        }
    }
}

/// How to come to a waiting table, to be read from afar.
fn come_in(words: &Words, invitation: &Invitation<'_>) -> Markup {
    let Invitation { link, code, unreachable } = *invitation;
    let house = link.split_once("://").map_or(link, |(_, rest)| rest).split('/').next().unwrap_or_default();
    html! {
        section.come-in aria-label=(words.text("big-come-in")) {
            @if unreachable {
                p.warning { (words.text("lobby-unreachable")) " " code { (FOR_OTHERS) } }
            } @else {
                h2 { (words.text("big-scan")) }
                @if let Some(drawing) = qr(link, &words.text("lobby-qr")) { (drawing) }
                p.come-in-link { (link) }
            }
            p { (words.say(&Message::new("big-type").with("house", house))) }
            p.come-in-code { (code) }
        }
    }
}

/// What lies beside a table that is played: what goes on between people, in sentences, and the way to one's
/// own hand.
pub(crate) fn beside<R: Rules>(screen: &Screen<'_, R>, invitation: &Invitation<'_>) -> Markup {
    let (words, company) = (screen.words, &screen.company);
    let offered = company.offered.iter().filter(|_| screen.outcome.is_none());
    html! {
        section #company aria-label=(words.text("company-title")) {
            div.company-notes role="status" {
                @if let Some(asked) = company.asked { (note(say(screen, &Message::new("undo-asks").with("seat", asked.by)))) }
                @for seat in offered { (note(say(screen, &Message::new("offer-text").with("seat", seat)))) }
                @if let Some(next) = company.followed {
                    div.company-note {
                        p { (words.text("rematch-elsewhere")) }
                        div.company-buttons { a.button href=(format!("/t/{next}/board")) { (words.text("rematch-watch")) } }
                    }
                }
            }
            div.own-hand {
                @if let Some(drawing) = qr(invitation.link, &words.text("lobby-qr")).filter(|_| !invitation.unreachable) { (drawing) }
                p { (words.text("big-play")) b.own-hand-code { (invitation.code) } }
            }
        }
    }
}

fn note(text: String) -> Markup {
    html! { div.company-note { p { (text) } } }
}
