//! Which of the dealt or drawn tickets to keep.

use engine::{Message, Notation};
use maud::{Markup, html};
use rails::RouteSet;

use super::super::TicketGame;
use super::super::letters::{Lettered, lettered};
use super::super::tickets::{Fate, classes, face, way};
use super::super::ways::Ways;
use crate::Screen;
use crate::parts::form::form;
use crate::parts::say;

/// The offered tickets to tick.
pub(super) fn keep<G: TicketGame>(screen: &Screen<'_, G>, least: u8) -> Markup {
    let chart = screen.rules.chart();
    let (offer, ways) = (G::own(screen.view).map(|own| own.offer).unwrap_or_default(), Ways::new(screen));
    let offer = lettered(screen).into_iter().filter(|ticket| offer.contains(ticket.id));
    let offered = |Lettered { id, letter, .. }: Lettered| {
        let outlook = ways.outlook(chart.ticket(id).ends, RouteSet::NONE);
        Offered {
            id: chart.ticket_id(id),
            classes: classes(screen, id, Fate::Open),
            face: html! {
                span.stamp { (letter) }
                (face(screen, id, Fate::Open))
                small.outlook { (ways.in_short(outlook)) }
                span.told.out-of-sight { (ways.told(outlook)) }
            },
            way: Some(way(outlook)),
        }
    };
    ticks(screen, G::course(screen.view).opening, least, offer.map(offered))
}

/// A ticket to tick.
pub(crate) struct Offered {
    /// Its id.
    pub id: String,
    /// Its classes.
    pub classes: String,
    /// What it shows.
    pub face: Markup,
    /// The routes of its way, where a map can show them.
    pub way: Option<String>,
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
        @for Offered { id, classes, face, way } in offer {
            @let field = format!("keep_{id}");
            input type="checkbox" name="keep" value=(id) id=(field);
            label for=(field) class=(classes) data-way=[way] { (face) }
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
