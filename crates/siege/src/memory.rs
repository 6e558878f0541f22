//! Many stored tables, some of them opened once.
//!
//! One table of Europe with two people is played for some steps; the house is closed, and its log is copied
//! under new ids straight into the data folder. Then the house opens, and so many of the tables are looked at
//! once, by people who sit nowhere.

use std::time::{Duration, Instant};

use crate::book::copy;
use crate::chance::Chance;
use crate::connection::Connection;
use crate::house::Opening;
use crate::person::Person;
use crate::report::{Report, Times};
use crate::tables::{Pair, expect};
use crate::trouble::Outcome;

/// What is to be measured.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    /// So many tables are stored.
    pub stored: usize,
    /// So many of them are looked at.
    pub opened: usize,
    /// So many steps have been played at each.
    pub steps: u32,
    /// What the secrets grow from.
    pub seed: u64,
}

/// So many people look at once.
const LOOKING: usize = 8;

/// Measures a house.
///
/// # Errors
/// The tables can't be laid or copied.
pub async fn memory(opening: &Opening, asked: Memory) -> Outcome<Report> {
    let mut chance = Chance::new(asked.seed);
    let mut house = opening.open()?;
    let mut connection = Connection::to(house.address);
    let pair = Pair::lay(&mut connection, &mut chance).await?;
    pair.play(&mut connection, asked.steps).await?;
    house.stop(Duration::from_secs(10))?;
    drop(house);
    // Ids of the kind that the house gives: nothing about them says where they come from.
    let ids: Vec<String> = (0..asked.stored).map(|_| chance.hex(8)).collect();
    copy(&opening.folder, &pair.table, &ids)?;
    let start = Instant::now();
    let house = opening.open()?;
    let mut report = Report::new(format!(
        "memory: {} tables of {} steps stored, {} opened once",
        asked.stored, asked.steps, asked.opened
    ));
    report.figure("opening ms", start.elapsed().as_secs_f64() * 1000.0);
    tokio::time::sleep(Duration::from_millis(1500)).await;
    report.figure("MB with nothing opened", house.memory(false));
    let (cpu, start) = (house.cpu(), Instant::now());
    let shares = ids[..asked.opened.min(ids.len())].chunks(asked.opened.div_ceil(LOOKING).max(1));
    let looking: Vec<_> = shares
        .map(|share| {
            let (share, person) = (share.to_vec(), Person::new(&mut chance));
            tokio::spawn(look(Connection::to(house.address), person, share))
        })
        .collect();
    let mut times = Times::default();
    for looking in looking {
        times.join(looking.await??);
    }
    report.times("a table opened", &times);
    report.figure("seconds", start.elapsed().as_secs_f64());
    report.figure("CPU ms a table opened", (house.cpu() - cpu) * 1000.0 / times.count().max(1) as f64);
    report.figure("MB after", house.memory(false));
    report.figure("MB at most", house.memory(true));
    Ok(report)
}

async fn look(mut connection: Connection, person: Person, tables: Vec<String>) -> Outcome<Times> {
    let mut times = Times::default();
    for table in tables {
        let start = Instant::now();
        let head = connection.ask(&person.get(&format!("/t/{table}"))).await?;
        expect(head, 200, "a stored table")?;
        times.add(start.elapsed());
    }
    Ok(times)
}
