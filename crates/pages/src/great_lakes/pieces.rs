//! With how many trains and ships to start: a slider, with advice (GL-4).

use ::great_lakes::{Action, GreatLakes};
use engine::Message;
use maud::{Markup, html};

use crate::Screen;
use crate::parts::form::{button, form};
use crate::parts::say;

/// The choice of pieces.
pub(super) fn pieces(screen: &Screen<'_, GreatLakes>) -> Markup {
    let words = screen.words;
    let pieces = &screen.rules.board().pieces;
    let choices = pieces.train_choices();
    let usual = pieces.suggested_trains;
    let slider = html! {
        label.split {
            span { b.one { (usual) } " " (words.text("lakes-pieces-trains")) }
            input type="range" name="with" min=(choices.start()) max=(choices.end()) value=(usual) data-total=(pieces.chosen);
            span { b.other { (pieces.chosen - usual) } " " (words.text("lakes-pieces-ships")) }
        }
        button.button.main type="submit" name="action" value="pieces" { (words.text("lakes-pieces-button")) }
    };
    let each = html! {
        @for trains in choices.clone() {
            (button(screen, Action::Pieces(trains), "button", html! { (trains) " + " (pieces.chosen - trains) }))
        }
    };
    html! {
        h2 { (words.text("lakes-pieces-title")) }
        p { (say(screen, &Message::new("lakes-pieces-what").with("count", pieces.chosen))) }
        p.hint { (say(screen, &Message::new("lakes-pieces-advice").with("trains", usual).with("ships", pieces.chosen - usual))) }
        div.scripted { (form(screen, "pieces", slider)) }
        noscript { (form(screen, "pays", each)) }
    }
}
