//! Harbours: where they pay, which cards to keep for them, and when to build.

use great_lakes::{Action, Board, COLOURS, Card};
use rails::{CityId, CitySet, TicketSet};

use super::situation::LakesSituation;
use crate::planner::{DivCeil, Plan};
use crate::ranked;

/// So many cards of each deck a harbour takes (GL-21).
const OF_EACH: i32 = 2;
/// What the cards and the turn for a harbour are worth, in points.
const EFFORT: i32 = 10;
/// What a wild is worth that is laid for a harbour, in hundredths of a point.
const WILD: i32 = 200;
/// A harbour has to bring more than this, in hundredths of a point, unless the end is near.
const LEAST_GAIN: i32 = 500;
/// So few turns before the end any harbour is better than none.
const LATE: i32 = 4;

/// The cards kept for harbours.
#[derive(Clone, Copy, Default)]
pub(super) struct Sets {
    /// Trains and ships of each colour that are kept.
    pub kept: [[i32; 2]; COLOURS],
    /// How much a train and a ship with the mark are worth in each colour, in hundredths of a useful
    /// card.
    pub worth: [[i32; 2]; COLOURS],
    /// How much a wild is worth.
    pub wild: i32,
}

impl Sets {
    /// What a card is worth for harbours.
    pub fn worth(&self, card: Card) -> i32 {
        match card {
            Card::Wild => self.wild,
            Card::Train { colour, marked: true } => self.worth[colour.kind()][0],
            Card::Ship { colour, double: false } => self.worth[colour.kind()][1],
            _ => 0,
        }
    }
}

/// What a seat wishes for when it collects cards for harbours.
pub(super) struct Wishes {
    /// How many turns it still has.
    pub turns: i32,
    /// How many harbours it may still build.
    pub harbours: u8,
    /// What the last card of a set is worth is the sum of these two, in hundredths of a useful card.
    pub first: i32,
    /// What is shared out among the cards that a set lacks.
    pub rest: i32,
}

/// Which cards to keep for the harbours that are left, if it has so many trains and ships with the mark
/// of each colour: for each the colour that lacks the least, if there is time for it.
pub(super) fn sets(mut left: [[i32; 2]; COLOURS], wishes: Wishes) -> Sets {
    let mut sets = Sets::default();
    let mut turns = wishes.turns - 1;
    for _ in 0..wishes.harbours {
        let gap = |colour: &usize| left[*colour].map(|held| (OF_EACH - held).max(0));
        let lacking = |colour: &usize| gap(colour).iter().sum::<i32>();
        let Some(colour) = (0..COLOURS).min_by_key(lacking) else { break };
        let (gaps, missing) = (gap(&colour), lacking(&colour));
        turns -= 1 + missing.div_ceil_by(2);
        if turns < 0 {
            break;
        }
        let first = if missing > 0 { wishes.first + wishes.rest / missing } else { 0 };
        for deck in 0..2 {
            let kept = left[colour][deck].min(OF_EACH);
            left[colour][deck] -= kept;
            sets.kept[colour][deck] += kept;
            if gaps[deck] > 0 {
                sets.worth[colour][deck] = sets.worth[colour][deck].max(first);
            }
        }
        sets.wild = sets.wild.max(first);
    }
    sets
}

/// How many of these tickets start or end in a city.
pub(super) fn ending(board: &Board, tickets: TicketSet, city: CityId) -> usize {
    tickets.iter().filter(|ticket| board.ticket(*ticket).ends.contains(&city)).count()
}

/// What a harbour brings in a city with these tickets, against none at all (GL-25, GL-26).
pub(super) fn gain(board: &Board, tickets: TicketSet, city: CityId) -> i32 {
    let points = board.harbour_points(ending(board, tickets, city));
    i32::from(points) + i32::from(board.scoring.unbuilt_harbour)
}

/// What harbours bring with these tickets.
pub(super) fn built(board: &Board, harbours: CitySet, completed: TicketSet) -> i32 {
    let points = |city: CityId| i32::from(board.harbour_points(ending(board, completed, city)));
    harbours.iter().map(points).sum()
}

/// What tickets and harbours bring where some of the tickets are completed.
pub(super) fn score(board: &Board, harbours: CitySet, tickets: TicketSet, completed: TicketSet) -> i32 {
    board.ticket_points(tickets, completed) + built(board, harbours, completed)
}

/// The ports where harbours would bring the most once the plan is done, best first: as many as there
/// are harbours left.
fn sites(situation: &LakesSituation<'_>, plan: &Plan) -> Vec<(CityId, i32)> {
    let reached = situation.board.network.touched(situation.mine | plan.build);
    let free = (situation.board.ports & reached) - situation.harboured;
    let gains = free.iter().map(|city| (city, gain(situation.board, plan.goals, city)));
    let mut sites = ranked(gains.map(|(city, gain)| ((city, gain), gain)));
    sites.truncate(situation.me.harbours_left.into());
    sites
}

/// How many points harbours will bring with a plan, less what they take.
pub(super) fn prospect(situation: &LakesSituation<'_>, plan: &Plan) -> i32 {
    if !situation.lakes_profile.collects {
        return 0;
    }
    let new: i32 = sites(situation, plan).into_iter().map(|(_, gain)| (gain - EFFORT).max(0)).sum();
    built(situation.board, situation.me.harbours, plan.goals) + new
}

/// Builds a harbour where it pays: in one of the best places, or in any when the end is near.
pub(super) fn build(situation: &LakesSituation<'_>, plan: &Plan, legal: &[Action]) -> Option<Action> {
    let best = sites(situation, plan);
    let late = situation.turns <= LATE || !situation.lakes_profile.collects;
    let worth = |action: &Action| match action {
        Action::Harbour { city, payment } => {
            let gain = gain(situation.board, plan.goals, *city);
            let is_best = best.iter().any(|(site, _)| site == city);
            let worth = 100 * gain - WILD * i32::from(payment.wild);
            let least = if late { 0 } else { LEAST_GAIN };
            (worth > least && (is_best || late)).then_some((*action, worth))
        }
        _ => None,
    };
    legal.iter().filter_map(worth).max_by_key(|(_, worth)| *worth).map(|(action, _)| action)
}
