//! Whose time is up: a bot plays for them until they are back.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use engine::Seat;
use table::Wish;

use crate::House;
use crate::room::Room;
use crate::snapshot::Snapshot;

/// After something went wrong it is tried again after this time.
const AGAIN: Duration = Duration::from_secs(5);
/// A clock is looked at so often at least: machines sleep.
const LONGEST_SLEEP: Duration = Duration::from_secs(60);
/// So many tables whose time is up are seen to at once.
const AT_ONCE: u32 = 100;

impl Snapshot {
    /// The seat whose time is up next, and when, in milliseconds since 1970.
    pub fn next_due(&self) -> Option<(i64, Seat)> {
        let seats = self.table.seats().filter(|_| !self.is_over() && self.departed.is_none());
        seats.filter_map(|seat| Some((self.clock.due(seat)?, seat))).min()
    }
}

impl Room {
    /// Keeps the time of this table, if somebody has to: a task of its own that ends with the last due time.
    pub(crate) fn keep_time(self: &Arc<Self>) {
        if self.now().next_due().is_some() && !self.timed.swap(true, Ordering::AcqRel) {
            tokio::spawn(keep_time(Arc::downgrade(self)));
        }
    }

    async fn time_up(self: &Arc<Self>, seat: Seat, due: i64) -> Result<(), crate::refusal::Refusal> {
        self.write(move |now, at| match now.next_due() {
            Some(next) if next == (due, seat) => now.wish(&[Wish::TimeUp { seat }], at),
            _ => Ok(crate::snapshot::Plan::Done),
        })
        .await
    }
}

/// Keeps a table's time for as long as there is some to keep. The table may leave memory meanwhile: the store
/// knows when to have a look at it again.
async fn keep_time(table: Weak<Room>) {
    while let Some(room) = table.upgrade() {
        let Some((due, seat)) = room.now().next_due() else {
            room.timed.store(false, Ordering::Release);
            // Somebody may have acted before that was said.
            if room.now().next_due().is_none() || room.timed.swap(true, Ordering::AcqRel) {
                return;
            }
            continue;
        };
        let now = room.tools().millis();
        let left = due.max(room.opened_at + room.tools().settings.after_opening.as_millis() as i64) - now;
        if left > 0 {
            let (mut changes, mut stopping) = (room.watch(), room.tools().stopping.subscribe());
            let look = room.look_at_clock.clone();
            drop(room);
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(left as u64).min(LONGEST_SLEEP)) => {}
                _ = changes.changed() => {}
                () = look.notified() => {}
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
            continue;
        }
        // One server keeps it at a time; another one looks whether that one is still there.
        if !matches!(room.tools().store.drives(&room.id).await, Ok(true)) {
            drop(room);
            tokio::time::sleep(AGAIN).await;
            continue;
        }
        // Somebody may have acted at the last moment: then it isn't up any more.
        if let Err(refusal) = room.time_up(seat, due).await {
            let (_, code) = refusal.told();
            tracing::warn!(code, "a seat whose time is up could not be handed over");
            tokio::time::sleep(AGAIN).await;
        }
    }
}

impl House {
    /// Has the tables looked at whose time is up while nobody needs them: reading one keeps its time.
    pub async fn wake_due(&self) {
        let now = self.tools.millis();
        match self.tools.store.due(now, AT_ONCE).await {
            Ok(tables) => {
                for table in tables {
                    if let Ok(room) = self.hub.room(&table).await {
                        room.look_at_clock.notify_one();
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "nobody knows whose time is up"),
        }
    }
}
