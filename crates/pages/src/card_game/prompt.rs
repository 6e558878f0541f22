//! One sentence: what I can do, or whom we wait for.

use ::card_game::{Action, CardGame, Phase};
use engine::Message;
use maud::Markup;

use super::{acting, may};
use crate::Screen;
use crate::parts::prompt::{opening, told, winner};

/// So many of the first tickets have to be kept (CG-4).
pub(super) const LEAST_OF_OPENING: u8 = 1;

/// What there is to do, or whom everyone waits for.
pub(super) fn prompt(screen: &Screen<'_, CardGame>) -> Markup {
    told(screen, &sentence(screen), acting(screen.view), may(screen, Action::Pass))
}

fn sentence(screen: &Screen<'_, CardGame>) -> Message {
    if let Some(outcome) = screen.outcome {
        return winner(outcome);
    }
    if screen.legal.is_empty() {
        return waiting(screen);
    }
    match screen.view.phase {
        Phase::Opening => Message::new("prompt-opening").with("count", LEAST_OF_OPENING),
        Phase::Tickets => Message::new("yard-prompt-tickets"),
        Phase::SecondCard => Message::new("prompt-second-card"),
        Phase::Scoring { .. } => Message::new("yard-prompt-complete"),
        _ if may(screen, Action::Pass).is_some() => Message::new("prompt-stuck"),
        _ => Message::new("yard-prompt-turn"),
    }
}

fn waiting(screen: &Screen<'_, CardGame>) -> Message {
    let view = screen.view;
    match view.phase {
        Phase::Opening => opening(acting(view)),
        Phase::Tickets => Message::new("prompt-wait-tickets").with("seat", view.turn),
        Phase::SecondCard => Message::new("prompt-wait-second-card").with("seat", view.turn),
        Phase::Scoring { seat } => Message::new("yard-prompt-wait-complete").with("seat", seat),
        _ => Message::new("prompt-wait").with("seat", view.turn),
    }
}
