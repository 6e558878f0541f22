//! Roundhouse as people meet it: the real program, a real browser, and people who click.

mod accessibility;
mod browser;
mod friends;
mod house;
mod keys;
mod patience;
mod person;
mod signals;
mod stillness;

pub use browser::{Browser, Scheme};
pub use friends::Friends;
pub use house::{House, games};
pub use patience::{Patience, STILLNESS};
pub use person::{Glance, Person, Told};
pub use stillness::Stillness;

use std::collections::BTreeSet;
use std::net::{TcpListener, TcpStream};
use std::process::Child;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// A port that nobody listens on.
///
/// # Panics
/// There is none.
#[must_use]
pub fn free_port() -> u16 {
    static GIVEN: Mutex<BTreeSet<u16>> = Mutex::new(BTreeSet::new());
    let mut given = GIVEN.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        // Whoever was given it before may not listen yet.
        if given.insert(port) {
            return port;
        }
    }
}

/// Waits until a program listens on this port.
async fn listens(port: u16, program: &str) {
    let mut patience = Patience::default();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        patience.look((), &format!("{program} doesn't listen on port {port}"));
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
}

/// A program of ours; it ends with whoever holds it, also in a panic.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
