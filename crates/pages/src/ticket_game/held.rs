//! What a seat holds, in small: for whoever looks at a game again with everything open.

use engine::{Seat, Viewer};
use maud::{Markup, html};
use rails::{TicketId, TicketSet};

use super::cards::Carded;
use super::tickets::{Fate, classes, face};
use super::{TicketGame, cards, connected};
use crate::Screen;

/// The cards and tickets of a seat.
pub(super) fn held<G: TicketGame>(screen: &Screen<'_, G>, state: &G::State, seat: Seat) -> Markup {
    let view = screen.rules.view(state, Viewer::Seat(seat));
    let Some(own) = G::own(&view) else { return Markup::default() };
    let over = screen.outcome.is_some();
    let done = if over { G::completed(screen, seat) } else { connected(screen, seat, own.tickets) };
    let fate = |id: TicketId| match (done.contains(id), over) {
        (true, _) => Fate::Done,
        (false, true) => Fate::Missed,
        (false, false) => Fate::Open,
    };
    let all = |set: TicketSet| {
        let mut ids: Vec<TicketId> = set.iter().collect();
        ids.sort_by_key(|id| {
            (done.contains(*id), std::cmp::Reverse(screen.rules.chart().ticket(*id).points))
        });
        html! { @for id in ids { li class=(classes(screen, id, fate(id))) { (face(screen, id, fate(id))) } } }
    };
    html! {
        (kinds(screen, &own.hand))
        ul.held-tickets data-scroll {
            (all(own.tickets))
            @if !own.offer.is_empty() { li.held-offer { (screen.words.text("review-offer")) } (all(own.offer)) }
        }
    }
}

/// Cards in small, each kind with how many there are.
pub(crate) fn kinds<G: Carded>(screen: &Screen<'_, G>, held: &[(G::Card, u8)]) -> Markup {
    html! {
        p.held-cards {
            @for (card, count) in held.iter().filter(|(_, count)| *count > 0) {
                @let told = cards::in_words(screen, *card, *count);
                span role="img" aria-label=(told) title=(told) { (cards::mini::<G>(*card, false)) b { (count) } }
            }
        }
    }
}
