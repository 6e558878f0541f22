//! When a difference is settled: a test that may look after every deal.
//!
//! A usual 95 % interval that is looked at again and again lies sooner or later. This one doesn't: in
//! 95 of 100 runs it holds the truth after *every* deal, however long one looks, so one may stop as
//! soon as it says enough. It is a confidence sequence by betting. For each possible mean *m* of the
//! deals' results, all between 0 and 1, a gambler bets on the next deal that the mean is higher, and
//! another that it is lower; if *m* is the truth, neither can expect to win, and the odds that one of
//! them ever has 40 times the stake are at most 1 in 40. So whatever makes a gambler that rich is not
//! the truth. The stakes follow what was seen before: the more it speaks against *m*, the higher.

use serde::Serialize;

use crate::report::SequentialReport;

/// How many possible means are watched.
const GRID: usize = 1000;
/// A gambler who has so many times the stake is right: two of them, 2.5 % each.
const RICH: f64 = 40.0;
/// The largest part of what a gambler could lose that is laid at once.
const BOLDEST: f64 = 0.75;

/// What is settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The first is better.
    First,
    /// The second is better.
    Second,
    /// They are alike: whatever difference there is, is within the margin.
    Alike,
}

/// A test that may look after every deal.
#[derive(Clone, Debug)]
pub struct SequentialTest {
    /// What the first would have if both were alike.
    fair: f64,
    margin: f64,
    deals: u64,
    sum: f64,
    squares: f64,
    /// What each gambler has: for the mean to be higher and for it to be lower than each of the grid.
    purses: Vec<[f64; 2]>,
    low: f64,
    high: f64,
}

impl SequentialTest {
    /// A test of results whose mean is `fair` if both are alike; they are taken as alike where they
    /// differ by less than `margin`.
    pub fn new(fair: f64, margin: f64) -> SequentialTest {
        let purses = vec![[1.0; 2]; GRID + 1];
        SequentialTest { fair, margin, deals: 0, sum: 0.0, squares: 0.0, purses, low: 0.0, high: 1.0 }
    }

    /// Adds the first one's result in a deal, from 0 to 1.
    pub fn add(&mut self, result: f64) {
        let seen = self.deals as f64;
        // What was seen before this deal, with half a point more of each kind.
        let mean = (self.sum + 0.5) / (seen + 1.0);
        let variance = (self.squares + 0.25) / (seen + 1.0);
        for (place, purses) in self.purses.iter_mut().enumerate() {
            let possible = place as f64 / GRID as f64;
            let excess = mean - possible;
            let stake = excess / (variance + excess * excess);
            let stakes = [
                stake.clamp(0.0, BOLDEST / possible.max(1e-9)),
                (-stake).clamp(0.0, BOLDEST / (1.0 - possible).max(1e-9)),
            ];
            purses[0] *= 1.0 + stakes[0] * (result - possible);
            purses[1] *= 1.0 - stakes[1] * (result - possible);
        }
        self.deals += 1;
        self.sum += result;
        let mean = (self.sum + 0.5) / (seen + 2.0);
        self.squares += (result - mean).powi(2);
        self.narrow();
    }

    /// What no gambler got rich by is still possible; what was once ruled out stays so.
    fn narrow(&mut self) {
        let open = |purses: &[f64; 2]| purses[0] < RICH && purses[1] < RICH;
        let at = |place: usize| place as f64 / GRID as f64;
        let first = self.purses.iter().position(open);
        let last = self.purses.iter().rposition(open);
        if let (Some(first), Some(last)) = (first, last) {
            self.low = self.low.max(at(first));
            self.high = self.high.min(at(last)).max(self.low);
        }
    }

    /// The interval that holds the true mean in 95 of 100 runs, however often one looks.
    pub fn interval(&self) -> (f64, f64) {
        (self.low, self.high)
    }

    /// All that it says.
    pub fn report(&self) -> SequentialReport {
        let (low, high) = self.interval();
        SequentialReport { verdict: self.verdict(), fair: self.fair, margin: self.margin, low, high }
    }

    /// What is settled, if anything is.
    pub fn verdict(&self) -> Option<Verdict> {
        let within = self.low >= self.fair - self.margin && self.high <= self.fair + self.margin;
        match () {
            () if self.low > self.fair => Some(Verdict::First),
            () if self.high < self.fair => Some(Verdict::Second),
            () if within => Some(Verdict::Alike),
            () => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Chance as _, FastChance};

    /// Two games of a deal, each won with these odds of a thousand: their mean.
    fn deal(odds: u32, chance: &mut FastChance) -> f64 {
        let game = |chance: &mut FastChance| f64::from(u8::from(chance.below(1000) < odds));
        (game(chance) + game(chance)) / 2.0
    }

    /// After how many deals it is settled, and how.
    fn run(odds: u32, margin: f64, most: u64, seed: u64) -> (u64, Option<Verdict>) {
        let (mut test, mut chance) = (SequentialTest::new(0.5, margin), FastChance::new(seed));
        for deals in 1..=most {
            test.add(deal(odds, &mut chance));
            if let Some(verdict) = test.verdict() {
                return (deals, Some(verdict));
            }
        }
        (most, None)
    }

    #[test]
    fn a_clear_difference_is_settled_early() {
        for seed in 0..20 {
            let (deals, verdict) = run(750, 0.0, 500, seed);
            assert_eq!(verdict, Some(Verdict::First), "seed {seed}");
            assert!(deals < 150, "seed {seed}: {deals}");
            assert_eq!(run(250, 0.0, 500, seed).1, Some(Verdict::Second));
        }
    }

    /// Equal coins are called different in 5 of 100 runs at the most, though every deal is looked at.
    #[test]
    fn equal_coins_seldom_alarm() {
        let alarms = (0..300).filter(|seed| run(500, 0.0, 300, 1000 + seed).1.is_some()).count();
        assert!(alarms <= 17, "{alarms} of 300");
    }

    #[test]
    fn equals_are_found_alike_within_a_margin() {
        let alike = (0..10).filter(|seed| run(500, 0.1, 2000, *seed).1 == Some(Verdict::Alike)).count();
        assert!(alike >= 9, "{alike} of 10");
    }

    #[test]
    fn the_interval_only_narrows() {
        let (mut test, mut chance) = (SequentialTest::new(0.5, 0.0), FastChance::new(3));
        let mut before = test.interval();
        for _ in 0..200 {
            test.add(deal(600, &mut chance));
            let now = test.interval();
            assert!(now.0 >= before.0 && now.1 <= before.1);
            before = now;
        }
        assert!(before.0 < 0.6 && 0.6 < before.1 && before.1 - before.0 < 0.3, "{before:?}");
    }

    /// Where one sits against three alike, a quarter is fair.
    #[test]
    fn fair_is_what_the_table_makes_it() {
        let (mut test, mut chance) = (SequentialTest::new(0.25, 0.0), FastChance::new(9));
        while test.verdict().is_none() {
            test.add(deal(450, &mut chance));
        }
        assert_eq!(test.verdict(), Some(Verdict::First));
    }
}
