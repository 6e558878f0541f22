//! Which tickets to keep, and when to draw more.

use engine::Chance;
use europe::Action;
use rails::TicketSet;

use super::best;
use super::plan::Plan;
use super::sight::Sight;

/// Which of the tickets on offer to keep (EU-4, EU-29).
pub(super) fn keep(sight: &Sight<'_>, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    let fewest = legal.iter().filter_map(kept).map(TicketSet::len).min()?;
    let may_keep = |tickets: &TicketSet| !sight.temper.keeps_few || tickets.len() == fewest;
    let worth = |tickets: &TicketSet| Plan::new(sight, sight.own.tickets | *tickets).worth(sight);
    best(legal.iter().filter_map(kept).filter(may_keep), worth, chance).map(Action::Keep)
}

fn kept(action: &Action) -> Option<TicketSet> {
    match action {
        Action::Keep(tickets) => Some(*tickets),
        _ => None,
    }
}

/// Draws tickets if all are done and there is enough left to do more.
pub(super) fn draw(sight: &Sight<'_>, plan: &Plan, legal: &[Action]) -> Option<Action> {
    let (cars, turns) = sight.temper.more_tickets;
    let enough = sight.me.cars >= cars && sight.turns >= turns;
    (enough && plan.build.is_empty() && legal.contains(&Action::Tickets)).then_some(Action::Tickets)
}
