//! Postgres as a process that can crash as a whole machine does.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use super::{as_servant, free_port, give, is_root, servant, signal};
use crate::book::SharedBook;
use crate::house::stat;
use crate::trouble::{Outcome, Trouble, ensure};

/// It is there again within this time, whatever happened to it.
const OPENING: Duration = Duration::from_secs(60);

/// Why there is no Postgres here, if there isn't.
pub fn missing() -> Option<&'static str> {
    if programs().is_none() {
        return Some("there is no Postgres (Debian's postgresql)");
    }
    (is_root() && servant().is_none()).then_some("Postgres refuses to be root, and there is no user postgres")
}

/// The folder of its programs, the newest if there are several.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?.filter_map(Result::ok);
    let number = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.map(|version| version.path()).max_by_key(number)?.join("bin");
    newest.join("initdb").exists().then_some(newest)
}

/// A database of its own, with the settings that it comes with.
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
    child: Option<Child>,
}

impl Postgres {
    /// Makes a database in a folder, and starts it on a port that is free.
    ///
    /// # Errors
    /// There is no Postgres, or it can't.
    pub async fn open(folder: &Path) -> Outcome<Postgres> {
        if let Some(missing) = missing() {
            return Err(Trouble::told(missing));
        }
        let mut postgres = Postgres::make(folder, free_port()?)?;
        postgres.start()?;
        postgres.ready().await?;
        Ok(postgres)
    }

    /// Makes a database in a folder. It isn't started yet.
    ///
    /// # Errors
    /// There is no Postgres, or it can't.
    fn make(folder: &Path, port: u16) -> Outcome<Postgres> {
        let programs = programs().ok_or_else(|| Trouble::told("there is no Postgres"))?;
        give(folder)?;
        let made = as_servant(&programs.join("initdb"), folder)
            .arg("-D")
            .arg(folder.join("data"))
            .args(["-U", "roundhouse", "-A", "trust", "-E", "UTF8", "--no-locale"])
            .output()?;
        ensure(made.status.success(), String::from_utf8_lossy(&made.stderr))?;
        Ok(Postgres { programs, folder: folder.to_owned(), port, child: None })
    }

    /// Where it is.
    pub fn address(&self) -> String {
        format!("postgres://roundhouse@127.0.0.1:{}/postgres", self.port)
    }

    /// Its port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Starts it.
    ///
    /// # Errors
    /// It can't be started.
    pub fn start(&mut self) -> Outcome<()> {
        let log = File::options().create(true).append(true).open(self.folder.join("log"))?;
        let child = as_servant(&self.programs.join("postgres"), &self.folder)
            .arg("-D")
            .arg(self.folder.join("data"))
            .args(["-p", &self.port.to_string(), "-c", "listen_addresses=127.0.0.1"])
            .args(["-c", "unix_socket_directories="])
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()?;
        self.child = Some(child);
        Ok(())
    }

    /// Waits until it lets people in. If it ends instead, because something of what it was before is still there,
    /// it is started again.
    ///
    /// # Errors
    /// It doesn't.
    pub async fn ready(&mut self) -> Outcome<()> {
        let start = Instant::now();
        while start.elapsed() < OPENING {
            if SharedBook::open(&self.address()).await.is_ok() {
                return Ok(());
            }
            if self.child.as_mut().is_none_or(|child| !matches!(child.try_wait(), Ok(None))) {
                self.start()?;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        let last = log.lines().rev().take(10).collect::<Vec<_>>().join("\n");
        Err(Trouble::told(format!("Postgres doesn't open: {last}")))
    }

    /// SIGKILL for all of it at once, as if its machine had lost power; but what the machine has in memory of its
    /// files stays. When this returns, none of it runs.
    ///
    /// # Errors
    /// There is no such signal here.
    pub fn crash(&mut self) -> Outcome<()> {
        let Some(mut child) = self.child.take() else { return Ok(()) };
        // Stopped, it starts no more of them.
        signal("-STOP", &[child.id()])?;
        let start = Instant::now();
        while stat(child.id()).is_some_and(|stat| !matches!(stat.state, 'T' | 'Z'))
            && start.elapsed() < Duration::from_secs(1)
        {
            std::thread::sleep(Duration::from_micros(200));
        }
        let all = processes(child.id());
        signal("-KILL", &all)?;
        child.wait()?;
        let runs = |process: &u32| stat(*process).is_some_and(|stat| stat.state != 'Z');
        while all.iter().any(runs) && start.elapsed() < Duration::from_secs(10) {
            std::thread::sleep(Duration::from_millis(1));
        }
        Ok(())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.crash();
    }
}

/// A process and those that it has started.
fn processes(first: u32) -> Vec<u32> {
    let all = std::fs::read_dir("/proc").into_iter().flatten().filter_map(Result::ok);
    let all = all.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let children = all.filter(|process| stat(*process).is_some_and(|stat| stat.parent == first));
    std::iter::once(first).chain(children).collect()
}

/// Seconds of CPU that a database has used whose first process this is: with all that it started, also those that
/// have ended.
pub fn cpu(first: u32) -> f64 {
    let ended = stat(first).map_or(0.0, |stat| stat.ended);
    ended + processes(first).into_iter().filter_map(stat).map(|stat| stat.cpu).sum::<f64>()
}
