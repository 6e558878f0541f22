//! Connections that never ask: half send nothing, half a part of a head. The server has to close them after
//! its time limit, and others play on meanwhile.

use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use crate::connection::connect;
use crate::house::Opening;
use crate::report::{Report, Times};
use crate::trouble::Outcome;

/// Opens so many connections, and waits for so long until they are closed.
///
/// # Errors
/// The house doesn't open.
pub async fn half_open(opening: &Opening, count: usize, patience: Duration, seed: u64) -> Outcome<Report> {
    let title = format!("half-open: {count} connections that never ask");
    let (mut report, _, house, mut bystander) = super::scene(opening, title, seed).await?;
    bystander.plays(5, "before", &mut report).await;
    let start = Instant::now();
    let mut open = Vec::new();
    for number in 0..count {
        let mut stream = connect(house.address).await?;
        if number % 2 == 0 {
            stream.write_all(b"POST /play HTTP/1.1\r\nhost: 127.0.0.1\r\ncook").await?;
        }
        open.push(tokio::spawn(async move {
            let mut bytes = Vec::new();
            let closed = tokio::time::timeout(patience, stream.read_to_end(&mut bytes)).await.is_ok();
            closed.then(|| start.elapsed())
        }));
    }
    report.line("descriptors of the server with all of them", house.descriptors() as u64);
    bystander.plays(10, "with all of them", &mut report).await;
    let mut closed = Times::default();
    for open in open {
        open.await?.into_iter().for_each(|after| closed.add(after));
    }
    report.line("closed by the server", closed.count() as u64);
    report.figure("the last after seconds", closed.part(1.0) / 1000.0);
    let left = count - closed.count();
    report.must(left == 0, format!("{left} connections live on after {patience:?}"));
    bystander.plays(3, "afterwards", &mut report).await;
    report.line("descriptors of the server afterwards", house.descriptors() as u64);
    Ok(report)
}
