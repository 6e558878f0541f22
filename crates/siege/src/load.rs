//! Durable actions a second.
//!
//! Two people a table of Europe, both played by the siege: they keep their opening tickets, then draw blind
//! turn by turn for as long as the deck lasts (99 actions), then the next table follows. All tables are laid
//! before the measured time. One connection a table, one action at a time on it. In a closed loop the next
//! action is sent as soon as the last is answered; with a rate, action *k* is due *k*/rate seconds after the
//! start, at table *k* modulo their number, and its time counts from when it was due (the timer adds up to
//! 1 ms). Afterwards every table has to show just as many steps as were acknowledged, and so has the log.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::book::Book;
use crate::chance::Chance;
use crate::connection::Connection;
use crate::house::House;
use crate::page::{self, Marks};
use crate::person::Manner;
use crate::report::{Report, Times};
use crate::tables::{Pair, STEPS, page_of};
use crate::trouble::Outcome;

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

#[derive(Default)]
struct Done {
    times: Times,
    errors: u64,
    bytes: u64,
    dry: bool,
    /// Tables with the number of steps that were acknowledged.
    played: Vec<(Pair, u32)>,
}

/// Measures a house.
///
/// # Errors
/// Tables can't be laid.
pub async fn load(house: &House, asked: Load) -> Outcome<Report> {
    let mut chance = Chance::new(asked.seed);
    let supply = asked.tables as u64 + asked.rate.unwrap_or(MOST) * asked.seconds / u64::from(STEPS);
    let mut connection = Connection::to(house.address);
    let mut pairs = Vec::new();
    for _ in 0..supply {
        pairs.push(Pair::lay(&mut connection, &mut chance).await?);
    }
    let pairs = Arc::new(Mutex::new(pairs));
    let (start, cpu) = (Instant::now() + Duration::from_millis(10), house.cpu());
    let workers: Vec<_> = (0..asked.tables as u64)
        .map(|worker| {
            let (pairs, connection) = (pairs.clone(), Connection::to(house.address));
            tokio::spawn(work(asked, worker, start, pairs, connection))
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
    let (took, cpu) = (start.elapsed().as_secs_f64(), house.cpu() - cpu);
    let actions = done.times.count() as f64;
    let mut report = Report::new(format!(
        "load: {} tables, {} s, {:?}, {}",
        asked.tables,
        asked.seconds,
        asked.manner,
        asked.rate.map_or("as fast as can be".to_owned(), |rate| format!("{rate} a second"))
    ));
    report.figure("actions a second", actions / took);
    report.times("answer", &done.times);
    report.figure("CPU ms an action", cpu * 1000.0 / actions.max(1.0));
    report.figure("CPU cores used", cpu / took);
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
    let book = Book::open(house.folder())?;
    for (pair, steps) in played {
        let page = page_of(connection, &pair.people[0], &pair.table).await?;
        let (shown, written) = (page::step(&page).unwrap_or(0), book.steps(&pair.table)?.len() as u32);
        let fine = shown == *steps && written == *steps;
        let table = &pair.table;
        report.must(fine, format!("table {table}: {steps} acknowledged, {shown} shown, {written} written"));
    }
    Ok(())
}

async fn work(
    asked: Load,
    worker: u64,
    start: Instant,
    pairs: Arc<Mutex<Vec<Pair>>>,
    mut connection: Connection,
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
