//! A signal field: what it can be exchanged with.

use ::switch_signal::{Action, FieldId, Illegal, Kind, Phase};
use engine::{Message, Rules as _};
use maud::{Markup, html};

use super::{buttons, not_now, only_proposes, wanted, why};
use crate::parts::form::form;
use crate::parts::panel::heading;
use crate::parts::say;
use crate::switch_signal::{Screen, cards, focus, state, tell};

/// Moves of signals that are offered from and to these fields.
fn moves(screen: &Screen<'_>, from: Option<FieldId>, to: Option<FieldId>) -> Vec<Action> {
    wanted(screen, |action| match *action {
        Action::Signal { from: one, to: other, .. } => {
            from.is_none_or(|from| from == one) && to.is_none_or(|to| to == other)
        }
        _ => false,
    })
}

fn picture(green: bool) -> Markup {
    let sign = if green { "#s-green" } else { "#s-red" };
    html! { svg.signal-sign viewBox="-10 -10 20 20" aria-hidden="true" { use href=(sign) {} } }
}

/// A signal field that was clicked on.
pub(super) fn field(screen: &Screen<'_>, id: FieldId) -> Markup {
    let green = state(screen).signals.contains(id);
    let title = say(screen, &tell::field(screen.rules, id));
    let light = wanted(screen, |action| *action == Action::Light(id));
    html! {
        (heading(screen, html! { (picture(green)) " " (words::capitalised(&title)) }))
        p.facts { (screen.words.text(if green { "ss-signal-is-green" } else { "ss-signal-is-red" })) }
        (buttons(screen, &light))
        @if light.is_empty() { @if green { (away(screen, id)) } @else { (hither(screen, id)) } }
    }
}

/// Where a green signal can go.
fn away(screen: &Screen<'_>, from: FieldId) -> Markup {
    let board = screen.rules.board();
    let mut targets: Vec<FieldId> = moves(screen, Some(from), None)
        .iter()
        .filter_map(|action| match action {
            Action::Signal { to, .. } => Some(*to),
            _ => None,
        })
        .collect();
    targets.sort_unstable();
    targets.dedup();
    if targets.is_empty() {
        return stays(screen, from);
    }
    html! {
        p { (screen.words.text("ss-signal-where")) }
        details {
            summary { (screen.words.text("ss-all-of-them")) }
            ul.links {
                @for to in targets {
                    @let address = focus::pair(board, from, to);
                    li { a href=(format!("/t/{}?focus={address}", screen.table)) data-focus=(address) { (say(screen, &tell::field(screen.rules, to))) } }
                }
            }
        }
    }
}

/// Why a green signal can't be taken away.
fn stays(screen: &Screen<'_>, from: FieldId) -> Markup {
    let last = screen.rules.board().fields[from.index()].city.filter(|city| {
        let here = screen.rules.board().cities[city.index()].fields;
        here.iter().filter(|field| state(screen).signals.contains(*field)).count() == 1
    });
    let message = match (not_now(screen, Kind::Signal), last) {
        (Some(message), _) => Some(message),
        (None, Some(city)) => Some(screen.rules.explain(&Illegal::LastSignal { city })),
        (None, None) => None,
    };
    html! { @if let Some(message) = message { (why(screen, &message)) } }
}

/// Which green signals can come to a red field, and what for.
fn hither(screen: &Screen<'_>, to: FieldId) -> Markup {
    let all = moves(screen, None, Some(to));
    if all.is_empty() {
        let placing = matches!(state(screen).phase, Phase::Placing(_));
        let message = not_now(screen, Kind::Signal).filter(|_| !placing);
        return html! { @if let Some(message) = message { (why(screen, &message)) } };
    }
    html! {
        p { (screen.words.text("ss-signal-whence")) }
        (only_proposes(screen))
        (form(screen, "pays", html! {
            @for from in state(screen).signals.iter() {
                @let ways = moves(screen, Some(from), Some(to));
                @if !ways.is_empty() {
                    div.set-to { (picture(true)) span { (words::capitalised(&say(screen, &tell::field(screen.rules, from)))) } (cards::ways(screen, &ways)) }
                }
            }
        }))
    }
}

/// A signal's way from one field to another: what it is paid with.
pub(super) fn pair(screen: &Screen<'_>, from: FieldId, to: FieldId) -> Markup {
    let ways = moves(screen, Some(from), Some(to));
    let line = |key: &'static str, field| {
        say(screen, &Message::new(key).with("field", tell::field(screen.rules, field)))
    };
    html! {
        (heading(screen, html! { (screen.words.text("ss-signal-move")) }))
        p.exchange-line { (picture(false)) " " (line("ss-signal-turns-red", from)) }
        p.exchange-line { (picture(true)) " " (line("ss-signal-turns-green", to)) }
        @if ways.is_empty() {
            @if let Some(message) = not_now(screen, Kind::Signal) { (why(screen, &message)) } @else { (stays(screen, from)) }
        } @else {
            (only_proposes(screen))
            (form(screen, "pays", cards::ways(screen, &ways)))
        }
    }
}
