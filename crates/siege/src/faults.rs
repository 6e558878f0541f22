//! Faults of the world around the house: each is done to it, and taken away again; others play on meanwhile
//! where they can, and everything is well afterwards.
//!
//! - [`disk`]: a full disk, freed again; a folder that can't be written
//! - [`lock`]: somebody else holds the database
//! - [`second`]: a second server on the same folder; [`stop`]: an orderly stop
//! - [`half_open`]: connections that never ask; [`slow`]: readers that never read; [`streams`]: many streams
//! - [`descriptors`]: none left
//! - [`hints`]: one visitor's wishes while a stranger plays

pub mod descriptors;
pub mod disk;
pub mod half_open;
pub mod hints;
pub mod lock;
pub mod second;
pub mod slow;
pub mod stop;
pub mod streams;

use std::time::{Duration, Instant};

use crate::chance::Chance;
use crate::connection::Connection;
use crate::house::{House, Opening};
use crate::play::play;
use crate::report::{Report, Times};
use crate::tables::Solo;
use crate::trouble::Outcome;

/// Somebody who only wants to play, at a table with a bot.
pub struct Bystander {
    solo: Solo,
    connection: Connection,
    chance: Chance,
}

impl Bystander {
    /// Lays a table for them against a bot of this level.
    ///
    /// # Errors
    /// It can't be laid.
    pub async fn against(house: &House, chance: &mut Chance, level: &str) -> Outcome<Bystander> {
        let mut connection = Connection::to(house.address);
        let solo = Solo::lay(&mut connection, chance, "europe", 1, level).await?;
        play(&mut connection, solo.who(), chance, 2).await?;
        Ok(Bystander { solo, connection, chance: chance.fork() })
    }

    /// Acts so many times, with a new connection, and says how long each took, its bot's answer included.
    pub async fn plays(&mut self, times: u32, what: &str, report: &mut Report) {
        self.connection.close();
        let mut took = Times::default();
        for _ in 0..times {
            let start = Instant::now();
            if let Err(trouble) = play(&mut self.connection, self.solo.who(), &mut self.chance, 1).await {
                report.wrong(format!("{what}: a bystander can't play: {trouble}"));
                return;
            }
            took.add(start.elapsed());
        }
        report.figure(format!("{what}: a bystander's turn p50 ms"), took.part(0.5));
        report.figure(format!("{what}: a bystander's turn p95 ms"), took.part(0.95));
    }
}

/// Waits until something holds; `false` if it doesn't in time.
pub async fn until(patience: Duration, mut holds: impl FnMut() -> bool) -> bool {
    let start = Instant::now();
    while start.elapsed() < patience {
        if holds() {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    holds()
}

/// A fault's report, its chance, its house, and a bystander there.
///
/// # Errors
/// The house doesn't open.
pub async fn scene(
    opening: &Opening,
    title: impl Into<String>,
    seed: u64,
) -> Outcome<(Report, Chance, House, Bystander)> {
    let (mut chance, house) = (Chance::new(seed), opening.open()?);
    let bystander = Bystander::against(&house, &mut chance, "trainee").await?;
    Ok((Report::new(title), chance, house, bystander))
}

/// Opens a house that can't be opened: it has to refuse with a sentence. Says how it ended.
///
/// # Errors
/// The program can't be started.
pub async fn refuses(opening: &Opening, name: &str, report: &mut Report) -> Outcome<Option<i32>> {
    let mut child = opening.command().spawn()?;
    let ended = until(Duration::from_secs(10), || !matches!(child.try_wait(), Ok(None))).await;
    if !ended {
        child.kill()?;
    }
    let output = child.wait_with_output()?;
    let said =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    report.line(format!("{name} said"), said.trim());
    let refused = !output.status.success() && !said.trim().is_empty() && !said.contains("http://");
    report.must(ended && refused, format!("{name} didn't refuse"));
    Ok(output.status.code())
}
