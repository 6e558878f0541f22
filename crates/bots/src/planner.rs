//! How programs plan in the games of routes and tickets. A game tells what it differs in by its
//! [`PlannerQueries`]; the rest is here, once for all of them.
//!
//! - [`situation`]: what a bot makes of its view, and what it asks the game
//! - [`plan`]: the routes that its tickets need, and what they cost
//! - [`ways`]: what it costs to go over each route
//! - [`tickets`]: which tickets to keep, and when to draw more
//! - [`turn`]: what to do with a whole turn
//! - [`claim`]: which route to claim, with which cards
//! - [`shopping`]: which cards the routes still need
//! - [`draw`]: which cards to draw
//! - [`novice`]: what the weakest do by the looks of it
//! - [`reasons`]: why, in sentences
//! - [`web`]: plans once more, for imagined games, where each microsecond counts

pub(crate) mod claim;
pub(crate) mod draw;
pub(crate) mod novice;
pub(crate) mod plan;
pub(crate) mod reasons;
pub(crate) mod shopping;
pub(crate) mod situation;
pub(crate) mod tickets;
pub(crate) mod turn;
mod ways;
pub(crate) mod web;

pub(crate) use plan::Plan;
pub(crate) use shopping::{Price, Shopping};
pub(crate) use situation::{Meaning, PlannerQueries, Profile, Situation};

use engine::Chance;
use rails::{Chart, Components, RouteSet, TicketSet, Track};

/// The one of most worth; chance decides among equals.
pub(crate) fn best<T: Copy>(
    all: impl Iterator<Item = T>,
    worth: impl Fn(&T) -> i32,
    chance: &mut impl Chance,
) -> Option<T> {
    let mut best = None;
    let mut equals = 1;
    for one in all {
        let value = worth(&one);
        match best {
            Some((_, most)) if value < most => {}
            Some((_, most)) if value == most => {
                equals += 1;
                if chance.below(equals) == 0 {
                    best = Some((one, value));
                }
            }
            _ => {
                equals = 1;
                best = Some((one, value));
            }
        }
    }
    best.map(|(one, _)| one)
}

/// The one that gains the most, if any gains something.
pub(crate) fn gainful<T: Copy>(all: &[T], gain: impl Fn(&T) -> i32, chance: &mut impl Chance) -> Option<T> {
    let gains = all.iter().map(|one| (*one, gain(one))).filter(|(_, gain)| *gain > 0);
    best(gains, |(_, gain)| *gain, chance).map(|(one, _)| one)
}

/// Those of the tickets that these routes complete.
pub(crate) fn completed<R: Track>(chart: &Chart<R>, routes: RouteSet, tickets: TicketSet) -> TicketSet {
    chart.completed(&Components::of(&chart.network, routes), tickets)
}

/// Rounds up.
pub(crate) trait DivCeil {
    /// The quotient, rounded up; for numbers that aren't below zero.
    fn div_ceil_by(self, by: i32) -> i32;
}

impl DivCeil for i32 {
    fn div_ceil_by(self, by: i32) -> i32 {
        (self + by - 1) / by
    }
}
