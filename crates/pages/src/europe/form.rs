//! Actions as plain forms: they work without any script.

use ::europe::{Action, Europe};
use engine::{Notation, Rules};
use maud::{Markup, html};

use super::say;
use crate::Seen;

/// A form whose buttons are actions.
pub(super) fn form(seen: &Seen<'_, Europe>, class: &str, content: Markup) -> Markup {
    html! {
        form class=(class) method="post" action=(format!("/t/{}/act", seen.table)) data-live {
            input type="hidden" name="step" value=(seen.step);
            (content)
        }
    }
}

/// A button that does an action; what it does is also told to those who don't see it.
pub(super) fn button(seen: &Seen<'_, Europe>, action: Action, class: &str, content: Markup) -> Markup {
    let does = words::capitalised(&say(seen, &seen.rules.describe_action(action)));
    html! {
        button class=(class) name="action" value=(seen.rules.write_action(action)) title=(does) aria-label=(does) {
            (content)
        }
    }
}

/// Whether the viewer may do this now.
pub(super) fn may(seen: &Seen<'_, Europe>, action: Action) -> bool {
    seen.legal.contains(&action)
}
