//! One running program: lines go in and come out, and it is ended whatever it does.

use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use arena::{Breach, Misdeed};
use engine::Message;
use wire::answer::{LONGEST, shown};

/// So many lines that nobody has asked for are read; then it has to wait.
const UNASKED: usize = 16;
/// So many bytes of what it said last beside its answers are kept, to tell where it fails.
const LAST: usize = 400;
/// How long a program may take to end once it was told so.
const GOODBYE: Duration = Duration::from_secs(1);
/// How long it may take to be gone once it has closed its output.
const GOING: Duration = Duration::from_millis(200);

/// A running program.
pub struct Program {
    child: Child,
    to: Option<Sender<String>>,
    from: Receiver<Heard>,
    last: Arc<Mutex<String>>,
}

/// What comes out of a program.
enum Heard {
    Line(String),
    /// A line without an end, so far.
    TooLong,
}

impl Program {
    /// Starts it.
    pub fn start(words: &[String]) -> std::io::Result<Program> {
        let (name, arguments) = words.split_first().ok_or(std::io::ErrorKind::NotFound)?;
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Ctrl-C is for the arena; and a program goes with all that it has started itself.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (to, lines) = channel();
        let (heard, from) = sync_channel(UNASKED);
        let last = Arc::new(Mutex::new(String::new()));
        if let Some(input) = child.stdin.take() {
            thread::spawn(move || say(input, &lines));
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || hear(output, &heard));
        }
        if let Some(errors) = child.stderr.take() {
            let last = Arc::clone(&last);
            thread::spawn(move || keep(errors, &last));
        }
        Ok(Program { child, to: Some(to), from, last })
    }

    /// Says a line that needs no answer. Whether it is heard shows when it is asked something.
    pub fn tell(&self, line: String) {
        if let Some(to) = &self.to {
            let _ = to.send(line);
        }
    }

    /// Asks something, and waits so long for the answer.
    ///
    /// # Errors
    /// What comes instead.
    pub fn ask(&mut self, line: String, allowed: Duration) -> Result<String, Breach> {
        match self.from.try_recv() {
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => return Err(self.gone()),
            Ok(Heard::TooLong) => return Err(flood()),
            Ok(Heard::Line(early)) => {
                let why = Message::new("outside-unasked").with("line", shown(&early));
                return Err(Breach { misdeed: Misdeed::Rubbish, why });
            }
        }
        self.tell(line);
        match self.from.recv_timeout(allowed) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::TooLong) => Err(flood()),
            Err(RecvTimeoutError::Disconnected) => Err(self.gone()),
            Err(RecvTimeoutError::Timeout) => {
                let why = Message::new("outside-late").with("milliseconds", allowed.as_millis().to_string());
                Err(Breach { misdeed: Misdeed::Late, why })
            }
        }
    }

    /// That it has ended, and how.
    fn gone(&mut self) -> Breach {
        let how = match self.ended_within(GOING) {
            Some(status) => status.to_string(),
            None => "—".to_owned(),
        };
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let said = last.lines().rev().find(|line| !line.trim().is_empty()).map(shown);
        let why = match said {
            None => Message::new("outside-gone").with("how", how),
            Some(said) => Message::new("outside-gone-saying").with("how", how).with("said", said),
        };
        Breach { misdeed: Misdeed::Gone, why }
    }

    /// How it has ended, if it does so in this time.
    fn ended_within(&mut self, time: Duration) -> Option<std::process::ExitStatus> {
        let start = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if start.elapsed() < time => thread::sleep(Duration::from_millis(5)),
                _ => return None,
            }
        }
    }

    /// Ends it at once, with all that it has started.
    fn kill(&mut self) {
        #[cfg(unix)]
        if let Some(group) = i32::try_from(self.child.id()).ok().and_then(rustix::process::Pid::from_raw) {
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Ends it at once: it has done what no player may do.
    pub fn expel(mut self) {
        self.kill();
    }
}

/// Its input is closed, and it has a moment to end by itself.
impl Drop for Program {
    fn drop(&mut self) {
        drop(self.to.take());
        self.ended_within(GOODBYE);
        self.kill();
    }
}

fn flood() -> Breach {
    let why = Message::new("outside-flood").with("most", (LONGEST / 1024).to_string());
    Breach { misdeed: Misdeed::Flood, why }
}

/// Hands lines on to a program, which may be slow to read them, until there are no more.
fn say(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Hands on the lines that come out of a program, until one is too long.
fn hear(output: impl Read, heard: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        match output.by_ref().take(LONGEST as u64).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if line.len() == LONGEST && line.last() != Some(&b'\n') => {
                let _ = heard.send(Heard::TooLong);
                return;
            }
            Ok(_) => {
                if heard.send(Heard::Line(String::from_utf8_lossy(&line).into_owned())).is_err() {
                    return;
                }
            }
        }
    }
}

/// Keeps the end of what a program says beside its answers.
fn keep(mut errors: impl Read, last: &Mutex<String>) {
    let mut some = [0; 4096];
    let mut kept = Vec::new();
    while let Ok(count @ 1..) = errors.read(&mut some) {
        kept.extend_from_slice(&some[..count]);
        kept.drain(..kept.len().saturating_sub(LAST));
        *last.lock().unwrap_or_else(PoisonError::into_inner) = String::from_utf8_lossy(&kept).into_owned();
    }
}
