//! What goes on between those at a table, whatever they play: a decision that is taken back, a seat that a
//! bot plays for somebody, the cover between two people at one screen, another game.
//!
//! It is a region of its own that lies over the table: nothing moves for it.

use engine::{Message, Rules, Seat, Seats, Viewer};
use lessons::Progress;
use maud::{Markup, html};
use words::Day;

use crate::parts::{name, say};
use crate::start::name_field;
use crate::{HasPages, Region, Screen, big_screen, day, handbook, legend, practice, review};

/// What goes on between those at a table, as one person sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Company<'a> {
    /// How they may take back their last decision, if they may.
    pub undo: Option<Undo>,
    /// What somebody asks the others to let them take back.
    pub asked: Option<Asked>,
    /// Who didn't let them take something back.
    pub declined: Option<Seat>,
    /// The seat of theirs that is covered until they open it: others look at the same screen.
    pub covered: Option<Seat>,
    /// All their seats.
    pub own: Seats,
    /// Those of them that a bot plays.
    pub replaced: Seats,
    /// The seats of people who aren't there, which they may hand to a bot.
    pub absent: Seats,
    /// The seats that a bot plays, which they may offer to newcomers.
    pub offerable: Seats,
    /// The seats that they may take over.
    pub offered: Seats,
    /// The table at which those of this one play again.
    pub followed: Option<&'a str>,
    /// Whether they may ask for another game.
    pub rematch: bool,
    /// Whether the house is bound to how it shuffled.
    pub sealed: bool,
    /// Whether somebody was allowed to take something back, so that the game doesn't count.
    pub uncounted: bool,
    /// The day whose deal they play, if they do: nothing is taken back there.
    pub day: Option<Day>,
    /// What it grew from, if it is practice.
    pub practice: Option<practice::Root<'a>>,
    /// How far they are, if it is their first lesson.
    pub lesson: Option<&'a Progress>,
    /// Whether what they wanted was refused just now.
    pub refused: bool,
}

/// How somebody may take back their last decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// As if it hadn't been.
    Free,
    /// Alone with bots, who always agree; the game doesn't count any more.
    Alone,
    /// If all others agree.
    Asked,
}

/// Somebody asks the others to let them take something back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Who.
    pub by: Seat,
    /// Whether it is the viewer.
    pub mine: bool,
    /// Whether the viewer has agreed, or is asked.
    pub agreed: bool,
    /// Whether the viewer is one of those who are asked.
    pub asked: bool,
}

/// The region.
pub fn region<R: HasPages>(screen: &Screen<'_, R>) -> Region {
    Region { id: "company", html: company(screen).into_string() }
}

/// All of it.
pub fn company<R: HasPages>(screen: &Screen<'_, R>) -> Markup {
    let company = &screen.company;
    if let Some(invitation) = &screen.big {
        return big_screen::beside(screen, invitation);
    }
    html! {
        section #company aria-label=(screen.words.text("company-title")) {
            @if let Some(seat) = company.covered { (cover(screen, seat)) }
            div.company-notes role="status" {
                @if let Some(asked) = company.asked { (request(screen, asked)) }
                @if let Some(seat) = company.declined { (declined(screen, seat)) }
                @if !company.replaced.is_empty() && screen.outcome.is_none() { (replaced(screen)) }
                @if screen.outcome.is_none() { @for seat in company.offered.iter() { (offered(screen, seat)) } }
                @if let Some(next) = company.followed { (followed(screen, next)) }
            }
            (undo(screen))
            (menu(screen))
        }
    }
}

fn act<R: Rules>(screen: &Screen<'_, R>, what: &str) -> String {
    format!("/t/{}/{what}", screen.table)
}

/// A form with one button, which may carry a seat.
fn push<R: Rules>(
    screen: &Screen<'_, R>,
    what: &str,
    seat: Option<Seat>,
    class: &str,
    label: &str,
) -> Markup {
    // Nobody watches a deal of the day, not even whoever has just given it up.
    let leads_away = what == "resign" && screen.company.day.is_some();
    html! {
        form method="post" action=(act(screen, what)) data-live[!leads_away] {
            input type="hidden" name="step" value=(screen.step);
            @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
            button.button .(class) type="submit" { (label) }
        }
    }
}

/// What lies over everything until the next person at this screen says that it is them.
fn cover<R: Rules>(screen: &Screen<'_, R>, seat: Seat) -> Markup {
    let words = screen.words;
    html! {
        div.cover role="dialog" aria-modal="true" aria-labelledby="covered" {
            div.cover-card .(crate::map::seat_class(seat)) {
                (crate::chip::seat_chip(seat))
                h2 #covered { (name(screen, seat)) }
                p { (words.text("cover-text")) }
                (push(screen, "open", Some(seat), "main", &words.text("cover-open")))
            }
        }
    }
}

fn request<R: Rules>(screen: &Screen<'_, R>, asked: Asked) -> Markup {
    let words = screen.words;
    let sentence = if asked.mine {
        Message::new("undo-waits")
    } else {
        Message::new("undo-asks").with("seat", asked.by)
    };
    html! {
        div.company-note {
            p { (say(screen, &sentence)) }
            div.company-buttons {
                @if asked.asked && !asked.agreed {
                    (answer(screen, "yes", "main", &words.text("undo-agree")))
                    (answer(screen, "no", "plain", &words.text("undo-refuse")))
                }
                @if asked.mine { (answer(screen, "no", "plain", &words.text("undo-withdraw"))) }
            }
        }
    }
}

/// That somebody didn't agree, until it has been read or the game has gone on.
fn declined<R: Rules>(screen: &Screen<'_, R>, seat: Seat) -> Markup {
    let words = screen.words;
    html! {
        div.company-note {
            p { (say(screen, &Message::new("undo-declined").with("seat", seat))) }
            div.company-buttons { (answer(screen, "no", "plain", &words.text("undo-declined-read"))) }
        }
    }
}

fn answer<R: Rules>(screen: &Screen<'_, R>, agrees: &str, class: &str, label: &str) -> Markup {
    html! {
        form method="post" action=(act(screen, "consent")) data-live {
            input type="hidden" name="step" value=(screen.step);
            button.button .(class) type="submit" name="agrees" value=(agrees) { (label) }
        }
    }
}

/// That a bot plays for the viewer, and the way back.
fn replaced<R: Rules>(screen: &Screen<'_, R>) -> Markup {
    let words = screen.words;
    let seat = screen.company.replaced.first();
    let why = seat.and_then(|seat| screen.chairs.get(seat.index())?.away).unwrap_or("left");
    html! {
        div.company-note {
            p { (words.text(&format!("away-you-{why}"))) }
            div.company-buttons { (push(screen, "return", None, "main", &words.text("away-return"))) }
        }
    }
}

/// A chair that the viewer may take over.
fn offered<R: Rules>(screen: &Screen<'_, R>, seat: Seat) -> Markup {
    let words = screen.words;
    html! {
        div.company-note {
            p { (say(screen, &Message::new("offer-text").with("seat", seat))) }
            form.company-take method="post" action=(act(screen, "take")) {
                input type="hidden" name="seat" value=(seat);
                (name_field(words, None))
                button.button.main type="submit" { (words.text("offer-take")) }
            }
        }
    }
}

/// Where those of this table play again.
fn followed<R: Rules>(screen: &Screen<'_, R>, next: &str) -> Markup {
    let words = screen.words;
    let player = matches!(screen.viewer, Viewer::Seat(_));
    html! {
        div.company-note {
            p { (words.text(if player { "rematch-asks" } else { "rematch-elsewhere" })) }
            div.company-buttons {
                @if player {
                    // It leads to another page.
                    form method="post" action=(act(screen, "rematch")) {
                        button.button.main type="submit" { (words.text("rematch-join")) }
                    }
                }
                @else { a.button href=(format!("/t/{next}")) { (words.text("rematch-watch")) } }
            }
        }
    }
}

/// The button that takes back the last decision: it keeps its place also where there is nothing to take back.
fn undo<R: Rules>(screen: &Screen<'_, R>) -> Markup {
    let words = screen.words;
    if screen.company.own.is_empty() {
        return html! {};
    }
    let company = &screen.company;
    let (off, key) = match company.undo {
        None if company.day.is_some() => (true, "undo-day"),
        None => (true, "undo-nothing"),
        Some(Undo::Free) => (false, "undo-free"),
        Some(Undo::Alone) => (false, "undo-alone"),
        Some(Undo::Asked) => (false, "undo-asked"),
    };
    html! {
        form.undo method="post" action=(act(screen, "undo")) data-live {
            input type="hidden" name="step" value=(screen.step);
            button type="submit" disabled[off] title=(words.text(key)) {
                svg viewBox="0 0 24 24" aria-hidden="true" { path d="M9 5L4 10L9 15M4 10H14A5 5 0 0 1 14 20H11" {} }
                span { (words.text("undo-button")) }
            }
        }
    }
}

/// What can be done with one's seat, for those who aren't there, and with the table.
fn menu<R: HasPages>(screen: &Screen<'_, R>) -> Markup {
    let (words, company) = (screen.words, &screen.company);
    let leaves = screen.outcome.is_none() && screen.departed.is_none() && !company.own.is_empty();
    let to_hand = |key: &'static str, seat: Seat| {
        screen.words.say_with(&Message::new(key).with("seat", seat), &crate::names(screen.chairs))
    };
    html! {
        details.seat-menu {
            summary title=(words.text("company-menu")) { span { (words.text("company-menu")) } }
            div.seat-menu-body {
                (handbook::at_table(words, screen.rules.game()))
                (legend::button(words))
                @if let Some(day) = company.day { (day::at_table(words, day)) }
                @if let Some(root) = &company.practice { (practice::at_table(screen, root)) }
                @for seat in company.absent.iter() { (push(screen, "hand", Some(seat), "plain", &to_hand("away-hand", seat))) }
                @for seat in company.offerable.iter() { (push(screen, "offer", Some(seat), "plain", &to_hand("away-offer", seat))) }
                @if leaves && company.replaced.is_empty() && company.day.is_none() {
                    (push(screen, "leave", None, "plain", &words.text("away-leave")))
                    p.hint { (words.text("away-leave-hint")) }
                }
                @if leaves {
                    details.resign {
                        summary { (words.text("away-resign")) }
                        p.hint { (words.text("away-resign-hint")) }
                        (push(screen, "resign", None, "main", &words.text("away-resign-sure")))
                    }
                }
                (big_screen::link(words, screen.table, "plain"))
                @if screen.outcome.is_some() || screen.departed.is_some() {
                    (review::link(words, screen.table, "review-watch", "plain"))
                } @else if screen.rules.may_look_back(screen.view, screen.viewer) {
                    (review::link(words, screen.table, "review-look-back", "plain"))
                }
                @if company.sealed {
                    a.button.plain href=(act(screen, "deal")) { (words.text("deal-title")) }
                }
                @if company.uncounted { p.hint { (words.text("undo-uncounted")) } }
            }
        }
    }
}
