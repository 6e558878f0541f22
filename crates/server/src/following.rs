//! What other servers of the house do: tables in memory here are brought up to it, and what a dead server has
//! left is taken over.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use store::{Notice, What};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use crate::House;
use crate::refusal::{Reason, Refusal};
use crate::room::Room;

/// A notice may be lost: so often it is looked how far tables are that somebody needs here.
const LOOK: Duration = Duration::from_secs(3);
/// So many tables of dead servers are taken over at once.
const AT_ONCE: u32 = 200;

/// Follows what other servers do, for as long as there is this house.
pub(crate) async fn follow(house: Weak<House>, mut news: Receiver<Notice>) {
    let mut look = tokio::time::interval(LOOK);
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            heard = news.recv() => {
                let Some(house) = house.upgrade() else { return };
                match heard {
                    Ok(Notice::Changed(table, what)) => house.hear(&table, what),
                    Ok(Notice::Anything) | Err(RecvError::Lagged(_)) => house.look_at_all().await,
                    Err(RecvError::Closed) => return,
                }
            }
            _ = look.tick() => {
                let Some(house) = house.upgrade() else { return };
                house.look_at_all().await;
                house.take_over().await;
            }
        }
    }
}

impl House {
    /// Another server has changed something.
    fn hear(self: &Arc<Self>, table: &str, what: What) {
        if what == What::Waiting {
            self.tools.waiting_changed.fetch_add(1, Ordering::AcqRel);
        }
        let Some(room) = self.hub.in_memory(table) else { return };
        let house = self.clone();
        tokio::spawn(async move {
            match what {
                What::Presence => room.look_elsewhere().await,
                What::Table | What::Waiting => house.told(&room, room.hear().await),
            }
        });
    }

    /// Brings all tables up to date that somebody needs.
    async fn look_at_all(self: &Arc<Self>) {
        self.tools.waiting_changed.fetch_add(1, Ordering::AcqRel);
        let rooms = self.hub.needed();
        let ids: Vec<String> = rooms.iter().map(|room| room.id.clone()).collect();
        // Out of reach, it is tried again soon.
        let Ok(Some(heads)) = self.tools.store.heads(&ids).await else { return };
        for (room, head) in rooms.into_iter().zip(heads) {
            if head.entries == 0 || !room.now().is_at(head) {
                let house = self.clone();
                tokio::spawn(async move { house.told(&room, room.come_up_to(head).await) });
            }
        }
    }

    /// A table that can't be read on isn't kept: whoever asks for it is told why.
    fn told(&self, room: &Arc<Room>, read: Result<(), Refusal>) {
        match read {
            Ok(()) | Err(Refusal::Store(_)) => {}
            Err(refusal) => {
                if !matches!(refusal, Refusal::Other(Reason::NoTable)) {
                    tracing::warn!(code = refusal.told().1, "a table could not be read on");
                }
                self.hub.forget(&room.id);
                // Whoever watches it asks again, and is told.
                room.note(|now| now.rewritten += 1);
            }
        }
    }

    /// Goes on with what servers drove that are dead.
    async fn take_over(&self) {
        let Ok(orphans) = self.tools.store.orphans(AT_ONCE).await else { return };
        for id in orphans {
            let store = &self.tools.store;
            // Only one of those that try may go on with it, and no other one finds it again.
            if let Ok(true) = store.drives(&id).await
                && let Ok(room) = self.hub.room(&id).await
            {
                room.drive();
                room.keep_time();
                room.leave_to_others();
            }
        }
    }
}
