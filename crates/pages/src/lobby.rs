//! A table that hasn't started: who sits where, the invitation, and the start.

use std::ops::RangeInclusive;

use engine::{Message, Names, Seat, Seats};
use maud::{Markup, html};
use roster::Liveries;
use words::{Day, Words};

use crate::big_screen;
use crate::chip::seat_chip;
use crate::livery;
use crate::map::seat_class;
use crate::own_board;
use crate::preview::{Picture, Preview};
use crate::qr::qr;
use crate::shell::{Frame, page};
use crate::start::{level_choice, level_name, name_field, salt, value_name};
use crate::{Chair, Region, handbook};

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
    /// The game as messengers show it.
    pub picture: Picture<'a>,
    /// What can be typed on the front page instead of the link.
    pub code: &'a str,
    /// The name of whoever laid the table, if they sit there.
    pub inviter: Option<&'a str>,
    /// On what terms people meet there.
    pub terms: Terms<'a>,
    /// Whether that address can be opened on the machine of the house only.
    pub unreachable: bool,
    /// Who sits where; `None` is free.
    pub chairs: &'a [Option<Chair>],
    /// What the chairs look like.
    pub liveries: Liveries,
    /// The colours and the patterns that nobody has.
    pub free: (Seats, Seats),
    /// The seats of whoever looks.
    pub own: Seats,
    /// How many can play.
    pub bounds: RangeInclusive<usize>,
    /// Whether all win or lose together: then one person may hold several seats.
    pub together: bool,
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
    /// The day whose deal they are to play together, if they are: then nothing of it can be changed.
    pub day: Option<Day>,
}

/// On what terms people meet at a table, and how its game is played.
#[derive(Clone, Copy)]
pub struct Terms<'a> {
    /// The game's options, by name.
    pub options: &'a [(String, String)],
    /// Which preset they make, or that they make none; nothing, where the game has none.
    pub preset: Option<&'a str>,
    /// Which seat goes first; by lot, if none is said.
    pub first: Option<Seat>,
    /// How long they may think: the name of a pace.
    pub pace: &'a str,
    /// Whether they may ask for hints.
    pub hints: bool,
    /// Whether cards are counted for them, where there are such.
    pub counts: Option<bool>,
    /// Whether others may watch.
    pub watched: bool,
    /// Whether the table is on the front page.
    pub listed: bool,
    /// The bot that plays for whoever isn't there.
    pub stand_in: &'a str,
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
            (handbook::door(words, lobby.game))
            @if let Some(day) = lobby.day {
                p.lead { (words.say(&Message::new("day-lobby").with("day", day.named()))) }
            }
            @if let Some(names) = lobby.own_board { (own_board::mark(words, Some(lobby.table), names)) }
            // Who was invited sits down first.
            @if lobby.own.is_empty() {
                p.lead { (invites(lobby)) }
            }
            @if lobby.own.is_empty() { (waiting(lobby)) (invitation(lobby)) }
            @else { (invitation(lobby)) (waiting(lobby)) }
        }
    };
    let title = format!("{} — Roundhouse", words.text("lobby-title"));
    let preview = Preview {
        title: words.text(&format!("{}-title", lobby.game)),
        about: format!("{} {}", invites(lobby), in_short(lobby)),
        image: lobby.picture,
        url: lobby.link,
    };
    let preview = Some(preview);
    page(
        &Frame {
            words,
            title,
            path: &path,
            body_class: "lobby",
            game: None,
            waits: true,
            preview,
            badge: None,
        },
        content,
    )
}

/// Who invites to what.
fn invites(lobby: &Lobby<'_>) -> String {
    let game = lobby.words.text(&format!("{}-title", lobby.game));
    let message = match lobby.inviter {
        Some(name) => Message::new("lobby-invites").with("name", name),
        None => Message::new("lobby-invited"),
    };
    lobby.words.say(&message.with("game", game))
}

/// How many chairs are free, and how long one may think.
fn in_short(lobby: &Lobby<'_>) -> String {
    let free = lobby.chairs.iter().filter(|chair| chair.is_none()).count();
    let pace = lobby.words.text(&format!("pace-{}", lobby.terms.pace));
    let seats = lobby.chairs.len();
    let short = Message::new("lobby-in-short").with("seats", seats).with("free", free).with("pace", pace);
    lobby.words.say(&short)
}

/// How the game is played: what, and how it is.
pub(crate) fn played(lobby: &Lobby<'_>) -> Vec<(String, String)> {
    let (words, terms) = (lobby.words, &lobby.terms);
    let named = |seat: Seat| lobby.chairs.get(seat.index())?.as_ref().map(|chair| chair.name.clone());
    let first = match terms.first {
        None => words.text("home-first-random"),
        Some(seat) => named(seat)
            .unwrap_or_else(|| words.say(&Message::new("lobby-first-free").with("number", seat.index() + 1))),
    };
    let options = terms.options.iter().filter(|(option, _)| option != "first").map(|(option, value)| {
        let key = format!("{}-option-{option}", lobby.game);
        (words.text(&key), value_name(words, &key, value))
    });
    let preset = terms.preset.map(|id| (words.text("start-preset"), words.text(&format!("preset-{id}"))));
    let pace = words.text(&format!("pace-{}", terms.pace));
    let lines = preset.into_iter().chain(options);
    lines.chain([(words.text("home-first"), first), (words.text("start-pace"), pace)]).collect()
}

/// What is played, and on what terms.
fn terms(lobby: &Lobby<'_>) -> Markup {
    let (words, terms) = (lobby.words, &lobby.terms);
    let either = |yes: bool, key: &str| words.text(&format!("{key}-{}", if yes { "yes" } else { "no" }));
    let counts = terms.counts.map(|counts| (words.text("start-counts"), either(counts, "start-counts")));
    let hints = (words.text("start-hints"), either(terms.hints, "start-hints"));
    let lines = played(lobby).into_iter().chain([hints]).chain(counts).chain([
        (words.text("start-watched"), either(terms.watched, "start-watched")),
        (words.text("start-listed"), either(terms.listed, "start-listed")),
        (words.text("start-stand-in"), level_name(words, terms.stand_in)),
    ]);
    html! {
        h2 { (words.text("lobby-terms")) }
        dl.lobby-terms { @for (what, how) in lines { dt { (what) } dd { (how) } } }
    }
}

/// How the house is started so that others can reach it.
pub(crate) const FOR_OTHERS: &str = "roundhouse --host 0.0.0.0";

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
            p { (words.text("lobby-code")) " " code { (lobby.code) } }
            p { (big_screen::link(words, lobby.table, "quiet")) }
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
            ol.chairs data-colours=[livery::colours(&lobby.liveries)] data-patterns=[livery::patterns(&lobby.liveries)] {
                @for (seat, chair) in Seat::all(lobby.chairs.len()).zip(lobby.chairs) {
                    (chair_line(lobby, seat, chair.as_ref()))
                }
            }
            @if lobby.own.is_empty() && free {
                p.hint { (words.text("lobby-first")) }
                form.join method="post" action=(act("join")) {
                    (salt())
                    (name_field(words, lobby.person))
                    button.button.main type="submit" { (words.text("lobby-join")) }
                }
            }
            @if lobby.own.is_empty() && !free {
                p.hint { (words.text(if lobby.terms.watched { "lobby-watch" } else { "lobby-no-watch" })) }
            }
            @if lobby.host && free && lobby.day.is_none() {
                form.fill method="post" action=(act("bot")) data-live {
                    (level_choice(words, lobby.levels, None))
                    button.button type="submit" { (words.text("lobby-bot")) }
                }
            }
            @if lobby.host { (seats(lobby, free)) }
            @if lobby.host {
                form method="post" action=(act("start")) data-live {
                    button.button.main type="submit" disabled[!lobby.can_start] { (words.text("lobby-start")) }
                }
                @if !lobby.can_start { p.hint { (words.text("lobby-not-yet")) } }
            } @else if !lobby.own.is_empty() {
                p.hint { (words.text("lobby-wait")) }
            }
            (terms(lobby))
        }
    }
}

/// How the host adds chairs, takes free ones away, and takes one more where all play together.
fn seats(lobby: &Lobby<'_>, free: bool) -> Markup {
    let (words, count) = (lobby.words, lobby.chairs.len());
    let more = count < *lobby.bounds.end();
    let fewer = free && count > *lobby.bounds.start();
    let act = |what: &str| format!("/t/{}/{what}", lobby.table);
    let resize = |seats: usize, key: &str, may: bool| {
        html! {
            form method="post" action=(act("seats")) data-live {
                input type="hidden" name="seats" value=(seats);
                button.button.quiet type="submit" disabled[!may] { (words.text(key)) }
            }
        }
    };
    html! {
        div.fill {
            @if lobby.day.is_none() {
                (resize(count + 1, "lobby-more-seats", more))
                (resize(count.saturating_sub(1), "lobby-fewer-seats", fewer))
            }
            @if lobby.together && free && !lobby.own.is_empty() {
                form method="post" action=(act("hold")) data-live {
                    button.button.quiet type="submit" { (words.text("lobby-hold")) }
                }
            }
        }
    }
}

/// What can be done with a chair: whoever sits there leaves it, the host clears it, lets it go first or has it
/// change places with the next.
fn chair_actions(lobby: &Lobby<'_>, seat: Seat, chair: Option<&Chair>) -> Markup {
    let words = lobby.words;
    let own = lobby.own.contains(seat);
    let clear = match chair {
        Some(_) if own => Some("lobby-leave"),
        Some(chair) if lobby.host && chair.is_bot() => Some("lobby-remove-bot"),
        Some(_) if lobby.host => Some("lobby-remove-guest"),
        _ => None,
    };
    let is_first = lobby.terms.first == Some(seat);
    let orders = lobby.host && lobby.day.is_none();
    let next = Seat::all(lobby.chairs.len()).nth(seat.index() + 1).filter(|_| orders);
    html! {
        span.chair-actions {
            @if let Some(key) = clear {
                form method="post" action=(format!("/t/{}/clear", lobby.table)) data-live {
                    input type="hidden" name="seat" value=(seat);
                    button.button.quiet type="submit" { (words.text(key)) }
                }
            }
            @if orders {
                form method="post" action=(format!("/t/{}/first", lobby.table)) data-live {
                    input type="hidden" name="first" value=(if is_first { "random".to_owned() } else { seat.to_string() });
                    button.button.quiet type="submit" {
                        (words.text(if is_first { "lobby-first-by-lot" } else { "lobby-first-turn" }))
                    }
                }
            }
            @if let Some(next) = next {
                form method="post" action=(format!("/t/{}/swap", lobby.table)) data-live {
                    input type="hidden" name="one" value=(seat);
                    input type="hidden" name="other" value=(next);
                    button.button.quiet type="submit" aria-label=(words.text("lobby-swap")) title=(words.text("lobby-swap")) {
                        "↓↑"
                    }
                }
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
                    @if lobby.own.contains(seat) { small { (words.text("table-you")) } }
                    @else if chair.is_bot() { small { (words.text("table-bot")) } }
                }
            }
            @if lobby.terms.first == Some(seat) { small.goes-first { (words.text("lobby-goes-first")) } }
            (chair_actions(lobby, seat, chair))
            @if lobby.own.contains(seat) || (lobby.host && chair.is_some_and(Chair::is_bot)) {
                (painting(lobby, seat))
            }
        }
    }
}

/// Where a seat gets another colour or pattern: whoever sits there chooses, the host for bots.
fn painting(lobby: &Lobby<'_>, seat: Seat) -> Markup {
    let now = lobby.liveries.of(seat);
    let free = (lobby.free.0.with(now.colour), lobby.free.1.with(now.pattern));
    html! {
        details.painting {
            summary { (lobby.words.text("lobby-livery")) }
            (livery::picks(lobby.words, &format!("/t/{}/paint", lobby.table), (seat, now), free))
        }
    }
}
