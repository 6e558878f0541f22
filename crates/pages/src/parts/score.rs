//! The end: the score sheet and who won.

use engine::{Message, Notation, Outcome, Rules, Seat};
use maud::{Markup, html};

use super::prompt::winner;
use super::{my_seat, name, say, signed};
use crate::Seen;
use crate::chip::seat_chip;
use crate::map::seat_class;
use crate::start::once;

/// The score sheet once the game is over, and below it what else there is to show.
pub fn ended<R: Notation>(seen: &Seen<'_, R>, below: impl FnOnce() -> Markup) -> Markup {
    let Some(outcome) = seen.outcome else { return html! { section #score hidden {} } };
    let words = seen.words;
    let bots = seen.chairs.iter().filter(|chair| chair.is_bot()).count().max(1);
    html! {
        section #score {
            details open {
                summary { (words.text("score-title")) }
                p.winner { (say(seen, &winner(outcome))) }
                @if let Some(by) = outcome.tie_break { p.hint { (words.text(&format!("{}-tie-{by}", seen.rules.game()))) } }
                div.scroll { (sheet(seen, outcome)) }
                (below())
                (again(seen, None, bots, "score-again"))
            }
        }
    }
}

/// What became of everyone's tickets.
pub fn all_tickets<R: Rules>(seen: &Seen<'_, R>, tickets: impl Fn(Seat) -> Markup) -> Markup {
    html! {
        h3 { (seen.words.text("score-tickets")) }
        div.all-tickets { @for seat in Seat::all(seen.rules.seats()) { (tickets(seat)) } }
    }
}

fn sheet<R: Rules>(seen: &Seen<'_, R>, outcome: &Outcome) -> Markup {
    let words = seen.words;
    let kinds: Vec<&str> =
        outcome.sheets.first().map_or(Vec::new(), |sheet| sheet.lines.iter().map(|line| line.kind).collect());
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (words.text("score-player")) }
                    @for kind in &kinds { th scope="col" { span { (words.text(&format!("{}-score-{kind}", seen.rules.game()))) } } }
                    th scope="col" { span { (words.text("score-total")) } }
                }
            }
            tbody {
                @for (seat, sheet) in Seat::all(outcome.sheets.len()).zip(&outcome.sheets) {
                    tr .(seat_class(seat)) .won[outcome.winners.contains(seat)] {
                        th scope="row" { (seat_chip(seat)) " " (name(seen, seat)) }
                        @for line in &sheet.lines { td { (signed(line.points)) } }
                        td.total { (signed(sheet.total())) }
                    }
                }
            }
        }
    }
}

/// What belongs to a seat, under its name.
pub fn of_seat<R: Rules>(seen: &Seen<'_, R>, seat: Seat, lines: Markup) -> Markup {
    html! {
        div class=(seat_class(seat)) {
            h4 { (seat_chip(seat)) " " (name(seen, seat)) }
            ul { (lines) }
        }
    }
}

/// Another game like this one, against as many bots as strong, with the same options; where one person
/// may hold several hands, with as many.
pub fn again<R: Notation>(
    seen: &Seen<'_, R>,
    hands: Option<usize>,
    bots: usize,
    key: &'static str,
) -> Markup {
    let words = seen.words;
    let me = my_seat(seen).and_then(|seat| seen.chairs.get(seat.index()));
    let level = seen.chairs.iter().find_map(|chair| chair.level.as_deref());
    html! {
        form.again method="post" action="/play" {
            (once(seen.once))
            input type="hidden" name="game" value=(seen.rules.game());
            @if let Some(hands) = hands { input type="hidden" name="hands" value=(hands); }
            input type="hidden" name="bots" value=(bots);
            @if let Some(level) = level { input type="hidden" name="level" value=(level); }
            @for (option, value) in seen.rules.options().iter().filter(|(option, _)| *option != "first") {
                input type="hidden" name=(option) value=(value);
            }
            @if seen.own_board.is_some() { input type="hidden" name="like" value=(seen.table); }
            @if let Some(me) = me { input type="hidden" name="name" value=(me.name); }
            button.button.main type="submit" { (say(seen, &Message::new(key).with("count", bots))) }
            a.button href="/" { (words.text("notice-home")) }
        }
    }
}
