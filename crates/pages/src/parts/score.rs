//! The end: the score sheet and who won.

use engine::{Message, Notation, Outcome, Rules, Seat, Sheet};
use maud::{Markup, html};

use super::charts::charts;
use super::prompt::winner;
use super::{my_seat, name, say, signed};
use crate::chip::seat_chip;
use crate::map::seat_class;
use crate::start::once;
use crate::{HasPages, Screen, day, practice, review};

/// The score sheet once the game is over, and below it what else there is to show.
pub fn ended<R: Notation + HasPages>(screen: &Screen<'_, R>, below: impl FnOnce() -> Markup) -> Markup {
    let Some(outcome) = screen.outcome else { return html! { section #score hidden {} } };
    let bots = screen.chairs.iter().filter(|chair| chair.is_bot()).count();
    // Several people at one screen need no bot.
    let bots = bots.max(usize::from(screen.company.own.len() < 2));
    html! {
        section #score {
            details open {
                summary { (screen.words.text("score-title")) }
                (counted(screen, outcome))
                (below())
                (again(screen, None, bots, "score-again"))
            }
        }
    }
}

/// Who won, the sheet, and where the points came from.
pub(crate) fn counted<R: HasPages>(screen: &Screen<'_, R>, outcome: &Outcome) -> Markup {
    let (words, order) = (screen.words, order(outcome));
    html! {
        p.winner { (say(screen, &winner(outcome))) }
        @if let Some(by) = outcome.tie_break { p.hint { (words.text(&format!("{}-tie-{by}", screen.rules.game()))) } }
        div.scroll tabindex="0" role="region" aria-label=(words.text("score-title")) { (sheet(screen, outcome, &order)) }
        (charts(screen, outcome, &order))
    }
}

/// What became of everyone's tickets.
pub fn all_tickets<R: Rules>(screen: &Screen<'_, R>, tickets: impl Fn(Seat) -> Markup) -> Markup {
    html! {
        h3 { (screen.words.text("score-tickets")) }
        div.all-tickets { @for seat in Seat::all(screen.rules.seats()) { (tickets(seat)) } }
    }
}

/// Everybody with their place: winners first, then by points; who has as many shares the place, unless what
/// breaks ties has said who won.
fn order(outcome: &Outcome) -> Vec<(usize, Seat)> {
    let rank = |seat: &Seat| (!outcome.winners.contains(*seat), -outcome.sheets[seat.index()].total());
    let mut seats: Vec<Seat> = Seat::all(outcome.sheets.len()).collect();
    seats.sort_by_key(rank);
    let place = |seat: &Seat| 1 + seats.iter().filter(|other| rank(other) < rank(seat)).count();
    seats.iter().map(|seat| (place(seat), *seat)).collect()
}

/// A row for everybody. On a phone each becomes a block of lines with their names, so roles are said: what
/// isn't laid out as a table isn't one otherwise.
fn sheet<R: Rules>(screen: &Screen<'_, R>, outcome: &Outcome, order: &[(usize, Seat)]) -> Markup {
    let words = screen.words;
    let lines = |sheet: &Sheet| sheet.lines.iter().map(|line| line.kind).collect();
    let kinds: Vec<&str> = outcome.sheets.first().map_or(Vec::new(), lines);
    let named = |kind: &str| words.text(&format!("{}-score-{kind}", screen.rules.game()));
    html! {
        table.score-sheet role="table" {
            thead role="rowgroup" {
                tr role="row" {
                    th scope="col" role="columnheader" { (words.text("score-player")) }
                    @for kind in &kinds { th scope="col" role="columnheader" { (named(kind)) } }
                    th scope="col" role="columnheader" { (words.text("score-total")) }
                }
            }
            tbody role="rowgroup" {
                @for (place, seat) in order {
                    @let sheet = &outcome.sheets[seat.index()];
                    tr .(seat_class(*seat)) .won[outcome.winners.contains(*seat)] role="row" {
                        th scope="row" role="rowheader" { span.score-place { (place) "." } " " (seat_chip(*seat)) " " span.score-name { (name(screen, *seat)) } }
                        @for line in &sheet.lines {
                            td role="cell" { span.score-kind aria-hidden="true" { (named(line.kind)) } (signed(line.points)) }
                        }
                        td.grand role="cell" { (signed(sheet.total())) }
                    }
                }
            }
        }
    }
}

/// What belongs to a seat, under its name.
pub fn of_seat<R: Rules>(screen: &Screen<'_, R>, seat: Seat, lines: Markup) -> Markup {
    html! {
        div class=(seat_class(seat)) {
            h4 { (seat_chip(seat)) " " (name(screen, seat)) }
            ul { (lines) }
        }
    }
}

/// Another game like this one, against as many bots as strong, with the same options; where one person
/// may hold several hands, with as many.
pub fn again<R: Notation>(
    screen: &Screen<'_, R>,
    hands: Option<usize>,
    bots: usize,
    key: &'static str,
) -> Markup {
    let words = screen.words;
    if screen.review.is_some() {
        return html! {};
    }
    let seen_again = review::link(words, screen.table, "review-watch", "plain");
    let me = my_seat(screen).and_then(|seat| screen.chairs.get(seat.index()));
    let level = screen.chairs.iter().find_map(|chair| chair.level.as_deref());
    if screen.company.rematch {
        // Who is asked finds the answer where the question would be.
        let key = if screen.company.followed.is_none() { "rematch-ask" } else { "rematch-join" };
        return html! {
            form.again method="post" action=(format!("/t/{}/rematch", screen.table)) {
                @if screen.company.followed.is_some() { p { (words.text("rematch-asks")) } }
                button.button.main type="submit" { (words.text(key)) }
                (seen_again)
                a.button href="/" { (words.text("notice-home")) }
            }
        };
    }
    if screen.big.is_some() {
        return html! {};
    }
    if let Some(root) = &screen.company.practice {
        let back = practice::back(words, root, "main");
        return html! {
            p.again { (words.text("practice-counts")) }
            p.again { (back) (seen_again) a.button href="/" { (words.text("notice-home")) } }
        };
    }
    if let Some(day) = screen.company.day {
        return html! { p.again { (day::to_results(words, day, "main")) a.button href="/" { (words.text("notice-home")) } } };
    }
    // Whoever only watched isn't asked.
    if me.is_none() {
        return html! { p.again { (seen_again) a.button href="/" { (words.text("notice-home")) } } };
    }
    html! {
        form.again method="post" action="/play" {
            (once(screen.once))
            input type="hidden" name="game" value=(screen.rules.game());
            input type="hidden" name="hands" value=(hands.unwrap_or(screen.company.own.len().max(1)));
            @if hands.is_none() {
                @for (number, seat) in (1..).zip(screen.company.own.iter()).skip(1) {
                    input type="hidden" name=(format!("name{number}")) value=(name(screen, seat));
                }
            }
            input type="hidden" name="bots" value=(bots);
            @if let Some(level) = level { input type="hidden" name="level" value=(level); }
            @for (option, value) in screen.rules.options().iter().filter(|(option, _)| *option != "first") {
                input type="hidden" name=(option) value=(value);
            }
            @if screen.own_board.is_some() { input type="hidden" name="like" value=(screen.table); }
            @if let Some(me) = me { input type="hidden" name="name" value=(me.name); }
            button.button.main type="submit" { (say(screen, &Message::new(key).with("count", bots))) }
            (seen_again)
            a.button href="/" { (words.text("notice-home")) }
        }
    }
}
