//! A signal field: what it can be exchanged with.

use ::switch_signal::{Action, FieldId, Illegal, Kind, Phase};
use engine::{Message, Rules as _};
use maud::{Markup, html};

use super::{buttons, not_now, only_proposes, wanted, why};
use crate::parts::form::form;
use crate::parts::panel::heading;
use crate::parts::say;
use crate::switch_signal::{Seen, cards, focus, state, tell};

/// Moves of signals that are offered from and to these fields.
fn moves(seen: &Seen<'_>, from: Option<FieldId>, to: Option<FieldId>) -> Vec<Action> {
    wanted(seen, |action| match *action {
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
pub(super) fn field(seen: &Seen<'_>, id: FieldId) -> Markup {
    let green = state(seen).signals.contains(id);
    let title = say(seen, &tell::field(seen.rules, id));
    let light = wanted(seen, |action| *action == Action::Light(id));
    html! {
        (heading(seen, html! { (picture(green)) " " (words::capitalised(&title)) }))
        p.facts { (seen.words.text(if green { "ss-signal-is-green" } else { "ss-signal-is-red" })) }
        (buttons(seen, &light))
        @if light.is_empty() { @if green { (away(seen, id)) } @else { (hither(seen, id)) } }
    }
}

/// Where a green signal can go.
fn away(seen: &Seen<'_>, from: FieldId) -> Markup {
    let board = seen.rules.board();
    let mut targets: Vec<FieldId> = moves(seen, Some(from), None)
        .iter()
        .filter_map(|action| match action {
            Action::Signal { to, .. } => Some(*to),
            _ => None,
        })
        .collect();
    targets.sort_unstable();
    targets.dedup();
    if targets.is_empty() {
        return stays(seen, from);
    }
    html! {
        p { (seen.words.text("ss-signal-where")) }
        details {
            summary { (seen.words.text("ss-all-of-them")) }
            ul.links {
                @for to in targets {
                    @let address = focus::pair(board, from, to);
                    li { a href=(format!("/t/{}?focus={address}", seen.table)) data-focus=(address) { (say(seen, &tell::field(seen.rules, to))) } }
                }
            }
        }
    }
}

/// Why a green signal can't be taken away.
fn stays(seen: &Seen<'_>, from: FieldId) -> Markup {
    let last = seen.rules.board().fields[from.index()].city.filter(|city| {
        let here = seen.rules.board().cities[city.index()].fields;
        here.iter().filter(|field| state(seen).signals.contains(*field)).count() == 1
    });
    let message = match (not_now(seen, Kind::Signal), last) {
        (Some(message), _) => Some(message),
        (None, Some(city)) => Some(seen.rules.explain(&Illegal::LastSignal { city })),
        (None, None) => None,
    };
    html! { @if let Some(message) = message { (why(seen, &message)) } }
}

/// Which green signals can come to a red field, and what for.
fn hither(seen: &Seen<'_>, to: FieldId) -> Markup {
    let all = moves(seen, None, Some(to));
    if all.is_empty() {
        let placing = matches!(state(seen).phase, Phase::Placing(_));
        let message = not_now(seen, Kind::Signal).filter(|_| !placing);
        return html! { @if let Some(message) = message { (why(seen, &message)) } };
    }
    html! {
        p { (seen.words.text("ss-signal-whence")) }
        (only_proposes(seen))
        (form(seen, "pays", html! {
            @for from in state(seen).signals.iter() {
                @let ways = moves(seen, Some(from), Some(to));
                @if !ways.is_empty() {
                    div.set-to { (picture(true)) span { (words::capitalised(&say(seen, &tell::field(seen.rules, from)))) } (cards::ways(seen, &ways)) }
                }
            }
        }))
    }
}

/// A signal's way from one field to another: what it is paid with.
pub(super) fn pair(seen: &Seen<'_>, from: FieldId, to: FieldId) -> Markup {
    let ways = moves(seen, Some(from), Some(to));
    let line = |key: &'static str, field| {
        say(seen, &Message::new(key).with("field", tell::field(seen.rules, field)))
    };
    html! {
        (heading(seen, html! { (seen.words.text("ss-signal-move")) }))
        p.exchange-line { (picture(false)) " " (line("ss-signal-turns-red", from)) }
        p.exchange-line { (picture(true)) " " (line("ss-signal-turns-green", to)) }
        @if ways.is_empty() {
            @if let Some(message) = not_now(seen, Kind::Signal) { (why(seen, &message)) } @else { (stays(seen, from)) }
        } @else {
            (only_proposes(seen))
            (form(seen, "pays", cards::ways(seen, &ways)))
        }
    }
}
