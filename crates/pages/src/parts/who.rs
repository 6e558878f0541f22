//! Who sits on a seat.

use engine::{Rules, Seat};
use maud::{Markup, html};

use super::clock::clock;
use super::name;
use crate::chip::seat_chip;
use crate::{Chair, Screen};

/// Who sits there: the sign, the name, and whether it is the viewer, a bot, to act, or has won.
pub fn who<R: Rules>(screen: &Screen<'_, R>, seat: Seat, [mine, turn, won]: [bool; 3]) -> Markup {
    let words = screen.words;
    let bot = screen.chairs.get(seat.index()).is_some_and(|chair| chair.is_bot());
    let remarks = [
        mine.then(|| words.text("table-you")),
        match screen.chairs.get(seat.index()) {
            Some(Chair { away: Some(why), .. }) => Some(words.text(&format!("away-{why}"))),
            Some(Chair { here: Some(false), .. }) if screen.outcome.is_none() && !mine => {
                Some(words.text("who-not-here"))
            }
            _ => (bot && !mine).then(|| words.text("table-bot")),
        },
        turn.then(|| words.text("players-turn")),
        won.then(|| words.text("players-won")),
    ];
    let time =
        screen.chairs.get(seat.index()).and_then(|chair| chair.time).filter(|_| screen.outcome.is_none());
    let remarks: Vec<String> = remarks.into_iter().flatten().collect();
    html! {
        (seat_chip(seat))
        div.who { strong title=(name(screen, seat)) { (face(screen, seat)) } small { (remarks.join(" · ")) } @if let Some(time) = time { (clock(words, time)) } }
    }
}

/// What somebody is called. What a bot is comes before that: where there is little room, it is left away.
pub(crate) fn face<R: Rules>(screen: &Screen<'_, R>, seat: Seat) -> Markup {
    let called = name(screen, seat);
    let program = screen.chairs.get(seat.index()).is_some_and(|chair| chair.is_bot() && chair.away.is_none());
    let own = called.split(' ').take_while(|word| !word.starts_with('(')).last().filter(|_| program);
    let (rank, rest) = called.split_at(own.and_then(|own| called.find(own)).unwrap_or(0));
    html! { @if !rank.is_empty() { span.rank { (rank) } } (rest) }
}
