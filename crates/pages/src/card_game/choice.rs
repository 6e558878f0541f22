//! What is to be chosen now, and what was clicked on.

use ::card_game::{CardGame, Phase};
use maud::Markup;

use super::prompt::LEAST_OF_OPENING;
use super::{complete, play, row, tickets};
use crate::Screen;
use crate::hint::hint;
use crate::parts::my_seat;
use crate::parts::panel::panels;
use crate::ticket_game::choice::keep::{Offered, ticks};
use crate::ticket_game::tickets::Fate;

/// What the viewer has to choose or wants to know; nothing for a spectator.
pub(super) fn choice(screen: &Screen<'_, CardGame>) -> Markup {
    let parts = my_seat(screen).map(|seat| {
        let asked = match screen.view.phase {
            _ if screen.legal.is_empty() => None,
            Phase::Opening => Some(keep(screen, true, LEAST_OF_OPENING)),
            Phase::Tickets => Some(keep(screen, false, 0)),
            Phase::Scoring { .. } => complete::complete(screen, seat),
            _ => None,
        };
        let clicked = match screen.focus.map(|focus| focus.split_once(':').unwrap_or((focus, ""))) {
            Some(("play", id)) => play::play(screen, seat, id),
            Some((row::FOCUS, _)) => Some(row::row(screen, seat)),
            _ => None,
        };
        [hint(screen), asked, clicked]
    });
    panels(parts.into_iter().flatten().flatten().collect())
}

/// Which of the tickets on offer to keep (CG-4, CG-19).
fn keep(screen: &Screen<'_, CardGame>, opening: bool, least: u8) -> Markup {
    let offer = screen.view.own.as_ref().map_or_else(Default::default, |own| own.offer);
    let offered = |id| Offered {
        id: screen.rules.board().ticket_id(id),
        classes: tickets::class(Fate::Open),
        face: tickets::face(screen, id, Fate::Open),
        way: None,
    };
    ticks(screen, opening, least, tickets::best_first(screen, offer).into_iter().map(offered))
}
