//! `roundhouse serve`, or just `roundhouse`: opens the house to browsers.

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use clap::ArgMatches;
use engine::Message;
use server::{House, Settings};
use store::Store;
use tokio::net::TcpListener;
use words::Words;

use crate::failure::Failure;

/// The port, if nothing else is said.
const PORT: u16 = 4710;
/// How long bots wait before each action, if nothing else is said: people want to follow them.
const PACE: u64 = 1100;

pub fn run(words: &Words, matches: &ArgMatches) -> Result<(), Failure> {
    let port = matches.get_one("port").copied().unwrap_or(PORT);
    let pace = Duration::from_millis(matches.get_one("pace").copied().unwrap_or(PACE));
    let folder = match matches.get_one::<PathBuf>("data") {
        Some(folder) => folder.clone(),
        None => {
            dirs::data_dir().ok_or_else(|| Failure::told(Message::new("serve-no-home")))?.join("roundhouse")
        }
    };
    let no_folder = |error: std::io::Error| {
        let message = Message::new("serve-no-data").with("folder", folder.display().to_string());
        Failure::told(message.with("reason", error.to_string()))
    };
    std::fs::create_dir_all(&folder).map_err(no_folder)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(open(words, port, pace, folder.join("roundhouse.sqlite")))
}

async fn open(words: &Words, port: u16, pace: Duration, file: PathBuf) -> Result<(), Failure> {
    let address = format!("127.0.0.1:{port}");
    let listener = TcpListener::bind(&address).await.map_err(|error| {
        Failure::told(match error.kind() {
            std::io::ErrorKind::AddrInUse => Message::new("serve-port-taken")
                .with("port", port.to_string())
                .with("other", (port.wrapping_add(1)).to_string()),
            _ => Message::new("serve-cannot-listen")
                .with("address", address.as_str())
                .with("reason", error.to_string()),
        })
    })?;
    let folder = file.parent().unwrap_or(&file).to_owned();
    let store = Store::open(&folder, wall()).await.map_err(|error| {
        let message = Message::new("serve-no-store").with("file", file.display().to_string());
        Failure::told(message.with("reason", error.to_string()))
    })?;
    let address = format!("http://{}/", listener.local_addr()?);
    let lines = [
        Message::new("serve-open").with("address", address),
        Message::new("serve-data").with("file", file.display().to_string()),
        Message::new("serve-stop"),
    ];
    {
        let mut out = std::io::stdout().lock();
        for line in &lines {
            writeln!(out, "{}", words.say(line))?;
        }
        out.flush()?;
    }
    let start = Instant::now();
    let mut settings = Settings::at(&format!("http://{}", listener.local_addr()?));
    settings.pace = pace;
    let clock = Arc::new(move || start.elapsed());
    let house = House::new(store, Arc::new(random), clock, Arc::new(wall), settings);
    let stopped =
        |error: std::io::Error| Failure::told(Message::new("serve-failed").with("reason", error.to_string()));
    let stop = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    server::serve(listener, house, stop).await.map_err(stopped)
}

/// What time it is for people, in seconds since 1970.
fn wall() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}

/// Random bytes of the system. Without them no secret is safe, so nothing may go on.
fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}
