//! What is to be decided, what others propose, and what was clicked on.

mod lists;
mod places;
mod question;
mod setting;
mod signal;
mod train;

use ::switch_signal::{Action, Illegal, Kind, Phase};
use engine::{Message, Rules as _};
use maud::{Markup, html};

use super::focus::Focus;
use super::{Seen, helpers, offers, orders, state, tell};
use crate::chip::seat_chip;
use crate::hint::hint;
use crate::parts::form::{button, form};
use crate::parts::panel::heading;
use crate::parts::{name, say};

/// All panels: proposals, the question, and what was clicked on.
pub(super) fn choice(seen: &Seen<'_>) -> Markup {
    let focus = Focus::read(seen.rules.board(), seen.focus);
    let clicked = match focus {
        Focus::Nothing => None,
        Focus::Field(id) => Some(signal::field(seen, id)),
        Focus::Pair(from, to) => Some(signal::pair(seen, from, to)),
        Focus::Junction(id) => Some(setting::junction(seen, id)),
        Focus::Train(id) => Some(train::train(seen, id)),
        Focus::City(id) => Some(places::city(seen, id)),
        Focus::Departure(id) => Some(places::departure(seen, id)),
        Focus::Helper(who) => Some(helper(seen, who)),
        Focus::Kind(kind) => Some(lists::kind(seen, kind)),
        Focus::Instructions => Some(html! {
            (heading(seen, html! { (seen.words.text("ss-orders")) }))
            (orders::panel(seen))
        }),
    };
    let panels: Vec<Markup> =
        [hint(seen), proposals(seen), clicked, question::question(seen)].into_iter().flatten().collect();
    html! {
        section #choice hidden[panels.is_empty()] aria-live="polite" {
            div.panels data-scroll { @for panel in &panels { div.panel { (panel) } } }
        }
    }
}

/// What others propose; whoever is to act does it by a click.
fn proposals(seen: &Seen<'_>) -> Option<Markup> {
    if seen.proposals.is_empty() {
        return None;
    }
    let does = |action| words::capitalised(&say(seen, &seen.rules.describe_action(action)));
    Some(html! {
        h2 { (seen.words.text("ss-proposals")) }
        ul.proposals {
            @for (seat, action) in seen.proposals {
                li {
                    (seat_chip(*seat))
                    span { b { (name(seen, *seat)) } ": " (does(*action)) }
                    @if seen.legal.contains(action) {
                        (form(seen, "inline", button(seen, *action, "button", html! { (seen.words.text("ss-proposals-do")) })))
                    }
                }
            }
        }
    })
}

/// A form with a button a line, each with its sentence.
fn buttons(seen: &Seen<'_>, actions: &[Action]) -> Markup {
    let row = |action: Action| {
        let does = words::capitalised(&say(seen, &seen.rules.describe_action(action)));
        button(seen, action, "way", html! { (does) })
    };
    html! { @if !actions.is_empty() { (form(seen, "pays", html! { @for action in actions { (row(*action)) } })) } }
}

/// Those of the offers that are wanted.
fn wanted(seen: &Seen<'_>, wanted: impl Fn(&Action) -> bool) -> Vec<Action> {
    offers(seen).iter().copied().filter(wanted).collect()
}

/// That a click only proposes, for whoever isn't to act.
fn only_proposes(seen: &Seen<'_>) -> Markup {
    html! {
        @if seen.legal.is_empty() && !seen.team.is_empty() { p.hint { (seen.words.text("ss-only-proposes")) } }
    }
}

/// Why nothing can be played now on something that takes this kind of cards.
fn not_now(seen: &Seen<'_>, kind: Kind) -> Option<Message> {
    match state(seen).phase {
        Phase::Over(_) => Some(seen.rules.explain(&Illegal::GameOver)),
        Phase::Placing(_) => Some(Message::new("ss-why-placing")),
        Phase::Cards => {
            let hand = state(seen).hand();
            let others: u8 =
                Kind::ALL.into_iter().filter(|other| *other != kind).map(|other| hand[other.index()]).sum();
            let can = hand[kind.index()] > 0 || others > 1;
            (!can).then(|| Message::new(format!("ss-why-cards-{}", kind.id())))
        }
        _ => Some(Message::new("ss-why-instruction")),
    }
}

/// A sentence that says why not.
fn why(seen: &Seen<'_>, message: &Message) -> Markup {
    html! { p.why { (say(seen, message)) } }
}

/// What a helper does, and what they can be called for now.
fn helper(seen: &Seen<'_>, who: ::switch_signal::Helper) -> Markup {
    let calls = wanted(seen, |action| helpers::called(action) == Some(who));
    html! {
        (heading(seen, html! { (tell::capital(seen, &tell::helper(who))) }))
        p { (seen.words.text(&format!("ss-helper-{}", who.id()))) }
        @if state(seen).has_used(who) { p.why { (seen.words.text("ss-helper-used-why")) } }
        @else if calls.is_empty() && seen.outcome.is_none() { p.why { (seen.words.text("ss-helper-not-now")) } }
        @if !calls.is_empty() { (only_proposes(seen)) }
        (buttons(seen, &calls))
    }
}
