//! Where harbours pay.

use rails::{CityId, CitySet};

use super::aim::Aim;
use super::look::Look;
use super::weights;
use crate::great_lakes::harbours::{built, gain};

/// No more places than these are looked at.
const MOST: usize = 3;

/// The ports where a harbour would bring most, as many as it may still build, with what they bring.
pub(crate) fn best(look: &Look<'_>, aim: &Aim) -> ([(i32, CityId); MOST], usize) {
    let mut best = [(0, CityId(0)); MOST];
    let most = usize::from(look.me.harbours_left).min(best.len());
    let mut ends = CitySet::NONE;
    for ticket in aim.goals.iter() {
        let [from, to] = look.board.ticket(ticket).ends;
        ends = ends.with(from).with(to);
    }
    // Whoever connects a ticket touches its cities.
    let free = (look.board.ports & ends) - look.state.harbours();
    let mut count = 0;
    for city in free.iter() {
        let gain = gain(look.board, aim.goals, city);
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
pub(super) fn prospect(look: &Look<'_>, aim: &Aim) -> i32 {
    let built = built(look.board, look.me.harbours, aim.goals);
    let left = if look.choosing { look.board.pieces.harbours } else { look.me.harbours_left };
    let (sites, count) = best(look, aim);
    let new = sites[..count.min(left.into())].iter().map(|(gain, _)| (gain - weights::HARBOUR_EFFORT).max(0));
    built + new.sum::<i32>()
}
