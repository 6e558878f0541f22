//! The program under test, with a data folder of its own.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::{Running, free_port, listens};

/// The program.
fn program() -> String {
    let built = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/release/roundhouse");
    std::env::var("ROUNDHOUSE").unwrap_or_else(|_| built.to_owned())
}

/// All games that the program has.
///
/// # Panics
/// It doesn't say.
#[must_use]
pub fn games() -> Vec<String> {
    let told = Command::new(program()).args(["games", "--ids"]).output().expect("the program runs");
    let games: Vec<String> = String::from_utf8_lossy(&told.stdout).lines().map(str::to_owned).collect();
    assert!(told.status.success() && !games.is_empty(), "{told:?}");
    games
}

/// A house that is open, on a free port of this machine.
pub struct House {
    port: u16,
    pace: u64,
    data: PathBuf,
    program: Option<Running>,
}

impl House {
    /// Opens a new one, whose bots wait so many milliseconds before each action.
    ///
    /// # Panics
    /// The program can't be started.
    pub async fn open(pace: u64) -> House {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("roundhouse-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let data = std::env::temp_dir().join(name);
        let mut house = House { port: free_port(), pace, data, program: None };
        house.start().await;
        house
    }

    /// The address of a page: `/` is the front page.
    #[must_use]
    pub fn address(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// Starts the program again, with the same data and on the same port.
    ///
    /// # Panics
    /// It doesn't start.
    pub async fn start(&mut self) {
        let program = program();
        let started = Command::new(&program)
            .args(["serve", "--port", &self.port.to_string(), "--pace", &self.pace.to_string(), "--data"])
            .arg(&self.data)
            .stdout(Stdio::null())
            .spawn();
        self.program = Some(Running(started.unwrap_or_else(|error| panic!("{program}: {error}"))));
        listens(self.port, &program).await;
    }

    /// Kills the program (SIGKILL): it has no chance to save anything.
    pub fn kill(&mut self) {
        self.program = None;
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.program = None;
        let _ = std::fs::remove_dir_all(&self.data);
    }
}
