//! A network that is cut between one of two servers and their database: nothing goes through, and nobody is told.
//!
//! People play through nginx at both servers. Then the first can't reach the database any more, and after a while it
//! can again; what both had sent meanwhile arrives then.
//!
//! What has to hold: all that people know is in the log, once; whatever they ask is answered, by the other server
//! if not by this one; the bots of its tables go on at the other one within ten seconds; whoever asks the first one
//! itself is told that it can't reach the database; its streams end; and when it can again, it serves again within
//! seconds and shows the same as the other one.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::book::SharedBook;
use crate::chance::Chance;
use crate::cluster::black_hole::BlackHole;
use crate::cluster::people::{Table, World, locked};
use crate::cluster::watch;
use crate::cluster::{Cluster, server::Server};
use crate::connection::{Connection, connect};
use crate::person::Person;
use crate::report::Report;
use crate::servers::{begin, end, quiet, tell};
use crate::stream::{Stream, events};
use crate::tables::page_of;
use crate::trouble::{Outcome, Trouble};

/// People play for so long before the cut, and after it.
const AROUND: Duration = Duration::from_secs(8);
/// After so long a server that can't reach the database knows it, and says so.
const KNOWS: Duration = Duration::from_secs(9);
/// After so long it serves again.
const BACK: Duration = Duration::from_secs(10);
/// Nobody waits longer for an answer.
const LONGEST_ANSWER: Duration = Duration::from_secs(20);

/// What is to be done.
#[derive(Clone, Copy, Debug)]
pub struct Cut {
    /// So many tables.
    pub tables: usize,
    /// So many seconds of cut.
    pub seconds: u64,
    /// What chance grows from.
    pub seed: u64,
}

/// Cuts one of two servers of this program off their database.
///
/// # Errors
/// They don't open.
pub async fn cut(program: &Path, inside: &Path, asked: Cut) -> Outcome<Report> {
    let mut chance = Chance::new(asked.seed);
    let mut hole = None;
    let cluster = {
        let way = async |number: usize, postgres: &crate::cluster::postgres::Postgres| {
            if number > 0 {
                return Ok(postgres.address());
            }
            let way = hole.insert(BlackHole::before(postgres.port()).await?);
            Ok(format!("postgres://roundhouse@{}/postgres", way.address))
        };
        Cluster::open(program, inside, 2, way).await?
    };
    let hole = hole.ok_or_else(|| Trouble::told("there is no way to cut"))?;
    let (world, watching) = begin(&cluster, asked.tables, &mut chance).await?;
    let (near, far) = (&cluster.servers[0], &cluster.servers[1]);
    let book = SharedBook::open(&cluster.postgres.address()).await?;
    // The first of them takes over what the other one drove.
    far.kill();
    far.ready().await?;
    tokio::time::sleep(AROUND).await;
    let mut report = Report::new(format!(
        "cut: one of two servers off Postgres for {} s, {} tables",
        asked.seconds, asked.tables
    ));
    let known = locked(&world.tables).first().map(|table| (table.solo.person.clone(), table.id().to_owned()));
    let (person, table) = known.ok_or_else(|| Trouble::told("there is no table"))?;
    let stream = tokio::spawn(until_end(near.clone(), person.clone(), table.clone()));
    tokio::time::sleep(Duration::from_millis(500)).await;
    hole.cut();
    let start = Instant::now();
    let (driven, began) = (drivers(&world, &book).await?, book.alive().await?);
    eprintln!("siege cut: for {} s …", asked.seconds);
    let mut told = None;
    while start.elapsed() < Duration::from_secs(asked.seconds) {
        tokio::time::sleep(Duration::from_millis(500)).await;
        if told.is_none() && start.elapsed() >= KNOWS {
            told = Some(start.elapsed());
            says_so(near, &person, &table, &mut report).await;
        }
    }
    report.must(told.is_some(), "the cut was too short to be noticed");
    let ended = tokio::time::timeout(Duration::from_millis(100), stream).await;
    let ended = ended.ok().and_then(Result::ok).and_then(Result::ok);
    report.must(
        ended.is_some_and(|(_, told)| told),
        "the stream of the server that was cut off didn't end well",
    );
    report.figure(
        "its stream ended after s",
        ended.map_or(-1.0, |(at, _)| at.saturating_duration_since(start).as_secs_f64()),
    );
    let (later, alive) = (drivers(&world, &book).await?, book.alive().await?);
    let dead: Vec<i64> = began.iter().filter(|server| !alive.contains(server)).copied().collect();
    let theirs =
        |driven: &HashMap<String, i64>| driven.values().filter(|driver| dead.contains(driver)).count() as u64;
    report.must(
        dead.len() == 1 && alive.len() == 1,
        format!("of the servers {began:?} only {alive:?} are alive"),
    );
    report.line("tables that it drove when it was cut off", theirs(&driven));
    report.line("tables driven then", driven.len() as u64);
    report.line("tables that it still drove at the end of that", theirs(&later));
    report.must(theirs(&later) == 0, "a server that is cut off has tables that nobody took over");
    watch::check(&world, &cluster.postgres.address(), false).await?;
    hole.heal();
    let healed = Instant::now();
    let back = loop {
        if near.is_ready().await && shows(near, &person, &table).await {
            break true;
        }
        if healed.elapsed() > BACK {
            break false;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    report.figure("it serves again after s", healed.elapsed().as_secs_f64());
    report.must(back, "it doesn't serve again");
    let same = same(&world, [near, far]).await;
    report.line("tables that both showed the same at once", same.0);
    report.must(same.1 == 0, format!("{} tables are not the same at both servers", same.1));
    tokio::time::sleep(AROUND).await;
    quiet(&world).await?;
    let slowest = locked(&world.counts.answers).part(1.0);
    report.must(slowest <= LONGEST_ANSWER.as_secs_f64() * 1000.0, "somebody waited too long for an answer");
    let entries = end(&cluster, &world, watching).await?;
    tell(&world, &cluster, &mut report, entries);
    Ok(report)
}

/// Who drives which table just now.
async fn drivers(world: &World, book: &SharedBook) -> Outcome<HashMap<String, i64>> {
    let tables: Vec<Arc<Table>> = locked(&world.tables).clone();
    let ids: Vec<String> = tables.iter().map(|table| table.id().to_owned()).collect();
    let heads = book.heads(&ids).await?;
    Ok(ids.into_iter().zip(heads).filter_map(|(id, head)| Some((id, head.driver?))).collect())
}

/// Follows a stream until it ends: when that was, and whether it was told.
async fn until_end(server: Server, person: Person, table: String) -> Outcome<(Instant, bool)> {
    let page = page_of(&mut Connection::to(server.address), &person, &table).await?;
    let stream = connect(server.address).await?;
    let mut stream = Stream::open(stream, &person, &events(&table, &page)).await?;
    let mut told = false;
    while let Some(event) = stream.next().await? {
        told |= event.contains("stopping");
    }
    Ok((Instant::now(), told))
}

/// A server that can't reach the database says so: on pages, to forms, and to whoever watches over it.
async fn says_so(server: &Server, person: &Person, table: &str, report: &mut Report) {
    let start = Instant::now();
    let ready = server.says().await.map_or(0, |head| head.status);
    report.must(ready == 503, format!("/readyz of the server that was cut off is answered {ready}"));
    let mut connection = Connection::to(server.address);
    let page = person.get(&format!("/t/{table}"));
    let form = person.post(&format!("/t/{table}/act"), "step=0&action=blind", crate::person::Manner::Plain);
    for (what, request) in [("a page", page), ("a form", form)] {
        let Ok(head) = connection.ask(&request).await else {
            report.wrong(format!("{what} of the server that was cut off isn't answered"));
            continue;
        };
        let refusal = head.refusal.clone().unwrap_or_default();
        let fine =
            head.status == 503 && refusal == "store-away" && connection.text(&head).contains("database");
        report.must(
            fine,
            format!("{what} of the server that was cut off is answered {} {refusal}", head.status),
        );
    }
    report.figure("it says so in ms", start.elapsed().as_secs_f64() * 1000.0);
}

/// Whether a server shows a table.
async fn shows(server: &Server, person: &Person, table: &str) -> bool {
    page_of(&mut Connection::to(server.address), person, table).await.is_ok()
}

/// How many tables two servers show the same of, and how many they don't though they are looked at again and again.
async fn same(world: &World, servers: [&Server; 2]) -> (u64, u64) {
    let (mut at_once, mut never) = (0, 0);
    let tables: Vec<Arc<Table>> = locked(&world.tables).clone();
    for table in tables {
        let mut tries = 0;
        loop {
            let mut steps = Vec::new();
            for server in servers {
                let page = page_of(&mut Connection::to(server.address), &table.solo.person, table.id()).await;
                steps.push(page.ok().and_then(|page| crate::page::step(&page)));
            }
            // Who is asked second may know more: it is played on meanwhile.
            if steps[0].is_some() && steps[0] <= steps[1] && steps[1] <= steps[0].map(|step| step + 3) {
                at_once += u64::from(tries == 0);
                break;
            }
            tries += 1;
            if tries > 20 {
                never += 1;
                break;
            }
        }
    }
    (at_once, never)
}
