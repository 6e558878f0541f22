//! Tickets: two cities, the cars that are needed between them, and points.

use ::card_game::{Action, CardGame, Cards, OwnView};
use engine::Message;
use maud::{Markup, html};
use rails::{TicketId, TicketSet};

use super::{city_name, kinds, may};
use crate::Screen;
use crate::parts::form::{button, form};
use crate::parts::{my_seat, say};
use crate::ticket_game::cards::{all_in_words, stack};
use crate::ticket_game::tickets::{Fate, printed};

/// The viewer's tickets; nothing for a spectator.
pub(super) fn tickets(screen: &Screen<'_, CardGame>) -> Markup {
    let (Some(own), Some(seat)) = (&screen.view.own, my_seat(screen)) else {
        return html! { section #tickets hidden {} };
    };
    let done = screen.view.seats[seat.index()].all_completed();
    let open_fate = if screen.outcome.is_some() { Fate::Missed } else { Fate::Open };
    html! {
        section #tickets {
            div.heading {
                h2 { (screen.words.text("tickets-title")) }
                @if let Some(take) = may(screen, Action::Tickets) {
                    (form(screen, "inline", button(screen, take, "take", html! { (screen.words.text("tickets-take")) })))
                }
            }
            // What scrolls can be scrolled by the keyboard too.
            div.row data-scroll tabindex="0" role="group" aria-label=(screen.words.text("tickets-title")) {
                @for (set, fate) in [(own.tickets, open_fate), (done, Fate::Done)] {
                    @for id in best_first(screen, set) { (ticket(screen, id, fate)) }
                }
                @if (own.tickets | done).is_empty() { p.hint { (screen.words.text("tickets-none")) } }
            }
        }
    }
}

/// Tickets, the most valuable of them first.
pub(super) fn best_first(screen: &Screen<'_, CardGame>, tickets: TicketSet) -> Vec<TicketId> {
    let mut ids: Vec<TicketId> = tickets.iter().collect();
    ids.sort_by_key(|id| std::cmp::Reverse(screen.rules.board().ticket(*id).points));
    ids
}

/// The cars that all open tickets of the viewer need.
pub(super) fn needed(screen: &Screen<'_, CardGame>, own: &OwnView) -> Cards {
    let mut needed = Cards::NONE;
    own.tickets.iter().for_each(|id| needed.add_all(&screen.rules.board().ticket(id).cars));
    needed
}

fn ticket(screen: &Screen<'_, CardGame>, id: TicketId, fate: Fate) -> Markup {
    let facts = screen.rules.board().ticket(id);
    let key = match fate {
        Fate::Open => "yard-ticket-open",
        Fate::Done => "yard-ticket-done",
        Fate::Missed => "yard-ticket-missed",
    };
    let told = Message::new(key)
        .with("points", facts.points)
        .with("cards", all_in_words(screen, &kinds(&facts.cars), ", "));
    html! { span class=(class(fate)) title=(say(screen, &told)) { (face(screen, id, fate)) } }
}

/// The classes of a ticket.
pub(super) fn class(fate: Fate) -> String {
    format!("ticket{}", fate.class())
}

/// What a ticket shows: its cities, its cars, its points, and what has become of it.
pub(super) fn face(screen: &Screen<'_, CardGame>, id: TicketId, fate: Fate) -> Markup {
    let ticket = screen.rules.board().ticket(id);
    let cars = html! { span.cars { (stack(screen, &kinds(&ticket.cars), |_| false)) } };
    printed(ticket.ends.map(|city| city_name(screen, city)), ticket.points, cars, fate)
}
