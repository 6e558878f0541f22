//! One visitor asks for hints at many tables at once; a stranger plays against a driver meanwhile. What counts
//! is how long the stranger waits for the bot, and that it doesn't wait for all those hints.

use std::collections::BTreeMap;

use super::Bystander;
use crate::chance::Chance;
use crate::connection::Connection;
use crate::house::Opening;
use crate::person::{Manner, Person};
use crate::report::Report;
use crate::tables::Pair;
use crate::trouble::Outcome;

/// Asks for so many hints; the stranger acts so many times.
///
/// # Errors
/// The house doesn't open.
pub async fn hints(opening: &Opening, count: usize, turns: u32, seed: u64) -> Outcome<Report> {
    let mut report = Report::new(format!("hints: {count} asked by one visitor while a stranger plays"));
    let mut chance = Chance::new(seed);
    let house = opening.open()?;
    let mut stranger = Bystander::against(&house, &mut chance, "driver").await?;
    stranger.plays(turns, "alone", &mut report).await;
    let visitor = Person::new(&mut chance);
    let mut connection = Connection::to(house.address);
    let mut paths = Vec::new();
    // Others have laid the tables, so that nothing but the hints is asked by one visitor.
    for _ in 0..count {
        let people = [Person::new(&mut chance), visitor.clone()];
        let pair = Pair::lay_for(&mut connection, &mut chance, people).await?;
        paths.push(format!("/t/{}/hint", pair.table));
    }
    let address = house.address;
    let asked: Vec<_> = paths
        .into_iter()
        .map(|path| {
            let request = visitor.post(&path, "", Manner::Script);
            tokio::spawn(async move {
                let head = Connection::to(address).ask(&request).await;
                head.map_or(0, |head| head.status)
            })
        })
        .collect();
    tokio::task::yield_now().await;
    stranger.plays(turns, "with all the hints", &mut report).await;
    let done = asked.iter().filter(|asked| asked.is_finished()).count();
    report.line("hints answered when the stranger had played", done as u64);
    if report.wrong.is_empty() {
        let mut answers = BTreeMap::<u16, u64>::new();
        for asked in asked {
            *answers.entry(asked.await?).or_default() += 1;
        }
        for (status, count) in answers {
            report.line(format!("hints answered {status}"), count);
        }
    }
    Ok(report)
}
