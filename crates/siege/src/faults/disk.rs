//! A full disk, freed again; a folder that can't be written.
//!
//! The data folder is a file system of its own of 2 MB in memory, which only root can mount: where it can't
//! be, nothing is tried and the report says so.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::book::Book;
use crate::chance::Chance;
use crate::connection::Connection;
use crate::house::{House, Opening};
use crate::page;
use crate::play::{play, turn};
use crate::report::Report;
use crate::tables::{self, Pair, STEPS, Solo, page_of};
use crate::trouble::{Outcome, Trouble, ensure};

/// Milliseconds that bots wait: long enough to fill the disk between an action and theirs.
const PACE: u64 = 250;
/// Bots that haven't acted so long after the disk was freed never will.
const PATIENCE: Duration = Duration::from_secs(15);

/// A small file system, until nobody needs it any more.
struct Small(PathBuf);

impl Small {
    fn mount(at: &Path) -> Outcome<Option<Small>> {
        std::fs::create_dir_all(at)?;
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", "size=2m", "siege"]).arg(at).output();
        Ok(mounted.is_ok_and(|mounted| mounted.status.success()).then(|| Small(at.to_owned())))
    }

    /// Takes all that is left.
    fn fill(&self) -> Outcome<()> {
        use std::io::Write as _;
        let mut file = std::fs::File::create(self.filler())?;
        for size in [4096, 1] {
            let bytes = vec![0; size];
            while file.write_all(&bytes).is_ok() {}
        }
        Ok(())
    }

    fn free(&self) -> Outcome<()> {
        Ok(std::fs::remove_file(self.filler())?)
    }

    fn filler(&self) -> PathBuf {
        self.0.join("filler")
    }

    fn protect(&self) -> Outcome<bool> {
        Ok(Command::new("mount").args(["-o", "remount,ro"]).arg(&self.0).status()?.success())
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

/// Fills the disk at tables of so many games while a bot is to act, and frees it again.
///
/// # Errors
/// The house doesn't open.
pub async fn full(opening: &Opening, games: usize, seed: u64) -> Outcome<Report> {
    let mut report = Report::new("disk: full, and freed again");
    let Some(small) = Small::mount(&opening.folder)? else {
        report.line("not run", "only root can mount a small file system");
        return Ok(report);
    };
    let mut chance = Chance::new(seed);
    let house = Opening { pace: PACE, ..opening.clone() }.open()?;
    let mut connection = Connection::to(house.address);
    for game in tables::games(&mut connection, &mut chance).await?.iter().take(games) {
        let solo = Solo::lay(&mut connection, &mut chance, game, 1, "trainee").await?;
        let pair = Pair::lay(&mut connection, &mut chance).await?;
        let fate = Fate { house: &house, small: &small, solo, pair };
        match fate.befalls(&mut connection, &mut chance).await {
            Ok(told) => report.line(game.as_str(), told),
            Err(trouble) => report.wrong(format!("{game}: {trouble}")),
        }
        let _ = small.free();
    }
    Ok(report)
}

struct Fate<'a> {
    house: &'a House,
    small: &'a Small,
    solo: Solo,
    pair: Pair,
}

impl Fate<'_> {
    async fn befalls(&self, connection: &mut Connection, chance: &mut Chance) -> Outcome<String> {
        let who = self.solo.who();
        self.until_a_bot_is_to_act(connection, chance).await?;
        self.small.fill()?;
        let before = self.steps(&self.solo.table)?;
        let (step, status) = self.refused(connection).await?;
        tokio::time::sleep(Duration::from_millis(3 * PACE)).await;
        let silent = self.steps(&self.solo.table)? == before;
        self.pages(connection).await?;
        self.small.free()?;
        turn(connection, who, chance, PATIENCE).await?;
        play(connection, who, chance, 2).await?;
        // What was refused was not done, and can be done now.
        let (again, done) = (self.pair.act(connection, step).await?.status, self.steps(&self.pair.table)?);
        let fine = again == 303 && done == step as usize + 1;
        ensure(fine, format!("afterwards: {again}, {done} steps instead of {}", step + 1))?;
        let bot = if silent { "a bot waited and went on" } else { "a bot had acted before" };
        Ok(format!("{step} actions fitted, then {status}; {bot}"))
    }

    fn steps(&self, table: &str) -> Outcome<usize> {
        Ok(Book::open(self.house.folder())?.steps(table)?.len())
    }

    async fn until_a_bot_is_to_act(&self, connection: &mut Connection, chance: &mut Chance) -> Outcome<()> {
        for _ in 0..60 {
            play(connection, self.solo.who(), chance, 1).await?;
            let page = page_of(connection, &self.solo.person, &self.solo.table).await?;
            if page::offers(&page).is_empty() && page::focuses(&page).is_empty() && !page::is_over(&page) {
                return Ok(());
            }
        }
        Err(Trouble::told("it is never a bot's turn"))
    }

    /// Acts at the other table until that is refused: at which step, and how.
    async fn refused(&self, connection: &mut Connection) -> Outcome<(u32, u16)> {
        for step in 0..STEPS {
            let status = self.pair.act(connection, step).await?.status;
            if status != 303 {
                let done = self.steps(&self.pair.table)?;
                let fine = done == step as usize && status >= 500;
                ensure(fine, format!("step {step} was answered {status}, {done} are done"))?;
                return Ok((step, status));
            }
        }
        Err(Trouble::told("the disk was never full"))
    }

    /// Whoever only looks goes on looking.
    async fn pages(&self, connection: &mut Connection) -> Outcome<()> {
        page_of(connection, &self.solo.person, &self.solo.table).await?;
        page_of(connection, &self.pair.people[0], &self.pair.table).await.map(|_| ())
    }
}

/// Opens a house in a folder that can't be written: it has to refuse with a sentence.
///
/// # Errors
/// The folder can't be made.
pub async fn read_only(opening: &Opening) -> Outcome<Report> {
    let mut report = Report::new("read-only: a folder that can't be written");
    let Some(small) = Small::mount(&opening.folder)? else {
        report.line("not run", "only root can mount a small file system");
        return Ok(report);
    };
    drop(opening.open()?);
    if !small.protect()? {
        report.line("not run", "it can't be protected");
        return Ok(report);
    }
    super::refuses(opening, "it", &mut report).await?;
    Ok(report)
}
