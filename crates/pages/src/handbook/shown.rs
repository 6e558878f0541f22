//! Positions to be drawn in the rules of a game.

use engine::{FastChance, Rules, Seat, Viewer};

use crate::company::Company;
use crate::preferences::Preferences;
use crate::together::Together;
use crate::{Chair, Screen, chat};

/// A game that has just been dealt, always the same.
pub(crate) fn position<R: Rules>(rules: &R) -> R::State {
    rules.deal(&mut FastChance::new(1912), &mut Vec::new())
}

/// Shows a position to its first seat, as its table would.
pub(crate) fn shown<R: Rules, T>(
    rules: &R,
    words: &words::Words,
    state: &R::State,
    focus: Option<&str>,
    look: impl FnOnce(&Screen<'_, R>) -> T,
) -> T {
    let viewer = Viewer::Seat(Seat::default());
    look(&Screen {
        words,
        rules,
        table: "rules",
        chairs: &vec![Chair::default(); rules.seats()],
        viewer,
        view: &rules.view(state, viewer),
        legal: &[],
        team: &[],
        together: Together::default(),
        hint: None,
        hints: false,
        counts: false,
        thinking: false,
        step: 0,
        mark: "",
        once: "",
        own_board: None,
        events: &[],
        log: &[],
        since: 0,
        outcome: None,
        focus,
        refusal: None,
        company: Company::default(),
        chat: &chat::SILENCE,
        big: None,
        review: None,
        whole: None,
        preferences: Preferences::default(),
        now: 0,
        departed: None,
    })
}
