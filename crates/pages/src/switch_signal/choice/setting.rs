//! A junction: how it is set, and how it could be.

use ::switch_signal::{Action, Closed, JunctionId, Kind};
use maud::{Markup, html};

use super::{not_now, only_proposes, wanted, why};
use crate::parts::form::{button, form};
use crate::parts::panel::heading;
use crate::switch_signal::{Screen, cards, state, switches, tell};

/// A junction that was clicked on.
pub(super) fn junction(screen: &Screen<'_>, id: JunctionId) -> Markup {
    let closed = state(screen).switches[id.index()];
    let name = &screen.rules.board().junctions[id.index()].node.names;
    let can = wanted(screen, |action| at(action) == Some(id));
    html! {
        (heading(screen, html! { (screen.words.text("ss-junction")) " " (screen.words.name(name)) }))
        div.set-now {
            @if closed != Closed::default() { (switches::picture(screen.rules, id, closed)) }
            p { (switches::told(screen, id, closed)) }
        }
        @if can.is_empty() {
            @if let Some(message) = not_now(screen, Kind::Switch) { (why(screen, &message)) }
        } @else {
            h3 { (screen.words.text("ss-set-it")) }
            (only_proposes(screen))
            (settings(screen, id))
        }
    }
}

const fn at(action: &Action) -> Option<JunctionId> {
    match action {
        Action::Switch { junction, .. } | Action::Lay { junction, .. } => Some(*junction),
        _ => None,
    }
}

/// Every way that a junction can be set now, as pictures.
pub(super) fn settings(screen: &Screen<'_>, id: JunctionId) -> Markup {
    let junction = &screen.rules.board().junctions[id.index()];
    let to = |closed: Closed| {
        wanted(screen, |action| match *action {
            Action::Switch { junction, closed: to, .. } | Action::Lay { junction, closed: to } => {
                (junction, to) == (id, closed)
            }
            _ => false,
        })
    };
    let content = html! {
        @for closed in junction.settings() {
            @let actions = to(*closed);
            @let [one, other] = tell::joined(screen, id, *closed);
            @if let [lay @ Action::Lay { .. }] = actions[..] {
                (button(screen, lay, "way", html! { (switches::picture(screen.rules, id, *closed)) span { (one) " — " (other) } }))
            } @else if !actions.is_empty() {
                div.set-to {
                    (switches::picture(screen.rules, id, *closed))
                    span { (one) " — " (other) }
                    (cards::ways(screen, &actions))
                }
            }
        }
    };
    form(screen, "pays", content)
}
