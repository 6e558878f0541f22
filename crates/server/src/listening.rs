//! Connections: how many there may be, and how long each may take.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt as _;
use words::Language;

use crate::House;
use crate::limits::AtATime;
use crate::session::network;

/// After the system has refused a connection, for want of descriptors for one, it is asked again then.
const BREATH: Duration = Duration::from_millis(200);
/// How often idle tables are looked for.
const TIDY: Duration = Duration::from_secs(30);
/// Who is one too many is told so, if they listen so long.
const SORRY: Duration = Duration::from_secs(2);

/// Where a connection comes from.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub IpAddr);

/// Serves the house on a socket until told to stop; then finishes what is under way and closes the store.
///
/// # Errors
/// The store can't be closed.
pub async fn serve(
    listener: TcpListener,
    house: Arc<House>,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let tidying = tokio::spawn(tidy(house.clone()));
    tokio::task::spawn_blocking({
        let house = house.clone();
        move || {
            house.draw_boards();
            pages::assets::press();
        }
    });
    let limits = house.tools.settings.limits.clone();
    let connections = Connections {
        app: crate::routes::router(house.clone()),
        places: Arc::new(Semaphore::new(limits.connections)),
        addresses: AtATime::default(),
        graceful: GracefulShutdown::new(),
        house: house.clone(),
    };
    let mut stop = std::pin::pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => connections.take(stream, peer),
                // Whoever hung up before they were heard is no trouble; anything else may pass.
                Err(error) if error.kind() == io::ErrorKind::ConnectionAborted => {}
                Err(error) => {
                    tracing::error!(%error, "no connection can be accepted just now");
                    tokio::time::sleep(BREATH).await;
                }
            },
            () = &mut stop => break,
        }
    }
    drop(listener);
    tracing::info!("stopping: what is under way is finished");
    house.tools.stopping.send_replace(true);
    let in_time = tokio::time::timeout(limits.stopping, connections.graceful.shutdown()).await;
    if in_time.is_err() {
        tracing::warn!("some connections did not end in time");
    }
    tidying.abort();
    house.tools.store.close().await.map_err(io::Error::other)?;
    tracing::info!("stopped");
    Ok(())
}

async fn tidy(house: Arc<House>) {
    loop {
        tokio::time::sleep(TIDY).await;
        house.hub.tidy();
        house.wake_due().await;
    }
}

struct Connections {
    app: axum::Router,
    places: Arc<Semaphore>,
    addresses: AtATime,
    graceful: GracefulShutdown,
    house: Arc<House>,
}

impl Connections {
    fn take(&self, stream: TcpStream, peer: SocketAddr) {
        let (house, limits) = (self.house.clone(), &self.house.tools.settings.limits);
        let counted = !peer.ip().is_loopback() && !self.house.tools.settings.trust_proxy;
        let most = if counted { limits.connections_an_address } else { usize::MAX };
        let place = self.places.clone().try_acquire_owned().ok();
        let (Some(place), Some(entered)) = (place, self.addresses.enter(&network(peer.ip()), most)) else {
            // Once for the first, then ever more rarely: a crowd at the door doesn't fill the log.
            let before = house.tools.gauges.turned_away.inc();
            if (before + 1).is_power_of_two() {
                tracing::warn!(turned_away = before + 1, "the house is full: a connection is turned away");
            }
            tokio::spawn(turn_away(house, stream));
            return;
        };
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(limits.writing));
        let app = self.app.clone();
        let service = service_fn(move |request: hyper::Request<Incoming>| {
            let mut request: Request = request.map(Body::new);
            request.extensions_mut().insert(Peer(peer.ip()));
            let answer = app.clone().oneshot(request);
            async move { Ok::<_, Infallible>(answer.await.unwrap_or_else(|never| match never {})) }
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.head)
            .max_buf_size(64 * 1024)
            .serve_connection(TokioIo::new(Box::pin(stream)), service);
        let connection = self.graceful.watch(connection);
        tokio::spawn(async move {
            house.tools.gauges.connections.inc();
            // Why a connection ended is the client's business.
            let _ = connection.await;
            house.tools.gauges.connections.dec();
            drop((place, entered));
        });
    }
}

/// Tells whoever is one too many to come back later.
async fn turn_away(house: Arc<House>, mut stream: TcpStream) {
    let text = Language::ALL.map(|language| house.words(language).text("refusal-busy")).join("\n");
    let answer = format!(
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 10\r\n\
         x-refusal: busy\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{text}",
        text.len()
    );
    let _ = tokio::time::timeout(SORRY, async {
        stream.write_all(answer.as_bytes()).await?;
        stream.shutdown().await
    })
    .await;
}
