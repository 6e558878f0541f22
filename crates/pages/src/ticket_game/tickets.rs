//! My tickets.

use engine::Message;
use maud::{Markup, html};
use rails::{RouteSet, TicketId};

use super::letters::{Lettered, lettered};
use super::ways::{Outlook, Ways};
use super::{Doing, TicketGame, city_name, may};
use crate::Screen;
use crate::parts::form::{button, form};
use crate::parts::say;

/// The viewer's tickets, each a link that shows it on the map; nothing for a spectator.
pub(super) fn tickets<G: TicketGame>(screen: &Screen<'_, G>) -> Markup {
    let Some(own) = G::own(screen.view) else {
        return html! { section #tickets hidden {} };
    };
    let over = screen.outcome.is_some();
    let mut tickets = lettered(screen);
    tickets.retain(|ticket| own.tickets.contains(ticket.id));
    let ways = Ways::new(screen);
    let open = tickets.iter().filter(|ticket| !ticket.done).count();
    html! {
        section #tickets {
            div.heading {
                h2 { (screen.words.text("tickets-title")) }
                @if let Some(draw) = may(screen, Doing::Tickets) {
                    (form(screen, "inline", button(screen, draw, "take", html! { (screen.words.text("tickets-take")) })))
                }
                @if open > 1 && !over { (plan_link(screen)) }
            }
            div.row data-scroll {
                @for ticket in &tickets {
                    @let fate = if ticket.done { Fate::Done } else if over { Fate::Missed } else { Fate::Open };
                    (link(screen, &ways, ticket, fate))
                }
                @if own.tickets.is_empty() { p.hint { (screen.words.text("tickets-none")) } }
            }
        }
    }
}

/// What has become of a ticket.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    Open,
    Done,
    Missed,
}

fn link<G: TicketGame>(screen: &Screen<'_, G>, ways: &Ways<'_, G>, ticket: &Lettered, fate: Fate) -> Markup {
    let focus = format!("ticket:{}", screen.rules.chart().ticket_id(ticket.id));
    let shown = screen.focus == Some(focus.as_str());
    let href = if shown { "?".to_owned() } else { format!("?focus={focus}") };
    let outlook = ways.outlook(screen.rules.chart().ticket(ticket.id).ends, RouteSet::NONE);
    html! {
        a href=(href) data-focus=(focus) data-way=(way(outlook)) .(classes(screen, ticket.id, fate)) .shown[shown] title=(title(screen, ticket.id, fate)) {
            @if fate == Fate::Open { span.stamp { (ticket.letter) } }
            (face(screen, ticket.id, fate))
            // What a pointer makes appear over the map is told to whoever listens.
            @if fate == Fate::Open { span.told.out-of-sight { (ways.told(outlook)) } }
        }
    }
}

/// The routes of a way, as the map's shapes are numbered: for the script to show.
pub(super) fn way(outlook: Outlook) -> String {
    let routes: Vec<String> = outlook.routes().iter().map(|route| route.0.to_string()).collect();
    routes.join(" ")
}

/// Two lines from city to city.
const LINES: &str = "M3 17L9 7L15 12L21 4M1 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M19 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0";

/// The way to see all of them together.
fn plan_link<G: TicketGame>(screen: &Screen<'_, G>) -> Markup {
    let shown = screen.focus == Some("plan");
    html! {
        a.plan-link href=(if shown { "?" } else { "?focus=plan" }) data-focus="plan" .shown[shown] title=(screen.words.text("tickets-plan-about")) {
            svg viewBox="0 0 24 24" aria-hidden="true" { path d=(LINES) {} }
            span { (screen.words.text("tickets-plan")) }
        }
    }
}

/// The classes of a ticket.
pub(super) fn classes<G: TicketGame>(screen: &Screen<'_, G>, id: TicketId, fate: Fate) -> String {
    let long = if screen.rules.is_long(id) { " long" } else { "" };
    format!("ticket{long}{}", fate.class())
}

impl Fate {
    /// The class that it gives a ticket, after a space.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Fate::Open => "",
            Fate::Done => " done",
            Fate::Missed => " missed",
        }
    }
}

/// What a ticket shows: its cities and its points, and what has become of it.
pub(super) fn face<G: TicketGame>(screen: &Screen<'_, G>, id: TicketId, fate: Fate) -> Markup {
    let ticket = screen.rules.chart().ticket(id);
    let more = html! { @if screen.rules.is_long(id) { small { (screen.words.text("tickets-long")) } } };
    printed(ticket.ends.map(|city| city_name(screen, city)), ticket.points, more, fate)
}

/// A ticket's cities with what is printed below them, its points, and what has become of it.
pub(crate) fn printed([from, to]: [&str; 2], points: u8, more: Markup, fate: Fate) -> Markup {
    html! {
        span.ends {
            span { (from) }
            span.to { i {} (to) }
            (more)
        }
        b {
            @match fate {
                Fate::Open => {}
                Fate::Done => span.tick { "✓" },
                Fate::Missed => span.tick { "✗" },
            }
            (points)
        }
    }
}

fn title<G: TicketGame>(screen: &Screen<'_, G>, id: TicketId, fate: Fate) -> String {
    let key = match fate {
        Fate::Open => "tickets-open-title",
        Fate::Done => "tickets-done-title",
        Fate::Missed => "tickets-missed-title",
    };
    say(screen, &Message::new(key).with("points", screen.rules.chart().ticket(id).points))
}
