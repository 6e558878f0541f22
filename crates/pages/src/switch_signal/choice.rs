//! What is to be decided, what partners propose, and what was clicked on.

mod lists;
mod places;
mod placing;
mod question;
mod setting;
mod signal;
mod train;

use ::switch_signal::{Action, Illegal, Kind, Phase};
use engine::{Message, Rules as _};
use maud::{Markup, html};

use super::focus::Focus;
use super::{Screen, offers, orders, partners, pins, state, tell};
use crate::hint::hint;
use crate::parts::form::{button, form, proposes};
use crate::parts::panel::heading;
use crate::parts::{cited, my_seat, say};

/// All panels: proposals, the question, and what was clicked on.
pub(super) fn choice(screen: &Screen<'_>) -> Markup {
    let focus = Focus::read(screen.rules.board(), screen.focus);
    let clicked = match focus {
        Focus::Nothing | Focus::Partners => None,
        Focus::Field(id) => Some(signal::field(screen, id)),
        Focus::Pair(from, to) => Some(signal::pair(screen, from, to)),
        Focus::Junction(id) => Some(setting::junction(screen, id)),
        Focus::Train(id) => Some(train::train(screen, id)),
        Focus::City(id) => Some(places::city(screen, id)),
        Focus::Departure(id) => Some(places::departure(screen, id)),
        Focus::Helper(who) => Some(helper(screen, who)),
        Focus::Kind(kind) => Some(lists::kind(screen, kind)),
        Focus::Instructions => Some(html! {
            (heading(screen, html! { (screen.words.text("ss-orders")) }))
            (orders::panel(screen))
        }),
    };
    // While cards are played the map is what is asked about: on small screens it has the room then.
    let calm = state(screen).phase == Phase::Cards || screen.together.planning;
    let clicked = clicked.map(|panel| html! { (panel) @if focus.can_be_pinned() { (pins::choice(screen)) } });
    let panels = [
        ("panel", hint(screen)),
        // On small screens plans are on the map, and listed where somebody asks for them.
        (if focus == Focus::Partners { "panel" } else { "panel calm" }, partners::panel(screen, focus)),
        ("panel", clicked),
        (if calm { "panel calm" } else { "panel" }, question::question(screen)),
    ];
    html! {
        section #choice hidden[panels.iter().all(|(_, panel)| panel.is_none())] aria-live="polite" {
            div.panels data-scroll {
                @for (class, panel) in &panels { @if let Some(panel) = panel { div class=(class) { (panel) } } }
            }
        }
    }
}

/// A form with a button a line, each with its sentence.
fn buttons(screen: &Screen<'_>, actions: &[Action]) -> Markup {
    let row = |action: Action| {
        let does = words::capitalised(&say(screen, &screen.rules.describe_action(action)));
        button(screen, action, "way", html! { (does) })
    };
    html! { @if !actions.is_empty() { (form(screen, "pays", html! { @for action in actions { (row(*action)) } })) } }
}

/// Those of the offers that are wanted.
fn wanted(screen: &Screen<'_>, wanted: impl Fn(&Action) -> bool) -> Vec<Action> {
    offers(screen).iter().copied().filter(wanted).collect()
}

/// That a click only proposes, for whoever isn't to act.
fn only_proposes(screen: &Screen<'_>) -> Markup {
    html! {
        @if screen.together.planning { p.hint { (screen.words.text("ss-only-plans")) } }
        @else if proposes(screen) { p.hint { (screen.words.text("ss-only-proposes")) } }
    }
}

/// Why nothing can be played now on something that takes this kind of cards.
fn not_now(screen: &Screen<'_>, kind: Kind) -> Option<Message> {
    match state(screen).phase {
        _ if screen.together.planning => Some(Message::new("ss-why-not-planned")),
        Phase::Over(_) => Some(screen.rules.explain(&Illegal::GameOver)),
        Phase::Placing(_) => Some(Message::new("ss-why-placing")),
        Phase::Cards => {
            let hand = state(screen).hand();
            let others: u8 =
                Kind::ALL.into_iter().filter(|other| *other != kind).map(|other| hand[other.index()]).sum();
            let can = hand[kind.index()] > 0 || others > 1;
            (!can).then(|| Message::new(format!("ss-why-cards-{}", kind.id())))
        }
        _ => Some(Message::new("ss-why-instruction")),
    }
}

/// A sentence that says why not.
fn why(screen: &Screen<'_>, message: &Message) -> Markup {
    html! { p.why { (cited(screen, &say(screen, message))) } }
}

/// What a helper does, and what they can be called for now.
fn helper(screen: &Screen<'_>, who: ::switch_signal::Helper) -> Markup {
    let calls = wanted(screen, |action| action.helper() == Some(who));
    html! {
        (heading(screen, html! { (tell::capital(screen, &tell::helper(who))) }))
        p { (screen.words.text(&format!("ss-helper-{}", who.id()))) }
        @if state(screen).has_used(who) { p.why { (screen.words.text("ss-helper-used-why")) } }
        @else if calls.is_empty() && screen.outcome.is_none() { p.why { (screen.words.text("ss-helper-not-now")) } }
        @if !calls.is_empty() { (only_proposes(screen)) }
        (buttons(screen, &calls))
        @if !state(screen).has_used(who) && my_seat(screen).is_some() { (question::plainly(screen)) }
    }
}
