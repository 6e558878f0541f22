//! Who has had how much of what: so many at a time, and so many an hour.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::Store;

use crate::{House, Tools};

/// So much of something at a time, for each who wants it.
#[derive(Clone, Default)]
pub struct AtATime {
    counts: Arc<Mutex<HashMap<String, usize>>>,
}

/// One of them. It is given back when this is dropped.
pub struct Entered {
    counts: Arc<Mutex<HashMap<String, usize>>>,
    who: String,
}

impl AtATime {
    /// One more for somebody, if that isn't more than `most`.
    pub fn enter(&self, who: &str, most: usize) -> Option<Entered> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.get(who).copied().unwrap_or_default();
        if count >= most {
            return None;
        }
        counts.insert(who.to_owned(), count + 1);
        Some(Entered { counts: self.counts.clone(), who: who.to_owned() })
    }
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        match counts.get_mut(&self.who) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(counts.remove(&self.who)),
        }
    }
}

/// What is given back is known everywhere after this time.
const GIVING_BACK: Duration = Duration::from_millis(400);

/// One of something among all servers of the house. It is given back when this is dropped.
pub(crate) struct EnteredThere {
    store: Store,
    what: &'static str,
    who: String,
}

impl Drop for EnteredThere {
    fn drop(&mut self) {
        // What can't be given back now is when this server is gone.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        let (store, what, who) = (self.store.clone(), self.what, std::mem::take(&mut self.who));
        runtime.spawn(async move { store.let_go(what, &who).await });
    }
}

impl House {
    /// Whether somebody may have one more of something within so many seconds, as all servers of the house have
    /// counted it. One server alone counts itself; and where the database can't be asked, each does.
    pub(crate) async fn may(&self, what: &str, who: &str, most: u64, within: Duration) -> bool {
        let now = self.tools.millis();
        let counted = self.tools.store.count(what, who, within.as_millis() as i64, now).await;
        counted.ok().flatten().is_none_or(|count| count <= most)
    }
}

impl House {
    /// Whether somebody may try once more to guess what only some know.
    pub(crate) async fn may_try(&self, who: &str) -> bool {
        let most = self.tools.settings.limits.tries_an_hour;
        self.tries.allow(who, most, (self.tools.clock)()) && self.may("try", who, most.into(), HOUR).await
    }
}

impl Tools {
    /// One more of something at a time for somebody, among all servers of the house, if that isn't more than
    /// `most`; nothing to hold, where there is only this one.
    pub(crate) async fn enter(
        &self,
        what: &'static str,
        who: &str,
        most: usize,
    ) -> Result<Option<EnteredThere>, ()> {
        let mut held = self.store.hold(what, who, most as u64).await;
        if matches!(held, Ok(Some(false))) {
            // What was just given back, perhaps at another server, may not have arrived yet.
            tokio::time::sleep(GIVING_BACK).await;
            held = self.store.hold(what, who, most as u64).await;
        }
        match held {
            Ok(Some(false)) => Err(()),
            Ok(Some(true)) => Ok(Some(EnteredThere { store: self.store.clone(), what, who: who.to_owned() })),
            Ok(None) | Err(_) => Ok(None),
        }
    }
}

/// So many are kept in mind. Who makes up more people than that begins a new hour for all of them.
const MOST: usize = 200_000;
pub(crate) const HOUR: Duration = Duration::from_secs(3600);

/// So much of something an hour, for each who wants it.
#[derive(Default)]
pub struct AnHour {
    /// Since when they are counted, and how many there were.
    counts: Mutex<(Duration, HashMap<String, u32>)>,
}

impl AnHour {
    /// Counts one more for somebody at this time of the house's clock; `false` if that is more than `most`.
    pub fn allow(&self, who: &str, most: u32, now: Duration) -> bool {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if now.saturating_sub(counts.0) >= HOUR || counts.1.len() > MOST {
            *counts = (now, HashMap::new());
        }
        let count = counts.1.entry(who.to_owned()).or_default();
        *count = count.saturating_add(1);
        *count <= most
    }
}

/// So much of something within a while, for each who wants it.
#[derive(Default)]
pub struct AWhile {
    /// When each had it lately.
    times: Mutex<HashMap<String, Vec<Duration>>>,
}

impl AWhile {
    /// Counts one more for somebody at this time of the house's clock; `false`, and nothing counted, if that
    /// is more than `most` within this time.
    pub fn allow(&self, who: &str, most: usize, within: Duration, now: Duration) -> bool {
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        let recent = |at: &Duration| now.saturating_sub(*at) < within;
        if times.len() > MOST {
            times.retain(|_, had| had.iter().any(recent));
        }
        let had = times.entry(who.to_owned()).or_default();
        had.retain(recent);
        let allowed = had.len() < most;
        if allowed {
            had.push(now);
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_at_a_time() {
        let streams = AtATime::default();
        let first = streams.enter("anna", 2).expect("one");
        let second = streams.enter("anna", 2).expect("two");
        assert!(streams.enter("anna", 2).is_none() && streams.enter("boris", 2).is_some());
        drop(first);
        let third = streams.enter("anna", 2);
        assert!(third.is_some() && streams.enter("anna", 2).is_none());
        drop((second, third));
        assert!(streams.counts.lock().expect("counts").is_empty(), "nobody is remembered for ever");
    }

    #[test]
    fn so_many_within_a_while() {
        let (lines, while_) = (AWhile::default(), Duration::from_secs(10));
        let allow = |who, at| lines.allow(who, 2, while_, Duration::from_secs(at));
        assert!(allow("anna", 1) && allow("anna", 5) && !allow("anna", 6) && allow("boris", 6));
        assert!(allow("anna", 11) && !allow("anna", 12), "the first is over");
    }

    #[test]
    fn so_many_an_hour() {
        let tables = AnHour::default();
        let at = |minutes: u64| Duration::from_secs(minutes * 60);
        assert!(tables.allow("anna", 2, at(1)) && tables.allow("anna", 2, at(2)));
        assert!(!tables.allow("anna", 2, at(3)) && tables.allow("boris", 2, at(3)));
        assert!(tables.allow("anna", 2, at(64)));
    }
}
