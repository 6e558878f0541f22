//! One sentence: what I can do, or whom we wait for.

use engine::Message;
use maud::Markup;

use super::{Doing, TicketGame, may};
use crate::Screen;
use crate::parts::prompt::{opening, told, winner};

/// What there is to do, or whom everyone waits for, and why the last action was refused.
pub(super) fn prompt<G: TicketGame>(screen: &Screen<'_, G>) -> Markup {
    told(screen, &sentence(screen), G::course(screen.view).acting, may(screen, Doing::Pass))
}

fn sentence<G: TicketGame>(screen: &Screen<'_, G>) -> Message {
    if let Some(outcome) = screen.outcome {
        return winner(outcome);
    }
    if screen.legal.is_empty() {
        return waiting(screen);
    }
    let fewest = least_kept(screen);
    match (fewest, G::course(screen.view).opening) {
        (Some(count), true) => Message::new("prompt-opening").with("count", count),
        (Some(count), false) => Message::new("prompt-tickets").with("count", count),
        _ if screen.legal.len() == 1 && may(screen, Doing::Pass).is_some() => Message::new("prompt-stuck"),
        _ => G::asks(screen),
    }
}

fn waiting<G: TicketGame>(screen: &Screen<'_, G>) -> Message {
    let course = G::course(screen.view);
    match course.opening {
        true => opening(course.acting),
        false => Message::new(G::waits(screen.view)).with("seat", course.turn),
    }
}

/// How many of the offered tickets have to be kept: the fewest that any legal choice keeps; `None`
/// if there is no such choice.
pub(super) fn least_kept<G: TicketGame>(screen: &Screen<'_, G>) -> Option<u8> {
    let kept = screen.legal.iter().filter_map(|action| match G::doing(action) {
        Doing::Keep(kept) => Some(kept.len() as u8),
        _ => None,
    });
    kept.min()
}
