//! The end: the score sheet, everyone's tickets and who won.

use ::europe::{Europe, Holdings, State, View, ticket_score};
use engine::{BySeat, Message, Outcome, Rules as _, Seat};
use maud::{Markup, html};
use rails::{Pile, RouteSet, TicketDeck, TicketId, TicketSet};

use super::tickets::Fate;
use super::{name, prompt, say, signed, tickets};
use crate::Seen;
use crate::chip::seat_chip;
use crate::map::seat_class;

/// The score sheet once the game is over.
pub(super) fn score(seen: &Seen<'_, Europe>) -> Markup {
    let Some(outcome) = seen.outcome else { return html! { section #score hidden {} } };
    let words = seen.words;
    html! {
        section #score {
            details open {
                summary { (words.text("score-title")) }
                p.winner { (say(seen, &prompt::winner(outcome))) }
                @if let Some(by) = outcome.tie_break { p.hint { (words.text(&format!("europe-tie-{by}"))) } }
                div.scroll { (sheet(seen, outcome)) }
                h3 { (words.text("score-tickets")) }
                div.all-tickets { @for seat in seats(seen) { (seat_tickets(seen, seat)) } }
                (again(seen))
            }
        }
    }
}

fn seats(seen: &Seen<'_, Europe>) -> impl Iterator<Item = Seat> {
    Seat::all(seen.view.seats.len())
}

fn sheet(seen: &Seen<'_, Europe>, outcome: &Outcome) -> Markup {
    let words = seen.words;
    let kinds: Vec<&str> =
        outcome.sheets.first().map_or(Vec::new(), |sheet| sheet.lines.iter().map(|line| line.kind).collect());
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (words.text("score-player")) }
                    @for kind in &kinds { th scope="col" { span { (words.text(&format!("europe-score-{kind}"))) } } }
                    th scope="col" { span { (words.text("score-total")) } }
                }
            }
            tbody {
                @for (seat, sheet) in seats(seen).zip(&outcome.sheets) {
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

fn seat_tickets(seen: &Seen<'_, Europe>, seat: Seat) -> Markup {
    let Some(revealed) = seen.view.seats[seat.index()].revealed else { return html! {} };
    let done = completed(seen, seat);
    let mut ids: Vec<TicketId> = revealed.iter().collect();
    ids.sort_by_key(|id| (!done.contains(*id), std::cmp::Reverse(seen.rules.board().ticket(*id).points)));
    html! {
        div class=(seat_class(seat)) {
            h4 { (seat_chip(seat)) " " (name(seen, seat)) }
            ul {
                @for id in ids {
                    @let (mark, key) = if done.contains(id) { ("✓", "score-done") } else { ("✗", "score-missed") };
                    @let fate = if done.contains(id) { Fate::Done } else { Fate::Missed };
                    li class=(tickets::classes(seen, id, fate)) {
                        span.mark title=(seen.words.text(key)) { (mark) }
                        (tickets::face(seen, id, Fate::Open))
                    }
                }
            }
        }
    }
}

/// Those of a seat's tickets that count as completed at the end, with the help of its stations.
pub(super) fn completed(seen: &Seen<'_, Europe>, seat: Seat) -> TicketSet {
    ticket_score(seen.rules, &laid_open(seen.view), seat).completed
}

/// The end as a position, with what counts for tickets in it: all of that lies open now.
fn laid_open(view: &View) -> State {
    let holdings = BySeat::new(|seat| match view.seats.get(seat.index()) {
        Some(seat) => Holdings {
            routes: seat.routes,
            stations: seat.stations,
            tickets: seat.revealed.unwrap_or_default(),
            ..Holdings::default()
        },
        None => Holdings::default(),
    });
    State {
        phase: view.phase,
        turn: view.turn,
        passes: view.passes,
        turns_left: view.turns_left,
        pile: Pile::new(view.stock),
        market: view.market,
        tickets: TicketDeck::default(),
        closed: RouteSet::NONE,
        holdings,
    }
}

/// Another game like this one, against bots.
fn again(seen: &Seen<'_, Europe>) -> Markup {
    let words = seen.words;
    let me = super::my_seat(seen).and_then(|seat| seen.chairs.get(seat.index()));
    let bots = seen.chairs.iter().filter(|chair| chair.bot).count().max(1);
    html! {
        form.again method="post" action="/play" {
            input type="hidden" name="game" value=(Europe::GAME);
            input type="hidden" name="bots" value=(bots);
            @if let Some(me) = me { input type="hidden" name="name" value=(me.name); }
            button.button.main type="submit" {
                (say(seen, &Message::new("score-again").with("count", bots)))
            }
            a.button href="/" { (words.text("notice-home")) }
        }
    }
}
