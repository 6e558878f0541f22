//! All that a kind of cards can be played on: on the map it glows.

use ::switch_signal::{Action, FieldId, JunctionId, Kind, TrainId};
use maud::{Markup, html};

use super::{not_now, wanted, why};
use crate::parts::panel::heading;
use crate::parts::say;
use crate::switch_signal::{Screen, cards, focus, tell, trains};

/// What a kind of cards can be played on.
pub(super) fn kind(screen: &Screen<'_>, kind: Kind) -> Markup {
    let all = wanted(screen, |action| cards::kind_of(action) == Some(kind));
    let id = kind.id();
    html! {
        (heading(screen, html! { (screen.words.text(&format!("ss-kind-{id}"))) }))
        p { (screen.words.text(&format!("ss-kind-{id}-about"))) }
        @if all.is_empty() {
            @if let Some(message) = not_now(screen, kind) { (why(screen, &message)) }
        } @else {
            ul.links {
                @match kind {
                    Kind::Signal => (signals(screen, &all)),
                    Kind::Switch => (switches(screen, &all)),
                    Kind::Move => (moving(screen, &all)),
                }
            }
        }
    }
}

fn link(screen: &Screen<'_>, address: &str, content: Markup) -> Markup {
    html! { li { a href=(format!("/t/{}?focus={address}", screen.table)) data-focus=(address) { (content) } } }
}

fn unique<T: Ord>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut all: Vec<T> = all.collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Red fields that a signal can come to: the other end is chosen there.
fn signals(screen: &Screen<'_>, all: &[Action]) -> Markup {
    let fields: Vec<FieldId> = unique(all.iter().filter_map(|action| match action {
        Action::Signal { to, .. } => Some(*to),
        _ => None,
    }));
    html! {
        @for field in fields {
            (link(screen, &focus::field(screen.rules.board(), field), html! { (words::capitalised(&say(screen, &tell::field(screen.rules, field)))) }))
        }
    }
}

fn switches(screen: &Screen<'_>, all: &[Action]) -> Markup {
    let junctions: Vec<JunctionId> = unique(all.iter().filter_map(|action| match action {
        Action::Switch { junction, .. } => Some(*junction),
        _ => None,
    }));
    let name = |id: JunctionId| screen.words.name(&screen.rules.board().junctions[id.index()].node.names);
    html! {
        @for id in junctions { (link(screen, &focus::junction(screen.rules.board(), id), html! { (name(id)) })) }
    }
}

fn moving(screen: &Screen<'_>, all: &[Action]) -> Markup {
    let movable: Vec<TrainId> = unique(all.iter().filter_map(|action| match action {
        Action::Move { train, .. } => Some(*train),
        _ => None,
    }));
    html! {
        @for train in movable {
            (link(screen, &focus::train(train), html! { (trains::chip(screen, train)) " " (trains::about(screen, train)) }))
        }
    }
}
