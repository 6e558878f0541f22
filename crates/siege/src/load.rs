//! Durable actions a second.
//!
//! Two people a table of Europe, both played by the siege: they keep their opening tickets, then draw blind
//! turn by turn for as long as the deck lasts (99 actions), then the next table follows. All tables are laid
//! before the measured time. One connection a table, one action at a time on it. In a closed loop the next
//! action is sent as soon as the last is answered; with a rate, action *k* is due *k*/rate seconds after the
//! start, at table *k* modulo their number, and its time counts from when it was due (the timer adds up to
//! 1 ms). Afterwards every table has to show just as many steps as were acknowledged, and so has the log.
//!
//! Where several servers share a database, the two people of a table ask different ones.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::book::{Book, SharedBook, step};
use crate::chance::Chance;
use crate::cluster::postgres;
use crate::connection::Connection;
use crate::house::House;
use crate::page::{self, Marks};
use crate::person::Manner;
use crate::report::{Report, Times};
use crate::tables::{Pair, STEPS, page_of};
use crate::trouble::{Outcome, Trouble};

/// What is to be measured.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// So many tables at a time.
    pub tables: usize,
    /// For so long.
    pub seconds: u64,
    /// So many actions a second; as many as can be, if nothing is said.
    pub rate: Option<u64>,
    /// How people ask.
    pub manner: Manner,
    /// What the secrets grow from.
    pub seed: u64,
}

/// No house of today does more actions a second: so many tables are laid.
const MOST: u64 = 20_000;
/// Nor on a database behind a network.
const MOST_SHARED: u64 = 10_000;
/// So many logs are read at once.
const AT_ONCE: usize = 50;

#[derive(Default)]
struct Done {
    times: Times,
    errors: u64,
    bytes: u64,
    dry: bool,
    /// Tables with the number of steps that were acknowledged.
    played: Vec<(Pair, u32)>,
}

/// Measures a house: its one server, or all that share a database.
///
/// # Errors
/// Tables can't be laid.
pub async fn load(houses: &[House], asked: Load) -> Outcome<Report> {
    let house = houses.first().ok_or_else(|| Trouble::told("there is no house"))?;
    let mut chance = Chance::new(asked.seed);
    let most = if house.database().is_some() { MOST_SHARED } else { MOST };
    let supply = asked.tables as u64 + asked.rate.unwrap_or(most) * asked.seconds / u64::from(STEPS);
    let mut connection = Connection::to(house.address);
    let mut pairs = Vec::new();
    for _ in 0..supply {
        pairs.push(Pair::lay(&mut connection, &mut chance).await?);
    }
    let pairs = Arc::new(Mutex::new(pairs));
    let database = match house.database() {
        Some(address) => Some(SharedBook::open(address).await?.process().await?),
        None => None,
    };
    let used = || houses.iter().map(House::cpu).sum::<f64>();
    let used_there = || database.map_or(0.0, postgres::cpu);
    let (cpu, cpu_there) = (used(), used_there());
    let start = Instant::now() + Duration::from_millis(10);
    let workers: Vec<_> = (0..asked.tables as u64)
        .map(|worker| {
            let to = |person: u64| Connection::to(houses[(worker + person) as usize % houses.len()].address);
            tokio::spawn(work(asked, worker, start, pairs.clone(), [to(0), to(1)]))
        })
        .collect();
    let mut done = Done::default();
    for worker in workers {
        let Ok(mut theirs) = worker.await else { continue };
        done.times.join(std::mem::take(&mut theirs.times));
        done.errors += theirs.errors;
        done.bytes += theirs.bytes;
        done.dry |= theirs.dry;
        done.played.append(&mut theirs.played);
    }
    let took = start.elapsed().as_secs_f64();
    let (cpu, cpu_there) = (used() - cpu, used_there() - cpu_there);
    let actions = done.times.count() as f64;
    let mut report = Report::new(format!(
        "load: {}{} tables, {} s, {:?}, {}",
        match house.database() {
            Some(_) if houses.len() == 1 => "a server on Postgres, ".to_owned(),
            Some(_) => format!("{} servers on Postgres, ", houses.len()),
            None => String::new(),
        },
        asked.tables,
        asked.seconds,
        asked.manner,
        asked.rate.map_or("as fast as can be".to_owned(), |rate| format!("{rate} a second"))
    ));
    report.figure("actions a second", actions / took);
    report.times("answer", &done.times);
    report.figure("CPU ms an action", cpu * 1000.0 / actions.max(1.0));
    report.figure("CPU cores used", cpu / took);
    if database.is_some() {
        report.figure("CPU ms of Postgres an action", cpu_there * 1000.0 / actions.max(1.0));
        report.figure("CPU cores used by Postgres", cpu_there / took);
    }
    report.figure("KB an answer", done.bytes as f64 / actions.max(1.0) / 1024.0);
    report.line("actions", done.times.count() as u64);
    report.line("tables played", done.played.len() as u64);
    report.line("errors", done.errors);
    report.must(done.errors == 0, format!("{} actions were not accepted", done.errors));
    report.must(!done.dry, "there were not enough tables: measure for a shorter time");
    check(house, &mut connection, &done.played, &mut report).await?;
    Ok(report)
}

/// Whether pages and log have what was acknowledged.
async fn check(
    house: &House,
    connection: &mut Connection,
    played: &[(Pair, u32)],
    report: &mut Report,
) -> Outcome<()> {
    let written = written(house, played).await?;
    for (pair, steps) in played {
        let page = page_of(connection, &pair.people[0], &pair.table).await?;
        let shown = page::step(&page).unwrap_or(0);
        let written = written.get(&pair.table).copied().unwrap_or(0);
        let fine = shown == *steps && written == *steps;
        let table = &pair.table;
        report.must(fine, format!("table {table}: {steps} acknowledged, {shown} shown, {written} written"));
    }
    Ok(())
}

/// How many steps the logs of these tables have.
async fn written(house: &House, played: &[(Pair, u32)]) -> Outcome<HashMap<String, u32>> {
    let count = |log: &[String]| log.iter().filter_map(|body| step(body)).count() as u32;
    let mut all = HashMap::new();
    match house.database() {
        None => {
            let book = Book::open(house.folder())?;
            for (pair, _) in played {
                all.insert(pair.table.clone(), count(&book.entries(&pair.table, 0)?));
            }
        }
        Some(address) => {
            let book = SharedBook::open(address).await?;
            for some in played.chunks(AT_ONCE) {
                let tables: Vec<String> = some.iter().map(|(pair, _)| pair.table.clone()).collect();
                let logs = book.entries(&tables).await?;
                all.extend(logs.into_iter().map(|(table, log)| (table, count(&log))));
            }
        }
    }
    Ok(all)
}

async fn work(
    asked: Load,
    worker: u64,
    start: Instant,
    pairs: Arc<Mutex<Vec<Pair>>>,
    mut connections: [Connection; 2],
) -> Done {
    let (mut done, mut request, mut turn) = (Done::default(), String::new(), worker);
    let end = start + Duration::from_secs(asked.seconds);
    tokio::time::sleep_until(start.into()).await;
    'tables: while Instant::now() < end {
        let pair = pairs.lock().ok().and_then(|mut pairs| pairs.pop());
        let Some(pair) = pair else {
            done.dry = true;
            break;
        };
        let (mut step, mut marks) = (0, [Marks::default(), Marks::default()]);
        while step < STEPS {
            let due = match asked.rate {
                None => Instant::now(),
                Some(rate) => start + Duration::from_secs_f64(turn as f64 / rate as f64),
            };
            if due >= end {
                done.played.push((pair, step));
                break 'tables;
            }
            if asked.rate.is_some() {
                tokio::time::sleep_until(due.into()).await;
            }
            turn += asked.tables as u64;
            let (who, mut fields) = pair.action(step);
            if asked.manner != Manner::Plain {
                fields += "&have=";
                fields += &marks[who].have();
            }
            request.clear();
            pair.people[who].write_post(&mut request, pair.path(), &fields, asked.manner);
            let connection = &mut connections[who];
            let answer = connection.ask(request.as_bytes()).await;
            let fine = if asked.manner == Manner::Plain { 303 } else { 200 };
            match answer {
                Ok(head) if head.status == fine => {
                    done.times.add(due.elapsed());
                    done.bytes += connection.body().len() as u64;
                    match head.gzip {
                        true => marks[who].learn(connection.text(&head).as_bytes()),
                        false => marks[who].learn(connection.body()),
                    }
                    step += 1;
                }
                _ => {
                    done.errors += 1;
                    break;
                }
            }
        }
        done.played.push((pair, step));
    }
    done
}
