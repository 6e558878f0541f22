//! Does what brings most points at once, and never thinks of the next turn: a yardstick that stays as
//! it is.

use classic::{Action, Classic, Phase, View};
use engine::Chance;
use rails::TicketId;

use super::styles::{Outlook, draw, for_points, keep, last, leftover, pay_for_tunnel};
use crate::any;

/// What it does: one of `legal`, and `None` only if that is empty.
pub(super) fn choose(
    game: &Classic,
    view: &View,
    legal: &[Action],
    chance: &mut impl Chance,
) -> Option<Action> {
    let outlook = Outlook::new(game, view);
    outlook.and_then(|outlook| decide(&outlook, legal)).or_else(|| any(legal, chance))
}

fn decide(outlook: &Outlook<'_>, legal: &[Action]) -> Option<Action> {
    match outlook.view.phase {
        Phase::Opening | Phase::Tickets => keep(legal, |least| {
            let mut cheapest: Vec<TicketId> = outlook.own.offer.iter().collect();
            cheapest.sort_by_key(|ticket| outlook.board.ticket(*ticket).points);
            cheapest.into_iter().take(least).collect()
        }),
        Phase::Tunnel { route, extra, .. } => pay_for_tunnel(outlook, route, extra, legal),
        Phase::SecondCard => draw(outlook, &for_points(outlook), legal),
        // What brings most at once is what it does in its last turn, and every turn is its last to it.
        Phase::Turn => last(outlook, legal)
            .or_else(|| draw(outlook, &for_points(outlook), legal))
            .or_else(|| leftover(outlook, legal)),
        Phase::Over(_) => None,
    }
}
