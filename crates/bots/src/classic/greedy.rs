//! Does what brings most points at once, and never thinks of the next turn: a yardstick that stays as
//! it is.

use classic::{Action, Classic, Phase, View};
use engine::Chance;
use rails::TicketId;

use super::styles::{StyleSituation, draw, for_points, keep, last, leftover, pay_for_tunnel};
use crate::any;

/// What it does: one of `legal`, and `None` only if that is empty.
pub(super) fn choose(
    game: &Classic,
    view: &View,
    legal: &[Action],
    chance: &mut impl Chance,
) -> Option<Action> {
    let situation = StyleSituation::new(game, view);
    situation.and_then(|situation| decide(&situation, legal)).or_else(|| any(legal, chance))
}

fn decide(situation: &StyleSituation<'_>, legal: &[Action]) -> Option<Action> {
    match situation.view.phase {
        Phase::Opening | Phase::Tickets => keep(legal, |least| {
            let mut cheapest: Vec<TicketId> = situation.own.offer.iter().collect();
            cheapest.sort_by_key(|ticket| situation.board.ticket(*ticket).points);
            cheapest.into_iter().take(least).collect()
        }),
        Phase::Tunnel { route, extra, .. } => pay_for_tunnel(situation, route, extra, legal),
        Phase::SecondCard => draw(situation, &for_points(situation), legal),
        // What brings most at once is what it does in its last turn, and every turn is its last to it.
        Phase::Turn => last(situation, legal)
            .or_else(|| draw(situation, &for_points(situation), legal))
            .or_else(|| leftover(situation, legal)),
        Phase::Over(_) => None,
    }
}
