//! The program under siege: started, measured and killed as a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::trouble::{Outcome, Trouble, ensure};

/// A program that hasn't said its address after so long never will.
const OPENING: Duration = Duration::from_secs(60);
/// Clock ticks a second in /proc, on every Linux.
const TICKS: f64 = 100.0;

/// The program under siege: the one that `ROUNDHOUSE` in the environment names, else this one.
pub fn program(usual: impl Into<PathBuf>) -> PathBuf {
    std::env::var_os("ROUNDHOUSE").map_or_else(|| usual.into(), PathBuf::from)
}

/// How a house is to be opened.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The program.
    pub program: PathBuf,
    /// Its data folder.
    pub folder: PathBuf,
    /// The database that it is opened on instead, if it is.
    pub database: Option<String>,
    /// The port; one that the system finds, if nothing is said.
    pub port: u16,
    /// Milliseconds that bots wait.
    pub pace: u64,
    /// How many descriptors it may have open; as many as we, if nothing is said.
    pub descriptors: Option<u32>,
    /// What else is said on its command line.
    pub more: Vec<String>,
}

impl Opening {
    /// A house whose bots don't wait.
    pub fn new(program: impl Into<PathBuf>, folder: impl Into<PathBuf>) -> Opening {
        let (program, folder) = (program.into(), folder.into());
        Opening { program, folder, database: None, port: 0, pace: 0, descriptors: None, more: Vec::new() }
    }

    /// The command that opens it.
    pub fn command(&self) -> Command {
        let mut command = match self.descriptors {
            None => Command::new(&self.program),
            Some(descriptors) => {
                let mut shell = Command::new("sh");
                shell
                    .args(["-c", &format!("ulimit -n {descriptors}; exec \"$0\" \"$@\"")])
                    .arg(&self.program);
                shell
            }
        };
        let (port, pace) = (self.port.to_string(), self.pace.to_string());
        command.args(["serve", "--lang", "en", "--port", &port, "--pace", &pace]);
        match &self.database {
            None => command.arg("--data").arg(&self.folder),
            Some(database) => command.args(["--database", database]),
        };
        command.args(&self.more);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Opens the house and waits until it says where.
    ///
    /// # Errors
    /// It doesn't: what it said instead is in the trouble.
    pub fn open(&self) -> Outcome<House> {
        let (mut house, address) = self.begin()?;
        let opened = house.child.as_mut().and_then(|child| wait(&address, child));
        match opened {
            Some(address) => house.address = address,
            None => {
                // What it said last may still be on its way through the pipe.
                std::thread::sleep(Duration::from_millis(50));
                return Err(Trouble::told(format!("the house doesn't open: {}", house.said())));
            }
        }
        Ok(house)
    }

    /// Begins to open the house, on a port that was said, and doesn't wait for it.
    ///
    /// # Errors
    /// The program can't be started.
    pub fn start(&self) -> Outcome<House> {
        Ok(self.begin()?.0)
    }

    /// Starts the program; where it says that it listens comes by the other end.
    fn begin(&self) -> Outcome<(House, Receiver<SocketAddr>)> {
        let mut child = self.command().spawn()?;
        let said = Arc::new(Mutex::new(String::new()));
        let (lines, address) = channel();
        if let Some(out) = child.stdout.take() {
            let said = said.clone();
            std::thread::spawn(move || {
                for line in BufReader::new(out).lines().map_while(Result::ok) {
                    if let Some(address) = address_in(&line) {
                        let _ = lines.send(address);
                    }
                    keep(&said, &line);
                }
            });
        }
        if let Some(err) = child.stderr.take() {
            let said = said.clone();
            std::thread::spawn(move || {
                BufReader::new(err).lines().map_while(Result::ok).for_each(|line| keep(&said, &line));
            });
        }
        let house = House {
            pid: child.id(),
            child: Some(child),
            address: SocketAddr::from(([127, 0, 0, 1], self.port)),
            opening: self.clone(),
            said,
        };
        Ok((house, address))
    }
}

fn wait(address: &Receiver<SocketAddr>, child: &mut Child) -> Option<SocketAddr> {
    let start = Instant::now();
    while start.elapsed() < OPENING {
        if let Ok(address) = address.recv_timeout(Duration::from_millis(20)) {
            return Some(address);
        }
        if matches!(child.try_wait(), Ok(Some(_))) {
            return address.recv_timeout(Duration::from_millis(20)).ok();
        }
    }
    None
}

/// The first loopback address in a line.
fn address_in(line: &str) -> Option<SocketAddr> {
    let (_, after) = line.split_once("http://127.0.0.1:")?;
    let port: String = after.chars().take_while(char::is_ascii_digit).collect();
    Some(SocketAddr::from(([127, 0, 0, 1], port.parse().ok()?)))
}

fn keep(said: &Mutex<String>, line: &str) {
    if let Ok(mut said) = said.lock()
        && said.len() < 1 << 20
    {
        *said += line;
        said.push('\n');
    }
}

/// A house that is open. If it was opened here, it is killed when nobody holds it any more.
pub struct House {
    child: Option<Child>,
    pid: u32,
    /// Where it listens.
    pub address: SocketAddr,
    opening: Opening,
    said: Arc<Mutex<String>>,
}

impl House {
    /// A house that somebody else has opened, in this folder, as this process.
    pub fn running(address: SocketAddr, pid: u32, folder: impl Into<PathBuf>) -> House {
        House { child: None, pid, address, opening: Opening::new("", folder), said: Arc::default() }
    }

    /// Its data folder.
    pub fn folder(&self) -> &Path {
        &self.opening.folder
    }

    /// All that it printed.
    pub fn said(&self) -> String {
        self.said.lock().map(|said| said.clone()).unwrap_or_default()
    }

    /// The database that it is opened on, if it is on one.
    pub fn database(&self) -> Option<&str> {
        self.opening.database.as_deref()
    }

    /// Whether it has ended by itself.
    pub fn has_ended(&mut self) -> bool {
        self.child.as_mut().is_some_and(|child| !matches!(child.try_wait(), Ok(None)))
    }

    /// SIGKILL.
    pub fn kill(&mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// SIGTERM, and how it ended; `None` if it had not ended after a while and was killed.
    ///
    /// # Errors
    /// There is no such signal here.
    pub fn stop(&mut self, patience: Duration) -> Outcome<Option<i32>> {
        let Some(child) = &mut self.child else { return Err(Trouble::told("it wasn't opened here")) };
        Command::new("kill").args(["-TERM", &self.pid.to_string()]).status()?;
        let start = Instant::now();
        while start.elapsed() < patience {
            if let Some(status) = child.try_wait()? {
                return Ok(status.code());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        self.kill();
        Ok(None)
    }

    /// Kills it and opens it again.
    ///
    /// # Errors
    /// It doesn't open.
    pub fn reopen(&mut self) -> Outcome<()> {
        ensure(self.child.is_some(), "it wasn't opened here")?;
        self.kill();
        *self = self.opening.open()?;
        Ok(())
    }

    /// Seconds of CPU that it has used.
    pub fn cpu(&self) -> f64 {
        stat(self.pid).map_or(0.0, |stat| stat.cpu)
    }

    /// Memory in MB: what it has now, or has had at most.
    pub fn memory(&self, most: bool) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.pid)).unwrap_or_default();
        let name = if most { "VmHWM:" } else { "VmRSS:" };
        let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
        line.split_whitespace().next().and_then(|size| size.parse::<f64>().ok()).unwrap_or(0.0) / 1024.0
    }

    /// How many descriptors it has open.
    pub fn descriptors(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.pid)).map_or(0, Iterator::count)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.kill();
    }
}

/// What /proc says of a process.
pub(crate) struct Stat {
    /// A letter: Z is one that has ended and that nobody has asked about.
    pub state: char,
    /// Who started it.
    pub parent: u32,
    /// Seconds of CPU that it has used.
    pub cpu: f64,
    /// Seconds of CPU that those have used that it started, and that have ended.
    pub ended: f64,
}

/// What /proc says of a process, if there is one.
pub(crate) fn stat(pid: u32) -> Option<Stat> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name in parentheses may have spaces: count from its end.
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    let ticks = |at: usize| fields.get(at).and_then(|ticks| ticks.parse::<f64>().ok()).unwrap_or(0.0);
    Some(Stat {
        state: fields.first()?.chars().next()?,
        parent: fields.get(1)?.parse().ok()?,
        cpu: (ticks(11) + ticks(12)) / TICKS,
        ended: (ticks(13) + ticks(14)) / TICKS,
    })
}

/// A folder that is gone when nobody needs it any more.
pub struct Folder(PathBuf);

impl Folder {
    /// A fresh folder inside another.
    ///
    /// # Errors
    /// It can't be made.
    pub fn fresh(inside: &Path, name: &str) -> Outcome<Folder> {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let folder = inside.join(format!("siege-{name}-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder)?;
        Ok(Folder(folder))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
