//! SIGTERM: streams are told, the process ends well, and the write-ahead log is folded in.

use std::time::Duration;

use super::Bystander;
use crate::book::{Book, FILE};
use crate::chance::Chance;
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
    let mut report = Report::new("stop: SIGTERM while somebody watches");
    let mut chance = Chance::new(seed);
    let mut house = opening.open()?;
    let mut bystander = Bystander::new(&house, &mut chance).await?;
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
    .await
    .map_err(|error| crate::trouble::Trouble::told(error.to_string()))?;
    drop(house);
    let (code, told) = (code?, super::ended(told).await?);
    report.line("ended with", code.map_or("a signal".to_owned(), |code| code.to_string()));
    if code != Some(0) {
        report.wrong("it didn't end in an orderly way");
    }
    if !told.contains("event: stopping") {
        report.wrong("streams were not told");
    }
    let left = std::fs::metadata(opening.folder.join(format!("{FILE}-wal"))).map_or(0, |file| file.len());
    report.line("bytes left in the write-ahead log", left);
    if left > 0 {
        report.wrong("the write-ahead log was not folded in");
    }
    if !Book::open(&opening.folder)?.entries(&table, 0)?.starts_with(&before) {
        report.wrong("something is gone from the log");
    }
    let house = opening.open()?;
    bystander.connection = Connection::to(house.address);
    bystander.plays(3, "afterwards", &mut report).await;
    Ok(report)
}
