//! Which of the dealt or drawn tickets to keep.

use engine::Message;
use maud::{Markup, html};
use rails::TicketId;

use super::super::form::form;
use super::super::tickets::{Fate, classes, face};
use super::super::{TicketGame, say};
use crate::Seen;

/// The offered tickets to tick.
pub(super) fn keep<G: TicketGame>(seen: &Seen<'_, G>, least: u8) -> Markup {
    let words = seen.words;
    let chart = seen.rules.chart();
    let mut offer: Vec<TicketId> = G::own(seen.view).iter().flat_map(|own| own.offer.iter()).collect();
    offer.sort_by_key(|id| std::cmp::Reverse(chart.ticket(*id).points));
    let opening = G::course(seen.view).opening;
    let title = if opening { "keep-title-opening" } else { "keep-title" };
    let list = html! {
        @for id in offer {
            @let word = chart.ticket_id(id);
            @let field = format!("keep_{word}");
            input.tick type="checkbox" name="keep" value=(word) id=(field);
            label for=(field) .(classes(seen, id, Fate::Open)) { (face(seen, id, Fate::Open)) }
        }
        button.button.main type="submit" { (words.text("keep-button")) }
    };
    html! {
        h2 { (words.text(title)) }
        p { (say(seen, &Message::new("keep-least").with("count", least))) }
        (form(seen, &format!("keep least-{least}"), list))
    }
}
