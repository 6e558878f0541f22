//! What winners held rather than losers.

use super::{ItemGroupReport, ItemReport};
use crate::result::GameResult;
use crate::schedule::Schedule;
use crate::statistics::ItemGroup;

impl ItemGroupReport {
    /// What was held, with what winners hold most rather than losers first.
    pub fn ranked(&self) -> Vec<&ItemReport> {
        let mut items: Vec<&ItemReport> = self.items.iter().filter(|item| item.held > 0).collect();
        items.sort_by(|one, other| other.difference().total_cmp(&one.difference()));
        items
    }
}

impl ItemReport {
    /// By how much more winners held it than losers.
    pub fn difference(&self) -> f64 {
        self.winners - self.losers
    }
}

/// What of each group was held by whom.
pub(super) fn item_groups(
    item_groups: Vec<ItemGroup>,
    schedule: &Schedule,
    games: &[GameResult],
) -> Vec<ItemGroupReport> {
    let seat_results = || games.iter().flat_map(|game| &game.seats);
    let mut seats = vec![0.0; schedule.entrants.len()];
    seat_results().for_each(|result| seats[result.entrant] += 1.0);
    let winners = seat_results().filter(|result| result.won > 0.0).count() as f64;
    let losers = seat_results().filter(|result| result.won <= 0.0).count() as f64;
    let blank = |item: crate::statistics::Item| ItemReport {
        id: item.id,
        name: item.name,
        size: item.size,
        held: 0,
        done: 0,
        winners: 0.0,
        losers: 0.0,
        telling: false,
        won: 0.0,
        by_entrant: vec![0.0; schedule.entrants.len()],
    };
    let mut reports: Vec<ItemGroupReport> = item_groups
        .into_iter()
        .map(|group| ItemGroupReport {
            name: group.name,
            done_or_not: group.done_or_not,
            items: group.items.into_iter().map(blank).collect(),
        })
        .collect();
    for result in seat_results() {
        for held in &result.held {
            let item = &mut reports[usize::from(held.group)].items[usize::from(held.item)];
            item.held += 1;
            item.done += u64::from(held.done);
            item.won += result.won;
            item.by_entrant[result.entrant] += 1.0;
            match result.won > 0.0 {
                true => item.winners += 1.0,
                false => item.losers += 1.0,
            }
        }
    }
    for item in reports.iter_mut().flat_map(|group| &mut group.items) {
        item.winners /= winners.max(1.0);
        item.losers /= losers.max(1.0);
        let error = |share: f64, count: f64| share * (1.0 - share) / f64::max(count, 1.0);
        let error = (error(item.winners, winners) + error(item.losers, losers)).sqrt();
        item.telling = item.difference().abs() > 1.96 * error;
        item.won /= (item.held as f64).max(1.0);
        item.by_entrant.iter_mut().zip(&seats).for_each(|(own, seats)| *own /= f64::max(*seats, 1.0));
    }
    reports
}
