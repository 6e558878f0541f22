//! One sentence: what I can do, or whom we wait for.

use engine::Message;
use maud::Markup;

use super::{Doing, TicketGame, may};
use crate::Seen;
use crate::parts::prompt::{opening, told, winner};

/// What there is to do, or whom everyone waits for, and why the last action was refused.
pub(super) fn prompt<G: TicketGame>(seen: &Seen<'_, G>) -> Markup {
    told(seen, &sentence(seen), G::course(seen.view).acting, may(seen, Doing::Pass))
}

fn sentence<G: TicketGame>(seen: &Seen<'_, G>) -> Message {
    if let Some(outcome) = seen.outcome {
        return winner(outcome);
    }
    if seen.legal.is_empty() {
        return waiting(seen);
    }
    let fewest = least_kept(seen);
    match (fewest, G::course(seen.view).opening) {
        (Some(count), true) => Message::new("prompt-opening").with("count", count),
        (Some(count), false) => Message::new("prompt-tickets").with("count", count),
        _ if seen.legal.len() == 1 && may(seen, Doing::Pass).is_some() => Message::new("prompt-stuck"),
        _ => G::asks(seen),
    }
}

fn waiting<G: TicketGame>(seen: &Seen<'_, G>) -> Message {
    let course = G::course(seen.view);
    match course.opening {
        true => opening(course.acting),
        false => Message::new(G::waits(seen.view)).with("seat", course.turn),
    }
}

/// How many of the offered tickets have to be kept: the fewest that any legal choice keeps; `None`
/// if there is no such choice.
pub(super) fn least_kept<G: TicketGame>(seen: &Seen<'_, G>) -> Option<u8> {
    let kept = seen.legal.iter().filter_map(|action| match G::doing(action) {
        Doing::Keep(kept) => Some(kept.len() as u8),
        _ => None,
    });
    kept.min()
}
