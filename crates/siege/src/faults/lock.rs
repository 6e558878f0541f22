//! Somebody else holds the database for writing: whoever only looks goes on looking, also at tables that
//! nobody has looked at before; whoever acts is answered in the end, truthfully.

use std::time::{Duration, Instant};

use super::Bystander;
use crate::book::{Book, FILE};
use crate::chance::Chance;
use crate::connection::Connection;
use crate::house::Opening;
use crate::report::Report;
use crate::tables::{Pair, page_of};
use crate::trouble::Outcome;

/// So many people act while the database is held: more than any pool has connections.
const ACTING: usize = 6;

/// Holds the database of a house for so long.
///
/// # Errors
/// The house doesn't open.
pub async fn lock(opening: &Opening, held: Duration, seed: u64) -> Outcome<Report> {
    let mut report = Report::new(format!("lock: the database is held from outside for {held:?}"));
    let mut chance = Chance::new(seed);
    let mut house = opening.open()?;
    let mut connection = Connection::to(house.address);
    let mut pairs = Vec::new();
    for _ in 0..ACTING + 1 {
        pairs.push(Pair::lay(&mut connection, &mut chance).await?);
    }
    house.reopen()?;
    let address = house.address;
    let mut bystander = Bystander::against(&house, &mut chance, "trainee").await?;
    let mut connection = Connection::to(address);
    for pair in &pairs[..ACTING] {
        page_of(&mut connection, &pair.people[0], &pair.table).await?;
    }
    let holder = rusqlite::Connection::open(opening.folder.join(FILE))?;
    holder.busy_timeout(Duration::from_secs(5))?;
    holder.execute_batch("begin immediate")?;
    let start = Instant::now();
    let cold = pairs.pop();
    let acting: Vec<_> = pairs
        .into_iter()
        .map(|pair| {
            tokio::spawn(async move {
                let acted = pair.act(&mut Connection::to(address), 0).await;
                let status = acted.map_or(0, |head| head.status);
                (pair, status)
            })
        })
        .collect();
    tokio::time::sleep(Duration::from_millis(100)).await;
    let person = bystander.solo.person.clone();
    let warm = bystander.solo.table.clone();
    let cold = cold.map(|pair| pair.table).unwrap_or_default();
    let looks = [
        ("a cold table", format!("/t/{cold}")),
        ("a warm table", format!("/t/{warm}")),
        ("the home page", "/".to_owned()),
    ];
    let looks: Vec<_> = looks
        .into_iter()
        .map(|(name, path)| {
            let person = person.clone();
            tokio::spawn(async move {
                let head = Connection::to(address).ask(&person.get(&path)).await;
                (name, head.map_or(0, |head| head.status), start.elapsed())
            })
        })
        .collect();
    tokio::time::sleep(held.saturating_sub(start.elapsed())).await;
    let freed = start.elapsed();
    holder.execute_batch("rollback")?;
    for look in looks {
        let (name, status, after) = look.await?;
        report.line(format!("{name}: answered {status} after ms"), after.as_millis() as u64);
        let fine = status == 200 && after < freed;
        report.must(fine, format!("{name} had to wait for the database ({status}, {after:?})"));
    }
    let book = Book::open(&opening.folder)?;
    for acting in acting {
        let (pair, status) = acting.await?;
        let done = book.steps(&pair.table)?.len();
        let fine = (status == 303) == (done == 1);
        report.must(fine, format!("an action was answered {status}, and is {done} times in the log"));
        report.line(format!("table {}: answered", pair.table), status);
        let again = pair.act(&mut connection, done as u32).await?.status;
        report.must(again == 303, format!("table {} doesn't go on: {again}", pair.table));
    }
    bystander.plays(3, "afterwards", &mut report).await;
    Ok(report)
}
