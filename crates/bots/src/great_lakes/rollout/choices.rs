//! Which tickets a quick player keeps, and which pieces it starts with.

use great_lakes::Action;
use rails::TicketSet;

use super::aim::Aim;
use super::situation::RolloutSituation;
use super::weights;
use crate::great_lakes::purse::taken;
use crate::planner::tickets::best_part;

/// At least so many of the opening tickets are kept (GL-3).
pub(super) const OF_OPENING: usize = 3;
/// At least so many of those drawn later (GL-19).
pub(super) const OF_DRAWN: usize = 1;

/// Which of the tickets on offer to keep, at least so many.
pub(crate) fn keep(situation: &RolloutSituation<'_>, least: usize) -> Option<Action> {
    let worth = |kept: &TicketSet| Aim::new(situation, situation.me.tickets | *kept).worth(situation);
    best_part(situation.me.offer, least, worth).map(Action::Keep)
}

/// Trains for the plan, and of the rest mostly ships: a card of theirs often pays for two (GL-4).
pub(crate) fn pieces(situation: &RolloutSituation<'_>) -> Action {
    let all = &situation.board.pieces;
    let [trains, ships] = taken(situation.board, Aim::new(situation, situation.me.tickets).build);
    let spare = (i32::from(all.chosen) - trains - ships).max(0);
    let wish = trains + spare * weights::SPARE_TRAINS / 100;
    let choices = all.train_choices();
    Action::Pieces(wish.clamp((*choices.start()).into(), (*choices.end()).into()) as u8)
}
