//! What is to be chosen now, and what was clicked on: which tickets to keep, how to pay for
//! something, and why not.

pub(crate) mod keep;
mod pay;
mod route;

use maud::Markup;

use super::{Doing, TicketGame, need, prompt};
use crate::Screen;
use crate::hint::hint;
use crate::parts::my_seat;
use crate::parts::panel::panels;

pub(crate) use pay::ways;
pub(crate) use route::ends;

/// What the viewer has to choose or wants to know; nothing for a spectator.
pub(super) fn choice<G: TicketGame>(screen: &Screen<'_, G>) -> Markup {
    let parts = my_seat(screen).map(|seat| {
        let keeps = prompt::least_kept(screen).map(|least| keep::keep(screen, least));
        let asked = keeps.or_else(|| G::question(screen).filter(|_| !screen.legal.is_empty()));
        let clicked = match screen.focus.map(|focus| focus.split_once(':').unwrap_or((focus, ""))) {
            Some(("route", id)) => route::route(screen, seat, id),
            Some(("plan", "")) => Some(need::plan(screen)),
            Some((kind, id)) => G::focused(screen, seat, kind, id),
            None => None,
        };
        [hint(screen), asked, clicked]
    });
    panels(parts.into_iter().flatten().flatten().collect())
}

/// Actions that pay for something, the cheapest first: few dear cards, then few of what is scarce.
pub(crate) fn cheapest_first<G: TicketGame>(
    screen: &Screen<'_, G>,
    wanted: impl Fn(Doing<G::Card>) -> bool,
) -> Vec<G::Action> {
    let mut actions: Vec<G::Action> =
        screen.legal.iter().copied().filter(|action| wanted(G::doing(action))).collect();
    let hand = G::own(screen.view).map(|own| own.hand).unwrap_or_default();
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
