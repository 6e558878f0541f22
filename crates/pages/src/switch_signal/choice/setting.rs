//! A junction: how it is set, and how it could be.

use ::switch_signal::{Action, Closed, JunctionId, Kind};
use maud::{Markup, html};

use super::{not_now, only_proposes, wanted, why};
use crate::parts::form::{button, form};
use crate::parts::panel::heading;
use crate::switch_signal::{Seen, cards, state, switches, tell};

/// A junction that was clicked on.
pub(super) fn junction(seen: &Seen<'_>, id: JunctionId) -> Markup {
    let closed = state(seen).switches[id.index()];
    let name = &seen.rules.board().junctions[id.index()].drawn.names;
    let can = wanted(seen, |action| at(action) == Some(id));
    html! {
        (heading(seen, html! { (seen.words.text("ss-junction")) " " (seen.words.name(name)) }))
        div.set-now {
            @if closed != Closed::default() { (switches::picture(seen.rules, id, closed)) }
            p { (switches::told(seen, id, closed)) }
        }
        @if can.is_empty() {
            @if let Some(message) = not_now(seen, Kind::Switch) { (why(seen, &message)) }
        } @else {
            h3 { (seen.words.text("ss-set-it")) }
            (only_proposes(seen))
            (settings(seen, id))
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
pub(super) fn settings(seen: &Seen<'_>, id: JunctionId) -> Markup {
    let junction = &seen.rules.board().junctions[id.index()];
    let to = |closed: Closed| {
        wanted(seen, |action| match *action {
            Action::Switch { junction, closed: to, .. } | Action::Lay { junction, closed: to } => {
                (junction, to) == (id, closed)
            }
            _ => false,
        })
    };
    let content = html! {
        @for closed in junction.settings() {
            @let actions = to(*closed);
            @let [one, other] = tell::joined(seen, id, *closed);
            @if let [lay @ Action::Lay { .. }] = actions[..] {
                (button(seen, lay, "way", html! { (switches::picture(seen.rules, id, *closed)) span { (one) " — " (other) } }))
            } @else if !actions.is_empty() {
                div.set-to {
                    (switches::picture(seen.rules, id, *closed))
                    span { (one) " — " (other) }
                    (cards::ways(seen, &actions))
                }
            }
        }
    };
    form(seen, "pays", content)
}
