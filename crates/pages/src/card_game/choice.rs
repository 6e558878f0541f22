//! What is to be chosen now, and what was clicked on.

use ::card_game::{CardGame, Phase};
use maud::Markup;

use super::prompt::LEAST_OF_OPENING;
use super::{complete, play, row, tickets};
use crate::Seen;
use crate::hint::hint;
use crate::parts::my_seat;
use crate::parts::panel::panels;
use crate::ticket_game::choice::keep::{Offered, ticks};
use crate::ticket_game::tickets::Fate;

/// What the viewer has to choose or wants to know; nothing for a spectator.
pub(super) fn choice(seen: &Seen<'_, CardGame>) -> Markup {
    let parts = my_seat(seen).map(|seat| {
        let asked = match seen.view.phase {
            _ if seen.legal.is_empty() => None,
            Phase::Opening => Some(keep(seen, true, LEAST_OF_OPENING)),
            Phase::Tickets => Some(keep(seen, false, 0)),
            Phase::Scoring { .. } => complete::complete(seen, seat),
            _ => None,
        };
        let clicked = match seen.focus.map(|focus| focus.split_once(':').unwrap_or((focus, ""))) {
            Some(("play", word)) => play::play(seen, seat, word),
            Some((row::FOCUS, _)) => Some(row::row(seen, seat)),
            _ => None,
        };
        [hint(seen), asked, clicked]
    });
    panels(parts.into_iter().flatten().flatten().collect())
}

/// Which of the tickets on offer to keep (CG-4, CG-19).
fn keep(seen: &Seen<'_, CardGame>, opening: bool, least: u8) -> Markup {
    let offer = seen.view.own.as_ref().map_or_else(Default::default, |own| own.offer);
    let offered = |id| Offered {
        word: seen.rules.board().ticket_id(id),
        classes: tickets::class(Fate::Open),
        face: tickets::face(seen, id, Fate::Open),
    };
    ticks(seen, opening, least, tickets::best_first(seen, offer).into_iter().map(offered))
}
