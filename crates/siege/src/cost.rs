//! What pages and updates cost the server, in CPU time.
//!
//! `page`: a table of Europe with two people in the middle of a game (52 steps). The first page that anybody
//! asks for in a process is told apart, because boards are drawn then if they haven't been before; the others
//! are asked for one after another.
//!
//! `update`: at such a table, one of the two acts; the other one's page asks for the regions that it doesn't
//! have, compressed, as a browser does. Both are measured together and apart.

use std::time::{Duration, Instant};

use crate::chance::Chance;
use crate::connection::Connection;
use crate::house::House;
use crate::page::Marks;
use crate::person::Manner;
use crate::report::{Report, Times};
use crate::tables::{Pair, STEPS, expect, fetch};
use crate::trouble::Outcome;

/// So many steps have been played in the middle of a game.
const MIDDLE: u32 = 52;

/// What a whole page costs.
///
/// # Errors
/// Tables can't be laid.
pub async fn page(house: &mut House, count: u32, seed: u64) -> Outcome<Report> {
    let mut chance = Chance::new(seed);
    let mut connection = Connection::to(house.address);
    let mut report = Report::new(format!("page: a table of Europe after {MIDDLE} steps, {count} times"));
    let pair = Pair::lay(&mut connection, &mut chance).await?;
    pair.play(&mut connection, MIDDLE).await?;
    house.reopen()?;
    let mut connection = Connection::to(house.address);
    let path = format!("/t/{}", pair.table);
    let whole = house.cpu();
    let (start, cpu) = (Instant::now(), house.cpu());
    let request = pair.people[0].get_in(&path, Manner::Browser);
    expect(connection.ask(&request).await?, 200, "the first page")?;
    report.figure("first page in a process: ms", start.elapsed().as_secs_f64() * 1000.0);
    report.figure("first page in a process: CPU ms", (house.cpu() - cpu) * 1000.0);
    // Whatever the program does by itself after it has been opened is over by then.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    report.figure("process so far: CPU ms", (house.cpu() - whole) * 1000.0);
    for (name, manner) in [("plain", Manner::Plain), ("compressed", Manner::Browser)] {
        let (mut times, cpu, mut bytes) = (Times::default(), house.cpu(), 0);
        for turn in 0..count {
            let request = pair.people[turn as usize % 2].get_in(&path, manner);
            let start = Instant::now();
            expect(connection.ask(&request).await?, 200, "a page")?;
            times.add(start.elapsed());
            bytes += connection.body().len();
        }
        report.figure(format!("{name}: CPU ms"), (house.cpu() - cpu) * 1000.0 / f64::from(count));
        report.figure(format!("{name}: p50 ms"), times.part(0.5));
        report.figure(format!("{name}: KB"), bytes as f64 / f64::from(count) / 1024.0);
    }
    Ok(report)
}

/// What an update costs: an action, and the fetch of what it changed.
///
/// # Errors
/// Tables can't be laid.
pub async fn update(house: &House, tables: u32, seed: u64) -> Outcome<Report> {
    let mut chance = Chance::new(seed);
    let mut connection = Connection::to(house.address);
    let mut report = Report::new(format!("update: {tables} tables of Europe, as a browser asks"));
    // CPU time is told in hundredths of a second, so it is read once a game: whole games are played
    // without the fetches of the other page, and as many with them.
    let (mut cpu, mut bytes) = ([0.0, 0.0], [0, 0]);
    for table in 0..2 * tables {
        let fetches = (table % 2) as usize;
        let pair = Pair::lay(&mut connection, &mut chance).await?;
        let mut marks = [Marks::default(), Marks::default()];
        let before = house.cpu();
        for step in 0..STEPS {
            pair.act_in_browser(&mut connection, step, &mut marks).await?;
            bytes[0] += connection.body().len();
            if fetches == 1 {
                let other = 1 - pair.action(step).0;
                fetch(&mut connection, &pair.people[other], &pair.table, &mut marks[other]).await?;
                bytes[1] += connection.body().len();
            }
        }
        cpu[fetches] += house.cpu() - before;
    }
    let actions = f64::from(tables * STEPS);
    let [without, with] = cpu.map(|cpu| cpu * 1000.0 / actions);
    report.figure("an action, answered by what changed: CPU ms", without);
    report.figure("an action, and the other page's fetch: CPU ms", with);
    report.figure("a fetch of what changed: CPU ms", with - without);
    report.figure("an action: KB answered", bytes[0] as f64 / actions / 2.0 / 1024.0);
    report.figure("a fetch: KB answered", bytes[1] as f64 / actions / 1024.0);
    Ok(report)
}
