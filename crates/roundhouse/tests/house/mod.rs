//! A house for a test: on a free port of this machine, in a folder of its own, closed at the end.

#![allow(dead_code)] // Each test takes what it needs.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The program, deaf to what the environment of the test says.
pub fn roundhouse() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_roundhouse"));
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("ROUNDHOUSE_")) {
        command.env_remove(name);
    }
    command
}

/// An empty folder.
pub fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("house").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// A house that is open.
pub struct House {
    child: Child,
    /// What it said when it opened.
    pub told: Vec<String>,
}

impl House {
    /// Opens a house in an empty folder of this name.
    pub fn open(name: &str, arguments: &[&str], environment: &[(&str, &str)]) -> House {
        House::open_in(&scratch(name), arguments, environment)
    }

    /// Opens the house that is kept in a folder.
    #[track_caller]
    pub fn open_in(folder: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> House {
        House::start(roundhouse(), folder, arguments, environment)
    }

    /// Opens it with this program.
    #[track_caller]
    pub fn start(
        mut program: Command,
        folder: &Path,
        arguments: &[&str],
        environment: &[(&str, &str)],
    ) -> House {
        let mut child = program
            .args(["serve", "--lang", "en", "--data"])
            .arg(folder)
            .args(arguments)
            .env("ROUNDHOUSE_PORT", "0")
            .envs(environment.iter().copied().filter(|(name, _)| *name != "ROUNDHOUSE_PORT"))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let mut told = Vec::new();
        for line in BufReader::new(child.stdout.take().expect("a pipe")).lines() {
            told.push(line.expect("text"));
            if told.last().is_some_and(|line| line.contains("Ctrl+C")) {
                return House { child, told };
            }
        }
        let mut why = String::new();
        let _ = child.stderr.take().expect("a pipe").read_to_string(&mut why);
        let _ = child.wait();
        panic!("it doesn't open: {told:?} {why}");
    }

    /// Whether it said this when it opened.
    pub fn said(&self, part: &str) -> bool {
        self.told.iter().any(|line| line.contains(part))
    }

    /// The address it can be opened at, without a slash at the end.
    pub fn address(&self) -> String {
        let line = self.told.iter().find_map(|line| line.strip_prefix("Roundhouse is open: "));
        line.expect("an address").trim_end_matches('/').to_owned()
    }

    /// Tells it to close, and gives what it logged. It has to say by its exit code that all is well.
    #[track_caller]
    pub fn close(&mut self, signal: &str) -> String {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([&format!("-{signal}"), &id]).status().expect("kill runs");
        assert!(sent.success());
        let mut log = String::new();
        self.child.stderr.take().expect("a pipe").read_to_string(&mut log).expect("text");
        assert_eq!(self.child.wait().expect("it ends").code(), Some(0), "{log}");
        log
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
