//! Which of the dealt or drawn tickets to keep.

use engine::{Message, Notation};
use maud::{Markup, html};
use rails::TicketId;

use super::super::TicketGame;
use super::super::tickets::{Fate, classes, face};
use crate::Screen;
use crate::parts::form::form;
use crate::parts::say;

/// The offered tickets to tick.
pub(super) fn keep<G: TicketGame>(screen: &Screen<'_, G>, least: u8) -> Markup {
    let chart = screen.rules.chart();
    let mut offer: Vec<TicketId> = G::own(screen.view).iter().flat_map(|own| own.offer.iter()).collect();
    offer.sort_by_key(|id| std::cmp::Reverse(chart.ticket(*id).points));
    let offered = |id: TicketId| Offered {
        id: chart.ticket_id(id),
        classes: classes(screen, id, Fate::Open),
        face: face(screen, id, Fate::Open),
    };
    ticks(screen, G::course(screen.view).opening, least, offer.into_iter().map(offered))
}

/// A ticket to tick.
pub(crate) struct Offered {
    /// Its id.
    pub id: String,
    /// Its classes.
    pub classes: String,
    /// What it shows.
    pub face: Markup,
}

/// Tickets to tick, of which so many have to be kept at least.
pub(crate) fn ticks<R: Notation>(
    screen: &Screen<'_, R>,
    opening: bool,
    least: u8,
    offer: impl Iterator<Item = Offered>,
) -> Markup {
    let words = screen.words;
    let title = if opening { "keep-title-opening" } else { "keep-title" };
    let list = html! {
        @for Offered { id, classes, face } in offer {
            @let field = format!("keep_{id}");
            input type="checkbox" name="keep" value=(id) id=(field);
            label for=(field) class=(classes) { (face) }
        }
        button.button.main type="submit" { (words.text("keep-button")) }
    };
    html! {
        h2 { (words.text(title)) }
        p { (say(screen, &how_many(least))) }
        (form(screen, &format!("keep least-{least}"), list))
    }
}

/// How many tickets to tick.
fn how_many(least: u8) -> Message {
    match least {
        0 => Message::new("keep-any"),
        _ => Message::new("keep-least").with("count", least),
    }
}
