//! `roundhouse tables check`: can every game go on with today's rules? Asked before an upgrade.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::ArgMatches;
use engine::Message;
use stalls::Stalls;
use store::StoreError;
use words::Words;

use super::super::{bar, runtime, workers};
use crate::failure::Failure;
use crate::keeping::folder::{Kept, Reading};
use crate::keeping::place::{Place, trouble};
use crate::keeping::verdict::{Verdict, check};

/// What was found of a table, and which of its bots this program doesn't have; why its log makes none, if it
/// doesn't.
type Found = Result<(Verdict, Vec<String>), Message>;

pub fn run(stalls: &impl Stalls, words: &Words, matches: &ArgMatches, place: &Place) -> Result<(), Failure> {
    let runtime = runtime()?;
    let trouble = |error| trouble(place, &error);
    let reading = runtime.block_on(Reading::open(place)).map_err(trouble)?;
    let store = reading.store();
    let stored = runtime.block_on(store.tables()).map_err(trouble)?;
    let bar = bar(stored.len() as u64);
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || -> Result<(), StoreError> {
        while let Some(stored) = stored.get(next.fetch_add(1, Ordering::Relaxed)) {
            let log = runtime.block_on(store.log(&stored.id, 0))?;
            let one = Kept::read(&log).map(|kept| check(stalls, &kept));
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

/// Says how many agree, where bots are missing, and which don't; fails if there are any of these.
fn tell(words: &Words, found: &[(String, Found)]) -> Result<(), Failure> {
    let sound = || found.iter().filter_map(|(id, one)| Some((id, one.as_ref().ok()?)));
    let count = |verdict: Verdict| sound().filter(|(_, (one, _))| *one == verdict).count() as i64;
    let counts = [
        ("tables-agree", count(Verdict::Agrees)),
        ("tables-go-on", count(Verdict::GoesOn)),
        ("tables-waiting", count(Verdict::Waiting)),
    ];
    super::tell(words, counts.map(|(key, number)| Message::new(key).with("tables", number)))?;
    let missing = |(id, (_, bots)): (&String, &(Verdict, Vec<String>))| {
        let told = |bot: &String| {
            Message::new("tables-bot-missing").with("table", id.as_str()).with("bot", bot.as_str())
        };
        bots.iter().map(told).collect::<Vec<_>>()
    };
    super::tell(words, sound().flat_map(missing))?;
    let bad = |(id, one): &(String, Found)| {
        let (message, why) = match one {
            Ok((Verdict::Departs(departure), _)) => {
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
