//! My tickets.

use engine::Message;
use maud::{Markup, html};
use rails::TicketId;

use super::{Doing, TicketGame, city_name, connected, may};
use crate::Screen;
use crate::parts::form::{button, form};
use crate::parts::{my_seat, say};

/// The viewer's tickets, each a link that shows it on the map; nothing for a spectator.
pub(super) fn tickets<G: TicketGame>(screen: &Screen<'_, G>) -> Markup {
    let (Some(own), Some(seat)) = (G::own(screen.view), my_seat(screen)) else {
        return html! { section #tickets hidden {} };
    };
    // At the end it is the score sheet that counts.
    let over = screen.outcome.is_some();
    let done = if over { G::completed(screen, seat) } else { connected(screen, seat, own.tickets) };
    // Those still to do come first, the most valuable of them at the top.
    let mut ids: Vec<TicketId> = own.tickets.iter().collect();
    ids.sort_by_key(|id| (done.contains(*id), std::cmp::Reverse(screen.rules.chart().ticket(*id).points)));
    html! {
        section #tickets {
            div.heading {
                h2 { (screen.words.text("tickets-title")) }
                @if let Some(draw) = may(screen, Doing::Tickets) {
                    (form(screen, "inline", button(screen, draw, "take", html! { (screen.words.text("tickets-take")) })))
                }
            }
            div.row data-scroll {
                @for id in ids {
                    @let fate = if done.contains(id) { Fate::Done } else if over { Fate::Missed } else { Fate::Open };
                    (link(screen, id, fate))
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

fn link<G: TicketGame>(screen: &Screen<'_, G>, id: TicketId, fate: Fate) -> Markup {
    let focus = format!("ticket:{}", screen.rules.chart().ticket_id(id));
    let shown = screen.focus == Some(focus.as_str());
    let href = if shown { "?".to_owned() } else { format!("?focus={focus}") };
    html! {
        a href=(href) data-focus=(focus) .(classes(screen, id, fate)) .shown[shown] title=(title(screen, id, fate)) {
            (face(screen, id, fate))
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
