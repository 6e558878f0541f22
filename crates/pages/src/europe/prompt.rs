//! One sentence: what I can do, or whom we wait for.

use ::europe::{Action, Europe, Phase};
use engine::{Message, Outcome, Seat, Viewer};
use maud::{Markup, html};

use super::form::{button, form, may};
use super::{players, say, tab_title};
use crate::Seen;

/// What there is to do, or whom everyone waits for, and why the last action was refused.
pub(super) fn prompt(seen: &Seen<'_, Europe>) -> Markup {
    let mine = !seen.legal.is_empty();
    html! {
        div #prompt aria-live="polite" data-title=(tab_title(seen)) .mine[mine] {
            @if let Some(refusal) = seen.refusal { p.refusal role="alert" { (refusal) } }
            p {
                @if mine { b { (seen.words.text("prompt-your-turn")) } " " }
                (say(seen, &sentence(seen)))
            }
            @if bots_only(seen) {
                form.inline method="post" action=(format!("/t/{}/skip", seen.table)) data-live {
                    button.button type="submit" { (seen.words.text("prompt-skip")) }
                }
            }
            @if may(seen, Action::Pass) {
                (form(seen, "inline", button(seen, Action::Pass, "button", html! { (seen.words.text("prompt-pass")) })))
            }
        }
    }
}

/// Whether whoever sits here waits for nobody but bots, and may skip ahead.
fn bots_only(seen: &Seen<'_, Europe>) -> bool {
    let seated = matches!(seen.viewer, Viewer::Seat(_));
    let mut acting = Seat::all(seen.view.seats.len()).filter(|seat| players::acts(seen, *seat));
    let is_bot = |seat: Seat| seen.chairs.get(seat.index()).is_some_and(|chair| chair.bot);
    seated && seen.legal.is_empty() && seen.outcome.is_none() && acting.all(is_bot)
}

fn sentence(seen: &Seen<'_, Europe>) -> Message {
    if let Some(outcome) = seen.outcome {
        return winner(outcome);
    }
    if seen.legal.is_empty() {
        return waiting(seen);
    }
    let many = |key: &'static str, count: u8| Message::new(key).with("count", count);
    match seen.view.phase {
        Phase::Opening => many("prompt-opening", least_kept(seen)),
        Phase::Tickets => many("prompt-tickets", least_kept(seen)),
        Phase::SecondCard => Message::new("prompt-second-card"),
        Phase::Tunnel { extra, .. } => many("prompt-tunnel", extra),
        Phase::Turn if may(seen, Action::Pass) => Message::new("prompt-stuck"),
        Phase::Turn | Phase::Over(_) => Message::new("prompt-turn"),
    }
}

fn waiting(seen: &Seen<'_, Europe>) -> Message {
    let by_name = |seat| Message::new("seat-name").with("seat", seat);
    let acting = Seat::all(seen.view.seats.len()).filter(|seat| players::acts(seen, *seat));
    let names: Vec<Message> = acting.map(by_name).collect();
    match seen.view.phase {
        Phase::Opening => Message::new("prompt-wait-opening").with("seats", names),
        Phase::Tickets => Message::new("prompt-wait-tickets").with("seat", seen.view.turn),
        Phase::SecondCard => Message::new("prompt-wait-second-card").with("seat", seen.view.turn),
        Phase::Tunnel { .. } => Message::new("prompt-wait-tunnel").with("seat", seen.view.turn),
        Phase::Turn => Message::new("prompt-wait").with("seat", seen.view.turn),
        Phase::Over(_) => Message::new("prompt-over"),
    }
}

/// Who won.
pub(super) fn winner(outcome: &Outcome) -> Message {
    let by_name = |seat| Message::new("seat-name").with("seat", seat);
    match (outcome.winners.len(), outcome.winners.first()) {
        (1, Some(seat)) => Message::new("winner").with("seat", seat),
        _ => Message::new("winners-shared")
            .with("seats", outcome.winners.iter().map(by_name).collect::<Vec<_>>()),
    }
}

/// How many of the offered tickets have to be kept: the fewest that any legal choice keeps.
pub(super) fn least_kept(seen: &Seen<'_, Europe>) -> u8 {
    let kept = seen.legal.iter().filter_map(|action| match action {
        Action::Keep(kept) => Some(kept.len() as u8),
        _ => None,
    });
    kept.min().unwrap_or(0)
}
