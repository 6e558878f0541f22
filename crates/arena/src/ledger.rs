//! The book of all games: in order, and whole deals only.

use std::collections::BTreeMap;

use crate::result::GameResult;
use crate::schedule::Schedule;
use crate::sequential_test::{SequentialTest, Verdict};
use crate::times::Times;

/// The games so far. They come in as they end, but are counted deal by deal, in order: so the same
/// deals count whoever was faster, and what a run says doesn't depend on the number of cores.
#[derive(Clone, Debug)]
pub struct Ledger {
    seatings: usize,
    together: bool,
    waiting: BTreeMap<u64, GameResult>,
    games: Vec<GameResult>,
    times: Vec<Times>,
    test: Option<SequentialTest>,
}

impl Ledger {
    /// An empty book, with the test that says when it is enough.
    pub fn new(schedule: &Schedule, test: Option<SequentialTest>) -> Ledger {
        Ledger {
            seatings: schedule.seatings.len(),
            together: schedule.together,
            waiting: BTreeMap::new(),
            games: Vec::new(),
            times: vec![Times::default(); schedule.entrants.len()],
            test,
        }
    }

    /// The book of games that were counted elsewhere: whole deals, in order, with how long the decisions of each
    /// entrant took.
    pub(crate) fn of(schedule: &Schedule, games: Vec<GameResult>, times: Vec<Times>) -> Ledger {
        Ledger { games, times, ..Ledger::new(schedule, None) }
    }

    /// Adds a game.
    pub fn add(&mut self, played: GameResult) {
        self.waiting.insert(played.number, played);
        while self.verdict().is_none() {
            let from = self.games.len() as u64;
            let deal = from..from + self.seatings as u64;
            if !deal.clone().all(|number| self.waiting.contains_key(&number)) {
                break;
            }
            for mut game in deal.filter_map(|number| self.waiting.remove(&number)).collect::<Vec<_>>() {
                for result in &mut game.seats {
                    self.times[result.entrant].add_all(&std::mem::take(&mut result.times));
                }
                self.games.push(game);
            }
            let last = first_result(&self.games[from as usize..], self.together);
            if let Some(test) = &mut self.test {
                test.add(last);
            }
        }
    }

    /// All games of whole deals, in order.
    pub fn games(&self) -> &[GameResult] {
        &self.games
    }

    /// The same, deal by deal.
    pub fn deals(&self) -> impl ExactSizeIterator<Item = &[GameResult]> {
        self.games.chunks(self.seatings.max(1))
    }

    /// How long the decisions of each entrant took.
    pub fn times(&self) -> &[Times] {
        &self.times
    }

    /// What is settled: then no more games are wanted.
    pub fn verdict(&self) -> Option<Verdict> {
        self.test.as_ref().and_then(SequentialTest::verdict)
    }

    /// The test, if there is one.
    pub fn sequential_test(&self) -> Option<&SequentialTest> {
        self.test.as_ref()
    }
}

/// The result of the first entrant in a deal, from 0 to 1: its share of all wins; where teams play, a
/// half where both or none of them win.
fn first_result(games: &[GameResult], together: bool) -> f64 {
    let won = |entrant: usize| -> f64 {
        let seats = games.iter().flat_map(|game| &game.seats);
        seats.filter(|result| result.entrant == entrant).map(|result| result.won).sum()
    };
    match together {
        true => {
            let seats = games.first().map_or(1.0, |game| game.seats.len() as f64);
            0.5 + (won(0) - won(1)) / seats / 2.0
        }
        false => won(0) / games.len().max(1) as f64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Entrant;
    use crate::result::SeatResult;

    fn schedule() -> Schedule {
        Schedule::new(&Entrant::list("stationmaster,driver").expect("bots"), 2, false).expect("two")
    }

    /// A game that the first entrant wins, or not.
    fn game(number: u64, won: bool) -> GameResult {
        let result = |entrant, won: bool| SeatResult {
            entrant,
            won: f64::from(u8::from(won)),
            ..SeatResult::default()
        };
        let seats = vec![result(0, won), result(1, !won)];
        GameResult {
            number,
            deal: number / 2,
            seating: (number % 2) as usize,
            seats,
            ..GameResult::default()
        }
    }

    #[test]
    fn only_whole_deals_count_and_in_order() {
        let mut ledger = Ledger::new(&schedule(), None);
        for (number, whole) in [(2, 0), (1, 0), (5, 0), (0, 2), (3, 4), (4, 6), (6, 6)] {
            ledger.add(game(number, true));
            assert_eq!(ledger.games().len(), whole, "after {number}");
        }
        assert!(ledger.games().iter().map(|game| game.number).eq(0..6));
        assert_eq!(ledger.deals().len(), 3);
    }

    #[test]
    fn a_settled_book_is_closed_at_the_same_deal_in_any_order() {
        let settled = |numbers: &mut dyn Iterator<Item = u64>| {
            let mut ledger = Ledger::new(&schedule(), Some(SequentialTest::new(0.5, 0.0)));
            numbers.for_each(|number| ledger.add(game(number, true)));
            (ledger.verdict(), ledger.games().len())
        };
        let (verdict, games) = settled(&mut (0..200));
        assert_eq!(verdict, Some(Verdict::First));
        assert!(games < 60, "{games}");
        assert_eq!(settled(&mut (0..200).rev()), (verdict, games));
    }

    #[test]
    fn results_are_shares() {
        assert_eq!(first_result(&[game(0, true), game(1, false)], false), 0.5);
        assert_eq!(first_result(&[game(0, true), game(1, true)], false), 1.0);
        let team = |number, entrant, won: f64| {
            let result = SeatResult { entrant, won, ..SeatResult::default() };
            GameResult { number, seats: vec![result.clone(), result], ..GameResult::default() }
        };
        assert_eq!(first_result(&[team(0, 0, 1.0), team(1, 1, 0.0)], true), 1.0);
        assert_eq!(first_result(&[team(0, 0, 1.0), team(1, 1, 1.0)], true), 0.5);
        assert_eq!(first_result(&[team(0, 0, 0.0), team(1, 1, 1.0)], true), 0.0);
    }
}
