//! How long people wait: as long as anything goes on, however slow the machine is.

use std::fmt::Debug;
use std::time::{Duration, Instant};

/// Nothing at all changes for so long only where something is broken.
pub const STILLNESS: Duration = Duration::from_secs(60);

/// One look counts as no more time than this.
const LOOK: Duration = Duration::from_millis(50);

/// Waits for as long as what it is shown changes now and then.
#[derive(Debug)]
pub struct Patience<T> {
    seen: Option<T>,
    since: Instant,
    last: Instant,
    felt: Duration,
}

impl<T: PartialEq + Debug> Default for Patience<T> {
    fn default() -> Patience<T> {
        let now = Instant::now();
        Patience { seen: None, since: now, last: now, felt: Duration::ZERO }
    }
}

impl<T: PartialEq + Debug> Patience<T> {
    /// Looks at how far things are, while waiting for this.
    ///
    /// # Panics
    /// They have been as they are for a long time.
    #[track_caller]
    pub fn look(&mut self, now: T, wanted: &str) {
        if self.seen.as_ref() != Some(&now) {
            *self = Patience { seen: Some(now), ..Patience::default() };
        }
        self.felt += self.last.elapsed().min(LOOK);
        self.last = Instant::now();
        assert!(self.since.elapsed() < STILLNESS, "{wanted}, and nothing changes any more: {:?}", self.seen);
    }

    /// For how long nothing has changed, as far as it was looked at: where a machine is slow there are fewer
    /// looks, and less of its time counts.
    #[must_use]
    pub fn felt(&self) -> Duration {
        self.felt
    }
}
