//! How long decisions took: kept as counts in narrow classes, so that millions take no room.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Each doubling of time is parted into so many classes: a quantile is right within 2 %.
const PARTS: u64 = 32;
/// By how much a decision may exceed its time without being late.
const GRACE: f64 = 0.2;

/// No run has more decisions, and none takes longer: so that sums of what is read stay within their types.
const MOST_COUNTED: u64 = 1 << 48;
const LONGEST: Duration = Duration::from_secs(1 << 40);

/// How long decisions took.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Times {
    count: u64,
    sum: Duration,
    most: Duration,
    classes: BTreeMap<u16, u64>,
    overrun: f64,
    late: u64,
}

impl Times {
    /// Adds a decision that took so long, and how long it should have taken at most.
    pub fn add(&mut self, taken: Duration, allowed: Option<Duration>) {
        self.count += 1;
        self.sum += taken;
        self.most = self.most.max(taken);
        *self.classes.entry(class(taken)).or_default() += 1;
        if let Some(allowed) = allowed {
            let over = taken.as_secs_f64() / allowed.as_secs_f64().max(1e-9) - 1.0;
            self.overrun = self.overrun.max(over);
            self.late += u64::from(over > GRACE);
        }
    }

    /// Adds all of these.
    pub fn add_all(&mut self, other: &Times) {
        self.count += other.count;
        self.sum += other.sum;
        self.most = self.most.max(other.most);
        self.overrun = self.overrun.max(other.overrun);
        self.late += other.late;
        for (class, count) in &other.classes {
            *self.classes.entry(*class).or_default() += count;
        }
    }

    /// Whether these can have been counted: what comes out of a file may be anything.
    pub(crate) fn is_sound(&self) -> bool {
        let counted = self.classes.values().try_fold(0_u64, |all, count| all.checked_add(*count));
        counted == Some(self.count)
            && self.count <= MOST_COUNTED
            && self.late <= self.count
            && self.classes.keys().all(|class| u64::from(*class) < 64 * PARTS)
            && self.overrun.is_finite()
            && self.sum <= LONGEST
            && self.most <= LONGEST
    }

    /// How many decisions there were.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean, in seconds.
    pub fn mean(&self) -> f64 {
        self.sum.as_secs_f64() / self.count.max(1) as f64
    }

    /// The longest, in seconds.
    pub fn most(&self) -> f64 {
        self.most.as_secs_f64()
    }

    /// The time within which this share of all decisions was taken, in seconds.
    pub fn quantile(&self, share: f64) -> f64 {
        let wanted = (share * self.count as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        for (class, count) in &self.classes {
            seen += count;
            if seen >= wanted {
                return middle(*class).min(self.most());
            }
        }
        self.most()
    }

    /// By which share of it the allowed time was exceeded at most; 0 if never.
    pub fn overrun(&self) -> f64 {
        self.overrun
    }

    /// How many decisions took more than a fifth longer than allowed.
    pub fn late(&self) -> u64 {
        self.late
    }
}

/// The class of a time, by its highest bits.
fn class(taken: Duration) -> u16 {
    let nanoseconds = u64::try_from(taken.as_nanos()).unwrap_or(u64::MAX).max(1);
    let octave = u64::from(nanoseconds.ilog2());
    let part = match octave {
        0..5 => (nanoseconds << (5 - octave)) - PARTS,
        _ => (nanoseconds >> (octave - 5)) - PARTS,
    };
    (octave * PARTS + part) as u16
}

/// The middle of a class, in seconds.
fn middle(class: u16) -> f64 {
    let (octave, part) = (u64::from(class) / PARTS, u64::from(class) % PARTS);
    let size = 2_f64.powi(octave as i32);
    size * (1.0 + (part as f64 + 0.5) / PARTS as f64) / 1e9
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_right_within_two_per_cent() {
        let mut times = Times::default();
        for microseconds in (1..=1000).rev() {
            times.add(Duration::from_micros(microseconds), None);
        }
        for (share, expected) in [(0.5, 500e-6), (0.95, 950e-6), (0.99, 990e-6)] {
            let found = times.quantile(share);
            assert!((found / expected - 1.0).abs() < 0.02, "{share}: {found}");
        }
        assert!((times.mean() - 500.5e-6).abs() < 1e-9);
        assert_eq!((times.most(), times.quantile(1.0), times.overrun()), (1e-3, 1e-3, 0.0));
    }

    #[test]
    fn parts_add_up_and_overruns_are_noticed() {
        let (mut one, mut other) = (Times::default(), Times::default());
        one.add(Duration::from_millis(10), Some(Duration::from_millis(20)));
        other.add(Duration::from_millis(25), Some(Duration::from_millis(20)));
        one.add_all(&other);
        assert_eq!((one.count(), one.late()), (2, 1));
        assert!((one.overrun() - 0.25).abs() < 1e-9 && (one.mean() - 17.5e-3).abs() < 1e-9);
        one.add(Duration::ZERO, None);
        assert!(one.quantile(0.1) < 1e-8);
    }
}
