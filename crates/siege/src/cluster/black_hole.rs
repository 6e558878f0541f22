//! A way to a port that can be cut: then nothing goes through in either direction, and nobody is told.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::trouble::Outcome;

/// The way. Who goes it is cut off for good when this is gone.
pub struct BlackHole {
    /// Where it begins.
    pub address: SocketAddr,
    cut: watch::Sender<bool>,
}

impl BlackHole {
    /// Opens a way to a port of this machine.
    ///
    /// # Errors
    /// There is no port for it to begin at.
    pub async fn before(port: u16) -> Outcome<BlackHole> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let address = listener.local_addr()?;
        let cut = watch::channel(false).0;
        tokio::spawn(accept(listener, port, cut.subscribe()));
        Ok(BlackHole { address, cut })
    }

    /// Nothing goes through any more.
    pub fn cut(&self) {
        self.cut.send_replace(true);
    }

    /// It does again. What was sent meanwhile arrives now, as after packets that were lost and sent again.
    pub fn heal(&self) {
        self.cut.send_replace(false);
    }
}

/// Waits until the way is open; `false` if it is gone.
async fn open(cut: &mut watch::Receiver<bool>) -> bool {
    cut.wait_for(|cut| !*cut).await.is_ok()
}

async fn accept(listener: TcpListener, port: u16, mut cut: watch::Receiver<bool>) {
    while open(&mut cut).await {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            changed = cut.changed() => match changed {
                Ok(()) => continue,
                Err(_) => return,
            },
        };
        let Ok((near, _)) = accepted else { continue };
        let mut gate = cut.clone();
        tokio::spawn(async move {
            // It may have been cut since.
            if open(&mut gate).await
                && let Ok(far) = TcpStream::connect(("127.0.0.1", port)).await
            {
                let _ = (near.set_nodelay(true), far.set_nodelay(true));
                let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                tokio::spawn(carry(near_in, far_out, gate.clone()));
                tokio::spawn(carry(far_in, near_out, gate));
            }
        });
    }
}

/// Carries what comes in out again.
async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut cut: watch::Receiver<bool>) {
    let mut bytes = vec![0; 16 * 1024];
    while open(&mut cut).await {
        let read = tokio::select! {
            read = from.read(&mut bytes) => read,
            changed = cut.changed() => match changed {
                Ok(()) => continue,
                Err(_) => return,
            },
        };
        let Ok(read) = read else { return };
        if !open(&mut cut).await || read == 0 || to.write_all(&bytes[..read]).await.is_err() {
            // What it goes to hears of the end by itself.
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn what_is_cut_arrives_when_it_is_healed() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let hole = BlackHole::before(listener.local_addr().expect("an address").port()).await.expect("a way");
        let mut near = TcpStream::connect(hole.address).await.expect("a connection");
        let (mut far, _) = listener.accept().await.expect("a connection");
        let mut bytes = [0; 1];
        near.write_all(b"a").await.expect("sent");
        far.read_exact(&mut bytes).await.expect("read");
        hole.cut();
        near.write_all(b"b").await.expect("sent");
        let mut later = TcpStream::connect(hole.address).await.expect("the system takes it");
        later.write_all(b"c").await.expect("sent");
        let waiting = tokio::time::timeout(Duration::from_millis(200), far.read_exact(&mut bytes));
        assert!(waiting.await.is_err(), "nothing goes through");
        hole.heal();
        far.read_exact(&mut bytes).await.expect("read");
        assert_eq!(&bytes, b"b");
        let (mut far, _) = listener.accept().await.expect("a connection");
        far.read_exact(&mut bytes).await.expect("read");
        assert_eq!(&bytes, b"c");
    }
}
