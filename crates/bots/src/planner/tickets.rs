//! Which tickets to keep, and when to draw more.

use engine::Chance;
use rails::TicketSet;

use super::best;
use super::plan::Plan;
use super::situation::{Meaning, PlannerQueries};

/// Which of the tickets on offer to keep.
pub(crate) fn keep<'a, S: PlannerQueries<'a>>(
    situation: &S,
    legal: &[S::Action],
    chance: &mut impl Chance,
) -> Option<S::Action> {
    let kept = |action: &S::Action| match S::meaning(action) {
        Meaning::Keep(tickets) => Some((*action, tickets)),
        _ => None,
    };
    let all = || legal.iter().filter_map(kept);
    let fewest = all().map(|(_, tickets)| tickets.len()).min()?;
    let may_keep =
        |(_, tickets): &(S::Action, TicketSet)| !situation.profile.keeps_few || tickets.len() == fewest;
    let worth = |(_, tickets): &(S::Action, TicketSet)| {
        Plan::new(situation, situation.tickets | *tickets).worth(situation)
    };
    best(all().filter(may_keep), worth, chance).map(|(action, _)| action)
}

/// Draws tickets if all are done and there is enough left to do more.
pub(crate) fn draw<'a, S: PlannerQueries<'a>>(
    situation: &S,
    plan: &Plan,
    legal: &[S::Action],
) -> Option<S::Action> {
    let (pieces, turns) = situation.profile.more_tickets;
    let enough =
        situation.pieces >= pieces && situation.turns >= turns && !situation.has_tickets_enough(plan);
    let tickets = |action: &&S::Action| matches!(S::meaning(action), Meaning::Tickets);
    legal.iter().find(tickets).copied().filter(|_| enough && plan.build.is_empty())
}

/// All parts of a few tickets.
pub(crate) fn parts(tickets: TicketSet) -> impl Iterator<Item = TicketSet> {
    (0..1_u32 << tickets.len()).map(move |part| {
        let chosen = tickets.iter().enumerate().filter(|(place, _)| part >> place & 1 == 1);
        chosen.map(|(_, ticket)| ticket).collect()
    })
}

/// The part of an offer that is worth the most, of at least so many tickets if there are as many.
pub(crate) fn best_part(
    offer: TicketSet,
    least: usize,
    worth: impl Fn(&TicketSet) -> i32,
) -> Option<TicketSet> {
    parts(offer).filter(|kept| kept.len() >= least.min(offer.len())).max_by_key(worth)
}
