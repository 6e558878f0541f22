//! The crew: who sits at the table, whose turn it is, and everybody's open hand.

use ::switch_signal::{Kind, size};
use engine::{Message, Seat};
use maud::{Markup, html};

use super::{Seen, cards, state};
use crate::map::seat_class;
use crate::parts::{say, who};

/// Everyone at the table.
pub(super) fn crew(seen: &Seen<'_>) -> Markup {
    html! {
        aside #players aria-label=(seen.words.text("players-title")) {
            ol { @for seat in seen.rules.all_seats() { (member(seen, seat)) } }
        }
    }
}

fn member(seen: &Seen<'_>, seat: Seat) -> Markup {
    let words = seen.words;
    let hand = &state(seen).hands[seat.index()];
    let turn = state(seen).turn == seat && seen.outcome.is_none();
    let mine = seen.viewer.is(seat);
    let held = say(seen, &Message::new("ss-hand-count").with("count", size(hand)));
    html! {
        li .(seat_class(seat)) .turn[turn] .mine[mine] {
            (who(seen, seat, [mine, turn, false]))
            em.cards-held title=(held) { (size(hand)) }
            ul.kinds {
                @for kind in Kind::ALL {
                    @let count = hand[kind.index()];
                    li .kind.(format!("k_{}", kind.id())) .none[count == 0] title=(cards::told(seen, kind, count)) {
                        (cards::sign(kind)) b { (count) }
                        span.out-of-sight { (words.text(&format!("ss-kind-{}", kind.id()))) }
                    }
                }
            }
        }
    }
}
