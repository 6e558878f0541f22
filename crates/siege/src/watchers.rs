//! Many watchers of one table.
//!
//! A table of Europe with two people, played by the siege as a browser asks. So many watchers each hold a
//! stream on it, and each fetches the regions it doesn't have as soon as it is told of something new, on a
//! second connection. Every few seconds one of the two acts: how long their answer takes is what counts; how
//! long it takes until every watcher has what changed is told too.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::chance::Chance;
use crate::connection::{Connection, connect_from};
use crate::house::House;
use crate::page::{self, Marks};
use crate::person::Person;
use crate::report::{Report, Times};
use crate::stream::{Stream, events};
use crate::tables::{Pair, STEPS, fetch, page_of};
use crate::trouble::{Outcome, Trouble};

/// What is to be measured.
#[derive(Clone, Copy, Debug)]
pub struct Watchers {
    /// So many watch.
    pub count: usize,
    /// Seconds between two actions.
    pub every: u64,
    /// Seconds in all.
    pub seconds: u64,
    /// What the secrets grow from.
    pub seed: u64,
}

/// What all watchers share.
struct Watched {
    address: SocketAddr,
    table: String,
    acted: Mutex<(Instant, Times, u64)>,
}

/// Measures a house.
///
/// # Errors
/// The table can't be laid, or a stream can't be had.
pub async fn watchers(house: &House, asked: Watchers) -> Outcome<Report> {
    let mut chance = Chance::new(asked.seed);
    let mut connection = Connection::to(house.address);
    let pair = Pair::lay(&mut connection, &mut chance).await?;
    let mut marks = [Marks::default(), Marks::default()];
    for step in 0..2 {
        pair.act_in_browser(&mut connection, step, &mut marks).await?;
    }
    let acted = Mutex::new((Instant::now(), Times::default(), 0));
    let watched = Arc::new(Watched { address: house.address, table: pair.table.clone(), acted });
    let page = page_of(&mut connection, &Person::new(&mut chance), &pair.table).await?;
    let (memory, mut watching) = (house.memory(false), Vec::new());
    for number in 0..asked.count {
        let person = Person::new(&mut chance);
        // A port is one of some 28,000 of an address.
        let from = 1 + (number / 10_000) as u8;
        let stream = connect_from(house.address, from).await?;
        let stream = Stream::open(stream, &person, &events(&pair.table, &page)).await?;
        watching.push(tokio::spawn(watch(watched.clone(), person, stream)));
    }
    let streams = (house.memory(false) - memory) * 1024.0 / asked.count.max(1) as f64;
    let (mut times, mut step, cpu) = (Times::default(), 2, house.cpu());
    let start = Instant::now();
    let mut due = start;
    while start.elapsed() < Duration::from_secs(asked.seconds) && step < STEPS {
        tokio::time::sleep_until(due.into()).await;
        let sent = Instant::now();
        if let Ok(mut acted) = watched.acted.lock() {
            acted.0 = sent;
        }
        pair.act_in_browser(&mut connection, step, &mut marks).await?;
        times.add(sent.elapsed());
        step += 1;
        due += Duration::from_secs(asked.every);
    }
    tokio::time::sleep_until(due.into()).await;
    let actions = times.count();
    let cpu = (house.cpu() - cpu) * 1000.0 / actions.max(1) as f64;
    watching.iter().for_each(tokio::task::JoinHandle::abort);
    let mut report = Report::new(format!(
        "watchers: {} of one table, an action every {} s for {} s",
        asked.count, asked.every, asked.seconds
    ));
    report.times("the actor's answer", &times);
    let seen = watched.acted.lock().map_err(|_| Trouble::told("a watcher panicked"))?;
    report.times("a watcher up to date", &seen.1);
    report.line("actions", actions as u64);
    report.line("fetches", seen.1.count() as u64);
    report.line("fetches that failed", seen.2);
    report.figure("CPU ms an action with all fetches", cpu);
    report.figure("KB of memory a stream", streams);
    let all = seen.2 == 0 && seen.1.count() >= asked.count;
    report.must(all, format!("{} fetches failed, {} did not", seen.2, seen.1.count()));
    Ok(report)
}

/// Follows a stream, and fetches whatever is new.
async fn watch(watched: Arc<Watched>, person: Person, mut stream: Stream) {
    let mut connection = Connection::to(watched.address);
    let mut marks = Marks::default();
    while let Ok(Some(event)) = stream.next().await {
        if !page::is_news(&event) {
            continue;
        }
        let fine = fetch(&mut connection, &person, &watched.table, &mut marks).await.is_ok();
        if let Ok(mut acted) = watched.acted.lock() {
            let since = acted.0.elapsed();
            if fine { acted.1.add(since) } else { acted.2 += 1 }
        }
    }
}
