//! My tickets.

use ::europe::{Action, Europe};
use engine::Message;
use maud::{Markup, html};
use rails::TicketId;

use super::form::{button, form, may};
use super::{city_name, connected, my_seat, say};
use crate::Seen;

/// The viewer's tickets, each a link that shows it on the map; nothing for a spectator.
pub(super) fn tickets(seen: &Seen<'_, Europe>) -> Markup {
    let (Some(own), Some(seat)) = (&seen.view.own, my_seat(seen)) else {
        return html! { section #tickets hidden {} };
    };
    let done = connected(seen, seat, own.tickets);
    // Those still to do come first, the most valuable of them at the top.
    let mut ids: Vec<TicketId> = own.tickets.iter().collect();
    ids.sort_by_key(|id| (done.contains(*id), std::cmp::Reverse(seen.rules.board().ticket(*id).points)));
    html! {
        section #tickets {
            div.heading {
                h2 { (seen.words.text("tickets-title")) }
                @if may(seen, Action::Tickets) {
                    (form(seen, "inline", button(seen, Action::Tickets, "take", html! { (seen.words.text("tickets-take")) })))
                }
            }
            div.row data-scroll {
                @for id in ids { (link(seen, id, done.contains(id))) }
                @if own.tickets.is_empty() { p.hint { (seen.words.text("tickets-none")) } }
            }
        }
    }
}

fn link(seen: &Seen<'_, Europe>, id: TicketId, done: bool) -> Markup {
    let focus = format!("ticket:{}", seen.rules.board().ticket_id(id));
    let shown = seen.focus == Some(focus.as_str());
    let href = if shown { "?".to_owned() } else { format!("?focus={focus}") };
    html! {
        a href=(href) data-focus=(focus) .(classes(seen, id, done)) .shown[shown] title=(title(seen, id, done)) {
            (face(seen, id, done))
        }
    }
}

/// The classes of a ticket.
pub(super) fn classes(seen: &Seen<'_, Europe>, id: TicketId, done: bool) -> String {
    let long = seen.rules.board().long.contains(id);
    format!("ticket{}{}", if long { " long" } else { "" }, if done { " done" } else { "" })
}

/// What a ticket shows: its cities and its points.
pub(super) fn face(seen: &Seen<'_, Europe>, id: TicketId, done: bool) -> Markup {
    let ticket = seen.rules.board().ticket(id);
    let [from, to] = ticket.ends.map(|city| city_name(seen, city));
    html! {
        span.ends {
            span { (from) }
            span.to { i {} (to) }
            @if seen.rules.board().long.contains(id) { small { (seen.words.text("tickets-long")) } }
        }
        b { @if done { span.tick { "✓" } } (ticket.points) }
    }
}

fn title(seen: &Seen<'_, Europe>, id: TicketId, done: bool) -> String {
    let key = if done { "tickets-done-title" } else { "tickets-open-title" };
    say(seen, &Message::new(key).with("points", seen.rules.board().ticket(id).points))
}
