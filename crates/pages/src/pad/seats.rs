//! Who has played: how many, and whose things are being entered.

use engine::{Message, Seat};
use maud::{Markup, html};

use super::list::named;
use super::{PadGame, Shown, totals};
use crate::chip::seat_chip;
use crate::map::seat_class;
use crate::parts::{name, say, signed};

/// How many have played.
pub(super) fn count<G: PadGame>(shown: &Shown<'_, G>) -> Markup {
    let Shown { screen, pad, asked, .. } = shown;
    html! {
        nav #pad-count aria-label=(screen.words.text("pad-count")) {
            span { (screen.words.text("pad-count")) }
            @for seats in asked.game.seats.clone() {
                a href={ "?seats=" (seats) } data-change aria-current=[(seats == pad.seats).then_some("true")] { (seats) }
            }
        }
    }
}

/// Everybody, to be chosen; and the sheet.
pub(super) fn seats<G: PadGame>(shown: &Shown<'_, G>) -> Markup {
    let (screen, pad) = (shown.screen, shown.pad);
    let totals = totals(shown.outcome());
    let wrong = |seat: Option<Seat>| {
        shown.faults.iter().filter(|fault| fault.impossible && (seat.is_none() || fault.seat == seat)).count()
    };
    html! {
        nav #pad-seats data-kept=(named(shown)) aria-label=(screen.words.text("pad-seats")) {
            ol {
                @for seat in Seat::all(pad.seats) {
                    li class=(seat_class(seat)) {
                        a href={ "?who=" (seat) } data-change aria-current=[(pad.chosen == Some(seat)).then_some("true")] {
                            (seat_chip(seat))
                            b { (name(screen, seat)) }
                            @let faults = wrong(Some(seat));
                            @if faults > 0 { em.wrong { (say(screen, &Message::new("pad-wrong").with("count", faults))) } }
                            @else if let Some(total) = totals[seat] {
                                em { span.out-of-sight { (screen.words.text("players-points")) " " } (signed(total)) }
                            }
                        }
                    }
                }
                li.pad-sum {
                    a href="?who=-" data-change aria-current=[pad.chosen.is_none().then_some("true")] {
                        b { (screen.words.text("pad-sheet")) }
                        @if wrong(None) > 0 { em.wrong aria-hidden="true" { "!" } }
                    }
                }
            }
        }
    }
}
