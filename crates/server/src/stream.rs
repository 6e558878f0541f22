//! That something changed, and what: one stream of events a page.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use engine::chance::hex;
use pages::Region;
use serde::Deserialize;
use serde_json::json;
use sha2::{Digest, Sha256};
use tokio::sync::watch;
use tokio_stream::wrappers::ReceiverStream;

use crate::House;
use crate::room::Room;
use crate::session::Visitor;
use crate::waiting::Waiting;

/// Regions as our script takes them: each with a mark of what is in it, but not those whose mark the
/// script has already. `have` is a list such as `hand:1a2b3c4d,log:…`.
pub fn patch(regions: &[Region], have: &str) -> String {
    let known: HashMap<&str, &str> = have.split(',').filter_map(|pair| pair.split_once(':')).collect();
    let fresh = regions.iter().filter_map(|region| {
        let mark = hex(&Sha256::digest(region.html.as_bytes())[..4]);
        let changed = known.get(region.id) != Some(&mark.as_str());
        changed.then(|| json!({"id": region.id, "mark": mark, "html": region.html}))
    });
    json!(fresh.collect::<Vec<_>>()).to_string()
}

/// Where the page stands.
#[derive(Deserialize)]
pub struct From {
    /// How many steps of the game the page shows.
    #[serde(default)]
    from: u64,
    /// Whether the page shows a table that hasn't started.
    #[serde(default)]
    lobby: Option<u8>,
}

/// `GET /t/{table}/events`: from what the page has seen on, whatever changes.
pub async fn events(
    State(house): State<Arc<House>>,
    Path(table): Path<String>,
    Query(From { from, lobby }): Query<From>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Response {
    let Ok(room) = house.hub.room(&table).await else {
        return axum::http::StatusCode::NOT_FOUND.into_response();
    };
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let (sender, receiver) = tokio::sync::mpsc::channel(4);
    let sending = Sending { house, room, visitor, headers, sender };
    match lobby {
        Some(_) => tokio::spawn(sending.lobby()),
        None => tokio::spawn(sending.game(last.unwrap_or(from))),
    };
    Sse::new(ReceiverStream::new(receiver))
        .keep_alive(KeepAlive::new().interval(Duration::from_secs(20)))
        .into_response()
}

/// Someone who watches a table.
struct Sending {
    house: Arc<House>,
    room: Arc<Room>,
    visitor: Visitor,
    headers: HeaderMap,
    sender: tokio::sync::mpsc::Sender<Result<Event, Infallible>>,
}

impl Sending {
    /// Waits for a change; `false` once nobody listens any more.
    async fn changed(&self, watch: &mut watch::Receiver<u64>) -> bool {
        tokio::select! {
            changed = watch.changed() => changed.is_ok(),
            () = self.sender.closed() => false,
        }
    }

    /// Sends an event. Browsers pass over one without data, so there always is some.
    async fn send(&self, kind: &str, id: u64, data: &str) -> bool {
        self.sender.send(Ok(Event::default().event(kind).id(id.to_string()).data(data))).await.is_ok()
    }

    /// A table that hasn't started: who sits where, and another page once it has.
    async fn lobby(self) {
        let mut watch = self.room.watch();
        loop {
            if self.room.table().await.has_begun() {
                self.send("reload", 0, "now").await;
                return;
            }
            let waiting = Waiting::at(&self.house, &self.room, &self.visitor, &self.headers).await;
            let regions = pages::lobby::regions(&waiting.seen(self.visitor.words(&self.house)));
            if !self.send("patch", 0, &patch(&regions, "")).await || !self.changed(&mut watch).await {
                return;
            }
        }
    }

    /// A game from step `from` on: only that it went on. The script then asks for what changed, which
    /// can be compressed, and is the newest however slow the listener was.
    async fn game(self, mut from: u64) {
        let mut watch = self.room.watch();
        let mut told = *watch.borrow_and_update();
        loop {
            let (steps, version) = (self.room.table().await.steps.len() as u64, *watch.borrow());
            if steps != from || version != told {
                (from, told) = (steps, version);
                if !self.send("step", steps, &steps.to_string()).await {
                    return;
                }
            }
            if !self.changed(&mut watch).await {
                return;
            }
        }
    }
}
