//! All that a kind of cards can be played on: on the map it glows.

use ::switch_signal::{Action, FieldId, JunctionId, Kind, TrainId};
use maud::{Markup, html};

use super::{not_now, wanted, why};
use crate::parts::panel::heading;
use crate::parts::say;
use crate::switch_signal::{Seen, cards, focus, tell, trains};

/// What a kind of cards can be played on.
pub(super) fn kind(seen: &Seen<'_>, kind: Kind) -> Markup {
    let all = wanted(seen, |action| cards::kind_of(action) == Some(kind));
    let word = kind.id();
    html! {
        (heading(seen, html! { (seen.words.text(&format!("ss-kind-{word}"))) }))
        p { (seen.words.text(&format!("ss-kind-{word}-about"))) }
        @if all.is_empty() {
            @if let Some(message) = not_now(seen, kind) { (why(seen, &message)) }
        } @else {
            ul.links {
                @match kind {
                    Kind::Signal => (signals(seen, &all)),
                    Kind::Switch => (switches(seen, &all)),
                    Kind::Move => (moving(seen, &all)),
                }
            }
        }
    }
}

fn link(seen: &Seen<'_>, address: &str, content: Markup) -> Markup {
    html! { li { a href=(format!("/t/{}?focus={address}", seen.table)) data-focus=(address) { (content) } } }
}

fn unique<T: Ord>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut all: Vec<T> = all.collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Red fields that a signal can come to: the other end is chosen there.
fn signals(seen: &Seen<'_>, all: &[Action]) -> Markup {
    let fields: Vec<FieldId> = unique(all.iter().filter_map(|action| match action {
        Action::Signal { to, .. } => Some(*to),
        _ => None,
    }));
    html! {
        @for field in fields {
            (link(seen, &focus::field(seen.rules.board(), field), html! { (words::capitalised(&say(seen, &tell::field(seen.rules, field)))) }))
        }
    }
}

fn switches(seen: &Seen<'_>, all: &[Action]) -> Markup {
    let junctions: Vec<JunctionId> = unique(all.iter().filter_map(|action| match action {
        Action::Switch { junction, .. } => Some(*junction),
        _ => None,
    }));
    let name = |id: JunctionId| seen.words.name(&seen.rules.board().junctions[id.index()].drawn.names);
    html! {
        @for id in junctions { (link(seen, &focus::junction(seen.rules.board(), id), html! { (name(id)) })) }
    }
}

fn moving(seen: &Seen<'_>, all: &[Action]) -> Markup {
    let movable: Vec<TrainId> = unique(all.iter().filter_map(|action| match action {
        Action::Move { train, .. } => Some(*train),
        _ => None,
    }));
    html! {
        @for train in movable {
            (link(seen, &focus::train(train), html! { (trains::chip(seen, train)) " " (trains::about(seen, train)) }))
        }
    }
}
