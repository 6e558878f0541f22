//! What is to be chosen now, and what was clicked on: which tickets to keep, how to pay for
//! something, and why not.

pub(crate) mod keep;
mod pay;
mod route;

use engine::{Message, Rules};
use maud::{Markup, html};

use super::{Doing, TicketGame, my_seat, prompt, say};
use crate::Seen;
use crate::hint::hint;

pub(crate) use pay::{options, ways};
pub(crate) use route::ends;

/// What the viewer has to choose or wants to know; nothing for a spectator.
pub(super) fn choice<G: TicketGame>(seen: &Seen<'_, G>) -> Markup {
    let parts = my_seat(seen).map(|seat| {
        let keeps = prompt::least_kept(seen).map(|least| keep::keep(seen, least));
        let asked = keeps.or_else(|| G::question(seen).filter(|_| !seen.legal.is_empty()));
        let clicked = match seen.focus.map(|focus| focus.split_once(':').unwrap_or((focus, ""))) {
            Some(("route", id)) => route::route(seen, seat, id),
            Some((kind, id)) => G::focused(seen, seat, kind, id),
            None => None,
        };
        [hint(seen), asked, clicked]
    });
    panels(parts.into_iter().flatten().flatten().collect())
}

/// What there is to choose and to know, one panel each.
pub(crate) fn panels(parts: Vec<Markup>) -> Markup {
    html! {
        section #choice hidden[parts.is_empty()] aria-live="polite" {
            div.panels data-scroll { @for part in &parts { div.panel { (part) } } }
        }
    }
}

/// A heading with the way out.
pub(crate) fn heading<R: Rules>(seen: &Seen<'_, R>, title: Markup) -> Markup {
    let close = seen.words.text("choice-close");
    html! {
        div.heading {
            h2 { (title) }
            a.close href="?" data-focus="" title=(close) aria-label=(close) { "×" }
        }
    }
}

/// A sentence that says why not.
pub(crate) fn refused<R: Rules>(seen: &Seen<'_, R>, why: &Message) -> Markup {
    html! { p.why { (say(seen, why)) } }
}

/// Actions that pay for something, the cheapest first: few dear cards, then few of what is scarce.
pub(crate) fn cheapest_first<G: TicketGame>(
    seen: &Seen<'_, G>,
    wanted: impl Fn(Doing<G::Card>) -> bool,
) -> Vec<G::Action> {
    let mut actions: Vec<G::Action> =
        seen.legal.iter().copied().filter(|action| wanted(G::doing(action))).collect();
    let hand = G::own(seen.view).map(|own| own.hand).unwrap_or_default();
    let held = |card: G::Card| hand.iter().find(|(held, _)| *held == card).map_or(0, |(_, count)| *count);
    actions.sort_by_cached_key(|action| {
        let paid = G::paid(action);
        let dear: u32 =
            paid.iter().map(|(card, count)| u32::from(G::dearness(*card)) * u32::from(*count)).sum();
        let plain = paid.iter().filter(|(card, _)| G::dearness(*card) == 0);
        let left: u32 = plain.map(|(card, count)| u32::from(held(*card).saturating_sub(*count))).sum();
        (dear, std::cmp::Reverse(left))
    });
    actions
}
