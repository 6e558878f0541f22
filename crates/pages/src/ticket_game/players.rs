//! Who sits at the table, and what everyone can see of them.

use engine::Seat;
use maud::{Markup, html};

use super::{TicketGame, cards, name, say, seats, signed};
use crate::Seen;
use crate::chip::seat_chip;
use crate::map::seat_class;

/// Everyone at the table.
pub(super) fn players<G: TicketGame>(seen: &Seen<'_, G>) -> Markup {
    let left = G::course(seen.view).turns_left.filter(|_| seen.outcome.is_none());
    html! {
        aside #players aria-label=(seen.words.text("players-title")) {
            @if let Some(left) = left {
                p.last-round { (say(seen, &cards::counted("players-last-round", left))) }
            }
            ol { @for seat in seats(seen) { (player(seen, seat)) } }
        }
    }
}

fn player<G: TicketGame>(seen: &Seen<'_, G>, seat: Seat) -> Markup {
    let words = seen.words;
    let facts = G::sitting(seen.view, seat);
    let mine = seen.viewer.is(seat);
    let bot = seen.chairs.get(seat.index()).is_some_and(|chair| chair.bot);
    let turn = G::course(seen.view).acting.contains(seat);
    let sheet = seen.outcome.and_then(|outcome| outcome.sheets.get(seat.index()));
    let points = sheet.map_or(facts.points, |sheet| sheet.total());
    let won = seen.outcome.is_some_and(|outcome| outcome.winners.contains(seat));
    let remarks = [
        mine.then(|| words.text("table-you")),
        (bot && !mine).then(|| words.text("table-bot")),
        turn.then(|| words.text("players-turn")),
        won.then(|| words.text("players-won")),
    ];
    let remarks: Vec<String> = remarks.into_iter().flatten().collect();
    html! {
        li .(seat_class(seat)) .turn[turn] .mine[mine] .won[won] {
            (seat_chip(seat))
            div.who { strong title=(name(seen, seat)) { (name(seen, seat)) } small { (remarks.join(" · ")) } }
            em.points title=(words.text("players-points")) { (signed(points)) }
            dl {
                @for stock in facts.stock {
                    div .few[stock.few && seen.outcome.is_none()] {
                        dt { (words.text(stock.key)) }
                        dd { (stock.count) }
                    }
                }
            }
        }
    }
}
