//! My tickets.

use engine::Message;
use maud::{Markup, html};
use rails::TicketId;

use super::{Doing, TicketGame, city_name, connected, may};
use crate::Seen;
use crate::parts::form::{button, form};
use crate::parts::{my_seat, say};

/// The viewer's tickets, each a link that shows it on the map; nothing for a spectator.
pub(super) fn tickets<G: TicketGame>(seen: &Seen<'_, G>) -> Markup {
    let (Some(own), Some(seat)) = (G::own(seen.view), my_seat(seen)) else {
        return html! { section #tickets hidden {} };
    };
    // At the end it is the score sheet that counts.
    let over = seen.outcome.is_some();
    let done = if over { G::completed(seen, seat) } else { connected(seen, seat, own.tickets) };
    // Those still to do come first, the most valuable of them at the top.
    let mut ids: Vec<TicketId> = own.tickets.iter().collect();
    ids.sort_by_key(|id| (done.contains(*id), std::cmp::Reverse(seen.rules.chart().ticket(*id).points)));
    html! {
        section #tickets {
            div.heading {
                h2 { (seen.words.text("tickets-title")) }
                @if let Some(draw) = may(seen, Doing::Tickets) {
                    (form(seen, "inline", button(seen, draw, "take", html! { (seen.words.text("tickets-take")) })))
                }
            }
            div.row data-scroll {
                @for id in ids {
                    @let fate = if done.contains(id) { Fate::Done } else if over { Fate::Missed } else { Fate::Open };
                    (link(seen, id, fate))
                }
                @if own.tickets.is_empty() { p.hint { (seen.words.text("tickets-none")) } }
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

fn link<G: TicketGame>(seen: &Seen<'_, G>, id: TicketId, fate: Fate) -> Markup {
    let focus = format!("ticket:{}", seen.rules.chart().ticket_id(id));
    let shown = seen.focus == Some(focus.as_str());
    let href = if shown { "?".to_owned() } else { format!("?focus={focus}") };
    html! {
        a href=(href) data-focus=(focus) .(classes(seen, id, fate)) .shown[shown] title=(title(seen, id, fate)) {
            (face(seen, id, fate))
        }
    }
}

/// The classes of a ticket.
pub(super) fn classes<G: TicketGame>(seen: &Seen<'_, G>, id: TicketId, fate: Fate) -> String {
    let long = if seen.rules.is_long(id) { " long" } else { "" };
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
pub(super) fn face<G: TicketGame>(seen: &Seen<'_, G>, id: TicketId, fate: Fate) -> Markup {
    let ticket = seen.rules.chart().ticket(id);
    let more = html! { @if seen.rules.is_long(id) { small { (seen.words.text("tickets-long")) } } };
    printed(ticket.ends.map(|city| city_name(seen, city)), ticket.points, more, fate)
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

fn title<G: TicketGame>(seen: &Seen<'_, G>, id: TicketId, fate: Fate) -> String {
    let key = match fate {
        Fate::Open => "tickets-open-title",
        Fate::Done => "tickets-done-title",
        Fate::Missed => "tickets-missed-title",
    };
    say(seen, &Message::new(key).with("points", seen.rules.chart().ticket(id).points))
}
