//! What is to be chosen now, and what was clicked on: which tickets to keep, what to do about a
//! tunnel, how to pay for a route or a station, and why not.

mod keep;
mod pay;
mod route;
mod station;
mod tunnel;

use ::europe::{Action, Europe, Illegal, Phase};
use engine::{Message, Rules, Seat};
use maud::{Markup, html};

use super::{my_seat, say};
use crate::Seen;

/// What the viewer has to choose or wants to know; nothing for a spectator.
pub(super) fn choice(seen: &Seen<'_, Europe>) -> Markup {
    let parts = my_seat(seen).map(|seat| [question(seen), focus(seen, seat)]);
    let parts: Vec<Markup> = parts.into_iter().flatten().flatten().collect();
    html! {
        section #choice hidden[parts.is_empty()] aria-live="polite" {
            div.panels data-scroll { @for part in &parts { div.panel { (part) } } }
        }
    }
}

/// What has to be answered before anything else.
fn question(seen: &Seen<'_, Europe>) -> Option<Markup> {
    match seen.view.phase {
        _ if seen.legal.is_empty() => None,
        Phase::Opening | Phase::Tickets => Some(keep::keep(seen)),
        Phase::Tunnel { route, laid, turned, extra } => {
            Some(tunnel::tunnel(seen, route, laid, &turned, extra))
        }
        Phase::Turn | Phase::SecondCard | Phase::Over(_) => None,
    }
}

/// What was clicked on.
fn focus(seen: &Seen<'_, Europe>, seat: Seat) -> Option<Markup> {
    match seen.focus?.split_once(':') {
        Some(("route", id)) => route::route(seen, seat, id),
        Some(("city", id)) => station::city(seen, seat, id),
        None if seen.focus == Some("stations") => Some(station::anywhere(seen, seat)),
        _ => None,
    }
}

/// A heading with the way out.
fn heading(seen: &Seen<'_, Europe>, title: Markup) -> Markup {
    let close = say(seen, &Message::new("choice-close"));
    html! {
        div.heading {
            h2 { (title) }
            a.close href="?" data-focus="" title=(close) aria-label=(close) { "×" }
        }
    }
}

/// Why nothing can be claimed or built just now, if that is so.
fn not_now(seen: &Seen<'_, Europe>, seat: Seat) -> Option<Illegal> {
    match seen.view.phase {
        Phase::Over(_) => Some(Illegal::GameOver),
        Phase::Opening if seen.view.seats[seat.index()].offer == 0 => Some(Illegal::WaitForOthers),
        Phase::Opening => Some(Illegal::ChooseTickets { opening: true }),
        _ if seen.view.turn != seat => Some(Illegal::NotYourTurn { turn: seen.view.turn }),
        Phase::Tickets => Some(Illegal::ChooseTickets { opening: false }),
        Phase::SecondCard => Some(Illegal::TakeSecondCard),
        Phase::Tunnel { .. } => Some(Illegal::AnswerTunnel),
        Phase::Turn => None,
    }
}

/// A sentence that says why not.
fn refused(seen: &Seen<'_, Europe>, why: &Illegal) -> Markup {
    html! { p.why { (say(seen, &seen.rules.explain(why))) } }
}

/// Actions that pay for something, the cheapest first: few locomotives, then few cards of what is
/// scarce.
fn cheapest_first(seen: &Seen<'_, Europe>, wanted: impl Fn(&Action) -> bool) -> Vec<Action> {
    let mut actions: Vec<Action> = seen.legal.iter().copied().filter(wanted).collect();
    let hand = seen.view.own.as_ref().map(|own| own.hand).unwrap_or_default();
    actions.sort_by_key(|action| match action {
        Action::Claim { payment, .. } | Action::Station { payment, .. } | Action::Pay(payment) => {
            let left = payment
                .colour
                .map_or(0, |colour| hand.of(colour.kind()) - payment.cars.min(hand.of(colour.kind())));
            (payment.locomotives, std::cmp::Reverse(left))
        }
        _ => (0, std::cmp::Reverse(0)),
    });
    actions
}
