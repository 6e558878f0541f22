//! Many streams: everyone is told of an action, the actor doesn't wait for them, and others play on.

use std::time::{Duration, Instant};

use crate::connection::{Connection, connect_from};
use crate::house::Opening;
use crate::page;
use crate::person::Person;
use crate::report::{Report, Times};
use crate::stream::{Stream, events};
use crate::tables::{Pair, expect, page_of};
use crate::trouble::Outcome;

/// A stream that wasn't told of an action after so long never will be.
const PATIENCE: Duration = Duration::from_secs(60);
/// So many actions are watched.
const ACTIONS: u32 = 5;

/// Opens so many streams, each of a person of its own.
///
/// # Errors
/// The house doesn't open.
pub async fn streams(opening: &Opening, count: usize, seed: u64) -> Outcome<Report> {
    let title = format!("streams: {count} on one table, nobody fetches");
    let (mut report, mut chance, house, mut bystander) = super::scene(opening, title, seed).await?;
    bystander.plays(5, "before", &mut report).await;
    let mut connection = Connection::to(house.address);
    let pair = Pair::lay(&mut connection, &mut chance).await?;
    let page = page_of(&mut connection, &pair.people[0], &pair.table).await?;
    let (memory, start, mut open) = (house.memory(false), Instant::now(), Vec::new());
    let (count_told, told) = tokio::sync::watch::channel(0usize);
    let count_told = std::sync::Arc::new(count_told);
    for number in 0..count {
        let person = Person::new(&mut chance);
        let stream = connect_from(house.address, 1 + (number / 10_000) as u8).await?;
        let mut stream = match Stream::open(stream, &person, &events(&pair.table, &page)).await {
            Ok(stream) => stream,
            Err(trouble) => {
                report.wrong(format!("stream {number}: {trouble}"));
                break;
            }
        };
        let count_told = count_told.clone();
        open.push(tokio::spawn(async move {
            while let Ok(Some(event)) = stream.next().await {
                if page::is_news(&event) {
                    count_told.send_modify(|told| *told += 1);
                }
            }
        }));
    }
    report.figure("seconds to open them", start.elapsed().as_secs_f64());
    report.figure("KB of memory a stream", (house.memory(false) - memory) * 1024.0 / count.max(1) as f64);
    report.line("descriptors of the server", house.descriptors() as u64);
    let (mut answers, mut all_told) = (Times::default(), Times::default());
    for step in 0..ACTIONS {
        let sent = Instant::now();
        let head = pair.act(&mut connection, step).await?;
        answers.add(sent.elapsed());
        expect(head, 303, "an action")?;
        let due = open.len() * (step as usize + 1);
        if !super::until(PATIENCE, || *told.borrow() >= due).await {
            report.wrong(format!("only {} of {due} were told after {PATIENCE:?}", *told.borrow()));
            break;
        }
        all_told.add(sent.elapsed());
    }
    report.figure("the actor's answer p50 ms", answers.part(0.5));
    report.figure("the actor's answer max ms", answers.part(1.0));
    report.figure("all told p50 ms", all_told.part(0.5));
    bystander.plays(10, "with all of them", &mut report).await;
    open.iter().for_each(tokio::task::JoinHandle::abort);
    drop(open);
    tokio::time::sleep(Duration::from_millis(500)).await;
    bystander.plays(3, "afterwards", &mut report).await;
    report.line("descriptors of the server afterwards", house.descriptors() as u64);
    Ok(report)
}
