//! What a mean over deals says of the true one: 95 % intervals.
//!
//! Games of one deal are alike, so deals are counted and not games: each deal brings one number, the
//! mean over its seatings, and the spread of these numbers says how sure their mean is. For shares of
//! wins the interval is Wilson's, for as many independent games as would be just as sure; that keeps
//! it between 0 and 1 and honest near them. It is never narrower than that of twice the games that
//! were played, so that a few deals that happen to come out alike don't pretend to certainty.

use serde::Serialize;

/// A share with its 95 % interval, all between 0 and 1.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Share {
    /// The share itself.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// A mean with its 95 % interval, and the spread of single values.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// The lower end of its interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The standard deviation of single values.
    pub spread: f64,
}

impl Share {
    /// The share that these deals show, each by its own mean over `games` games.
    pub fn of_deals(deals: &[f64], games: usize) -> Share {
        let count = deals.len() as f64;
        if deals.is_empty() {
            return Share { mean: 0.0, low: 0.0, high: 1.0 };
        }
        let mean = deals.iter().sum::<f64>() / count;
        let error = squared_error(deals, mean);
        let most = 2.0 * count * games.max(1) as f64;
        let games = if error > 0.0 { (mean * (1.0 - mean) / error).clamp(count, most) } else { most };
        wilson(mean, games, quantile(deals.len()))
    }
}

impl Mean {
    /// The mean of these deals, each by its own mean over its games; `values` are the single ones.
    pub fn of_deals(deals: &[f64], values: impl Iterator<Item = f64>) -> Mean {
        let count = deals.len().max(1) as f64;
        let mean = deals.iter().sum::<f64>() / count;
        let half = quantile(deals.len()) * squared_error(deals, mean).sqrt();
        let (mut squares, mut all) = (0.0, 0.0_f64);
        for value in values {
            squares += (value - mean).powi(2);
            all += 1.0;
        }
        Mean { mean, low: mean - half, high: mean + half, spread: (squares / (all - 1.0).max(1.0)).sqrt() }
    }
}

/// Wilson's interval for a share of so many independent games.
fn wilson(share: f64, games: f64, z: f64) -> Share {
    let weight = z * z / games;
    let middle = (share + weight / 2.0) / (1.0 + weight);
    let half = z / (1.0 + weight) * (share * (1.0 - share) / games + weight / (4.0 * games)).sqrt();
    let low = if share <= 0.0 { 0.0 } else { (middle - half).max(0.0) };
    let high = if share >= 1.0 { 1.0 } else { (middle + half).min(1.0) };
    Share { mean: share, low, high }
}

/// The square of a mean's standard error.
fn squared_error(deals: &[f64], mean: f64) -> f64 {
    let count = deals.len() as f64;
    match deals.len() {
        0 | 1 => 0.0,
        _ => deals.iter().map(|deal| (deal - mean).powi(2)).sum::<f64>() / (count - 1.0) / count,
    }
}

/// How many standard errors a 95 % interval reaches to either side: Student's quantile, by its usual
/// expansion around the normal one.
fn quantile(deals: usize) -> f64 {
    let z = 1.959_963_985_f64;
    let free = (deals as f64 - 1.0).max(2.0);
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / free + second / free.powi(2) + third / free.powi(3)
}

/// Sees that a number is near another.
#[cfg(test)]
pub(crate) fn near(found: f64, expected: f64, within: f64) {
    assert!((found - expected).abs() < within, "{found}, not {expected}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Chance as _, FastChance};

    /// Worked out by hand: 81 of 100, z = 1.96.
    #[test]
    fn wilson_is_wilson() {
        let share = wilson(0.81, 100.0, 1.96);
        near(share.low, 0.7222, 0.0005);
        near(share.high, 0.8749, 0.0005);
        let all = wilson(1.0, 100.0, 1.96);
        near(all.low, 0.9630, 0.0005);
        assert_eq!(all.high, 1.0);
    }

    /// From the usual tables.
    #[test]
    fn students_quantiles_are_near() {
        near(quantile(6), 2.571, 0.02);
        near(quantile(11), 2.228, 0.003);
        near(quantile(31), 2.042, 0.001);
        near(quantile(1_000_001), 1.960, 0.001);
    }

    /// Four deals of two games: 1, 0.5, 0.5, 0: mean 0.5, s² = 1/6, error² = 1/24.
    #[test]
    fn deals_are_counted_and_not_games() {
        let deals = [1.0, 0.5, 0.5, 0.0];
        near(squared_error(&deals, 0.5), 1.0 / 24.0, 1e-12);
        let mean = Mean::of_deals(&deals, deals.iter().copied());
        near(mean.mean, 0.5, 1e-12);
        near(mean.spread, (1.0_f64 / 6.0).sqrt(), 1e-12);
        near(mean.high - mean.low, 2.0 * quantile(4) * (1.0_f64 / 24.0).sqrt(), 1e-12);
        // As sure as 0.25 × 24 = 6 games.
        assert_eq!(Share::of_deals(&deals, 2), wilson(0.5, 6.0, quantile(4)));
    }

    #[test]
    fn few_deals_that_come_out_alike_are_no_certainty() {
        let split = Share::of_deals(&[0.5; 3], 2);
        assert!(split.low < 0.25 && split.high > 0.75, "{split:?}");
        let won = Share::of_deals(&[1.0; 10], 2);
        assert!(won.low < 0.9 && won.high == 1.0, "{won:?}");
        assert_eq!(Share::of_deals(&[], 2), Share { mean: 0.0, low: 0.0, high: 1.0 });
    }

    /// 95 % intervals hold the truth in about 95 of 100 cases, also where the two games of a deal are
    /// alike.
    #[test]
    fn intervals_hold_what_they_promise() {
        let mut chance = FastChance::new(5);
        let mut held = 0;
        for _ in 0..1000 {
            let deal = |chance: &mut FastChance| {
                let one = f64::from(u8::from(chance.below(10) < 7));
                // Every other deal its second game ends like the first.
                let other =
                    if chance.below(2) == 0 { one } else { f64::from(u8::from(chance.below(10) < 7)) };
                (one + other) / 2.0
            };
            let deals: Vec<f64> = (0..80).map(|_| deal(&mut chance)).collect();
            let share = Share::of_deals(&deals, 2);
            held += i32::from(share.low <= 0.7 && 0.7 <= share.high);
        }
        assert!((930..=972).contains(&held), "{held} of 1000");
    }
}
