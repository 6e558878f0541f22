//! All tables in memory.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use engine::Message;
use store::Store;
use table::{Entry, Table};
use tokio::sync::Mutex;

use crate::Random;
use crate::live::{self, Live};
use crate::room::{Refusal, Room};
use crate::thinking::Study;

/// All tables that somebody has looked at since the server started.
pub struct Hub {
    store: Store,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    pace: Duration,
    random: Random,
    study: Study,
}

impl Hub {
    /// No table yet.
    pub fn new(store: Store, pace: Duration, random: Random, study: Study) -> Hub {
        Hub { store, rooms: Mutex::default(), pace, random, study }
    }

    /// The table with this id: from memory, or from its log.
    ///
    /// # Errors
    /// There is no such table, or its log is damaged.
    pub async fn room(&self, id: &str) -> Result<Arc<Room>, Refusal> {
        let mut rooms = self.rooms.lock().await;
        if let Some(room) = rooms.get(id) {
            return Ok(room.clone());
        }
        let log = self.store.log(id).await?;
        if log.is_empty() {
            return Err(Refusal::NoTable);
        }
        let damaged = |entry: usize| Refusal::Told(Message::new("table-bad-log").with("entry", entry));
        let entries =
            log.iter().enumerate().map(|(at, body)| serde_json::from_str(body).map_err(|_| damaged(at)));
        let entries: Vec<Entry> = entries.collect::<Result<_, _>>()?;
        let table = Table::replay(&entries).map_err(Refusal::Told)?;
        let mut live = match &table.seed {
            Some(seed) => Some(live::deal(&table, seed).map_err(Refusal::Told)?),
            None => None,
        };
        if let Some(live) = &mut live {
            table.steps.iter().try_for_each(|step| live.play(step)).map_err(Refusal::Told)?;
        }
        Ok(self.keep(&mut rooms, id, (table, live)))
    }

    fn keep(
        &self,
        rooms: &mut HashMap<String, Arc<Room>>,
        id: &str,
        (table, live): (Table, Option<Box<dyn Live>>),
    ) -> Arc<Room> {
        let room = Arc::new(Room::new(id.to_owned(), table, live));
        rooms.insert(id.to_owned(), room.clone());
        tokio::spawn(room.clone().drive_bots(
            self.store.clone(),
            self.pace,
            self.random.clone(),
            self.study.clone(),
        ));
        room
    }

    /// Lays a new table.
    ///
    /// # Errors
    /// The disk says no.
    pub async fn lay(&self, entry: &Entry) -> Result<Arc<Room>, Refusal> {
        let id = short_id(&(self.random)());
        let body = serde_json::to_string(entry).unwrap_or_default();
        self.store.append(&id, 0, &body).await?;
        let table = Table::laid(entry).map_err(Refusal::Told)?;
        let mut rooms = self.rooms.lock().await;
        Ok(self.keep(&mut rooms, &id, (table, None)))
    }
}

/// An id that nobody guesses and everybody can read out: 16 letters and digits that can't be mixed up.
fn short_id(random: &[u8; 32]) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    random[..16].iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}
