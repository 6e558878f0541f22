//! SIGKILL for servers that share a database, and for that database, under play.
//!
//! Two servers behind nginx, people at tables of all games with bots. A round is: everybody plays for a moment;
//! then one of the servers is killed, and started again at once, or all of Postgres, and started again within a
//! second. Nobody waits for quiet: people go on through it all, and send again what wasn't answered. Every fifth
//! round begins before what was killed is ready again. Once in a while it is quiet until every table has gone on.
//!
//! What has to hold all the time: each log begins with all that it had before; everything that was acknowledged is
//! in it, in its order, once; a form whose answer was lost is in it once or not at all, and sending it again does
//! it exactly once; no table's bots stop for more than ten seconds while there are a server and the database; no
//! server panics. At the end both servers, started anew, show the same of every table, and go on with it.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use crate::chance::Chance;
use crate::cluster::people::{Table, World, locked};
use crate::cluster::watch::{self, LONGEST, Watch};
use crate::cluster::{Cluster, server};
use crate::connection::Connection;
use crate::page;
use crate::person::Manner;
use crate::play::{Turn, turn};
use crate::report::{Report, Times};
use crate::tables::{games, page_of};
use crate::trouble::{Outcome, Trouble, ensure};

/// Everybody plays for so many milliseconds between two kills, at least and at most.
const ROUND: (usize, usize) = (150, 550);
/// Logs are compared after so many kills.
const COMPARED: u32 = 20;
/// It is quiet after so many.
const QUIET: u32 = 100;
/// Everybody is gone within this time.
const GOING: Duration = Duration::from_secs(90);
/// All is up within this time.
const UP: Duration = Duration::from_secs(60);

/// What is to be done.
#[derive(Clone, Copy, Debug)]
pub struct Servers {
    /// So many tables at a time.
    pub tables: usize,
    /// Kills of servers.
    pub kills: u32,
    /// Kills of Postgres.
    pub database_kills: u32,
    /// What chance grows from.
    pub seed: u64,
}

/// Attacks two servers of this program and their database.
///
/// # Errors
/// They don't open.
pub async fn servers(program: &Path, inside: &Path, asked: Servers) -> Outcome<Report> {
    let mut chance = Chance::new(asked.seed);
    let direct = async |_: usize, postgres: &crate::cluster::postgres::Postgres| Ok(postgres.address());
    let mut cluster = Cluster::open(program, inside, 2, direct).await?;
    let start = Instant::now();
    let (world, watch) = begin(&cluster, asked.tables, &mut chance).await?;
    let (database, mut recovery) = (cluster.postgres.address(), Times::default());
    let all = asked.kills + asked.database_kills;
    let mut done = (0, 0);
    for round in 1..=all {
        tokio::time::sleep(Duration::from_millis((ROUND.0 + chance.below(ROUND.1 - ROUND.0)) as u64)).await;
        // Spread evenly over the rounds.
        let due = u64::from(round) * u64::from(asked.database_kills) / u64::from(all);
        if done.1 < due {
            done.1 += 1;
            locked(&world.up).database(false);
            cluster.postgres.crash()?;
            tokio::time::sleep(Duration::from_millis(chance.below(1000) as u64)).await;
            let begun = Instant::now();
            cluster.postgres.start()?;
            cluster.postgres.ready().await?;
            recovery.add(begun.elapsed());
        } else {
            done.0 += 1;
            let victim = chance.below(cluster.servers.len());
            locked(&world.up).server(victim, false);
            cluster.servers[victim].kill();
            if chance.below(5) > 0 {
                cluster.servers[victim].ready().await?;
            }
        }
        if round % COMPARED == 0 {
            watch::check(&world, &database, false).await?;
        }
        if round % QUIET == 0 {
            quiet(&world).await?;
            eprintln!(
                "siege servers: {round} of {all} kills, {:.0} s, {} actions, {} wrong",
                start.elapsed().as_secs_f64(),
                world.counts.acknowledged.load(Ordering::Relaxed),
                locked(&world.wrong).len()
            );
        }
    }
    quiet(&world).await?;
    let took = start.elapsed();
    let entries = end(&cluster, &world, watch).await?;
    let mut report = Report::new(format!(
        "servers: {} kills of two servers and {} of Postgres at {} tables of all games",
        asked.kills, asked.database_kills, asked.tables
    ));
    report.line("kills of servers", done.0);
    report.line("kills of Postgres", done.1);
    tell(&world, &cluster, &mut report, entries);
    report.figure("Postgres lets people in p50 ms", recovery.part(0.5));
    report.figure("Postgres lets people in max ms", recovery.part(1.0));
    report.figure("seconds of kills", took.as_secs_f64());
    report.figure("seconds", start.elapsed().as_secs_f64());
    Ok(report)
}

/// Lets people begin to play, and looks after everything.
///
/// # Errors
/// There is no front page.
pub async fn begin(cluster: &Cluster, tables: usize, chance: &mut Chance) -> Outcome<(Arc<World>, Watch)> {
    let games = Arc::new(games(&mut Connection::to(cluster.front.address), chance).await?);
    let world = Arc::new(World::new(cluster.front.address, cluster.servers.len()));
    let watch = watch::begin(&world, &cluster.servers, &cluster.postgres.address());
    for number in 0..tables {
        world.person(number, games.clone(), chance.fork());
    }
    let start = Instant::now();
    while locked(&world.tables).len() < tables {
        ensure(start.elapsed() < UP, "not all tables can be laid")?;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok((world, watch))
}

/// Waits until all is up, and then until every table has gone on. Whether bots do so in time is looked at all the
/// time anyway.
///
/// # Errors
/// It isn't up.
pub async fn quiet(world: &World) -> Outcome<()> {
    let start = Instant::now();
    let up = loop {
        if let Some(since) = locked(&world.up).all {
            break since;
        }
        ensure(start.elapsed() < UP, "not all is up again")?;
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let since = Instant::now();
    let tables: Vec<Arc<Table>> = locked(&world.tables).clone();
    let still = |table: &&Arc<Table>| {
        let state = locked(&table.state);
        !state.over && state.grown < since
    };
    while tables.iter().any(|table| still(&table)) {
        if up.elapsed().min(since.elapsed()) > LONGEST + Duration::from_secs(1) {
            for table in tables.iter().filter(still) {
                world.tell(format!("{} doesn't go on when all is quiet", table.name()));
            }
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok(())
}

/// Sends everybody home, and looks at what they leave: the log has just what they know, and both servers, started
/// anew, show it and go on with it. Says how many entries there are.
///
/// # Errors
/// Nobody can look.
pub async fn end(cluster: &Cluster, world: &Arc<World>, watch: Watch) -> Outcome<usize> {
    let database = cluster.postgres.address();
    world.stop();
    let start = Instant::now();
    // Each of them holds the world.
    while Arc::strong_count(world) > 1 + cluster.servers.len() + 1 && start.elapsed() < GOING {
        // Whoever waits for bots is told.
        world.stop();
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    drop(watch);
    let entries = watch::check(world, &database, true).await?;
    let laid = world.counts.laid.load(Ordering::Relaxed);
    let book = crate::book::SharedBook::open(&database).await?;
    let there = book.tables().await? as u64;
    if there != laid {
        world.tell(format!("{laid} tables were laid, and {there} are there"));
    }
    for server in &cluster.servers {
        server.kill();
    }
    for server in &cluster.servers {
        server.ready().await?;
    }
    let tables: Vec<Arc<Table>> = locked(&world.tables).clone();
    let mut chance = Chance::new(entries as u64);
    for (number, table) in tables.iter().enumerate() {
        let (first, second) = (number % 2, (number + 1) % 2);
        let servers = [&cluster.servers[first], &cluster.servers[second]];
        if let Err(trouble) = goes_on(table, servers, &book, &mut chance).await {
            world.tell(format!("{}: {trouble}", table.name()));
        }
    }
    Ok(entries)
}

/// Both servers show the same of a table; it goes on by one of them, and the other one shows that too.
async fn goes_on(
    table: &Table,
    [one, other]: [&server::Server; 2],
    book: &crate::book::SharedBook,
    chance: &mut Chance,
) -> Outcome<()> {
    let (person, mut near, mut far) =
        (&table.solo.person, Connection::to(one.address), Connection::to(other.address));
    // Only what is over, or doesn't follow the rules, may be looked into.
    let record = near.ask(&person.get(&format!("/t/{}/record", table.id()))).await?;
    let over = page::is_over(&page_of(&mut near, person, table.id()).await?);
    ensure(over || record.refusal.as_deref() == Some("still-secret"), "its log doesn't follow the rules")?;
    if let Turn::Mine { fields, .. } = turn(&mut near, table.solo.who(), chance, LONGEST).await? {
        let act = person.post(&format!("/t/{}/act", table.id()), &fields, Manner::Plain);
        let head = near.ask(&act).await?;
        ensure(head.status == 303, format!("{fields} was answered {}", head.status))?;
        turn(&mut near, table.solo.who(), chance, LONGEST).await?;
    }
    let start = Instant::now();
    loop {
        let log = book.entries(&[table.id().to_owned()]).await?;
        let log = log
            .get(table.id())
            .map_or(0, |log| log.iter().filter_map(|body| crate::book::step(body)).count());
        let mut steps = Vec::new();
        for connection in [&mut near, &mut far] {
            steps.push(page::step(&page_of(connection, person, table.id()).await?));
        }
        if steps == [Some(log as u32); 2] {
            return Ok(());
        }
        // Bots may act while it is looked.
        if start.elapsed() > LONGEST {
            return Err(Trouble::told(format!("the log has {log} steps, the servers show {steps:?}")));
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// What people and servers went through.
pub fn tell(world: &World, cluster: &Cluster, report: &mut Report, entries: usize) {
    let counts = &world.counts;
    let of = |count: &std::sync::atomic::AtomicU64| count.load(Ordering::Relaxed);
    report.line("tables in all", of(&counts.laid));
    report.line("games finished", of(&counts.finished));
    report.line("actions acknowledged", of(&counts.acknowledged));
    report.line("entries of the tables at the end", entries as u64);
    report.line("questions without an answer, asked again", of(&counts.unanswered));
    report.line("answers that it can't be just now, asked again", of(&counts.refused));
    report.line("streams that ended", of(&counts.streams));
    report.line("changes that a stream didn't tell in 5 s", of(&counts.untold));
    report.times("an action until it is acknowledged", &locked(&counts.answers));
    report.times("bots stop", &locked(&counts.driven_stops));
    report.times("bots stop, waiting for killed drivers too", &locked(&counts.stops));
    let mut opening = Times::default();
    for server in &cluster.servers {
        let theirs = server.counts();
        opening.join(theirs.opening);
        for panic in theirs.panics {
            world.tell(format!("a server panicked: {panic}"));
        }
        report.line(format!("{} ended by itself without a database", server.address), theirs.ended);
    }
    report.figure("a server is ready p50 ms", opening.part(0.5));
    report.figure("a server is ready max ms", opening.part(1.0));
    report.wrong.append(&mut locked(&world.wrong));
}
