//! The page of one's own: running and finished games, what they add up to, and who one is.

mod standing;

use engine::{Message, Seat};
use maud::{Markup, html};
use words::Words;

use crate::home::{Stage, TableLine, practice_mark, stage};
use crate::preferences::{self, Preferences};
use crate::records;
use crate::review::PLAY;
use crate::shell::titled;

pub use standing::{GameStanding, Rated, SeatsStanding};

/// What the page of one's own shows.
pub struct Me<'a> {
    /// The language.
    pub words: &'a Words,
    /// What time it is, in seconds since 1970.
    pub now: i64,
    /// What they want to be called, if they have said so.
    pub name: Option<&'a str>,
    /// How they want things.
    pub preferences: &'a Preferences,
    /// Whether they have a recovery key.
    pub has_key: bool,
    /// The tables where they sit, the newest first.
    pub running: &'a [Running],
    /// The games that are over, the newest first.
    pub finished: &'a [Finished],
    /// So many more are over than are listed.
    pub more: usize,
    /// What these add up to.
    pub standing: &'a [GameStanding],
}

/// A table that is played at, or waits for players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Running {
    /// The table.
    pub table: TableLine,
    /// The others who are to act, with what they are called.
    pub whose: Vec<(Seat, String)>,
    /// Whether the game can't go on.
    pub departed: bool,
    /// Since when it has been so, in seconds since 1970.
    pub since: i64,
}

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The table, if it is still there.
    pub table: Option<String>,
    /// Which game.
    pub game: String,
    /// How many seats it had.
    pub seats: u32,
    /// When it ended, in seconds since 1970.
    pub at: i64,
    /// What came of it, if it counts.
    pub result: Option<Result>,
    /// Whether it was no more than practice.
    pub practice: bool,
}

/// What came of a game for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Result {
    /// Whether they won.
    pub won: bool,
    /// Which they came in as; 0 where all win or lose together.
    pub place: u32,
    /// Their points.
    pub points: i32,
}

/// The page of one's own.
pub fn me(me: &Me<'_>) -> Markup {
    let words = me.words;
    let title = words.text("me-title");
    let content = html! {
        main #main .own-page {
            header.own-head {
                h1 { (me.name.unwrap_or(&title)) }
                p { (words.text("me-lead")) }
            }
            div.own-games {
                (running(me))
                (standing::standing(words, me.standing))
                (finished(me))
                p.records-way { (records::door(words)) }
            }
            div.own-ways {
                (preferences::form(words, me.name, me.preferences))
                (ways(me))
            }
        }
    };
    titled(words, &title, "/me", "home", content)
}

/// How long something has been so, or how long ago it was.
pub(crate) fn time(now: i64, since: i64) -> Message {
    let minutes = now.saturating_sub(since).max(60) / 60;
    let (key, count) = match minutes {
        0..60 => ("time-minutes", minutes),
        60..2_880 => ("time-hours", minutes / 60),
        _ => ("time-days", minutes / 1_440),
    };
    Message::new(key).with("count", count)
}

fn running(me: &Me<'_>) -> Markup {
    let words = me.words;
    html! {
        section.my-tables {
            h2 { (words.text("me-running")) }
            @if me.running.is_empty() {
                p.none-yet { (words.text("me-no-running")) " " a href="/" { (words.text("me-to-games")) } }
            } @else {
                ul {
                    @for line in me.running {
                        li {
                            a href=(format!("/t/{}", line.table.id)) {
                                b {
                                    (words.text(&format!("{}-title", line.table.game)))
                                    (practice_mark(words, line.table.practice))
                                }
                                span { (line.table.names.join(", ")) br; small { (waits(me, line)) } }
                                (stage(words, line.table.stage))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Whose turn it is, and since when.
fn waits(me: &Me<'_>, line: &Running) -> String {
    let words = me.words;
    let name = |(seat, name): &(Seat, String)| {
        Message::new("me-somebody")
            .with("name", if name.is_empty() { words.seat::<&str>(*seat, &[]) } else { name })
    };
    let key = match line.table.stage {
        _ if line.departed => "me-departed",
        Stage::Playing { my_turn: true } => "me-turn-mine",
        Stage::Playing { .. } if !line.whose.is_empty() => "me-turn-of",
        _ => "me-waits",
    };
    let names: Vec<Message> = line.whose.iter().map(name).collect();
    let time = time(me.now, line.since);
    let message = Message::new(key).with("time", time);
    words.say(&if key == "me-turn-of" { message.with("names", names) } else { message })
}

fn finished(me: &Me<'_>) -> Markup {
    let words = me.words;
    html! {
        section.past-games {
            h2 { (words.text("me-finished")) }
            @if me.finished.is_empty() { p.none-yet { (words.text("me-no-finished")) } }
            @else {
                ul {
                    @for game in me.finished {
                        li {
                            @match &game.table {
                                Some(table) => {
                                    a href=(format!("/t/{table}")) { (past(me, game)) }
                                    a.watch-again href=(format!("/t/{table}/replay")) title=(words.text("review-watch")) {
                                        svg viewBox="0 0 24 24" aria-hidden="true" { path d=(PLAY) {} }
                                        span.out-of-sight { (words.text("review-watch")) }
                                    }
                                }
                                None => div { (past(me, game)) },
                            }
                        }
                    }
                }
                @if me.more > 0 {
                    p.hint { (words.say(&Message::new("me-more").with("count", me.more as i64))) }
                }
            }
        }
    }
}

fn past(me: &Me<'_>, game: &Finished) -> Markup {
    let words = me.words;
    let ago = Message::new("me-ago").with("time", time(me.now, game.at));
    let seats = Message::new("me-seats").with("count", i64::from(game.seats));
    html! {
        b { (words.text(&format!("{}-title", game.game))) (practice_mark(words, game.practice)) }
        span { (words.say(&seats)) " · " (words.say(&ago)) }
        @if let Some(result) = game.result {
            @if result.place > 0 {
                strong { (words.say(&Message::new("me-points").with("count", i64::from(result.points)))) }
            }
            em.won[result.won] { (came_in(words, result)) }
        } @else {
            em { (words.text("me-uncounted")) }
        }
    }
}

fn came_in(words: &Words, result: Result) -> String {
    match (result.won, result.place) {
        (true, _) => words.text("me-won"),
        (false, 0) => words.text("me-lost"),
        (false, place) => words.say(&Message::new("me-place").with("place", i64::from(place))),
    }
}

/// Other browsers, the key, and the way out.
fn ways(me: &Me<'_>) -> Markup {
    let words = me.words;
    html! {
        section.own-way {
            h2 { (words.text("me-device")) }
            p { (words.text("me-device-text")) }
            form method="post" action="/me/link" {
                button.button type="submit" { (words.text("me-device-button")) }
            }
        }
        section.own-way {
            h2 { (words.text("me-key")) }
            p { (words.text(if me.has_key { "me-key-there" } else { "me-key-none" })) }
            form method="post" action="/me/key" {
                button.button type="submit" {
                    (words.text(if me.has_key { "me-key-new" } else { "me-key-button" }))
                }
            }
            p.hint { a href="/me/recover" { (words.text("me-key-have")) } }
        }
        section.own-way {
            h2 { (words.text("me-delete")) }
            p { (words.text("me-delete-text")) }
            p { a.button.quiet href="/me/delete" { (words.text("me-delete-button")) } }
        }
    }
}
