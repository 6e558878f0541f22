//! `roundhouse serve`, or just `roundhouse`: opens the house to browsers.

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::ArgMatches;
use engine::Message;
use server::{House, Limits, Settings};
use stalls::Stalls;
use store::StoreError;
use tokio::net::TcpListener;
use words::Words;

use super::{runtime, tell};
use crate::failure::Failure;
use crate::keeping::place::{Place, trouble};
use crate::keeping::time::since_1970;
use crate::serving::address::{self, Reach};
use crate::serving::{descriptors, logs, passphrase, stop};

/// Where to listen, if nothing else is said: for this computer alone.
const HOST: &str = "127.0.0.1";
/// The port, if nothing else is said.
const PORT: u16 = 4710;
/// How long bots wait before each action, if nothing else is said: people want to follow them.
const PACE: u64 = 1100;
/// How long they hold back after something that can be taken back for free.
const HOLD_BACK: Duration = Duration::from_secs(2);
/// How long somebody has to be away before their seat may be handed to a bot.
const GRACE: Duration = Duration::from_secs(90);
/// Nobody's time is up sooner than this after their table was read: the house may have been closed.
const AFTER_OPENING: Duration = Duration::from_secs(60);

pub fn run(stalls: impl Stalls + 'static, words: &Words, matches: &ArgMatches) -> Result<(), Failure> {
    let said = |name| matches.get_one::<String>(name);
    logs::start(
        said("log").map_or("info", |level| level),
        said("log-format").map_or("text", |format| format),
    );
    let pace = Duration::from_millis(matches.get_one("pace").copied().unwrap_or(PACE));
    let opening = Opening {
        host: said("host").cloned().unwrap_or_else(|| HOST.to_owned()),
        port: matches.get_one("port").copied().unwrap_or(PORT),
        settings: Settings {
            pace,
            // Whoever wants bots that don't wait at all gets that.
            hold_back: if pace.is_zero() { Duration::ZERO } else { HOLD_BACK },
            grace: GRACE,
            after_opening: AFTER_OPENING,
            public_url: said("public-url").cloned(),
            trust_proxy: matches.get_flag("trust-proxy"),
            passphrase: passphrase::passphrase(matches)?,
            ..Settings::default()
        },
        place: Place::named(matches)?,
        connections: descriptors::raise(),
    };
    let runtime = runtime()?;
    let closed = runtime.block_on(opening.open(stalls, words));
    // All that was acknowledged is on disk by now. A bot that never comes to an end is not waited for.
    runtime.shutdown_background();
    closed
}

/// All that was said of the house.
struct Opening {
    host: String,
    port: u16,
    settings: Settings,
    place: Place,
    /// How many connections the system allows.
    connections: usize,
}

impl Opening {
    async fn open(self, stalls: impl Stalls + 'static, words: &Words) -> Result<(), Failure> {
        let listener = self.listen().await?;
        let listening = listener.local_addr()?;
        if let Place::Folder(folder) = &self.place {
            let no_folder = |error: io::Error| {
                let message = Message::new("serve-no-data").with("folder", folder.display().to_string());
                Failure::told(message.with("reason", error.to_string()))
            };
            std::fs::create_dir_all(folder).map_err(no_folder)?;
        }
        let store = self.place.open().await.map_err(|error| trouble(&self.place, &error))?;
        if store.is_half_carried().await.map_err(|error| trouble(&self.place, &error))? {
            return Err(trouble(&self.place, &StoreError::HalfCarried));
        }
        let stop = stop::asked()?;
        let reach = Reach::of(listening, &self.host, &address::interfaces());
        self.announce(words, &reach, listening)?;
        if self.settings.trust_proxy && !listening.ip().is_loopback() {
            tracing::warn!("whoever gets here past the proxy can say that they are anybody");
        }
        let start = Instant::now();
        let limits = Limits::default();
        let limits = Limits { connections: limits.connections.min(self.connections), ..limits };
        let settings = Settings { shown_at: reach.shown(listening), limits, ..self.settings };
        let clock = Arc::new(move || start.elapsed());
        let house = House::new(stalls, store, Arc::new(random), clock, Arc::new(since_1970), settings);
        let stopped =
            |error: io::Error| Failure::told(Message::new("serve-failed").with("reason", error.to_string()));
        server::serve(listener, house, stop).await.map_err(stopped)
    }

    async fn listen(&self) -> Result<TcpListener, Failure> {
        let (host, port) = (self.host.as_str(), self.port);
        TcpListener::bind((host, port)).await.map_err(|error| {
            Failure::told(match error.kind() {
                io::ErrorKind::AddrInUse => Message::new("serve-port-taken")
                    .with("port", port.to_string())
                    .with("other", port.checked_add(1).unwrap_or(PORT).to_string()),
                io::ErrorKind::AddrNotAvailable => Message::new("serve-not-ours").with("host", host),
                io::ErrorKind::PermissionDenied => Message::new("serve-port-forbidden")
                    .with("port", port.to_string())
                    .with("reason", error.to_string()),
                _ => Message::new("serve-cannot-listen")
                    .with("address", format!("{host}:{port}"))
                    .with("reason", error.to_string()),
            })
        })
    }

    /// Says who can open which address.
    fn announce(&self, words: &Words, reach: &Reach, listening: SocketAddr) -> Result<(), Failure> {
        let first = reach.here.clone().unwrap_or_else(|| reach.shown(listening));
        let mut lines = vec![Message::new("serve-open").with("address", format!("{first}/"))];
        match (&reach.here, &reach.others) {
            (Some(_), Some(others)) => {
                lines.push(Message::new("serve-open-others").with("address", format!("{others}/")));
            }
            (Some(_), None) if !listening.ip().is_loopback() => lines.push(Message::new("serve-open-all")),
            (Some(_), None) if self.settings.public_url.is_none() => {
                lines.push(Message::new("serve-open-here-only"))
            }
            _ => {}
        }
        if let Some(url) = &self.settings.public_url {
            lines.push(Message::new("serve-open-public").with("address", format!("{url}/")));
        }
        if !listening.ip().is_loopback() || self.settings.public_url.is_some() {
            let guarded = self.settings.passphrase.is_some();
            lines.push(Message::new(if guarded { "serve-passphrase" } else { "serve-no-passphrase" }));
        }
        lines.push(Message::new("serve-data").with("file", self.place.shown()));
        lines.push(Message::new("serve-stop"));
        tell(words, lines)?;
        Ok(io::stdout().flush()?)
    }
}

/// Random bytes of the system. Without them no secret is safe, so nothing may go on.
fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}
