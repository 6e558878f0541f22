//! `roundhouse tables check`: can every game go on with today's rules? Asked before an upgrade.

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::ArgMatches;
use engine::Message;
use stalls::Stalls;
use store::StoreError;
use words::Words;

use super::super::{bar, runtime, workers};
use crate::failure::Failure;
use crate::keeping::folder::{Kept, Reading, trouble};
use crate::keeping::verdict::{Verdict, verdict};

/// What was found of a table; why its log makes none, if it doesn't.
type Found = Result<Verdict, Message>;

pub fn run(stalls: &impl Stalls, words: &Words, matches: &ArgMatches, folder: &Path) -> Result<(), Failure> {
    let runtime = runtime()?;
    let trouble = |error| trouble(folder, &error);
    let reading = runtime.block_on(Reading::open(folder)).map_err(trouble)?;
    let store = reading.store();
    let stored = runtime.block_on(store.tables()).map_err(trouble)?;
    let bar = bar(stored.len() as u64);
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || -> Result<(), StoreError> {
        while let Some(stored) = stored.get(next.fetch_add(1, Ordering::Relaxed)) {
            let log = runtime.block_on(store.log(&stored.id, 0))?;
            let one = Kept::read(&log).map(|kept| verdict(stalls, &kept));
            found.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((stored.id.clone(), one));
            bar.inc(1);
        }
        Ok(())
    };
    let done: Vec<Result<(), StoreError>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..workers(matches)).map(|_| scope.spawn(work)).collect();
        let ended = workers.into_iter().map(|worker| worker.join());
        ended.map(|done| done.unwrap_or(Err(StoreError::Closed))).collect()
    });
    bar.finish_and_clear();
    done.into_iter().collect::<Result<(), StoreError>>().map_err(trouble)?;
    let mut found = found.into_inner().unwrap_or_default();
    found.sort_by(|(one, _), (other, _)| one.cmp(other));
    tell(words, &found)
}

/// Says how many agree, and which don't; fails if there are any of these.
fn tell(words: &Words, found: &[(String, Found)]) -> Result<(), Failure> {
    let count =
        |verdict: Verdict| found.iter().filter(|(_, one)| one.as_ref() == Ok(&verdict)).count() as i64;
    let counts = [
        ("tables-agree", count(Verdict::Agrees)),
        ("tables-go-on", count(Verdict::GoesOn)),
        ("tables-waiting", count(Verdict::Waiting)),
    ];
    super::tell(words, counts.map(|(key, number)| Message::new(key).with("tables", number)))?;
    let bad = |(id, one): &(String, Found)| {
        let (message, why) = match one {
            Ok(Verdict::Departs(departure)) => {
                let step = departure.step as i64;
                (Message::new("tables-departs").with("step", step), &departure.why)
            }
            Err(why) => (Message::new("tables-damaged"), why),
            Ok(_) => return None,
        };
        Some(message.with("table", id.as_str()).with("why", words.say(why)))
    };
    let mut bad: Vec<Message> = found.iter().filter_map(bad).collect();
    if bad.is_empty() {
        return super::tell(words, [Message::new("tables-all-sound")]);
    }
    let number = bad.len() as i64;
    bad.push(Message::new("tables-not-sound").with("tables", number));
    Err(Failure::Told(bad))
}
