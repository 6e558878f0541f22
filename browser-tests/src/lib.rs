//! Roundhouse as people meet it: the real program, a real browser, and people who click.

mod browser;
mod house;
mod person;
mod signals;

pub use browser::{Browser, Scheme};
pub use house::{House, games};
pub use person::{Glance, Person, Told};

use std::collections::BTreeSet;
use std::net::TcpListener;
use std::process::Child;
use std::sync::{Mutex, PoisonError};

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

/// A program of ours; it ends with whoever holds it, also in a panic.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
