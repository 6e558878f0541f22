//! What winners held rather than losers.

use super::{ShelfReport, ThingReport};
use crate::notable::Shelf;
use crate::played::Played;
use crate::schedule::Schedule;

impl ShelfReport {
    /// What was held, with what winners hold most rather than losers first.
    pub fn ranked(&self) -> Vec<&ThingReport> {
        let mut things: Vec<&ThingReport> = self.things.iter().filter(|thing| thing.held > 0).collect();
        things.sort_by(|one, other| other.difference().total_cmp(&one.difference()));
        things
    }
}

impl ThingReport {
    /// By how much more winners held it than losers.
    pub fn difference(&self) -> f64 {
        self.winners - self.losers
    }
}

/// What of each shelf was held by whom.
pub(super) fn shelves(shelves: Vec<Shelf>, schedule: &Schedule, games: &[Played]) -> Vec<ShelfReport> {
    let sats = || games.iter().flat_map(|game| &game.seats);
    let mut seats = vec![0.0; schedule.entrants.len()];
    sats().for_each(|sat| seats[sat.entrant] += 1.0);
    let winners = sats().filter(|sat| sat.won > 0.0).count() as f64;
    let losers = sats().filter(|sat| sat.won <= 0.0).count() as f64;
    let blank = |thing: crate::notable::Thing| ThingReport {
        id: thing.id,
        name: thing.name,
        size: thing.size,
        held: 0,
        done: 0,
        winners: 0.0,
        losers: 0.0,
        telling: false,
        won: 0.0,
        by_entrant: vec![0.0; schedule.entrants.len()],
    };
    let mut reports: Vec<ShelfReport> = shelves
        .into_iter()
        .map(|shelf| ShelfReport {
            name: shelf.name,
            done_or_not: shelf.done_or_not,
            things: shelf.things.into_iter().map(blank).collect(),
        })
        .collect();
    for sat in sats() {
        for held in &sat.held {
            let thing = &mut reports[usize::from(held.shelf)].things[usize::from(held.thing)];
            thing.held += 1;
            thing.done += u64::from(held.done);
            thing.won += sat.won;
            thing.by_entrant[sat.entrant] += 1.0;
            match sat.won > 0.0 {
                true => thing.winners += 1.0,
                false => thing.losers += 1.0,
            }
        }
    }
    for thing in reports.iter_mut().flat_map(|shelf| &mut shelf.things) {
        thing.winners /= winners.max(1.0);
        thing.losers /= losers.max(1.0);
        let error = |share: f64, count: f64| share * (1.0 - share) / f64::max(count, 1.0);
        let error = (error(thing.winners, winners) + error(thing.losers, losers)).sqrt();
        thing.telling = thing.difference().abs() > 1.96 * error;
        thing.won /= (thing.held as f64).max(1.0);
        thing.by_entrant.iter_mut().zip(&seats).for_each(|(own, seats)| *own /= f64::max(*seats, 1.0));
    }
    reports
}
