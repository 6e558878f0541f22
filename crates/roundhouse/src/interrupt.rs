//! Ctrl-C: the first asks for an end, the second is one.

use std::future::{Future as _, poll_fn};
use std::pin::pin;
use std::process::exit;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;

use tokio::runtime::Builder;
use tokio::signal::ctrl_c;

/// The exit code of a program that was ended by Ctrl-C.
pub const INTERRUPTED: u8 = 130;

/// Becomes true with the first Ctrl-C; the second ends the program at once. Where the system doesn't
/// tell of Ctrl-C, the first ends the program as ever.
pub fn watch() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let pressed = Arc::clone(&stop);
    let (ready, wait) = channel();
    std::thread::spawn(move || {
        let Ok(runtime) = Builder::new_current_thread().enable_io().build() else { return };
        runtime.block_on(async {
            let mut first = pin!(ctrl_c());
            let mut ready = Some(ready);
            let first = poll_fn(|context| {
                // The first look asks the system to tell us.
                let pressed = first.as_mut().poll(context);
                drop(ready.take());
                pressed
            });
            if first.await.is_ok() {
                pressed.store(true, Ordering::Relaxed);
                if ctrl_c().await.is_ok() {
                    exit(INTERRUPTED.into());
                }
            }
        });
    });
    // Goes on once the system has been asked, or can't be.
    let _: Result<(), _> = wait.recv();
    stop
}
