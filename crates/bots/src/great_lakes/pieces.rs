//! Two supplies of pieces: which to start with, and when to exchange some.

use engine::Chance;
use great_lakes::{Action, Kind};
use rails::RouteSet;

use super::sight::LakesSight;
use crate::planner::{Plan, best};

/// Chooses trains and ships for the plan, and shares the rest out as is suggested (GL-4).
pub(super) fn choose(sight: &LakesSight<'_>, legal: &[Action], chance: &mut impl Chance) -> Option<Action> {
    let all = &sight.board.pieces;
    let (chosen, suggested) = (i32::from(all.chosen), i32::from(all.suggested_trains));
    let wish = match sight.habits.chooses_pieces {
        true => {
            let plan = sight.plan();
            let [trains, ships] = Kind::ALL.map(|kind| sight.taken(kind, plan.build));
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

/// Whether there are pieces for these routes, by an exchange if the plan may count on one.
pub(super) fn are_enough(sight: &LakesSight<'_>, routes: RouteSet) -> bool {
    let lacks = lacking(sight, routes);
    let all = Kind::ALL.into_iter().map(|kind| sight.taken(kind, routes)).sum::<i32>();
    all <= sight.pieces.into() && (lacks.is_none() || exchange_for(sight, routes).is_some())
}

/// The kind of pieces that these routes take more of than there are, and how many more.
fn lacking(sight: &LakesSight<'_>, routes: RouteSet) -> Option<(Kind, i32)> {
    let gaps = Kind::ALL.map(|kind| (kind, sight.taken(kind, routes) - sight.supply(kind)));
    gaps.into_iter().find(|(_, gap)| *gap > 0)
}

/// The kind to give, and how many, so that there are pieces for these routes; `None` if that isn't
/// needed or can't be done (GL-22).
pub(super) fn exchange_for(sight: &LakesSight<'_>, routes: RouteSet) -> Option<(Kind, i32)> {
    let (kind, count) = lacking(sight, routes).filter(|_| sight.exchanges)?;
    let in_box = match kind {
        Kind::Train => sight.me.train_box,
        Kind::Ship => sight.me.ship_box,
    };
    let give = kind.other();
    let spare = sight.supply(give) - sight.taken(give, routes);
    (count <= spare.min(in_box.into())).then_some((give, count))
}

/// Exchanges what the plan lacks.
pub(super) fn exchange(sight: &LakesSight<'_>, plan: &Plan, legal: &[Action]) -> Option<Action> {
    let (give, count) = exchange_for(&sight.exchanging(), plan.build)?;
    let exchange = Action::Exchange { give, count: u8::try_from(count).ok()? };
    legal.contains(&exchange).then_some(exchange)
}
