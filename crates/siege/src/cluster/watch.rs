//! Whether servers and database are up, whether bots go on, and whether the log has what people know.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::JoinHandle;

use super::people::{Table, World, locked};
use super::server::Server;
use crate::book::{SharedBook, done_by, step};
use crate::trouble::Outcome;

/// So often it is looked.
const LOOK: Duration = Duration::from_millis(150);
/// Bots don't stop for longer, after things are up.
pub const LONGEST: Duration = Duration::from_secs(10);
/// So often a log is read again that couldn't be read.
const TRIES: u32 = 200;

/// What is up, and since when.
pub struct Up {
    database: bool,
    ready: Vec<bool>,
    /// Since when the database and at least one server have been.
    pub some: Option<Instant>,
    /// Since when all have been.
    pub all: Option<Instant>,
}

impl Up {
    pub(super) fn of(servers: usize) -> Up {
        Up { database: false, ready: vec![false; servers], some: None, all: None }
    }

    fn set(&mut self) {
        let since =
            |is: bool, since: Option<Instant>| if is { since.or_else(|| Some(Instant::now())) } else { None };
        self.some = since(self.database && self.ready.contains(&true), self.some);
        self.all = since(self.database && !self.ready.contains(&false), self.all);
    }

    /// Whether a server is ready.
    pub fn server(&mut self, server: usize, ready: bool) {
        self.ready[server] = ready;
        self.set();
    }

    /// Whether the database answers.
    pub fn database(&mut self, answers: bool) {
        self.database = answers;
        self.set();
    }
}

/// Looks after everything for as long as this is kept.
pub struct Watch(Vec<JoinHandle<()>>);

impl Drop for Watch {
    fn drop(&mut self) {
        self.0.iter().for_each(JoinHandle::abort);
    }
}

/// Begins to look: at the servers, and at the database by an address of one's own.
pub fn begin(world: &Arc<World>, servers: &[Server], database: &str) -> Watch {
    let mut all = Vec::new();
    for (number, server) in servers.iter().cloned().enumerate() {
        let world = world.clone();
        all.push(tokio::spawn(async move {
            loop {
                let ready = server.is_ready().await;
                locked(&world.up).server(number, ready);
                tokio::time::sleep(LOOK).await;
            }
        }));
    }
    let (world, database) = (world.clone(), database.to_owned());
    all.push(tokio::spawn(async move {
        loop {
            if let Ok(book) = SharedBook::open(&database).await {
                // It ends when the database does.
                while look(&world, &book).await.is_ok() {
                    tokio::time::sleep(LOOK).await;
                }
            }
            locked(&world.up).database(false);
            tokio::time::sleep(LOOK).await;
        }
    }));
    Watch(all)
}

/// Looks how far all tables are, and wakes those people who want to know.
async fn look(world: &World, book: &SharedBook) -> Outcome<()> {
    let tables: Vec<Arc<Table>> = locked(&world.tables).clone();
    let ids: Vec<String> = tables.iter().map(|table| table.id().to_owned()).collect();
    let heads = book.heads(&ids).await?;
    let fresh = |table: &&Arc<Table>| locked(&table.state).base.is_none();
    let fresh: Vec<&Arc<Table>> = tables.iter().filter(fresh).collect();
    if !fresh.is_empty() {
        let ids: Vec<String> = fresh.iter().map(|table| table.id().to_owned()).collect();
        let logs = book.entries(&ids).await?;
        for table in fresh {
            let log = logs.get(table.id());
            let base = |log: &Vec<String>| log.iter().filter(|body| step(body).is_none()).count();
            locked(&table.state).base = log.map(base);
        }
    }
    let now = Instant::now();
    let up = {
        let mut up = locked(&world.up);
        up.database(true);
        up.some
    };
    let mut stuck = Vec::new();
    for (table, head) in tables.iter().zip(heads) {
        let mut state = locked(&table.state);
        let since = up.map(|up| up.max(state.grown));
        let stop = since.map(|since| now.saturating_duration_since(since));
        let driven = since.map(|since| now.saturating_duration_since(since.max(state.driver.1)));
        let waited = state.waits_for_bots();
        if head.driver != state.driver.0 {
            // Given away is not taken over.
            let since = if head.driver.is_some() { now } else { state.driver.1 };
            state.driver = (head.driver, since);
        }
        if head.entries > state.entries {
            if waited && let (Some(stop), Some(driven)) = (stop, driven) {
                locked(&world.counts.stops).add(stop);
                locked(&world.counts.driven_stops).add(driven);
            }
            (state.entries, state.grown, state.told) = (head.entries, now, false);
            table.tell();
        } else if waited && !state.told && driven.is_some_and(|driven| driven > LONGEST) {
            state.told = true;
            let (step, driver) = (state.bots_at.unwrap_or(0), state.driver.0);
            let stop = stop.unwrap_or_default().as_secs_f64();
            stuck.push(format!(
                "{}: no bot acts after step {step}, for {stop:.1} s; server {driver:?} drives",
                table.name()
            ));
        }
    }
    if !stuck.is_empty() {
        let alive = book.alive().await?;
        stuck.into_iter().for_each(|stuck| world.tell(format!("{stuck}, {alive:?} are alive")));
    }
    Ok(())
}

/// Compares the log with all that people know. With `all` they have gone, so that nothing of it may be missing;
/// else they go on meanwhile. Says how many entries there are.
///
/// # Errors
/// The log can't be read.
pub async fn check(world: &World, database: &str, all: bool) -> Outcome<usize> {
    let finished: Vec<Arc<Table>> = std::mem::take(&mut *locked(&world.finished));
    let playing: Vec<Arc<Table>> = locked(&world.tables).clone();
    let tables: Vec<Arc<Table>> = finished.iter().chain(&playing).cloned().collect();
    let before: Vec<_> = tables.iter().map(|table| locked(&table.state).account.clone()).collect();
    let logs = logs(&tables, database).await?;
    let mut entries = 0;
    for ((number, table), before) in tables.iter().enumerate().zip(before) {
        let mut state = locked(&table.state);
        let nothing = Vec::new();
        let log = logs.get(table.id()).unwrap_or(&nothing);
        entries += log.len();
        let hashes: Vec<u64> = log.iter().map(|body| hash(body)).collect();
        if !hashes.starts_with(&state.known) {
            world.tell(format!("{}: what had been in the log is gone or another", table.name()));
        }
        state.known = hashes;
        let done = done_by(log, 0);
        let fine = match all || number < finished.len() {
            true => state.account.compare(&done).is_some(),
            false => before.goes_on(&state.account, &done),
        };
        if !fine {
            let account = &state.account;
            let place = done.iter().zip(&account.sure).take_while(|(done, sure)| done == sure).count();
            let near = |all: &[String]| all[place.saturating_sub(2)..all.len().min(place + 4)].to_vec();
            let (rest, sure, maybe) = (near(&done), near(&account.sure), &account.maybe);
            world.tell(format!(
                "{}: at action {place} the log has {rest:?}, acknowledged are {sure:?}, not answered {maybe:?}",
                table.name()
            ));
            // It is told once.
            state.account.sure = done;
        }
    }
    Ok(entries)
}

/// The logs of these tables, read as soon as the database answers.
async fn logs(tables: &[Arc<Table>], database: &str) -> Outcome<HashMap<String, Vec<String>>> {
    let ids: Vec<String> = tables.iter().map(|table| table.id().to_owned()).collect();
    let mut tried = 0;
    loop {
        let read = async { SharedBook::open(database).await?.entries(&ids).await };
        match read.await {
            Err(_) if tried < TRIES => tried += 1,
            read => return read,
        }
        tokio::time::sleep(LOOK).await;
    }
}

fn hash(body: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    body.hash(&mut hasher);
    hasher.finish()
}
