//! Two supplies of pieces: which to start with, and for what they are enough.

use engine::Chance;
use great_lakes::{Action, Kind};
use rails::RouteSet;

use super::purse::taken;
use super::situation::LakesSituation;
use crate::planner::{Plan, best};

/// Chooses trains and ships for the plan, and shares the rest out as is suggested (GL-4).
pub(super) fn choose(
    situation: &LakesSituation<'_>,
    legal: &[Action],
    chance: &mut impl Chance,
) -> Option<Action> {
    let all = &situation.board.pieces;
    let (chosen, suggested) = (i32::from(all.chosen), i32::from(all.suggested_trains));
    let wish = match situation.lakes_profile.chooses_pieces {
        true => {
            let plan = Plan::new(situation, situation.tickets);
            let [trains, ships] = taken(situation.board, plan.build);
            trains + (chosen - trains - ships).max(0) * suggested / chosen.max(1)
        }
        false => suggested,
    };
    let near = |action: &Action| match action {
        Action::Pieces(trains) => -(i32::from(*trains) - wish).abs(),
        _ => i32::MIN,
    };
    best(legal.iter().copied(), near, chance)
}

/// Whether there are pieces for these routes.
pub(super) fn are_enough(situation: &LakesSituation<'_>, routes: RouteSet) -> bool {
    let taken = taken(situation.board, routes);
    let has = |kind: Kind| taken[kind as usize] <= situation.supply(kind);
    taken.iter().sum::<i32>() <= situation.pieces.into() && Kind::ALL.into_iter().all(has)
}
