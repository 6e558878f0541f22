//! The crew: who sits at the table, whose turn it is, and everybody's open hand.

use ::switch_signal::{Kind, size};
use engine::{Message, Seat};
use maud::{Markup, html};

use super::{Screen, cards, state};
use crate::map::seat_class;
use crate::parts::{say, who};

/// Everyone at the table.
pub(super) fn crew(screen: &Screen<'_>) -> Markup {
    html! {
        aside #players aria-label=(screen.words.text("players-title")) {
            ol { @for seat in screen.rules.all_seats() { (member(screen, seat)) } }
        }
    }
}

fn member(screen: &Screen<'_>, seat: Seat) -> Markup {
    let words = screen.words;
    let hand = &state(screen).hands[seat.index()];
    let turn = state(screen).turn == seat && screen.outcome.is_none();
    let mine = screen.viewer.is(seat);
    let held = say(screen, &Message::new("ss-hand-count").with("count", size(hand)));
    html! {
        li .(seat_class(seat)) .turn[turn] .mine[mine] {
            (who(screen, seat, [mine, turn, false]))
            em.cards-held title=(held) { (size(hand)) }
            ul.kinds {
                @for kind in Kind::ALL {
                    @let count = hand[kind.index()];
                    li .kind.(format!("k_{}", kind.id())) .none[count == 0] title=(cards::told(screen, kind, count)) {
                        (cards::sign(kind)) b { (count) }
                        span.out-of-sight { (words.text(&format!("ss-kind-{}", kind.id()))) }
                    }
                }
            }
        }
    }
}
