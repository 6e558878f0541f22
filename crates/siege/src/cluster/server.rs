//! A server that is started again whenever it ends.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::connection::{Connection, Head};
use crate::house::{House, Opening};
use crate::report::Times;
use crate::trouble::{Outcome, Trouble};

/// A server that has ended by itself, because there is no database just now, is started again after this time.
const AGAIN: Duration = Duration::from_millis(100);
/// It is ready within this time.
const OPENING: Duration = Duration::from_secs(60);
/// Who doesn't say in this time that they are ready aren't.
const SAYING: Duration = Duration::from_secs(2);
/// What programs that panic say.
const PANIC: &str = "panicked at";

/// A server.
#[derive(Clone)]
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    kept: Arc<Mutex<Kept>>,
}

struct Kept {
    opening: Opening,
    house: Option<House>,
    started: Instant,
    counts: Counts,
}

/// What a server went through.
#[derive(Clone, Default)]
pub struct Counts {
    /// How often it was killed.
    pub kills: u64,
    /// How often it ended by itself.
    pub ended: u64,
    /// What it said when it panicked.
    pub panics: Vec<String>,
    /// How long it took until it was ready again.
    pub opening: Times,
}

impl Server {
    /// Starts it, and sees to it from then on.
    ///
    /// # Errors
    /// The program can't be started.
    pub fn start(opening: Opening) -> Outcome<Server> {
        let house = opening.start()?;
        let address = house.address;
        let kept = Kept { opening, house: Some(house), started: Instant::now(), counts: Counts::default() };
        let kept = Arc::new(Mutex::new(kept));
        let weak = Arc::downgrade(&kept);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(AGAIN).await;
                let Some(kept) = weak.upgrade() else { return };
                Server { address, kept }.see_to();
            }
        });
        Ok(Server { address, kept })
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn see_to(&self) {
        let mut kept = self.kept();
        if kept.house.as_mut().is_none_or(House::has_ended) {
            kept.counts.ended += 1;
            kept.again();
        }
    }

    /// SIGKILL; and it is started again at once.
    pub fn kill(&self) {
        let mut kept = self.kept();
        if let Some(house) = &mut kept.house {
            house.kill();
        }
        kept.counts.kills += 1;
        kept.again();
    }

    /// Whether it says that it can do its work, and what else it says of that.
    pub async fn says(&self) -> Option<Head> {
        let mut connection = Connection::to(self.address);
        let asked = connection.ask(b"GET /readyz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n");
        tokio::time::timeout(SAYING, asked).await.ok()?.ok()
    }

    /// Whether it can do its work.
    pub async fn is_ready(&self) -> bool {
        self.says().await.is_some_and(|head| head.status == 200)
    }

    /// Waits until it can, and notes how long that took since it was started.
    ///
    /// # Errors
    /// It can't.
    pub async fn ready(&self) -> Outcome<()> {
        let start = Instant::now();
        while start.elapsed() < OPENING {
            if self.is_ready().await {
                let mut kept = self.kept();
                let took = kept.started.elapsed();
                kept.counts.opening.add(took);
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let said = self.kept().house.as_ref().map(House::said).unwrap_or_default();
        Err(Trouble::told(format!("a server doesn't open: {said}")))
    }

    /// What it went through, with what it has said by now.
    pub fn counts(&self) -> Counts {
        let mut kept = self.kept();
        kept.listen();
        kept.counts.clone()
    }

    /// Seconds of CPU that it has used since it was started.
    pub fn cpu(&self) -> f64 {
        self.kept().house.as_ref().map_or(0.0, House::cpu)
    }
}

impl Kept {
    /// Looks for panics in what it said.
    fn listen(&mut self) {
        let said = self.house.as_ref().map(House::said).unwrap_or_default();
        for line in said.lines().filter(|line| line.contains(PANIC)) {
            if !self.counts.panics.iter().any(|known| known == line) {
                self.counts.panics.push(line.to_owned());
            }
        }
    }

    fn again(&mut self) {
        self.listen();
        self.house = self.opening.start().ok();
        self.started = Instant::now();
    }
}
