//! The end: the score sheet and who won.

use engine::{Message, Notation, Outcome, Rules, Seat};
use maud::{Markup, html};

use super::prompt::winner;
use super::{my_seat, name, say, signed};
use crate::Screen;
use crate::chip::seat_chip;
use crate::map::seat_class;
use crate::start::once;

/// The score sheet once the game is over, and below it what else there is to show.
pub fn ended<R: Notation>(screen: &Screen<'_, R>, below: impl FnOnce() -> Markup) -> Markup {
    let Some(outcome) = screen.outcome else { return html! { section #score hidden {} } };
    let words = screen.words;
    let bots = screen.chairs.iter().filter(|chair| chair.is_bot()).count();
    // Several people at one screen need no bot.
    let bots = bots.max(usize::from(screen.company.own.len() < 2));
    html! {
        section #score {
            details open {
                summary { (words.text("score-title")) }
                p.winner { (say(screen, &winner(outcome))) }
                @if let Some(by) = outcome.tie_break { p.hint { (words.text(&format!("{}-tie-{by}", screen.rules.game()))) } }
                div.scroll tabindex="0" role="region" aria-label=(words.text("score-title")) { (sheet(screen, outcome)) }
                (below())
                (again(screen, None, bots, "score-again"))
            }
        }
    }
}

/// What became of everyone's tickets.
pub fn all_tickets<R: Rules>(screen: &Screen<'_, R>, tickets: impl Fn(Seat) -> Markup) -> Markup {
    html! {
        h3 { (screen.words.text("score-tickets")) }
        div.all-tickets { @for seat in Seat::all(screen.rules.seats()) { (tickets(seat)) } }
    }
}

fn sheet<R: Rules>(screen: &Screen<'_, R>, outcome: &Outcome) -> Markup {
    let words = screen.words;
    let kinds: Vec<&str> =
        outcome.sheets.first().map_or(Vec::new(), |sheet| sheet.lines.iter().map(|line| line.kind).collect());
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (words.text("score-player")) }
                    @for kind in &kinds { th scope="col" { span { (words.text(&format!("{}-score-{kind}", screen.rules.game()))) } } }
                    th scope="col" { span { (words.text("score-total")) } }
                }
            }
            tbody {
                @for (seat, sheet) in Seat::all(outcome.sheets.len()).zip(&outcome.sheets) {
                    tr .(seat_class(seat)) .won[outcome.winners.contains(seat)] {
                        th scope="row" { (seat_chip(seat)) " " (name(screen, seat)) }
                        @for line in &sheet.lines { td { (signed(line.points)) } }
                        td.grand { (signed(sheet.total())) }
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
    let me = my_seat(screen).and_then(|seat| screen.chairs.get(seat.index()));
    let level = screen.chairs.iter().find_map(|chair| chair.level.as_deref());
    if screen.company.rematch {
        // Who is asked finds the answer where the question would be.
        let key = if screen.company.followed.is_none() { "rematch-ask" } else { "rematch-join" };
        return html! {
            form.again method="post" action=(format!("/t/{}/rematch", screen.table)) {
                @if screen.company.followed.is_some() { p { (words.text("rematch-asks")) } }
                button.button.main type="submit" { (words.text(key)) }
                a.button href="/" { (words.text("notice-home")) }
            }
        };
    }
    if screen.big.is_some() {
        return html! {};
    }
    // Whoever only watched isn't asked.
    if me.is_none() {
        return html! { p.again { a.button href="/" { (words.text("notice-home")) } } };
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
            a.button href="/" { (words.text("notice-home")) }
        }
    }
}
