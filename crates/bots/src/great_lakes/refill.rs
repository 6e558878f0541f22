//! From which deck to refill the market (GL-8).

use engine::Chance;
use great_lakes::{Action, Kind};

use super::situation::LakesSituation;
use crate::planner::claim::aims;
use crate::planner::draw::unseen_worth;
use crate::planner::{Plan, PlannerQueries, best};

/// Names the deck that helps: before a second card, and while there is something to build, the one
/// whose cards are needed; after that the one of which the others can use less.
pub(super) fn deck(
    situation: &LakesSituation<'_>,
    second: bool,
    legal: &[Action],
    chance: &mut impl Chance,
) -> Option<Action> {
    if !situation.profile.heeds_others {
        return best(legal.iter().copied(), |_| 0, chance);
    }
    let plan = Plan::new(situation, situation.tickets);
    let worth = situation.card_worths(&situation.shopping(aims(situation, &plan)));
    let needy = second || !plan.build.is_empty();
    let value = |action: &Action| match action {
        Action::Refill(deck) if needy => unseen_worth(situation, *deck as usize, &worth),
        Action::Refill(deck) => -others_need(situation, *deck),
        _ => i32::MIN,
    };
    best(legal.iter().copied(), value, chance)
}

/// How many pieces of a kind the others have left.
fn others_need(situation: &LakesSituation<'_>, kind: Kind) -> i32 {
    let left = |trains: u8, ships: u8| i32::from(if kind == Kind::Train { trains } else { ships });
    let all: i32 = situation.view.seats.iter().map(|seat| left(seat.trains, seat.ships)).sum();
    all - left(situation.me.trains, situation.me.ships)
}
