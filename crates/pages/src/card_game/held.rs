//! What a seat holds, in small: for whoever looks at a game again with everything open. Its train pile is among
//! it, which nobody could look into while it was played (CG-8).

use ::card_game::{CardGame, Cards, State};
use engine::Seat;
use maud::{Markup, html};

use super::kinds;
use super::tickets::{best_first, class, face};
use crate::Screen;
use crate::ticket_game::held;
use crate::ticket_game::tickets::Fate;

/// The cards, the tickets and the pile of a seat.
pub(super) fn held(screen: &Screen<'_, CardGame>, state: &State, seat: Seat) -> Markup {
    let holdings = &state.holdings[seat];
    let pile = |cards: &Cards| held::kinds(screen, &kinds(cards));
    html! {
        (pile(&holdings.hand))
        @if !holdings.train.is_empty() {
            p.held-offer { (screen.words.text("yard-train")) }
            (pile(&holdings.train))
        }
        ul.held-tickets data-scroll {
            @for id in best_first(screen, holdings.tickets) { li class=(class(Fate::Open)) { (face(screen, id, Fate::Open)) } }
            @if !holdings.offer.is_empty() {
                li.held-offer { (screen.words.text("review-offer")) }
                @for id in best_first(screen, holdings.offer) { li class=(class(Fate::Open)) { (face(screen, id, Fate::Open)) } }
            }
        }
    }
}
