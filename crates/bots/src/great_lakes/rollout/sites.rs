//! Where harbours pay.

use rails::{CityId, CitySet};

use super::aim::Aim;
use super::situation::RolloutSituation;
use super::weights;
use crate::great_lakes::harbours::{built, gain};

/// No more places than these are looked at.
const MOST: usize = 3;

/// The ports where a harbour would bring most, as many as it may still build, with what they bring.
pub(crate) fn best(situation: &RolloutSituation<'_>, aim: &Aim) -> ([(i32, CityId); MOST], usize) {
    let mut best = [(0, CityId(0)); MOST];
    let most = usize::from(situation.me.harbours_left).min(best.len());
    let mut ends = CitySet::NONE;
    for ticket in aim.goals.iter() {
        let [from, to] = situation.board.ticket(ticket).ends;
        ends = ends.with(from).with(to);
    }
    // Whoever connects a ticket touches its cities.
    let free = (situation.board.ports & ends) - situation.state.harbours();
    let mut count = 0;
    for city in free.iter() {
        let gain = gain(situation.board, aim.goals, city);
        let mut place = count.min(most);
        while place > 0 && best[place - 1].0 < gain {
            if place < most {
                best[place] = best[place - 1];
            }
            place -= 1;
        }
        if place < most {
            best[place] = (gain, city);
            count = (count + 1).min(most);
        }
    }
    (best, count)
}

/// What harbours will bring, those built and those still to build, less what they take.
pub(super) fn prospect(situation: &RolloutSituation<'_>, aim: &Aim) -> i32 {
    let built = built(situation.board, situation.me.harbours, aim.goals);
    let left = if situation.choosing { situation.board.pieces.harbours } else { situation.me.harbours_left };
    let (sites, count) = best(situation, aim);
    let new = sites[..count.min(left.into())].iter().map(|(gain, _)| (gain - weights::HARBOUR_EFFORT).max(0));
    built + new.sum::<i32>()
}
