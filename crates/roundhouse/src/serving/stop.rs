//! How a house is told to close: by Ctrl-C, or as services are stopped.

use std::future::Future;
use std::process::exit;

use tokio::sync::oneshot;

use crate::interrupt::INTERRUPTED;

/// Ends when the house is to close; from now on the first signal is heard. The second ends the program
/// at once, and says so by its exit code.
///
/// # Errors
/// The system doesn't tell of signals.
pub fn asked() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut signals = Signals::listen()?;
    let (tell, told) = oneshot::channel();
    tokio::spawn(async move {
        let signal = signals.next().await;
        tracing::info!(signal, "closing: what is under way is finished first");
        let _ = tell.send(());
        let signal = signals.next().await;
        tracing::warn!(signal, "closing at once");
        exit(INTERRUPTED.into());
    });
    Ok(async move {
        let _ = told.await;
    })
}

#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn listen() -> std::io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        let (interrupt, terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        Ok(Signals { interrupt, terminate })
    }

    /// The next one, by its name.
    async fn next(&mut self) -> &'static str {
        tokio::select! {
            _ = self.interrupt.recv() => "SIGINT",
            _ = self.terminate.recv() => "SIGTERM",
        }
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn listen() -> std::io::Result<Signals> {
        Ok(Signals)
    }

    async fn next(&mut self) -> &'static str {
        if tokio::signal::ctrl_c().await.is_err() {
            // Never told: then Ctrl-C ends the program as ever.
            std::future::pending::<()>().await;
        }
        "Ctrl-C"
    }
}
