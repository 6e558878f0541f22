//! One sentence: what is to be decided now, or whom everyone waits for.

use ::switch_signal::{Action, Ending, Phase, Placing};
use engine::{Message, Seats};
use maud::{Markup, html};

use super::{Screen, offers, state, tell};
use crate::parts::form::{button, form, proposes};
use crate::parts::{prompt, say, tab_title};
use crate::{hint, number_among_namesakes};

/// What there is to decide, and why the last action was refused.
pub(super) fn prompt(screen: &Screen<'_>) -> Markup {
    if let Some(stopped) = prompt::stopped(screen) {
        return stopped;
    }
    let mine = !screen.legal.is_empty();
    let turn = state(screen).turn;
    let end = offers(screen).contains(&Action::EndTurn);
    html! {
        div #prompt aria-live="polite" data-title=(tab_title(screen)) .mine[mine] .won[is_won(screen)] {
            (prompt::refusal(screen))
            p {
                @if screen.together.planning { b { (screen.words.text("ss-planning")) } " " (screen.words.text("ss-planning-about")) }
                @else {
                    @if mine { b { (whose(screen)) } " " }
                    (say(screen, &sentence(screen)))
                }
                @if !mine && !screen.together.planning && screen.outcome.is_none() { " " span.hint { (say(screen, &Message::new("ss-prompt-decides").with("seat", turn))) } }
            }
            div.prompt-tools {
                (prompt::skip(screen, Seats::only(turn)))
                @if end {
                    @let key = if !proposes(screen) { "ss-end-turn" } else { "ss-propose-end" };
                    (form(screen, "inline", button(screen, Action::EndTurn, "button end-turn", html! { (screen.words.text(key)) })))
                }
                (hint::ask(screen))
            }
        }
    }
}

/// That it is my turn; with several hands, in whose place.
fn whose(screen: &Screen<'_>) -> String {
    match number_among_namesakes(screen.chairs, state(screen).turn.index()) {
        Some(number) => say(screen, &Message::new("ss-your-turn-hand").with("number", number)),
        None => screen.words.text("prompt-your-turn"),
    }
}

fn is_won(screen: &Screen<'_>) -> bool {
    state(screen).phase == Phase::Over(Ending::Delivered)
}

/// What is to be decided.
pub(super) fn sentence(screen: &Screen<'_>) -> Message {
    match state(screen).phase {
        Phase::Placing(Placing::Junction(_)) => Message::new("ss-prompt-lay"),
        Phase::Placing(Placing::City(_)) => Message::new("ss-prompt-light-city"),
        Phase::Placing(Placing::Between(left)) => Message::new("ss-prompt-light-between").with("count", left),
        Phase::Placing(Placing::Extra) => Message::new("ss-prompt-light-extra"),
        Phase::Revealed => Message::new("ss-prompt-revealed"),
        Phase::NewTrain => Message::new("ss-prompt-new"),
        Phase::Departing(colour) => Message::new("ss-prompt-departing").with("colour", tell::colour(colour)),
        Phase::PickColour => Message::new("ss-prompt-colour"),
        Phase::Order => Message::new("ss-prompt-order"),
        Phase::Rolled { train, points } => {
            let ahead = offers(screen).contains(&Action::Ahead);
            let key = if ahead { "ss-prompt-rolled-ahead" } else { "ss-prompt-rolled" };
            Message::new(key).with("train", tell::train(train)).with("points", points)
        }
        Phase::Arrived { train, points, .. } => {
            Message::new("ss-prompt-arrived").with("train", tell::train(train)).with("points", points)
        }
        Phase::Cards => Message::new("ss-prompt-cards"),
        Phase::Over(ending) => Message::new(format!("switch-signal-over-{}", ending.id())),
    }
}
