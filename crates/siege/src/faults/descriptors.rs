//! No descriptors left: the server has few, and idle connections take them all. It has to log that, and to be
//! well again when they are gone.

use std::time::Duration;

use crate::connection::connect;
use crate::house::Opening;
use crate::report::Report;
use crate::trouble::Outcome;

/// Gives a house so few descriptors, and takes so many.
///
/// # Errors
/// The house doesn't open.
pub async fn descriptors(opening: &Opening, few: u32, taken: usize, seed: u64) -> Outcome<Report> {
    let title = format!("descriptors: {few} for the server, {taken} idle connections");
    let opening = Opening { descriptors: Some(few), ..opening.clone() };
    let (mut report, _, house, mut bystander) = super::scene(&opening, title, seed).await?;
    let said = house.said().len();
    let (mut idle, mut in_vain) = (Vec::new(), 0);
    // The system keeps only so many for a server that doesn't take them, or not quickly enough: one that has
    // to wait says nothing, several in a row do.
    while idle.len() < taken && in_vain < 4 {
        match tokio::time::timeout(Duration::from_millis(500), connect(house.address)).await {
            Ok(stream) => {
                idle.push(stream?);
                in_vain = 0;
            }
            Err(_) => in_vain += 1,
        }
    }
    report.line("connections made", idle.len() as u64);
    let logged = super::until(Duration::from_secs(5), || house.said().len() > said).await;
    report.line("descriptors of the server with all of them", house.descriptors() as u64);
    let line = house.said().get(said..).and_then(|said| said.lines().next().map(str::to_owned));
    report.line("logged", line.unwrap_or_default());
    report.must(logged, "nothing was logged");
    drop(idle);
    tokio::time::sleep(Duration::from_millis(1500)).await;
    bystander.plays(5, "afterwards", &mut report).await;
    report.line("descriptors of the server afterwards", house.descriptors() as u64);
    report.line("bytes logged in all", house.said().len() as u64);
    Ok(report)
}
