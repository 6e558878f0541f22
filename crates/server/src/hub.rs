//! All tables in memory: those that somebody needs, and some that somebody has just needed.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::{Append, StoreError};
use table::{Entry, Table};
use tokio::sync::OnceCell;

use crate::Tools;
use crate::day;
use crate::practice;
use crate::refusal::{Reason, Refusal};
use crate::room::{Room, appended, waits, whole};

/// A table that is there, or is being read from its log.
type Slot = Arc<OnceCell<Arc<Room>>>;

/// All tables in memory.
pub struct Hub {
    tools: Arc<Tools>,
    rooms: Mutex<HashMap<String, Slot>>,
    /// With more tables than this, idle ones are looked for.
    full: AtomicUsize,
}

impl Hub {
    /// No table yet.
    pub(crate) fn new(tools: Arc<Tools>) -> Hub {
        let full = AtomicUsize::new(tools.settings.limits.idle_tables * 5 / 4);
        Hub { tools, rooms: Mutex::default(), full }
    }

    /// Nobody waits while they have this: it is held for a look only.
    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are in memory.
    pub fn len(&self) -> usize {
        self.rooms().len()
    }

    /// Whether none is.
    pub fn is_empty(&self) -> bool {
        self.rooms().is_empty()
    }

    /// The table with this id: from memory, or from its log. Only those wait who want this very table.
    ///
    /// # Errors
    /// There is no such table, or its log can't be read.
    pub async fn room(&self, id: &str) -> Result<Arc<Room>, Refusal> {
        // No id looks like this, so nothing has to be looked up.
        if id.len() > 64 {
            return Err(Reason::NoTable.into());
        }
        let slot = self.slot(id);
        if let Some(room) = slot.get() {
            room.touch();
            return match room.refresh().await {
                Ok(()) => Ok(room.clone()),
                Err(refusal) => {
                    if matches!(refusal, Refusal::Other(Reason::NoTable)) {
                        self.forget(id);
                    }
                    Err(refusal)
                }
            };
        }
        let mut loaded = false;
        let load = async || {
            loaded = true;
            self.load(id).await
        };
        let found = match slot.get_or_try_init(load).await {
            // Whoever read it may have done so before what we know was written by another server.
            Ok(room) if !loaded => room.refresh().await.map(|()| room.clone()),
            found => found.cloned(),
        };
        match &found {
            Ok(room) => {
                room.touch();
                room.drive();
                room.keep_time();
                room.keep_looking_around();
            }
            Err(_) => self.forget_empty(id),
        }
        drop(slot);
        self.make_room();
        found
    }

    fn slot(&self, id: &str) -> Slot {
        let mut rooms = self.rooms();
        match rooms.get(id) {
            Some(slot) => slot.clone(),
            None => rooms.entry(id.to_owned()).or_default().clone(),
        }
    }

    async fn load(&self, id: &str) -> Result<Arc<Room>, Refusal> {
        let now = whole(&self.tools, id).await?;
        let room = Arc::new(Room::new(id.to_owned(), self.tools.clone(), now));
        room.look_elsewhere().await;
        Ok(room)
    }

    /// The table with this id, if it is in memory.
    pub(crate) fn in_memory(&self, id: &str) -> Option<Arc<Room>> {
        self.rooms().get(id).and_then(|slot| slot.get().cloned())
    }

    /// The tables in memory that somebody needs just now.
    pub(crate) fn needed(&self) -> Vec<Arc<Room>> {
        self.rooms().values().filter(|slot| !is_idle(slot)).filter_map(|slot| slot.get().cloned()).collect()
    }

    /// Lets go of a table.
    pub(crate) fn forget(&self, id: &str) {
        self.rooms().remove(id);
    }

    /// Forgets that somebody asked for a table that isn't there.
    fn forget_empty(&self, id: &str) {
        let mut rooms = self.rooms();
        if rooms.get(id).is_some_and(|slot| !slot.initialized() && Arc::strong_count(slot) <= 2) {
            rooms.remove(id);
        }
    }

    /// Lays a new table with these entries, the first of which lays it. Whoever lays the same table again
    /// gets the one that is there.
    ///
    /// # Errors
    /// The disk says no.
    pub async fn lay(&self, id: &str, entries: Vec<Entry>) -> Result<Arc<Room>, Refusal> {
        let replayed = Table::replay(&entries).map_err(Refusal::Told)?;
        let (waits, tries) = (Some(waits(&replayed)), day::begun(id, &replayed, &entries));
        let branch = practice::branch(id, &replayed, self.tools.seconds());
        let append = Append { waits, tries, branch, ..appended(id, 0, &entries, self.tools.millis()) };
        let store = self.tools.store.clone();
        // Also if whoever asked has gone.
        let written = tokio::spawn(async move { store.append(append).await }).await;
        match written.unwrap_or(Err(StoreError::Closed)) {
            Ok(()) | Err(StoreError::Taken) => {
                self.tools.waiting_changed.fetch_add(1, Ordering::AcqRel);
                self.room(id).await
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Has those of these tables read anew that are in memory: their logs have been rewritten.
    pub(crate) async fn read_again(&self, tables: &[String]) {
        for id in tables {
            if !self.rooms().contains_key(id) {
                continue;
            }
            // Also one that is being read just now may have read what was there before.
            let read = match self.room(id).await {
                Ok(room) => room.read_again().await,
                Err(refusal) => Err(refusal),
            };
            if let Err(refusal) = read {
                tracing::warn!(code = refusal.told().1, "a table could not be read again");
                self.rooms().remove(id);
            }
        }
    }

    /// Lets go of the tables that were needed longest ago, if too many are there that nobody needs.
    fn make_room(&self) {
        let most = self.tools.settings.limits.idle_tables;
        let mut rooms = self.rooms();
        if rooms.len() <= self.full.load(Ordering::Relaxed) {
            return;
        }
        let mut idle: Vec<(u64, String)> = rooms
            .iter()
            .filter(|(_, slot)| is_idle(slot))
            .map(|(id, slot)| (slot.get().map_or(0, |room| room.used()), id.clone()))
            .collect();
        let enough = idle.len().saturating_sub(most);
        if enough > 0 {
            idle.sort_unstable();
            idle.truncate(enough);
            idle.iter().for_each(|(_, id)| drop(rooms.remove(id)));
        }
        // Where many are needed, not every one that comes looks through all of them.
        self.full.store(rooms.len() + most / 4, Ordering::Relaxed);
    }

    /// Lets go of tables that nobody has needed for a while, and of those that are too many.
    pub fn tidy(&self) {
        let idle_for = self.tools.settings.limits.idle_for.as_secs();
        let now = (self.tools.clock)().as_secs();
        let over = |slot: &Slot| slot.get().is_none_or(|room| now >= room.used() + idle_for);
        self.rooms().retain(|_, slot| !(is_idle(slot) && over(slot)));
        // Those that were needed when it was last looked may be idle now.
        self.full.store(self.tools.settings.limits.idle_tables, Ordering::Relaxed);
        self.make_room();
    }
}

/// Whether nobody needs a table just now: no request, no stream, no bot. A slot whose table was never read,
/// because whoever asked has gone, is needed by nobody either.
fn is_idle(slot: &Slot) -> bool {
    Arc::strong_count(slot) == 1 && slot.get().is_none_or(|room| Arc::strong_count(room) == 1)
}
