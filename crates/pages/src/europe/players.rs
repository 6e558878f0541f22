//! Who sits at the table, and what everyone can see of them.

use ::europe::{Europe, Phase};
use engine::{Message, Seat};
use maud::{Markup, html};

use super::{name, say, signed};
use crate::Seen;
use crate::chip::seat_chip;
use crate::map::seat_class;

/// Everyone at the table.
pub(super) fn players(seen: &Seen<'_, Europe>) -> Markup {
    html! {
        aside #players aria-label=(seen.words.text("players-title")) {
            @if let Some(left) = seen.view.turns_left.filter(|_| seen.outcome.is_none()) {
                p.last-round { (say(seen, &Message::new("players-last-round").with("count", left))) }
            }
            ol { @for seat in Seat::all(seen.view.seats.len()) { (player(seen, seat)) } }
        }
    }
}

fn player(seen: &Seen<'_, Europe>, seat: Seat) -> Markup {
    let words = seen.words;
    let facts = &seen.view.seats[seat.index()];
    let mine = seen.viewer.is(seat);
    let bot = seen.chairs.get(seat.index()).is_some_and(|chair| chair.bot);
    let turn = acts(seen, seat);
    let sheet = seen.outcome.and_then(|outcome| outcome.sheets.get(seat.index()));
    let points = sheet.map_or(i32::from(facts.points), |sheet| sheet.total());
    let won = seen.outcome.is_some_and(|outcome| outcome.winners.contains(seat));
    let remarks = [
        mine.then(|| words.text("table-you")),
        (bot && !mine).then(|| words.text("table-bot")),
        turn.then(|| words.text("players-turn")),
        won.then(|| words.text("players-won")),
    ];
    let remarks: Vec<String> = remarks.into_iter().flatten().collect();
    let few = facts.cars <= 5 && seen.outcome.is_none();
    let stock = [
        ("players-cars", facts.cars),
        ("players-cards", facts.hand),
        ("players-tickets", facts.tickets),
        ("players-stations", facts.stations_left),
    ];
    html! {
        li .(seat_class(seat)) .turn[turn] .mine[mine] .won[won] {
            (seat_chip(seat))
            div.who { strong title=(name(seen, seat)) { (name(seen, seat)) } small { (remarks.join(" · ")) } }
            em.points title=(words.text("players-points")) { (signed(points)) }
            dl {
                @for (key, count) in stock {
                    div .few[few && key == "players-cars"] { dt { (words.text(key)) } dd { (count) } }
                }
            }
        }
    }
}

/// Whether everyone waits for this seat.
pub(super) fn acts(seen: &Seen<'_, Europe>, seat: Seat) -> bool {
    match seen.view.phase {
        Phase::Opening => seen.view.seats[seat.index()].offer > 0,
        Phase::Over(_) => false,
        _ => seen.view.turn == seat,
    }
}
