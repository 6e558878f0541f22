//! Two supplies of pieces: which to start with, and for what they are enough.

use engine::Chance;
use great_lakes::{Action, Kind};
use rails::RouteSet;

use super::purse::taken;
use super::sight::LakesSight;
use crate::planner::{Plan, best};

/// Chooses trains and ships for the plan, and shares the rest out as is suggested (GL-4).
pub(super) fn choose(sight: &LakesSight<'_>, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    let all = &sight.board.pieces;
    let (chosen, suggested) = (i32::from(all.chosen), i32::from(all.suggested_trains));
    let wish = match sight.lakes_profile.chooses_pieces {
        true => {
            let plan = Plan::new(sight, sight.tickets);
            let [trains, ships] = taken(sight.board, plan.build);
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
pub(super) fn are_enough(sight: &LakesSight<'_>, routes: RouteSet) -> bool {
    let taken = taken(sight.board, routes);
    let has = |kind: Kind| taken[kind as usize] <= sight.supply(kind);
    taken.iter().sum::<i32>() <= sight.pieces.into() && Kind::ALL.into_iter().all(has)
}
