//! Who sits on a seat.

use engine::{Rules, Seat};
use maud::{Markup, html};

use super::name;
use crate::Screen;
use crate::chip::seat_chip;

/// Who sits there: the sign, the name, and whether it is the viewer, a bot, to act, or has won.
pub fn who<R: Rules>(screen: &Screen<'_, R>, seat: Seat, [mine, turn, won]: [bool; 3]) -> Markup {
    let words = screen.words;
    let bot = screen.chairs.get(seat.index()).is_some_and(|chair| chair.is_bot());
    let remarks = [
        mine.then(|| words.text("table-you")),
        (bot && !mine).then(|| words.text("table-bot")),
        turn.then(|| words.text("players-turn")),
        won.then(|| words.text("players-won")),
    ];
    let remarks: Vec<String> = remarks.into_iter().flatten().collect();
    html! {
        (seat_chip(seat))
        div.who { strong title=(name(screen, seat)) { (name(screen, seat)) } small { (remarks.join(" · ")) } }
    }
}
