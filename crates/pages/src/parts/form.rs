//! Actions as plain forms: they work without any script.

use engine::{Notation, Rules};
use maud::{Markup, html};

use super::say;
use crate::{HasPages, Screen, hint};

/// Whether what the viewer presses is only proposed.
pub fn proposes<R: Rules>(screen: &Screen<'_, R>) -> bool {
    screen.together.planning || (screen.legal.is_empty() && !screen.team.is_empty())
}

/// A form whose buttons are actions, or proposals for those who may only propose them.
pub fn form<R: Rules>(screen: &Screen<'_, R>, class: &str, content: Markup) -> Markup {
    let proposes = proposes(screen);
    let door = if proposes { "propose" } else { "act" };
    html! {
        form class=(class) method="post" action=(format!("/t/{}/{door}", screen.table)) data-live {
            input type="hidden" name="step" value=(screen.step);
            @if proposes { input type="hidden" name="after" value=(screen.together.own_steps(screen.viewer)); }
            (content)
        }
    }
}

/// A button that does an action; what it does is also told to those who don't see it.
pub fn button<R: Notation + HasPages>(
    screen: &Screen<'_, R>,
    action: R::Action,
    class: &str,
    content: Markup,
) -> Markup {
    let does = words::capitalised(&say(screen, &screen.rules.describe_action(action)));
    let advised = hint::best(screen) == Some(action);
    // What is only proposed spends nothing.
    let spends = !proposes(screen) && !screen.legal.is_empty() && R::spends_turn(screen, &action);
    html! {
        button class=(class) data-advised[advised] data-spends[spends] name="action" value=(screen.rules.write_action(action)) title=(does) {
            (content)
            // Whoever speaks to the page says what can be seen; whoever listens hears the rest too.
            span.out-of-sight { " " (does) }
        }
    }
}
