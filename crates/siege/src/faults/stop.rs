//! SIGTERM: streams are told, the process ends well, and the write-ahead log is folded in.

use std::time::Duration;

use crate::book::{Book, FILE};
use crate::connection::{Connection, connect};
use crate::house::Opening;
use crate::person::Person;
use crate::report::Report;
use crate::stream::{Stream, events};
use crate::tables::page_of;
use crate::trouble::Outcome;

/// Stops a house.
///
/// # Errors
/// It doesn't open, or has no streams.
pub async fn stop(opening: &Opening, seed: u64) -> Outcome<Report> {
    let title = "stop: SIGTERM while somebody watches";
    let (mut report, mut chance, mut house, mut bystander) = super::scene(opening, title, seed).await?;
    bystander.plays(3, "before", &mut report).await;
    let (watcher, table) = (Person::new(&mut chance), bystander.solo.table.clone());
    let page = page_of(&mut Connection::to(house.address), &watcher, &table).await?;
    let stream = connect(house.address).await?;
    let mut stream = Stream::open(stream, &watcher, &events(&table, &page)).await?;
    let before = Book::open(&opening.folder)?.entries(&table, 0)?;
    let told = tokio::spawn(async move {
        let mut told = String::new();
        while let Ok(Some(event)) = stream.next().await {
            told += &event;
        }
        told
    });
    let (house, code) = tokio::task::spawn_blocking(move || {
        let code = house.stop(Duration::from_secs(15));
        (house, code)
    })
    .await?;
    drop(house);
    let (code, told) = (code?, told.await?);
    report.line("ended with", code.map_or("a signal".to_owned(), |code| code.to_string()));
    report.must(code == Some(0), "it didn't end in an orderly way");
    report.must(told.contains("event: stopping"), "streams were not told");
    let left = std::fs::metadata(opening.folder.join(format!("{FILE}-wal"))).map_or(0, |file| file.len());
    report.line("bytes left in the write-ahead log", left);
    report.must(left == 0, "the write-ahead log was not folded in");
    let after = Book::open(&opening.folder)?.entries(&table, 0)?;
    report.must(after.starts_with(&before), "something is gone from the log");
    let house = opening.open()?;
    bystander.connection = Connection::to(house.address);
    bystander.plays(3, "afterwards", &mut report).await;
    Ok(report)
}
