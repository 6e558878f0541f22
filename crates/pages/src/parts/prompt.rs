//! One sentence: what I can do, or whom we wait for.

use engine::{Message, Notation, Outcome, Rules, Seat, Seats, Viewer};
use maud::{Markup, html};

use super::form::{button, form};
use super::{cited, say, tab_title};
use crate::{HasPages, Screen, hint};

/// A sentence about what there is to do, with the way to skip ahead while everyone waits for bots, and
/// with the way to pass.
pub fn told<R: Notation + HasPages>(
    screen: &Screen<'_, R>,
    sentence: &Message,
    acting: Seats,
    pass: Option<R::Action>,
) -> Markup {
    if let Some(stopped) = stopped(screen) {
        return stopped;
    }
    let mine = !screen.legal.is_empty();
    html! {
        div #prompt aria-live="polite" data-title=(tab_title(screen)) .mine[mine] {
            (refusal(screen))
            p {
                @if mine { b { (screen.words.text("prompt-your-turn")) } " " }
                (say(screen, sentence))
            }
            div.prompt-tools {
                (skip(screen, acting))
                @if let Some(pass) = pass {
                    (form(screen, "inline", button(screen, pass, "button", html! { (screen.words.text("prompt-pass")) })))
                }
                (hint::ask(screen))
            }
        }
    }
}

/// Why the last action was refused: it lies over the page, so that nothing moves for it.
pub fn refusal<R: Rules>(screen: &Screen<'_, R>) -> Markup {
    html! { @if let Some(refusal) = screen.refusal { p.refusal role="alert" { (cited(screen, refusal)) } } }
}

/// That the game can't go on, if that is so: nobody is waited for, and nothing is offered.
pub fn stopped<R: Rules>(screen: &Screen<'_, R>) -> Option<Markup> {
    screen.departed?;
    Some(html! {
        div #prompt aria-live="polite" data-title=(tab_title(screen)) {
            p { (screen.words.text("table-departed-prompt")) }
        }
    })
}

/// Whoever sits here and waits for nobody but bots may skip ahead.
pub fn skip<R: Rules>(screen: &Screen<'_, R>, acting: Seats) -> Markup {
    let seated = matches!(screen.viewer, Viewer::Seat(_));
    let waits = screen.legal.is_empty() && screen.outcome.is_none() && screen.review.is_none();
    let is_bot = |seat: Seat| screen.chairs.get(seat.index()).is_some_and(|chair| chair.is_bot());
    html! {
        @if seated && waits && acting.iter().all(is_bot) {
            form.inline method="post" action=(format!("/t/{}/skip", screen.table)) data-live {
                button.button type="submit" { (screen.words.text("prompt-skip")) }
            }
        }
    }
}

/// Who still chooses what to begin with.
pub fn opening(acting: Seats) -> Message {
    let by_name = |seat| Message::new("seat-name").with("seat", seat);
    Message::new("prompt-wait-opening").with("seats", acting.iter().map(by_name).collect::<Vec<_>>())
}

/// Who won.
pub fn winner(outcome: &Outcome) -> Message {
    let by_name = |seat| Message::new("seat-name").with("seat", seat);
    match (outcome.winners.len(), outcome.winners.first()) {
        (1, Some(seat)) => Message::new("winner").with("seat", seat),
        _ => Message::new("winners-shared")
            .with("seats", outcome.winners.iter().map(by_name).collect::<Vec<_>>()),
    }
}
