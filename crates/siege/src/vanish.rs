//! Clients that vanish in the middle of a question.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::io::AsyncWriteExt as _;

use crate::chance::Chance;
use crate::connection::connect;

/// When a client vanishes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Moment {
    /// After connecting, before anything is sent.
    BeforeSending,
    /// Somewhere in the head.
    InHead,
    /// Somewhere in the body.
    InBody,
    /// Right after everything is sent.
    WhenSent,
    /// Up to 100 µs later.
    WithinMicroseconds,
    /// Up to 5 ms later: the answer may be there already.
    WithinMilliseconds,
}

impl Moment {
    /// Any of them; those after everything was sent are likelier, because an action can be done there.
    pub fn any(chance: &mut Chance) -> Moment {
        match chance.below(10) {
            0 => Moment::BeforeSending,
            1 => Moment::InHead,
            2 => Moment::InBody,
            3 | 4 => Moment::WhenSent,
            5..8 => Moment::WithinMicroseconds,
            _ => Moment::WithinMilliseconds,
        }
    }
}

/// Asks, and is gone at any moment: by an orderly goodbye (FIN) or by a reset (RST). Says at which.
///
/// # Errors
/// Nobody listens there.
pub async fn vanish(address: SocketAddr, request: &[u8], chance: &mut Chance) -> std::io::Result<Moment> {
    let (moment, reset) = (Moment::any(chance), chance.below(2) == 0);
    let head = memchr::memmem::find(request, b"\r\n\r\n").map_or(request.len(), |end| end + 4);
    let sent = match moment {
        Moment::BeforeSending => 0,
        Moment::InHead => 1 + chance.below(head - 1),
        Moment::InBody => head + chance.below(request.len().saturating_sub(head)),
        _ => request.len(),
    };
    let later = match moment {
        Moment::WithinMicroseconds => chance.below(100),
        Moment::WithinMilliseconds => chance.below(5000),
        _ => 0,
    };
    let mut stream = connect(address).await?;
    stream.write_all(&request[..sent]).await?;
    // The timer is too coarse for this; others go on meanwhile.
    let start = Instant::now();
    while start.elapsed() < Duration::from_micros(later as u64) {
        tokio::task::yield_now().await;
    }
    if reset {
        stream.set_zero_linger()?;
    }
    Ok(moment)
}
