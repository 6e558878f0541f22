//! What partners propose, in words: plans step by step, what bots say to them, and a way to make one.

use ::switch_signal::Action;
use engine::{Message, Rules as _};
use maud::{Markup, html};

use super::focus::Focus;
use super::{Screen, pins};
use crate::chip::seat_chip;
use crate::parts::form::{button, form};
use crate::parts::panel::heading;
use crate::parts::{cited, my_seat, name, say};
use crate::together::Proposal;

/// The way to the plans, in a fixed place over the map; while somebody plans, the way out of that.
pub(super) fn chip(screen: &Screen<'_>) -> Markup {
    let words = screen.words;
    let count = screen.together.proposals.len() + screen.together.pins.len();
    let over = screen.outcome.is_some() || screen.big.is_some() || screen.departed.is_some();
    let seated = my_seat(screen).is_some();
    // It glows where a step can be taken over.
    let waits = screen.together.proposals.iter().any(|proposal| is_takeable(screen, proposal));
    html! {
        div #partners {
            @if screen.together.planning && !over {
                (toggle(screen, false))
            } @else if !over && (seated || count > 0) {
                a.partners-chip .can[waits] href=(format!("/t/{}?focus=partners", screen.table)) data-focus="partners" {
                    (words.text("ss-partners")) @if count > 0 { b { (count) } }
                }
            } @else if seated {
                // Its place stays.
                span.partners-chip data-gone { (words.text("ss-partners")) }
            }
        }
    }
}

/// A button that begins to plan, or ends it.
fn toggle(screen: &Screen<'_>, on: bool) -> Markup {
    let (key, value) = if on { ("ss-plan-begin", "yes") } else { ("ss-plan-end", "no") };
    html! {
        form.inline method="post" action=(format!("/t/{}/plan", screen.table)) data-live {
            input type="hidden" name="step" value=(screen.step);
            button.button.plan-toggle type="submit" name="on" value=(value) { (screen.words.text(key)) }
        }
    }
}

/// The plans and, where somebody asked for them, the pins and the way to plan.
pub(super) fn panel(screen: &Screen<'_>, focus: Focus) -> Option<Markup> {
    let words = screen.words;
    let asked = focus == Focus::Partners;
    if !asked && screen.together.proposals.is_empty() {
        return None;
    }
    let plans = screen.together.plans && my_seat(screen).is_some() && !screen.together.planning;
    Some(html! {
        @if asked { (heading(screen, html! { (words.text("ss-partners")) })) } @else { h2 { (words.text("ss-partners")) } }
        @if asked && screen.together.proposals.is_empty() { p.hint { (words.text("ss-partners-none")) } }
        ul.proposals { @for proposal in screen.together.proposals { li { (one(screen, proposal)) } } }
        @if asked {
            @if plans {
                p.hint { (words.text("ss-plan-about")) }
                (toggle(screen, true))
            }
            (pins::list(screen))
        }
    })
}

/// Whether the viewer can do the next step now.
fn is_takeable(screen: &Screen<'_>, proposal: &Proposal<Action>) -> bool {
    !screen.together.planning && proposal.left.now.is_some_and(|now| screen.legal.contains(&now))
}

/// A proposal: its steps, what has become of it, and what can be done with it.
fn one(screen: &Screen<'_>, proposal: &Proposal<Action>) -> Markup {
    let words = screen.words;
    let does = |action: &Action| words::capitalised(&say(screen, &screen.rules.describe_action(*action)));
    let own = screen.viewer.is(proposal.seat) && screen.outcome.is_none();
    let never = proposal.left.never.as_ref();
    html! {
        div.proposer { (seat_chip(proposal.seat)) b { (name(screen, proposal.seat)) } }
        ol.plan-steps .off[never.is_some()] { @for step in &proposal.left.steps { li { (does(step)) } } }
        @if let Some(why) = never {
            p.why { (cited(screen, &say(screen, &Message::new("ss-plan-off").with("why", why.clone())))) }
        }
        @for (bot, why) in &proposal.declined {
            p.answer { (seat_chip(*bot)) span { b { (name(screen, *bot)) } ": " @for why in why { (cited(screen, &words::capitalised(&say(screen, why)))) " " } } }
        }
        @if is_takeable(screen, proposal) && let Some(now) = proposal.left.now {
            (form(screen, "inline", button(screen, now, "button main", html! { (words.text("ss-proposals-do")) })))
        }
        @if own { (withdraw(screen, proposal)) }
    }
}

/// What one proposed oneself can be taken back.
fn withdraw(screen: &Screen<'_>, proposal: &Proposal<Action>) -> Markup {
    let words = screen.words;
    html! {
        form.withdraw method="post" action=(format!("/t/{}/withdraw", screen.table)) data-live {
            input type="hidden" name="step" value=(screen.step);
            input type="hidden" name="after" value=(screen.together.own_steps(screen.viewer));
            @if proposal.left.steps.len() > 1 {
                button.button.quiet type="submit" name="what" value="last" { (words.text("ss-plan-back")) }
            }
            button.button.quiet type="submit" name="what" value="all" { (words.text("ss-plan-clear")) }
        }
    }
}
